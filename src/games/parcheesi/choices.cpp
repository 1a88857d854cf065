#include "games/parcheesi/choices.h"

#include <algorithm>
#include <bit>

#include "games/parcheesi/bonus_steps.h"
#include "games/parcheesi/shares.h"

namespace parlor::parcheesi {

void Choices::find(const Scene& scene) {
  find_all(scene);
  if (may_repeat_) distinct_.keep_one_of_each(found_, settled_);
  may_repeat_ = false;
}

Choice Choices::draw(const Scene& scene, Random& random) {
  find_all(scene);
  for (;;) {
    const std::size_t at = random.below(static_cast<std::uint32_t>(found_.size()));
    // What is there twice is drawn twice as often, and then taken every other time.
    const std::uint32_t times = may_repeat_ ? this->times(at) : 1;
    if (times == 1 || random.below(times) == 0) return found_[at];
  }
}

std::uint32_t Choices::times(std::size_t at) const {
  if (at < settled_) return 1;
  std::uint32_t times = 0;
  const std::uint64_t key = found_[at].key();
  for (std::size_t other = settled_; other < found_.size(); ++other) {
    times += static_cast<std::uint32_t>(found_[other].key() == key);
  }
  return times;
}

void Choices::find_all(const Scene& scene) {
  clear();
  if (!can_share_out(scene) || !share_out(scene)) return search(scene, scene.begin());
  append_wins();
}

void Choices::search(const Scene& scene, const Hand& hand) {
  clear();
  forget(scene);
  explore(scene, hand, effort(scene, hand));
  append_wins();
}

void Choices::force(const Choice& choice) {
  found_.clear();
  found_.add(choice);
}

void Choices::clear() {
  found_.clear();
  wins_.clear();
  standard_.reset();
  may_repeat_ = false;
  settled_ = 0;
}

void Choices::forget(const Scene& scene) {
  // Most rolls have few results: their sets stay small and near.
  const auto many = scene.four_counts() ? KeySet::Size::many : KeySet::Size::few;
  explored_.clear(many);
  results_.clear(many);
}

void Choices::append_wins() {
  if (wins_.empty()) return;
  if (standard_.only_wins()) {
    found_.clear();
    settled_ = 0;
  }
  for (const Choice& win : wins_) found_.add(win);
}

// Sharing out the dice.

bool Choices::share_out(const Scene& scene) {
  may_repeat_ = scene.four_counts();
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
  if (!share_out_most(scene)) return false;
  if (may_win_early(scene, earns_bonus_)) {
    forget(scene);
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
  if (scene.breaks_pair_rule_at_end(scene.begin())) return true;
  standard_.raise(effort(scene, scene.begin()));
  found_.add(choice_of(scene.begin()));
  return true;
}

/// Sorts out hands whose dice are used up: those that win or have nothing left to play are results,
/// the others are pending.
class Choices::Sorting {
 public:
  /// `most`: so many hands at the most.
  Sorting(Choices& choices, const Scene& scene, std::size_t most)
      : choices_(choices),
        scene_(scene),
        found_(choices.found_.room(most + FourHands::size)),
        pending_(choices.pending_.room(most + FourHands::size)) {}
  ~Sorting() {
    choices_.found_.end_at(found_);
    choices_.pending_.end_at(pending_);
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
      choices_.add_win(scene_, hands[static_cast<std::size_t>(std::countr_zero(rest))]);
    }
    return wins;
  }

  Choices& choices_;
  const Scene& scene_;
  Choice* found_;
  Hand* pending_;
};

bool Choices::share_out_all(const Scene& scene, int entries) {
  Hand used = scene.begin();
  used.set_left(0, 0);
  pending_.clear();
  if (scene.four_counts()) {
    share_out_four(scene, used);
  } else {
    share_out_two(scene, used, entries);
    settled_ = found_.size();
  }
  finish(scene, used, entries, true);
  return any_found();
}

void Choices::share_out_two(const Scene& scene, const Hand& used, int entries) {
  constexpr std::size_t most = 4 * FourHands::size + pawns_each;
  Sorting sorting(*this, scene, most);
  if (earns_bonus_) {
    two_.for_each_four_earning(
        used, entries, [&](const FourHands& hands, unsigned which) { sorting.take(hands, which); });
  } else {
    two_.for_each_four(used, entries, [&](const FourHands& hands, unsigned which) {
      sorting.take_plain(hands, which);
    });
  }
}

void Choices::share_out_four(const Scene& scene, const Hand& used) {
  {
    Sorting sorting(*this, scene, FourCountShares::count);
    four_.for_each_four_plain(
        used, [&](const FourHands& hands, unsigned which) { sorting.take_plain(hands, which); });
  }
  if (!earns_bonus_) return;
  hands_.clear();
  four_.add_earning(scene, used, hands_);
  sort_out_hands(scene);
}

void Choices::sort_out_hands(const Scene& scene) {
  Sorting sorting(*this, scene, hands_.size());
  hands_.room(FourHands::size);
  for (std::size_t at = 0; at < hands_.size(); at += FourHands::size) {
    const std::size_t left = hands_.size() - at;
    sorting.take(FourHands(hands_.begin() + at), left < FourHands::size ? (1U << left) - 1U : 15U);
  }
}

/// One of two counts, where both together cannot be played.
bool Choices::share_out_one(const Scene& scene, int entries) {
  for (int which = 0; which < 2; ++which) {
    if (scene.begin().left(which) == 0) continue;
    Hand used = scene.begin();
    used.use(which);
    const bool first = !any_found();
    pending_.clear();
    {
      Sorting sorting(*this, scene, FourHands::size);
      two_.for_each_four_of_one(used, which, entries, [&](const FourHands& hands, unsigned pawns) {
        sorting.take(hands, pawns);
      });
    }
    finish(scene, used, entries, first);
    if (scene.options().dice_duty == DiceDuty::all_higher && any_found()) return true;
  }
  return any_found();
}

/// Plays the bonuses of the hands that have some. `used`: a hand with the same dice used; `first`:
/// whether nothing was found before these.
void Choices::finish(const Scene& scene, const Hand& used, int entries, bool first) {
  if (!pending_.empty()) play_bonuses(scene);
  if (!first || !any_found()) return;
  Effort made = effort_of_dice(scene, used);
  made.entries = static_cast<std::uint8_t>(entries);
  standard_.raise(made);
}

/// After the dice: no die and no duty is left to think of, only bonuses.
void Choices::play_bonuses(const Scene& scene) {
  // Two counts shared out never come to the same.
  bool hands_may_repeat = scene.four_counts();
  may_repeat_ = true;
  BonusSteps by_capture(scene, Bonus::capture);
  BonusSteps by_home(scene, Bonus::home);
  const bool may_stop = scene.options().bonus_duty == BonusDuty::may;
  while (!pending_.empty()) {
    if (hands_may_repeat) distinct_.keep_one_of_each(pending_);
    hands_may_repeat = true;
    hands_.clear();
    Choice* found = found_.room(pending_.size());
    for (const Hand& hand : pending_) {
      Hand* const begin = hands_.room(2 * BonusSteps::most);
      Hand* const end = by_home.write(hand, by_capture.write(hand, begin));
      hands_.end_at(end);
      *found = choice_of(hand);
      found += static_cast<std::ptrdiff_t>(may_stop || end == begin);
    }
    found_.end_at(found);
    pending_.clear();
    sort_out_hands(scene);
  }
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
  if (!scene.win_counts(hand)) return;
  standard_.raise_by_win(scene, hand);
  const Choice choice = choice_of(hand);
  if (std::ranges::find(wins_, choice) == wins_.end()) wins_.add(choice);
}

}  // namespace parlor::parcheesi
