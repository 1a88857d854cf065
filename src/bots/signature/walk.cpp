#include "bots/signature/walk.h"

#include "bots/list.h"

namespace parlor::bots {
namespace {

/// Where random play does not come to an end soon, the beginning will do.
constexpr std::size_t longest = 300;

}  // namespace

Walk random_walk(const AnyGame& game, std::uint64_t seed) {
  Walk walk;
  Random random(seed);
  const NoStop stop;
  Thinking thinking{random, stop};
  const AnyBot bot = *make_bot(game, "random");
  AnyState state = game->start();
  while (walk.choosing.size() < longest && !game->actor(state).is_nobody()) {
    if (game->actor(state).is_chance()) {
      walk.throwing.push_back(state);
      state = game->thrown(state, random.roll(game->to_throw(state).dice));
    } else {
      walk.choosing.push_back(state);
      state = *bot->play(state, thinking);
    }
  }
  return walk;
}

std::vector<AnyState> some_of(const std::vector<AnyState>& states, std::size_t count) {
  if (states.size() <= count) return states;
  std::vector<AnyState> some;
  for (std::size_t i = 0; i < count; ++i) some.push_back(states[i * states.size() / count]);
  return some;
}

std::vector<AnyState> decisions(const AnyGame& game, std::uint64_t seed, std::size_t count) {
  // There are games in which there is seldom anything to decide.
  constexpr std::uint64_t most_walks = 10;
  std::vector<AnyState> found;
  for (std::uint64_t walk = 0; walk < most_walks && found.size() < count; ++walk) {
    for (const AnyState& state : random_walk(game, seed + walk).choosing) {
      if (game->choice_count(state) > 1) found.push_back(state);
    }
  }
  return some_of(found, count);
}

}  // namespace parlor::bots
