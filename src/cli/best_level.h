#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace parlor::cli {

/// The further level of processors to run at, by what the machine has and what was asked for
/// (PARLOR_LEVEL); empty for the level of this program, or a sentence where that cannot be.
struct LevelChoice {
  std::string level;
  std::string refusal;
};
LevelChoice choose_level(std::string_view asked, bool has_v3);

/// The program of a level: beside this one, or where it is installed as seen from there.
std::optional<std::filesystem::path> program_of_level(const std::filesystem::path& program,
                                                      std::string_view level);

/// Goes on as the same program with its engine compiled for the best level that this processor has,
/// if it is there; comes back where this one is the best, or with a sentence why it cannot.
std::string run_at_best_level(char** arguments);

}  // namespace parlor::cli
