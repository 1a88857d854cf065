#pragma once

#include <string>

#include "cli/sitting.h"

namespace parlor::cli {

/// A sitting as a small JSON file: game, rules, seats, seed, position and everything that happened.
std::string saved_text(const Sitting& sitting);

Result<Sitting> read_saved(const std::string& text, Games games);

/// Writes the sitting to a file; or why it cannot.
std::optional<Error> save_sitting(const Sitting& sitting, const std::string& path);

Result<Sitting> load_sitting(const std::string& path, Games games);

}  // namespace parlor::cli
