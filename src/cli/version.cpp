#include "cli/version.h"

#include <string_view>

// Made by cli/commit.cmake, and new only when the commit is another.
#include "cli/commit.h"
#include "core/processor_level.h"
#include "core/words.h"

namespace parlor::cli {
namespace {

std::string compiler() {
#if defined(__clang__)
  return cat("clang ", __clang_major__, '.', __clang_minor__, '.', __clang_patchlevel__);
#elif defined(__GNUC__)
  return cat("g++ ", __GNUC__, '.', __GNUC_MINOR__, '.', __GNUC_PATCHLEVEL__);
#else
  return "another compiler";
#endif
}

}  // namespace

std::string version_number() { return PARLOR_VERSION; }

std::string version_text() {
  constexpr std::string_view commit = PARLOR_COMMIT;
  return cat("parlor ", version_number(), " (", commit.empty() ? "" : "commit ", commit,
             commit.empty() ? "" : ", ", compiler(), ", ", processor_level(), ')');
}

}  // namespace parlor::cli
