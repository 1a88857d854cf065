#include "games/parcheesi/rules/search.h"

namespace parlor::parcheesi {

void Search::find_from(const Scene& scene, const Hand& hand, Results& results) {
  results.clear();
  const auto size = KeySet::size_for(scene.four_counts());
  explored_.clear(size);
  keys_.clear(size);
  explore(scene, hand, effort(scene, hand), results);
  results.append_wins();
}

void Search::explore(const Scene& scene, const Hand& hand, const Effort& made, Results& results) {
  bool may_end = true;
  scene.for_each_step(hand, [&](const Step& step, const Hand& after) {
    if (must_go_on(scene, step, after)) may_end = false;
    if (scene.won(after)) {
      results.add_win(scene, after);
    } else if (after.is_done() || explored_.insert(after.key())) {
      const Effort effort_after = is_bonus(step.pay) ? made : effort(scene, after);
      if (after.is_done()) {
        add(scene, after, effort_after, results);
      } else {
        explore(scene, after, effort_after, results);
      }
    }
    return true;
  });
  if (may_end) add(scene, hand, made, results);
}

void Search::add(const Scene& scene, const Hand& hand, const Effort& made, Results& results) {
  if (scene.breaks_pair_rule_at_end(hand)) return;
  const int order = results.standard.raise(made);
  if (order < 0) return;
  if (order > 0) {
    results.found.clear();
    keys_.clear();
  }
  const Choice choice = choice_of(hand);
  if (keys_.insert(choice.key())) results.found.add(choice);
}

}  // namespace parlor::parcheesi
