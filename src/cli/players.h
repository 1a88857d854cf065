#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace parlor::cli {

/// Who plays a seat: a person at this terminal, or the simple opponent.
enum class Player : std::uint8_t { human, easy };

std::string name_of(Player player);

/// Reads `human,easy,easy`.
Result<std::vector<Player>> read_players(std::string_view text);

/// One person and the simple opponent on every other seat.
std::vector<Player> usual_players(int count);

}  // namespace parlor::cli
