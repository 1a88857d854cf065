#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <limits>
#include <span>
#include <string>
#include <vector>

#include "bots/any_bot.h"

/// Games of bots against each other, fairly: everybody sits everywhere equally often, and the dice
/// of one game are thrown again in every rotation of the seats.
namespace parlor::bots {

/// One bot for each seat that plays, as they sit in the first rotation.
using Line = std::vector<AnyBot>;

struct ArenaRules {
  std::uint64_t seed = 1;
  std::uint64_t most_nodes = std::numeric_limits<std::uint64_t>::max();
  /// How long a play may take, by the clock that is passed in.
  std::uint64_t most_nanoseconds = std::numeric_limits<std::uint64_t>::max();
  /// In games without dice every game would be the same: so many plays are made at random first,
  /// the same ones in every rotation.
  std::uint32_t opening_plays = 4;
  /// Nobody watches a game for longer; it counts as a draw.
  std::uint64_t longest = 20'000;
};

/// Tells the nanoseconds of some clock. What comes out of a game does not depend on it.
using Clock = std::function<std::uint64_t()>;

/// How long plays took, in steps of a twelfth of a doubling. Times from several threads add up.
class PlayTimes {
 public:
  void add(std::uint64_t nanoseconds);
  void add(const PlayTimes& other);
  [[nodiscard]] std::uint64_t plays() const { return plays_; }
  [[nodiscard]] double mean_ms() const;
  /// The time within which this share of the plays was made.
  [[nodiscard]] double within_ms(double share) const;

 private:
  static constexpr std::size_t steps = 12;
  std::array<std::uint32_t, 48 * steps> counts_{};
  std::uint64_t plays_ = 0;
  std::uint64_t total_ = 0;
};

/// What came of one game for each bot of the line: a win is 1, shared by those who win together; a
/// draw is shared by all.
struct GameScore {
  std::array<float, max_seats> scores{};
  /// What of that was luck, where somebody tells it.
  std::array<float, max_seats> luck{};
  std::uint32_t plays = 0;
  bool finished = true;
  /// A bot that failed loses its seat, and with it the game, and this says why.
  std::string failure;
};

/// Which seat bot `bot` of `seats` sits on in game `number`, as a number among those who play.
constexpr std::size_t seat_in_rotation(std::size_t bot, std::uint64_t number, std::size_t seats) {
  return (bot + number % seats) % seats;
}

/// Plays game `number`. It depends on the seed and the number alone, whoever played before. `luck`
/// watches the dice, if there is one.
GameScore play_arena_game(const GameFace& game, std::span<const AnyBot> line, std::uint64_t number,
                          const ArenaRules& rules, const Stop& stop, const Clock& clock,
                          std::span<PlayTimes> times, LuckFace* luck = nullptr);

/// A mean over games and its 95 % interval.
struct Share {
  double mean = 0;
  double low = 0;
  double high = 0;
};

/// How a bot did. Bots of one name in a line count together.
struct Standing {
  std::string name;
  Share wins;
  /// The same with the luck taken out, where it was told.
  Share without_luck;
  /// How much stronger than the rest of the line, by the usual scale: 0 for its share of the seats.
  double elo = 0;
};

/// The standings after some games, in the order in which names appear in the line. `scores` must
/// hold whole rotations.
std::vector<Standing> standings(std::span<const std::string> names,
                                std::span<const GameScore> scores);

/// The difference in strength that makes somebody with this share of the seats win this share of
/// the games.
double elo_of(double win_share, double seat_share);

}  // namespace parlor::bots
