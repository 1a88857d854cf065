#include "server/endless.h"

#include "core/random.h"
#include "table/table.h"

namespace parlor::server {
namespace {

bool ends(const GameFace& game, Random& random) {
  AnyState state = game.start();
  for (std::int64_t events = 0; events < table::longest_game; ++events) {
    const Actor actor = game.actor(state);
    if (actor.is_nobody()) return true;
    if (actor.is_player()) {
      auto next = game.taken(state, game.simple_choice(state, random));
      if (!next) return false;
      state = *std::move(next);
      continue;
    }
    const auto die = [&random] { return static_cast<int>(random.below(6)) + 1; };
    const int first = die();
    state = game.thrown(state, game.to_throw(state).dice == 1 ? Roll(first) : Roll(first, die()));
  }
  return false;
}

}  // namespace

bool is_endless(const GameFace& game) {
  if (!game.actor(game.start()).is_chance()) return false;
  int endless = 0;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    Random random(seed);
    endless += ends(game, random) ? 0 : 1;
  }
  return endless >= 2;
}

}  // namespace parlor::server
