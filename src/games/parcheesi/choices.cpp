#include "games/parcheesi/choices.h"

#include <algorithm>

namespace parlor::parcheesi {

void Choices::find(const Scene& scene) {
  clear();
  if (can_share_out(scene) && share_out(scene)) return append_wins();
  search(scene, scene.begin());
}

void Choices::search(const Scene& scene, const Hand& hand) {
  clear();
  explore(scene, hand, effort(scene, hand));
  append_wins();
}

void Choices::force(const Choice& choice) {
  found_.clear();
  found_.push_back(choice);
}

void Choices::clear() {
  found_.clear();
  wins_.clear();
  explored_.clear();
  results_.clear();
  standard_.reset();
}

void Choices::append_wins() {
  if (wins_.empty()) return;
  if (standard_.only_wins()) found_.clear();
  found_.insert(found_.end(), wins_.begin(), wins_.end());
}

// Sharing out the dice.

bool Choices::share_out(const Scene& scene) {
  shares_.find(scene);
  if (shares_.earns_bonus() && scene.options().bonus_time == BonusTime::any_time) return false;
  if (!share_out_most(scene)) return false;
  if (may_win_early(scene, shares_.earns_bonus())) {
    explored_.clear();
    explore_wins(scene, scene.begin());
  }
  return true;
}

/// With as many entries as there can be: all dice if that can be done, and else one of two; what is
/// between is left to the search.
bool Choices::share_out_most(const Scene& scene) {
  for (int entries = scene.entry_is_duty() ? scene.most_entries() : 0; entries >= 0; --entries) {
    if (share_out_all(scene, entries)) return true;
    if (!scene.four_counts() && share_out_one(scene, entries)) return true;
  }
  if (scene.four_counts() && !scene.four_or_nothing()) return false;
  add(scene, scene.begin(), effort(scene, scene.begin()));
  return true;
}

bool Choices::share_out_all(const Scene& scene, int entries) {
  Hand after = scene.begin();
  after.set_left(0, 0);
  add_shares(scene, after, entries, [&](auto& take) { shares_.for_each_of_all(scene, take); });
  return any_found();
}

/// One of two counts, where both together cannot be played.
bool Choices::share_out_one(const Scene& scene, int entries) {
  for (int which = 0; which < 2; ++which) {
    if (scene.begin().left(which) == 0) continue;
    Hand after = scene.begin();
    after.use(which);
    add_shares(scene, after, entries, [&](auto& take) { shares_.for_each_of_one(which, take); });
    if (scene.options().dice_duty == DiceDuty::all_higher && any_found()) return true;
  }
  return any_found();
}

template <class ForEach>
void Choices::add_shares(const Scene& scene, const Hand& used, int entries, ForEach&& for_each) {
  Effort made = effort(scene, used);
  made.entries = static_cast<std::uint8_t>(entries);
  const OwnBlockades blockades(scene);
  const bool may_repeat = scene.four_counts();
  bool raised = any_found();
  const auto take = [&](const Way& way) {
    if (way.entries() < entries) return;
    if (blockades.any() && !blockades.allow(way)) return;
    Hand hand = used;
    hand.change(way.change(), way.captured());
    if (hand.has_three()) return;
    if (!raised) standard_.raise(made);
    raised = true;
    if (way.earns_bonus()) {
      add_with_bonuses(scene, hand, way.home());
    } else if (may_repeat) {
      put(choice_of(hand));
    } else {
      found_.push_back(choice_of(hand));
    }
  };
  for_each(take);
}

void Choices::add_with_bonuses(const Scene& scene, Hand& hand, int home) {
  scene.earn_bonuses(hand, home);
  if (scene.four_counts() && !explored_.insert(hand.key())) return;
  if (scene.won(hand)) {
    add_win(scene, hand);
  } else {
    play_bonuses(scene, hand);
  }
}

/// After the dice: no die and no duty is left to think of, only bonuses.
void Choices::play_bonuses(const Scene& scene, const Hand& hand) {
  bool may_end = true;
  scene.for_each_bonus_step_now(hand, [&](const Step&, const Hand& after) {
    may_end = scene.options().bonus_duty == BonusDuty::may;
    if (scene.won(after)) {
      add_win(scene, after);
    } else if (!after.any_pending()) {
      put(choice_of(after));
    } else if (explored_.insert(after.key())) {
      play_bonuses(scene, after);
    }
    return true;
  });
  if (may_end) put(choice_of(hand));
}

// Trying every order of steps.

void Choices::explore_wins(const Scene& scene, const Hand& hand) {
  scene.for_each_step(hand, [&](const Step&, const Hand& after) {
    if (scene.won(after)) {
      add_win(scene, after);
    } else if (may_still_win(scene, after) && explored_.insert(after.key())) {
      explore_wins(scene, after);
    }
    return true;
  });
}

void Choices::explore(const Scene& scene, const Hand& hand, const Effort& made) {
  bool may_end = true;
  scene.for_each_step(hand, [&](const Step& step, const Hand& after) {
    if (must_go_on(scene, step, after)) may_end = false;
    if (scene.won(after)) {
      add_win(scene, after);
    } else if (after.is_done() || explored_.insert(after.key())) {
      const Effort effort_after = is_bonus(step.pay) ? made : effort(scene, after);
      if (after.is_done()) {
        add(scene, after, effort_after);
      } else {
        explore(scene, after, effort_after);
      }
    }
    return true;
  });
  if (may_end) add(scene, hand, made);
}

void Choices::add(const Scene& scene, const Hand& hand, const Effort& made) {
  if (scene.breaks_pair_rule_at_end(hand)) return;
  const int order = standard_.raise(made);
  if (order < 0) return;
  if (order > 0) {
    found_.clear();
    results_.clear();
  }
  put(choice_of(hand));
}

void Choices::add_win(const Scene& scene, const Hand& hand) {
  standard_.raise_by_win(scene, hand);
  const Choice choice = choice_of(hand);
  if (std::find(wins_.begin(), wins_.end(), choice) == wins_.end()) wins_.push_back(choice);
}

}  // namespace parlor::parcheesi
