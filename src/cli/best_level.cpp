#include "cli/best_level.h"

#include <cstdlib>
#include <system_error>

#include <unistd.h>

#include "core/processor_level.h"
#include "core/words.h"

namespace parlor::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view portable = "x86-64";
constexpr std::string_view v3 = "x86-64-v3";
constexpr const char* variable = "PARLOR_LEVEL";

bool processor_has_v3() {
#ifdef __x86_64__
  return __builtin_cpu_supports("x86-64-v3") != 0;
#else
  return false;
#endif
}

}  // namespace

LevelChoice choose_level(std::string_view asked, bool has_v3) {
  if (asked == portable) return {};
  if (asked.empty()) return {has_v3 ? std::string(v3) : "", ""};
  if (asked != v3) {
    return {"", cat(variable, " is ", portable, " or ", v3, ", not ", asked, ".")};
  }
  if (has_v3) return {std::string(v3), ""};
  return {"", cat("This processor is too old for ", v3, ": leave ", variable, " out, or set it to ",
                  portable, ".")};
}

std::optional<fs::path> program_of_level(const fs::path& program, std::string_view level) {
  const std::string name = cat("parlor-", level);
  const fs::path folder = program.parent_path();
  for (const fs::path& place : {folder / name, folder.parent_path() / "lib" / "parlor" / name}) {
    if (access(place.c_str(), X_OK) == 0) return place;
  }
  return std::nullopt;
}

std::string run_at_best_level(char** arguments) {
  // Another level than the portable one was chosen before.
  if (processor_level() != portable) return "";
  const char* const asked = std::getenv(variable);
  LevelChoice choice = choose_level(asked == nullptr ? "" : asked, processor_has_v3());
  if (choice.level.empty()) return choice.refusal;
  std::error_code unknown;
  const fs::path self = fs::read_symlink("/proc/self/exe", unknown);
  const auto program = unknown ? std::nullopt : program_of_level(self, choice.level);
  if (program) execv(program->c_str(), arguments);
  // The portable one plays the same, more slowly.
  return "";
}

}  // namespace parlor::cli
