#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

namespace parlor::test {

/// Puts a table with so many events into a server's file, while no server has it open.
void store_long_game(const std::filesystem::path& db, const std::string& id, std::int64_t events);

}  // namespace parlor::test
