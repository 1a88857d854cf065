#include "cli/page_folder.h"

#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>

#include "server/settings.h"
#include "support/files.h"

namespace parlor::test {
namespace {

namespace fs = std::filesystem;

const std::string usual = server::Settings().web;

/// A folder with a page in it.
fs::path page_in(const fs::path& folder) {
  fs::create_directories(folder);
  std::ofstream(folder / "index.html") << "<!doctype html>";
  return folder;
}

TEST(PageFolder, OfAnInstalledProgramIsTheOneInstalledWithIt) {
  const fs::path usr = fresh_folder("installed");
  const fs::path page = page_in(usr / "share/parlor/web");
  EXPECT_EQ(cli::page_folder(usual, usr / "bin/parlor"), page.string());
  EXPECT_EQ(cli::page_folder(usual, usr / "lib/parlor/parlor-x86-64-v3"), page.string());
}

TEST(PageFolder, OfABuiltProgramIsBesideItsSources) {
  const fs::path sources = fresh_folder("built");
  const fs::path page = page_in(sources / "web/dist");
  EXPECT_EQ(cli::page_folder(usual, sources / "build/release/parlor"), page.string());
}

TEST(PageFolder, ThatIsNamedIsTakenAsItIs) {
  const fs::path usr = fresh_folder("named");
  page_in(usr / "share/parlor/web");
  EXPECT_EQ(cli::page_folder("my/page", usr / "bin/parlor"), "my/page");
}

TEST(PageFolder, IsTheUsualOneWhereNothingElseIsKnown) {
  EXPECT_EQ(cli::page_folder(usual, fresh_folder("alone") / "bin/parlor"), usual);
  EXPECT_EQ(cli::page_folder(usual, {}), usual);
}

}  // namespace
}  // namespace parlor::test
