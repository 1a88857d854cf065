#include "games/backgammon/text/arbiter.h"

#include <algorithm>
#include <vector>

#include "games/backgammon/text/messages.h"
#include "games/backgammon/text/notation.h"
#include "games/backgammon/text/reasons.h"

namespace parlor::backgammon {
namespace {

/// The steps by which one man gets along `hop`: one die, or several without a hit on the way, since
/// that would have been written. Empty where there are none.
std::vector<Step> steps_along(const Turn& turn, const Hop& hop) {
  const std::vector<Step> possible = turn.possible();
  for (const Step& step : possible) {
    if (step.move.from == hop.from && step.move.to == hop.to) return {step};
  }
  for (const Step& step : possible) {
    if (step.move.from != hop.from || step.move.to <= hop.to) continue;
    if (turn.board().hits(step.move)) continue;
    Turn after = turn;
    after.make(step);
    std::vector<Step> rest = steps_along(after, {step.move.to, hop.to});
    if (rest.empty()) continue;
    rest.insert(rest.begin(), step);
    return rest;
  }
  return {};
}

}  // namespace

std::optional<Ruling> Arbiter::follow(std::string_view text) {
  const auto hops = read_hops(text);
  if (!hops) return refused("", hops.error().message);
  for (const Hop& hop : *hops) {
    const std::vector<Step> steps = steps_along(turn_, hop);
    if (steps.empty()) return why_not(turn_, mover_, hop);
    for (const Step& step : steps) {
      if (!turn_.allows(step)) return why_not_so(turn_, step);
      const bool hit = turn_.board().hits(step.move);
      if (hop.says_hit && step.move.to == hop.to && !hit) {
        return refused("backgammon.05", say::nothing_to_hit(arg::Play(spell_hop(hop)),
                                                            arg::Place(place_name(hop.to))));
      }
      made_.push_back({turn_.board(), step});
      turn_.make(step);
    }
  }
  return std::nullopt;
}

std::optional<Ruling> Arbiter::unfinished() const {
  if (turn_.owed() == 0) return std::nullopt;
  return why_not_yet(turn_);
}

}  // namespace parlor::backgammon
