#include "cli/best_level.h"

#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>
#include <sys/stat.h>

#include "support/files.h"
#include "support/process.h"
#include "support/text.h"

namespace parlor::test {
namespace {

using cli::choose_level;
using cli::program_of_level;

TEST(BestLevel, IsTheHighestThatTheProcessorHas) {
  EXPECT_EQ(choose_level("", true).level, "x86-64-v3");
  EXPECT_EQ(choose_level("", false).level, "");
  EXPECT_EQ(choose_level("", false).refusal, "");
}

TEST(BestLevel, CanBeAskedFor) {
  EXPECT_EQ(choose_level("x86-64", true).level, "");
  EXPECT_EQ(choose_level("x86-64", true).refusal, "");
  EXPECT_EQ(choose_level("x86-64-v3", true).level, "x86-64-v3");
}

TEST(BestLevel, IsRefusedInASentenceWhereItCannotBe) {
  EXPECT_EQ(choose_level("x86-64-v3", false).refusal,
            "This processor is too old for x86-64-v3: leave PARLOR_LEVEL out, or set it to "
            "x86-64.");
  EXPECT_EQ(choose_level("i386", true).refusal, "PARLOR_LEVEL is x86-64 or x86-64-v3, not i386.");
}

TEST(BestLevel, IsFoundBesideTheProgramOrWhereItIsInstalled) {
  const auto folder = fresh_folder("parlor-level");
  const auto make = [](const std::filesystem::path& path) {
    std::filesystem::create_directories(path.parent_path());
    std::ofstream(path) << "#!/bin/sh\n";
    chmod(path.c_str(), S_IRUSR | S_IXUSR);
  };
  const auto program = folder / "bin" / "parlor";
  EXPECT_EQ(program_of_level(program, "x86-64-v3"), std::nullopt);
  make(folder / "lib" / "parlor" / "parlor-x86-64-v3");
  EXPECT_EQ(program_of_level(program, "x86-64-v3"), folder / "lib" / "parlor" / "parlor-x86-64-v3");
  make(folder / "bin" / "parlor-x86-64-v3");
  EXPECT_EQ(program_of_level(program, "x86-64-v3"), folder / "bin" / "parlor-x86-64-v3");
  std::filesystem::remove_all(folder);
}

}  // namespace
}  // namespace parlor::test
