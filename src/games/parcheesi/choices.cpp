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

bool Choices::share_out(const Scene& scene) {
  const Hand& begin = scene.begin();
  const int entries = scene.most_entries();
  int in_start = 0;
  bool earns_bonus = false;
  movers_ = 0;
  Hand resting = begin;
  resting.set_left(0, 0);
  for (std::size_t i = 0; i < begin.pawns().size(); ++i) {
    const Place place = begin.pawns()[i].place();
    if (place.is_home() || (place.in_start() && ++in_start > entries)) continue;
    ways_[movers_].find(scene, place);
    earns_bonus = earns_bonus || ways_[movers_].earns_bonus();
    mover_at_[movers_++] = i;
  }
  if (earns_bonus && scene.options().bonus_time == BonusTime::any_time) return false;
  share(scene, 0, begin.left(0), begin.left(1), resting);
  if (found_.empty() && wins_.empty()) return false;
  return !scene.entry_is_duty() || standard_.best_of_all().entries == entries;
}

/// Gives the mover some of the counts that are left, and the others the rest.
void Choices::share(const Scene& scene, std::size_t mover, int first, int second, Hand hand) {
  if (mover == movers_) return;
  const bool last = mover + 1 == movers_;
  for (int a = last ? first : 0; a <= first; ++a) {
    for (int b = last ? second : 0; b <= second; ++b) {
      for (const Way& way : ways_[mover].using_up(a, b)) {
        Hand after = hand;
        after.put(mover_at_[mover], way.end, way.captured);
        if (last) {
          add_shared(scene, after);
        } else {
          share(scene, mover + 1, first - a, second - b, after);
        }
      }
    }
  }
}

void Choices::add_shared(const Scene& scene, Hand hand) {
  hand.sort();
  if (hand.has_three()) return;
  scene.earn_bonuses(hand);
  if (!hand.any_pending()) {
    add(scene, hand);
  } else if (explored_.insert(hand.key())) {
    if (scene.won(hand)) {
      add_win(scene, hand);
    } else {
      explore(scene, hand);
    }
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
