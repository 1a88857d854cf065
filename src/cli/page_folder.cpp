#include "cli/page_folder.h"

#include "server/settings.h"

namespace parlor::cli {

namespace fs = std::filesystem;

bool has_page(const fs::path& folder) { return fs::exists(folder / "index.html"); }

std::string page_folder(const std::string& named, const fs::path& program) {
  if (program.empty() || named != server::Settings().web) return named;
  const fs::path folder = program.parent_path();
  // From bin, from lib/parlor, and from build/release.
  for (const char* way : {"../share/parlor/web", "../../share/parlor/web", "../../web/dist"}) {
    const fs::path page = (folder / way).lexically_normal();
    if (has_page(page)) return page.string();
  }
  return named;
}

}  // namespace parlor::cli
