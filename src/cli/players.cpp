#include "cli/players.h"

#include <algorithm>
#include <cstddef>

#include "cli/text.h"
#include "core/seat.h"
#include "core/words.h"

namespace parlor::cli {

std::string name_of(Player player) { return player == Player::human ? "human" : "easy"; }

Result<std::vector<Player>> read_players(std::string_view text) {
  std::vector<Player> players;
  while (true) {
    const std::size_t comma = std::min(text.find(','), text.size());
    const std::string_view word = trimmed(text.substr(0, comma));
    if (word == "human") {
      players.push_back(Player::human);
    } else if (word == "easy") {
      players.push_back(Player::easy);
    } else {
      return Error{cat("A seat is played by human or easy, not by \"", word,
                       "\"; write for example human,easy,easy,easy.")};
    }
    if (players.size() > max_seats) return Error{cat("There are ", max_seats, " seats at most.")};
    if (comma == text.size()) return players;
    text.remove_prefix(comma + 1);
  }
}

std::vector<Player> usual_players(int count) {
  std::vector<Player> players(static_cast<std::size_t>(count), Player::easy);
  players.front() = Player::human;
  return players;
}

}  // namespace parlor::cli
