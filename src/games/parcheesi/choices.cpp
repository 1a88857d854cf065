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
  explore(scene, hand);
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

Choice choice_of(const Hand& hand) {
  Choice choice{{}, hand.captured()};
  for (std::size_t i = 0; i < choice.pawns.size(); ++i) choice.pawns[i] = hand.pawns()[i].place();
  return choice;
}

// ---- sharing out the dice -----------------------------------------------------------------------------------------

/// All dice if that can be done, and else one of two; what is between is left to the search.
bool Choices::share_out(const Scene& scene) {
  shares_.find(scene);
  if (shares_.earns_bonus() && scene.options().bonus_time == BonusTime::any_time) return false;
  const int firsts = scene.begin().left(0);
  const int seconds = scene.begin().left(1);
  share_out(scene, firsts, seconds);
  if (any_found()) return true;
  if (scene.four_or_nothing()) {
    add(scene, scene.begin());
    return true;
  }
  if (firsts + seconds > 2) return false;
  share_out(scene, 1, 0);
  if (seconds > 0 && !(scene.options().dice_duty == DiceDuty::all_higher && any_found())) share_out(scene, 0, 1);
  return any_found();
}

void Choices::share_out(const Scene& scene, int firsts, int seconds) {
  const int entries = scene.entry_is_duty() ? scene.most_entries() : 0;
  Hand after = scene.begin();
  after.set_left(scene.begin().left(0) - firsts, scene.begin().left(1) - seconds);
  shares_.for_each(firsts, seconds, [&](const Way& way) {
    if (way.entries() < entries) return;
    Hand hand = after;
    hand.change(way.change(), way.captured());
    if (!hand.has_three()) add_shared(scene, hand, way);
  });
}

void Choices::add_shared(const Scene& scene, Hand& hand, const Way& way) {
  if (!way.earns_bonus()) return add(scene, hand);
  scene.earn_bonuses(hand, way.home());
  if (!explored_.insert(hand.key())) return;
  if (scene.won(hand)) {
    add_win(scene, hand);
  } else {
    explore(scene, hand);
  }
}

// ---- trying every order of steps ----------------------------------------------------------------------------------

void Choices::explore(const Scene& scene, const Hand& hand) {
  bool may_end = true;
  scene.for_each_step(hand, [&](const Step& step, const Hand& after) {
    if (must_go_on(scene, step, after)) may_end = false;
    if (scene.won(after)) {
      add_win(scene, after);
    } else if (after.is_done()) {
      add(scene, after);
    } else if (explored_.insert(after.key())) {
      explore(scene, after);
    }
    return true;
  });
  if (may_end) add(scene, hand);
}

void Choices::add(const Scene& scene, const Hand& hand) {
  if (scene.breaks_pair_rule_at_end(hand)) return;
  const auto order = standard_.raise(effort(scene, hand));
  if (order < 0) return;
  if (order > 0) {
    found_.clear();
    results_.clear();
  }
  put(choice_of(hand));
}

void Choices::put(const Choice& choice) {
  // Most rolls have so few results that looking through them is quicker than keeping a set.
  constexpr std::size_t few = 16;
  if (found_.size() < few) {
    for (const Choice& known : found_) {
      if (known == choice) return;
    }
  } else {
    if (found_.size() == few) {
      results_.clear();
      for (const Choice& known : found_) results_.insert(known.key());
    }
    if (!results_.insert(choice.key())) return;
  }
  found_.push_back(choice);
}

void Choices::add_win(const Scene& scene, const Hand& hand) {
  standard_.raise_by_win(scene, hand);
  const Choice choice = choice_of(hand);
  if (std::find(wins_.begin(), wins_.end(), choice) == wins_.end()) wins_.push_back(choice);
}

}  // namespace parlor::parcheesi
