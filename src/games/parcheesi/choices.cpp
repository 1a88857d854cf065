#include "games/parcheesi/choices.h"

#include <algorithm>

#include "games/parcheesi/own_blockades.h"

namespace parlor::parcheesi {

void Choices::find(const Scene& scene) {
  clear(scene);
  if (can_share_out(scene) && share_out(scene)) return append_wins();
  search(scene, scene.begin());
}

void Choices::search(const Scene& scene, const Hand& hand) {
  clear(scene);
  explore(scene, hand, effort(scene, hand));
  append_wins();
}

void Choices::force(const Choice& choice) {
  found_.clear();
  found_.add(choice);
}

void Choices::clear(const Scene& scene) {
  found_.clear();
  wins_.clear();
  // Most rolls have few results: their sets stay small and near.
  const auto many = scene.four_counts() ? KeySet::Size::many : KeySet::Size::few;
  explored_.clear(many);
  results_.clear(many);
  standard_.reset();
}

void Choices::append_wins() {
  if (wins_.empty()) return;
  if (standard_.only_wins()) found_.clear();
  for (const Choice& win : wins_) found_.add(win);
}

// Sharing out the dice.

bool Choices::share_out(const Scene& scene) {
  earns_bonus_ = shares_.find(scene);
  if (earns_bonus_ && scene.options().bonus_time == BonusTime::any_time) return false;
  if (!share_out_most(scene)) return false;
  if (may_win_early(scene, earns_bonus_)) {
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

namespace {

/// A hand with the dice used up, and what ways make of it.
class AfterDice {
 public:
  AfterDice(const Scene& scene, const Hand& used) : scene_(scene), used_(used), blockades_(scene) {}

  [[nodiscard]] bool may_go(const Way& way) const {
    return !blockades_.any() || blockades_.allow(way);
  }
  [[nodiscard]] Hand plain(const Way& way) const {
    Hand hand = used_;
    hand.change(way.change(), 0);
    return hand;
  }
  [[nodiscard]] Hand earning(const Way& way) const {
    Hand hand = used_;
    hand.change(way.change(), way.captured());
    scene_.earn_bonuses(hand, way.home());
    return hand;
  }

 private:
  const Scene& scene_;
  Hand used_;
  OwnBlockades blockades_;
};

}  // namespace

bool Choices::share_out_all(const Scene& scene, int entries) {
  Hand used = scene.begin();
  used.set_left(0, 0);
  const AfterDice after(scene, used);
  hands_.clear();
  Hand* end = hands_.room(Shares::most_plain);
  shares_.for_each_plain(scene, entries, [&](const Way& way) {
    *end = after.plain(way);
    end += static_cast<std::ptrdiff_t>(after.may_go(way));
  });
  hands_.end_at(end);
  shares_.for_each_earning(scene, entries, [&](const Way& way) {
    if (after.may_go(way)) hands_.add(after.earning(way));
  });
  settle(scene, used, entries);
  return any_found();
}

/// One of two counts, where both together cannot be played.
bool Choices::share_out_one(const Scene& scene, int entries) {
  for (int which = 0; which < 2; ++which) {
    if (scene.begin().left(which) == 0) continue;
    Hand used = scene.begin();
    used.use(which);
    const AfterDice after(scene, used);
    hands_.clear();
    shares_.for_each_of_one(which, entries, [&](const Way& way) {
      if (after.may_go(way)) hands_.add(after.earning(way));
    });
    settle(scene, used, entries);
    if (scene.options().dice_duty == DiceDuty::all_higher && any_found()) return true;
  }
  return any_found();
}

/// Takes the hands after the dice to what they come to. `used`: a hand with the same dice used.
void Choices::settle(const Scene& scene, const Hand& used, int entries) {
  put_pawns_in_order(hands_);
  const bool first = !any_found();
  if (earns_bonus_ || scene.four_counts()) {
    settle_earning(scene);
  } else {
    settle_plain();
  }
  if (!first || !any_found()) return;
  Effort made = effort(scene, used);
  made.entries = static_cast<std::uint8_t>(entries);
  standard_.raise(made);
}

/// Where each hand is a result of its own.
void Choices::settle_plain() {
  Choice* end = found_.room(hands_.size());
  for (const Hand& hand : hands_) {
    *end = choice_of(hand);
    end += static_cast<std::ptrdiff_t>(!hand.has_three());
  }
  found_.end_at(end);
}

void Choices::settle_earning(const Scene& scene) {
  sort_out(scene);
  if (!pending_.empty()) play_bonuses(scene);
}

/// Those that win or have nothing left to play are results; the others are pending.
void Choices::sort_out(const Scene& scene) {
  pending_.clear();
  for (const Hand& hand : hands_) {
    if (hand.has_three()) continue;
    if (scene.won(hand)) {
      add_win(scene, hand);
    } else if (!hand.any_pending()) {
      put(choice_of(hand));
    } else if (explored_.insert(hand.key())) {
      pending_.add(hand);
    }
  }
}

/// After the dice: no die and no duty is left to think of, only bonuses.
void Choices::play_bonuses(const Scene& scene) {
  for (const Bonus bonus : {Bonus::capture, Bonus::home}) {
    const int size = scene.bonus_size(bonus);
    if (size != 0) bonus_strides_[static_cast<std::size_t>(bonus)] = scene.stride(size);
  }
  while (!pending_.empty()) {
    hands_.clear();
    for (const Hand& hand : pending_) add_bonus_steps(scene, hand);
    put_pawns_in_order(hands_);
    sort_out(scene);
  }
}

void Choices::add_bonus_steps(const Scene& scene, const Hand& hand) {
  bool any = false;
  if (scene.options().laps || scene.pair_rule_in_force() || hand.has_two()) {
    scene.for_each_bonus_step_now(hand, [&](const Step&, const Hand& after) {
      any = true;
      hands_.add(after);
      return true;
    });
  } else {
    for (const Bonus bonus : {Bonus::capture, Bonus::home}) {
      if (hand.pending(bonus) != 0 && add_bonus_walks(scene, hand, bonus)) any = true;
    }
  }
  if (!any || scene.options().bonus_duty == BonusDuty::may) put(choice_of(hand));
}

/// Where no two of the mover's pawns stand together, none goes round again and no pair rule is in
/// force, only other colours stand in the way of a bonus. Whether there is any step.
bool Choices::add_bonus_walks(const Scene& scene, const Hand& hand, Bonus bonus) {
  const Stride& stride = bonus_strides_[static_cast<std::size_t>(bonus)];
  const int count = scene.bonus_size(bonus);
  Hand paid = hand;
  paid.spend(bonus);
  Hand* const begin = hands_.room(pawns_each);
  Hand* end = begin;
  for (std::size_t at = 0; at < pawns_each; ++at) {
    const Place from = hand.pawn(at).place();
    Hand after = paid;
    after.change(static_cast<std::uint32_t>(2 * count) << 8 * at, 0);
    if (stride.earning(from) != 0) scene.earn_on(Place::from_code(from.code() + count), after);
    *end = after;
    end += stride.open(from);
  }
  hands_.end_at(end);
  return end != begin;
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
  if (std::ranges::find(wins_, choice) == wins_.end()) wins_.add(choice);
}

}  // namespace parlor::parcheesi
