#include "cli/players.h"

#include <algorithm>
#include <cstddef>

#include "cli/messages.h"
#include "cli/named_bot.h"
#include "core/seat.h"
#include "core/words.h"

namespace parlor::cli {

Result<std::vector<Player>> read_players(std::string_view text) {
  std::vector<Player> players;
  for (std::string& name : listed_names(text)) players.emplace_back(std::move(name));
  if (players.size() > max_seats) return Error{say::too_many_seats(max_seats)};
  return players;
}

std::optional<Error> problem_with(const std::vector<Player>& players, const AnyGame& game) {
  for (const Player& player : players) {
    if (player.is_human()) continue;
    const auto bot = named_bot(game, player.name());
    if (bot) continue;
    return Error{say::human_or_bot(bot.error().message)};
  }
  return std::nullopt;
}

std::vector<Player> usual_players(int count) {
  std::vector<Player> players(static_cast<std::size_t>(count), Player("easy"));
  players.front() = Player("human");
  return players;
}

}  // namespace parlor::cli
