#pragma once

// The step generator of `Scene`: included by scene.h alone, and inline because every roll of every
// game goes through it.

namespace parlor::parcheesi {

inline int Scene::in_start(const Hand& hand) { return hand.count(Place::start()); }

inline Scene::Ground Scene::ground(const Hand& hand) const {
  Ground ground;
  if (options_->own_blockade) return ground;
  for (std::size_t i = 0; i + 1 < std::size_t{pawns_each}; ++i) {
    const Place place = hand.pawn(i).place();
    if (place != hand.pawn(i + 1).place() || place.in_start() || place.is_home()) continue;
    ground.own[i == 0 ? 0 : 1] = static_cast<std::int8_t>(place.on_line());
  }
  return ground;
}

inline int Scene::lone_at(const Hand& hand, Place place) const {
  const unsigned there = others_.on(place) & ~unsigned{hand.captured()};
  return there == 0 ? no_victim : std::countr_zero(there);
}

/// Landing beside one's own: never a third, and never the other half of the same blockade on a new
/// space.
inline Obstacle Scene::own_landing(const Hand& hand, Pawn pawn, Place to) const {
  const int standing = hand.count(to);
  if (standing == 0) return Obstacle::none;
  if (standing >= 2) return Obstacle::full;
  const bool judged_now = pair_rule_ == PairRule::always || pair_rule_ == PairRule::on_doublets;
  if (!judged_now || to == old_place(pawn)) return Obstacle::none;
  for (const Pawn other : hand.pawns()) {
    if (other.place() == to && same_blockade(pawn, other)) return Obstacle::pair_rule;
  }
  return Obstacle::none;
}

inline Obstacle Scene::landing(const Hand& hand, Pawn pawn, Place to) const {
  if (others_.holds(to)) {
    const int holder = lone_at(hand, to);
    if (holder != no_victim) return others_.is_partner(holder) ? Obstacle::partner : Obstacle::held;
  }
  return own_landing(hand, pawn, to);
}

inline Obstacle Scene::obstacle_to_enter(const Hand& hand) const {
  const Place enter = Place::ring(0);
  if (is_wall(0)) return Obstacle::blocked;
  if (!options_->own_blockade && hand.count(enter) == 2) return Obstacle::blocked;
  const int lone = lone_at(hand, enter);
  if (lone != no_victim && others_.is_partner(lone)) return Obstacle::partner;
  return own_landing(hand, hand.pawn(0), enter);
}

/// Towards HOME: along the ring, and from the turn-off up the home path.
inline Obstacle Scene::walk_in(const Hand& hand, const Ground& ground, Pawn pawn, int count) const {
  const Place from = pawn.place();
  const int point = from.on_line() + count;
  if (point > Place::home().on_line()) return Obstacle::too_far;
  const bool walled = from.past_turn_off() ? others_.walls().any_after(
                                                 from.ring_offset(),
                                                 std::min(count, to_turn_off(from.ring_offset())))
                                           : point > reach(from).on_line();
  if (walled || ground.stops(from.on_line(), point)) return Obstacle::blocked;
  const Place to = Place::from_line(point);
  return to.is_home() ? Obstacle::none : landing(hand, pawn, to);
}

/// Past the turn-off and round again.
inline Obstacle Scene::walk_round(const Hand& hand, const Ground& ground, Pawn pawn,
                                  int count) const {
  const int offset = pawn.place().ring_offset();
  const Place to = Place::ring((offset + count) % ring_size);
  if (others_.walls().any_after(offset, count)) return Obstacle::blocked;
  // The line begins again behind the turn-off.
  constexpr int turn = turn_off + 1;
  if (ground.stops(pawn.place().on_line(), turn) || ground.stops(turn - ring_size, to.on_line())) {
    return Obstacle::blocked;
  }
  return landing(hand, pawn, to);
}

inline Place Scene::reach(Place from) const {
  // The ring up to the turn-off: bit `code` of the walls is the space after the one with that code.
  constexpr int last_on_ring = turn_off + 1;
  if (from.code() >= last_on_ring) return Place::home();
  const std::uint64_t ahead = others_.walls().to_turn_off() >> from.code();
  return ahead == 0 ? Place::home() : Place::from_code(from.code() + std::countr_zero(ahead));
}

inline int Scene::most_entries() const {
  if (!begin_.pawn(0).place().in_start()) return 0;
  const int fives = (values_[0] == 5 ? begin_.left(0) : 0) + (values_[1] == 5 ? begin_.left(1) : 0);
  const bool total = begin_.left(1) == 1 && values_[0] + values_[1] == 5;
  return std::min(in_start(begin_), total ? 1 : fives);
}

inline Hand Scene::paid(Hand hand, Pay pay) {
  switch (pay) {
    case Pay::first: hand.use(0); break;
    case Pay::second: hand.use(1); break;
    case Pay::both:
      hand.use(0);
      hand.use(1);
      break;
    case Pay::capture_bonus: hand.spend(Bonus::capture); break;
    case Pay::home_bonus: hand.spend(Bonus::home); break;
  }
  return hand;
}

inline void Scene::earn(Hand& hand, Place to, int victim) const {
  if (victim != no_victim) {
    hand.capture(victim);
    if (options_->capture_bonus != 0) hand.earn(Bonus::capture, 1);
  }
  if (to.is_home() && options_->home_bonus != 0) hand.earn(Bonus::home, 1);
}

inline Hand Scene::moved(Hand hand, std::size_t at, const Step& step) const {
  hand.move(at, step.to);
  earn(hand, step.to, step.victim);
  if (dice_must_wait(hand)) lose_idle_bonus(hand);
  return hand;
}

inline void Scene::lose_idle_bonus(Hand& hand) const {
  // There is one at the most: whatever came before has been played or lost.
  const Bonus bonus = hand.pending(Bonus::capture) > 0 ? Bonus::capture : Bonus::home;
  const auto none = [](std::size_t, Place) { return false; };
  if (for_each_walk(hand, ground(hand), bonus_size(bonus), none)) hand.lose_bonuses();
}

template <class Walk>
bool Scene::for_each_walk(const Hand& hand, const Ground& ground, int count, Walk&& walk) const {
  Pawn last;
  for (std::size_t at = 0; at < std::size_t{pawns_each}; ++at) {
    const Pawn pawn = hand.pawn(at);
    const Place from = pawn.place();
    if (pawn == last || from.in_start() || from.is_home()) continue;
    last = pawn;
    const bool goes_in = walk_in(hand, ground, pawn, count) == Obstacle::none;
    if (goes_in && !walk(at, Place::from_line(from.on_line() + count))) return false;
    if (!options_->laps || !may_go_round(from, count)) continue;
    const bool goes_round = walk_round(hand, ground, pawn, count) == Obstacle::none;
    if (goes_round && !walk(at, Place::ring((from.ring_offset() + count) % ring_size))) {
      return false;
    }
  }
  return true;
}

template <class Take>
bool Scene::step_all(const Hand& hand, const Ground& ground, Pay pay, Take& take) const {
  const Hand after_paying = paid(hand, pay);
  return for_each_walk(hand, ground, size_of(pay), [&](std::size_t at, Place to) {
    const Step step{hand.pawn(at).place(), to, pay, static_cast<std::int8_t>(lone_at(hand, to))};
    return take(step, moved(after_paying, at, step));
  });
}

template <class Take>
bool Scene::enter(const Hand& hand, Pay pay, Take& take) const {
  if (!hand.pawn(0).place().in_start() || obstacle_to_enter(hand) != Obstacle::none) return true;
  const Step step{Place::start(), Place::ring(0), pay,
                  static_cast<std::int8_t>(lone_at(hand, Place::ring(0)))};
  return take(step, moved(paid(hand, pay), 0, step));
}

template <class Take>
bool Scene::for_each_die_step(const Hand& hand, Take&& take) const {
  if (dice_are_over(hand) || dice_must_wait(hand)) return true;
  const Ground now = ground(hand);
  const bool total_of_five = has_total_of_five(hand);
  const bool must_enter = five_must_enter(hand);
  for (int which = 0; which < 2; ++which) {
    if (hand.left(which) == 0) continue;
    const Pay pay = which == 0 ? Pay::first : Pay::second;
    if (value(which) == 5 && !enter(hand, pay, take)) return false;
    if (must_enter && (value(which) == 5 || total_of_five)) continue;
    if (!step_all(hand, now, pay, take)) return false;
  }
  return !total_of_five || enter(hand, Pay::both, take);
}

template <class Take>
bool Scene::for_each_bonus_step(const Hand& hand, Take&& take) const {
  return !hand.any_pending() || bonus_must_wait(hand) ||
         (for_each_step_by(Bonus::capture, hand, take) &&
          for_each_step_by(Bonus::home, hand, take));
}

template <class Take>
bool Scene::for_each_step_by(Bonus bonus, const Hand& hand, Take&& take) const {
  const Pay pay = bonus == Bonus::capture ? Pay::capture_bonus : Pay::home_bonus;
  return hand.pending(bonus) == 0 || step_all(hand, ground(hand), pay, take);
}

inline int Scene::size_of(Pay pay) const {
  switch (pay) {
    case Pay::first: return value(0);
    case Pay::second: return value(1);
    case Pay::both: return value(0) + value(1);
    case Pay::capture_bonus: return options_->capture_bonus;
    case Pay::home_bonus: return options_->home_bonus;
  }
  return 0;
}

inline int Scene::dice_used(const Hand& hand) const {
  return begin_.left(0) - hand.left(0) + begin_.left(1) - hand.left(1);
}

inline int Scene::spaces_used(const Hand& hand) const {
  return (begin_.left(0) - hand.left(0)) * value(0) + (begin_.left(1) - hand.left(1)) * value(1);
}

inline bool Scene::bonus_must_wait(const Hand& hand) const {
  if (options_->bonus_time != BonusTime::after_dice || options_->dice_duty == DiceDuty::one) {
    return false;
  }
  if (hand.left(0) + hand.left(1) == 0) return false;
  return !for_each_die_step(hand, [](const Step&, const Hand&) { return false; });
}

}  // namespace parlor::parcheesi
