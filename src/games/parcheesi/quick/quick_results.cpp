#include "games/parcheesi/quick/quick_results.h"

#include <bit>

#include "games/parcheesi/quick/bonus_steps.h"
#include "games/parcheesi/quick/four_hands.h"
#include "games/parcheesi/quick/shares.h"

namespace parlor::parcheesi {

bool QuickResults::find(const Scene& scene, Results& results) {
  results.clear();
  if (!can_share_out(scene) || !share_out(scene, results)) return false;
  results.append_wins();
  return true;
}

bool QuickResults::share_out(const Scene& scene, Results& results) {
  results.may_repeat = scene.four_counts();
  if (scene.four_counts()) {
    four_.find(scene);
    earns_bonus_ = four_.earns_bonus();
  } else {
    two_.find(scene);
    earns_bonus_ = two_.earns_bonus();
    // By a bonus a pawn may follow one that is not of its old blockade, but not its own fellow.
    if (earns_bonus_ && scene.pair_rule_in_force() && two_.leaves_out_ways()) return false;
  }
  if (earns_bonus_ && scene.options().bonus_time != BonusTime::after_dice) return false;
  if (!share_out_most(scene, results)) return false;
  if (may_win_early(scene, earns_bonus_)) {
    explored_.clear(KeySet::size_for(scene.four_counts()));
    explore_wins(scene, scene.begin(), results);
  }
  return true;
}

/// With as many entries as there can be: all dice if that can be done, and else one of two; what is
/// between is left to the search.
bool QuickResults::share_out_most(const Scene& scene, Results& results) {
  for (int entries = scene.entry_is_duty() ? scene.most_entries() : 0; entries >= 0; --entries) {
    if (share_out_all(scene, entries, results)) return true;
    if (!scene.four_counts() && share_out_one(scene, entries, results)) return true;
  }
  if (scene.four_counts() && !scene.four_or_nothing()) return false;
  if (scene.breaks_pair_rule_at_end(scene.begin())) return true;
  results.standard.raise(effort(scene, scene.begin()));
  results.found.add(choice_of(scene.begin()));
  return true;
}

/// Sorts out hands whose dice are used up: those that win or have nothing left to play are results,
/// the others are pending.
class QuickResults::Sorting {
 public:
  /// `most`: so many hands at the most.
  Sorting(const Scene& scene, std::size_t most, Results& results, Pile<Hand>& pending)
      : scene_(scene),
        results_(results),
        pending_hands_(pending),
        found_(results.found.room(most + FourHands::size)),
        pending_(pending.room(most + FourHands::size)) {}
  ~Sorting() {
    results_.found.end_at(found_);
    pending_hands_.end_at(pending_);
  }
  Sorting(const Sorting&) = delete;
  Sorting& operator=(const Sorting&) = delete;

  /// Four hands that have earned nothing, their pawns out of order, and which of them are there.
  void take_plain(const FourHands& any_order, unsigned which) {
    FourHands hands = any_order;
    hands.put_pawns_in_order();
    found_ = hands.write(which & ~hands.with_three(), found_);
  }
  /// Any four hands.
  void take(const FourHands& any_order, unsigned which) {
    FourHands hands = any_order;
    hands.put_pawns_in_order();
    unsigned legal = which & ~hands.with_three();
    if (scene_.home_wins()) legal &= ~add_wins(hands, legal);
    const unsigned unfinished = hands.with_pending();
    found_ = hands.write(legal & ~unfinished, found_);
    pending_ = hands.write(legal & unfinished, pending_);
  }

 private:
  /// Which of these are wins.
  unsigned add_wins(const FourHands& hands, unsigned which) {
    const unsigned wins = hands.all_home() & which;
    for (unsigned rest = wins; rest != 0; rest &= rest - 1) {
      results_.add_win(scene_, hands[static_cast<std::size_t>(std::countr_zero(rest))]);
    }
    return wins;
  }

  const Scene& scene_;
  Results& results_;
  Pile<Hand>& pending_hands_;
  Choice* found_;
  Hand* pending_;
};

bool QuickResults::share_out_all(const Scene& scene, int entries, Results& results) {
  Hand used = scene.begin();
  used.set_left(0, 0);
  pending_.clear();
  if (scene.four_counts()) {
    share_out_four(scene, used, results);
  } else {
    share_out_two(scene, used, entries, results);
    // Two counts shared out never come to the same; and who has no bonus left after them has
    // captured nobody and brought nobody HOME, as who has one will have done.
    results.settled = results.found.size();
  }
  finish(scene, used, entries, true, results);
  return results.any();
}

void QuickResults::share_out_two(const Scene& scene, const Hand& used, int entries,
                                 Results& results) {
  constexpr std::size_t most = 4 * FourHands::size + pawns_each;
  Sorting sorting(scene, most, results, pending_);
  if (earns_bonus_) {
    two_.for_each_four_earning(
        used, entries, [&](const FourHands& hands, unsigned which) { sorting.take(hands, which); });
  } else {
    two_.for_each_four(used, entries, [&](const FourHands& hands, unsigned which) {
      sorting.take_plain(hands, which);
    });
  }
}

void QuickResults::share_out_four(const Scene& scene, const Hand& used, Results& results) {
  {
    Sorting sorting(scene, FourCountShares::count, results, pending_);
    four_.for_each_four_plain(
        used, [&](const FourHands& hands, unsigned which) { sorting.take_plain(hands, which); });
  }
  if (!earns_bonus_) return;
  hands_.clear();
  four_.add_earning(scene, used, hands_);
  sort_out_hands(scene, results);
}

void QuickResults::sort_out_hands(const Scene& scene, Results& results) {
  Sorting sorting(scene, hands_.size(), results, pending_);
  hands_.room(FourHands::size);
  for (std::size_t at = 0; at < hands_.size(); at += FourHands::size) {
    const std::size_t left = hands_.size() - at;
    sorting.take(FourHands(hands_.begin() + at), left < FourHands::size ? (1U << left) - 1U : 15U);
  }
}

/// One of two counts, where both together cannot be played.
bool QuickResults::share_out_one(const Scene& scene, int entries, Results& results) {
  for (int which = 0; which < 2; ++which) {
    if (scene.begin().left(which) == 0) continue;
    Hand used = scene.begin();
    used.use(which);
    const bool first = !results.any();
    pending_.clear();
    {
      Sorting sorting(scene, FourHands::size, results, pending_);
      two_.for_each_four_of_one(used, which, entries, [&](const FourHands& hands, unsigned pawns) {
        sorting.take(hands, pawns);
      });
    }
    finish(scene, used, entries, first, results);
    if (scene.options().dice_duty == DiceDuty::all_higher && results.any()) return true;
  }
  return results.any();
}

/// Plays the bonuses of the hands that have some. `used`: a hand with the same dice used; `first`:
/// whether nothing was found before these.
void QuickResults::finish(const Scene& scene, const Hand& used, int entries, bool first,
                          Results& results) {
  if (!pending_.empty()) play_bonuses(scene, results);
  if (!first || !results.any()) return;
  Effort made = effort_of_dice(scene, used);
  made.entries = static_cast<std::uint8_t>(entries);
  results.standard.raise(made);
}

/// After the dice: no die and no duty is left to think of, only bonuses.
void QuickResults::play_bonuses(const Scene& scene, Results& results) {
  // Two counts shared out never come to the same.
  bool hands_may_repeat = scene.four_counts();
  results.may_repeat = true;
  BonusSteps by_capture(scene, Bonus::capture);
  BonusSteps by_home(scene, Bonus::home);
  const bool may_stop = scene.options().bonus_duty == BonusDuty::may;
  while (!pending_.empty()) {
    if (hands_may_repeat) distinct_.keep_one_of_each(pending_);
    hands_may_repeat = true;
    hands_.clear();
    Choice* found = results.found.room(pending_.size());
    for (const Hand& hand : pending_) {
      Hand* const begin = hands_.room(2 * BonusSteps::most);
      Hand* const end = by_home.write(hand, by_capture.write(hand, begin));
      hands_.end_at(end);
      *found = choice_of(hand);
      found += static_cast<std::ptrdiff_t>(may_stop || end == begin);
    }
    results.found.end_at(found);
    pending_.clear();
    sort_out_hands(scene, results);
  }
}

void QuickResults::explore_wins(const Scene& scene, const Hand& hand, Results& results) {
  scene.for_each_step(hand, [&](const Step&, const Hand& after) {
    if (scene.won(after)) {
      results.add_win(scene, after);
    } else if (may_still_win(scene, after) && explored_.insert(after.key())) {
      explore_wins(scene, after, results);
    }
    return true;
  });
}

}  // namespace parlor::parcheesi
