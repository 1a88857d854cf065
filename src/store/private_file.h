#pragma once

#include <string>
#include <vector>

/// Files with the seeds of games that are going on: nobody but their owner reads them.
namespace parlor::store {

/// Makes a file for its owner alone where there is none. It is not opened: whoever closes a
/// database takes away the locks that this process has on it.
void make_private(const std::string& file);

/// A database of SQLite's and what lies beside it, where others than the owner could read it.
std::vector<std::string> files_open_to_others(const std::string& database);
void close_to_others(const std::string& database);

}  // namespace parlor::store
