#include "cli/hint.h"

#include <chrono>
#include <utility>

#include "cli/named_bot.h"
#include "engines/clock_stop.h"

namespace parlor::cli {
namespace {

constexpr std::chrono::milliseconds time_to_choose{1500};
constexpr std::chrono::milliseconds time_to_play_on{1000};
constexpr int enough_games = 200;
constexpr int fewest_games = 20;
constexpr int longest_game = 5000;  // throws and plays

/// The strongest bot that the game has.
Result<std::pair<std::string, bots::AnyBot>> strongest(const AnyGame& game) {
  auto expert = named_bot(game, "expert");
  if (expert) return std::pair(std::string("expert"), *std::move(expert));
  auto easy = named_bot(game, "easy");
  if (!easy) return easy.error();
  return std::pair(std::string("easy"), *std::move(easy));
}

/// Half wins of the seat in one game, from this state to its end: 0, 1 or 2; none where it had
/// none.
std::optional<int> played_on(const GameFace& game, AnyState state, Seat seat, bots::BotFace& bot,
                             bots::Thinking& thinking) {
  bot.new_game();
  for (int i = 0; i < longest_game && !thinking.stop.asked(); ++i) {
    const Actor actor = game.actor(state);
    if (actor.is_nobody()) {
      const auto outcome = game.outcome(state);
      if (outcome->draw) return 1;
      return outcome->winners.contains(seat) ? 2 : 0;
    }
    if (actor.is_chance()) {
      state = game.thrown(state, thinking.random.roll(game.to_throw(state).dice));
      continue;
    }
    auto after = bot.play(state, thinking);
    if (!after) return std::nullopt;
    state = *std::move(after);
  }
  return std::nullopt;
}

void add_chances(Hint& hint, const AnyGame& game, const AnyState& after, Seat seat,
                 Random& random) {
  auto bot = named_bot(game, "easy");
  if (!bot) return;
  const engines::ClockStop clock(time_to_play_on);
  bots::Thinking thinking{random, clock};
  int games = 0;
  int half_wins = 0;
  while (games < enough_games) {
    const auto halves = played_on(*game, after, seat, **bot, thinking);
    if (!halves) break;
    ++games;
    half_wins += *halves;
  }
  if (games < fewest_games) return;
  hint.games = games;
  hint.percent = (100 * half_wins + games) / (2 * games);
}

}  // namespace

Result<Hint> hint_for(const AnyGame& game, const AnyState& state, std::uint64_t chance) {
  auto found = strongest(game);
  if (!found) return found.error();
  auto [name, bot] = *std::move(found);
  bot->new_game();
  Random random(chance);
  const engines::ClockStop clock(time_to_choose);
  bots::Thinking thinking{random, clock};
  auto play = bot->choose(state, thinking);
  if (!play) return play.error();
  Hint hint{name, *std::move(play)};
  const auto after = game->taken(state, hint.play);
  if (after) add_chances(hint, game, *after, game->actor(state).seat(), random);
  return hint;
}

}  // namespace parlor::cli
