#include <algorithm>
#include <optional>

#include "core/words.h"
#include "games/parcheesi/game.h"
#include "games/parcheesi/text/notation.h"

/// What a player would try with a roll.
namespace parlor::parcheesi {
namespace {

/// Where a count would take a pawn that turns onto its home path when it can; beyond HOME it is
/// HOME that is tried.
std::optional<Place> goal_of(Place pawn, int count) {
  if (pawn.is_home()) return std::nullopt;
  if (pawn.in_start()) return Place::ring(0);
  return Place::from_line(std::min(pawn.on_line() + count, Place::home().on_line()));
}

}  // namespace

std::vector<std::string> Parcheesi::tries(const State& state) const {
  if (state.phase != Phase::playing) return {};
  if (is_penalty(state)) return {"-"};
  const Scene scene = this->scene(state);
  std::vector<std::string> steps;
  for (const Place pawn : state.pawns[index(scene.color())]) {
    for (int which = 0; which < 2; ++which) {
      const auto goal = goal_of(pawn, scene.value(which));
      if (!goal) continue;
      std::string step = cat(text_of(scene.color(), pawn), '>', text_of(scene.color(), *goal));
      if (std::ranges::find(steps, step) == steps.end()) steps.push_back(std::move(step));
    }
  }
  return steps;
}

}  // namespace parlor::parcheesi
