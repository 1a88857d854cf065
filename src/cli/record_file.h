#pragma once

#include <string>
#include <vector>

#include "cli/sitting.h"

/// Games of the terminal as files: records (docs/record.md).
namespace parlor::cli {

/// A game that was read, and the steps of the play that was being made.
struct LoadedGame {
  Sitting sitting;
  std::vector<std::string> taken = {};
  std::size_t told = 0;  // events that stood in the file: what follows them is news
};

/// Writes the record to a file; or why it cannot. What is no record is not written over.
std::optional<Error> save_record(const Sitting& sitting, const std::vector<std::string>& taken,
                                 const std::string& path);

Result<LoadedGame> load_record(const std::string& path, Games games);

}  // namespace parlor::cli
