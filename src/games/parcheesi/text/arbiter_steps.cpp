#include <algorithm>
#include <array>

#include "core/words.h"
#include "games/parcheesi/text/arbiter.h"

/// Why a step cannot be taken.
namespace parlor::parcheesi {
namespace {

constexpr std::array bonuses{Bonus::capture, Bonus::home};

/// Spaces from one ring place to another, forward.
int ring_distance(Place from, Place to) {
  return (to.ring_offset() - from.ring_offset() + ring_size) % ring_size;
}

bool passes_turn_off(Place from, Place to) {
  return from.on_ring() && to.on_ring() &&
         ring_distance(from, to) > Scene::to_turn_off(from.ring_offset());
}

bool enters(const Step& step) { return step.from.in_start(); }
bool is_by_bonus(const Step& step) { return is_bonus(step.pay); }
bool is_by_die(const Step& step) { return !is_bonus(step.pay); }

}  // namespace

int count_between(Place from, Place to) {
  if (to.in_start() || from.in_start() || from.is_home()) return 0;
  if (to.on_ring()) return from.on_ring() ? ring_distance(from, to) : 0;
  const int goal = to.is_home() ? path_size + 1 : to.path_number();
  return from.on_ring() ? Scene::to_turn_off(from.ring_offset()) + goal
                        : std::max(0, goal - from.path_number());
}

Ruling Arbiter::explain_step(const Hand& hand, const WrittenStep& step) const {
  const Scene& scene = guide_.scene();
  if (scene.won(hand)) {
    if (!scene.win_counts(hand)) return explain_short_win(hand);
    return refuse(Topic::moving, cat("The game is won before ", step.text, ": all {pawns} of ",
                                     color(), " are HOME."));
  }
  if (hand.all_home()) {
    return refuse(Topic::partner,
                  cat("All {pawns} of ", color(),
                      " are HOME, so the counts left are lost; the partner's {pawns} are played "
                      "from the next roll on."),
                  Reading::pairs);
  }
  if (step.from.in_start()) return explain_entry(hand, step);
  if (step.from.is_home()) return refuse(Topic::moving, "A {pawn} that is HOME stays there.");
  const auto pawns = hand.pawns();
  const auto* const pawn =
      std::ranges::find_if(pawns, [&](Pawn candidate) { return candidate.place() == step.from; });
  if (pawn == pawns.end()) {
    return refuse(Topic::moving,
                  cat(capitalised(color()), " has no {pawn} on ", place(step.from), "."));
  }
  const int count = count_between(step.from, step.to);
  const Options& options = scene.options();
  const int longest = std::max({6, int{options.capture_bonus}, int{options.home_bonus}});
  const bool backward = count == 0 || (step.to.on_ring() && count > ring_size - longest);
  if (backward) {
    return refuse(Topic::moving, cat("{Pawns} only move forward: ", color(), " cannot go from ",
                                     place(step.from), " to ", place(step.to), "."));
  }
  if (passes_turn_off(step.from, step.to) && !scene.options().laps) {
    return refuse(Topic::home_path, cat(capitalised(color()), " turns onto its {home_path} after ",
                                        space_number(scene.color(), turn_off),
                                        " and cannot go on to ", place(step.to), "."));
  }
  const Ruling ruling =
      step.bonus ? explain_bonus(hand, step, count) : explain_count(hand, step, count);
  return ruling.legal ? explain_way(hand, step, *pawn, count) : ruling;
}

Ruling Arbiter::explain_entry(const Hand& hand, const WrittenStep& step) const {
  const Scene& scene = guide_.scene();
  const std::string enter = place(Place::ring(0));
  if (!hand.pawn(0).place().in_start()) {
    return refuse(Topic::entering, cat(capitalised(color()), " has no {pawn} in {start}."));
  }
  if (step.to != Place::ring(0)) {
    return refuse(Topic::entering,
                  cat("From {start} ", color(), " comes out on ", enter, ", nowhere else."));
  }
  if (step.bonus) {
    return refuse(Topic::entering,
                  "A {bonus} cannot bring a {pawn} out of {start}; only a five can.");
  }
  const bool five = (hand.left(0) > 0 && scene.value(0) == 5) ||
                    (hand.left(1) > 0 && scene.value(1) == 5) || scene.has_total_of_five(hand);
  if (!five) {
    return refuse(Topic::entering, cat("A {pawn} {enters} on a die of 5 or two dice that total 5; ",
                                       counts_left(hand), "."));
  }
  if (Ruling order = explain_order(hand); !order.legal) return order;
  switch (scene.obstacle_to_enter(hand)) {
    case Obstacle::blocked:
      if (scene.is_wall(0)) {
        const Color owner = scene.occupant(0);
        return refuse(Topic::enter_blocked,
                      cat(capitalised(name_of(owner)), "'s {blockade} on ", enter, " stops ",
                          color(), " from {entering}."),
                      is_partners(owner) ? ReadingSet(Reading::pairs) : ReadingSet());
      }
      [[fallthrough]];
    case Obstacle::full:
      return refuse(Topic::enter_own_pair,
                    cat("Two {pawns} of ", color(), " stand on ", enter,
                        " already, so no third can {enter}."),
                    Reading::third_pawn);
    case Obstacle::partner:
      return refuse(Topic::partner,
                    cat("The partner's {pawn} stands on ", enter, " and cannot be {captured}, so ",
                        color(), " cannot {enter}."),
                    Reading::pairs);
    default: break;
  }
  return refuse(Topic::moving,
                cat("There is nobody on ", enter, " to {capture}; write S>", enter, "."));
}

namespace {

/// Whether two or more of the counts left add up to the way.
bool is_sum_of_counts(const Scene& scene, const Hand& hand, int way) {
  for (int first = 0; first <= hand.left(0); ++first) {
    for (int second = 0; second <= hand.left(1); ++second) {
      if (first + second >= 2 && first * scene.value(0) + second * scene.value(1) == way) {
        return true;
      }
    }
  }
  return false;
}

}  // namespace

Ruling Arbiter::explain_count(const Hand& hand, const WrittenStep& step, int count) const {
  const Scene& scene = guide_.scene();
  const bool there = (hand.left(0) > 0 && scene.value(0) == count) ||
                     (hand.left(1) > 0 && scene.value(1) == count);
  if (there) {
    Ruling order = explain_order(hand);
    const bool total = scene.has_total_of_five(hand);
    if (!order.legal || !scene.five_must_enter(hand) || (count != 5 && !total)) return order;
    return refuse(Topic::entry_duty, cat(total ? "Two dice that total five" : "A five",
                                         " must bring a {pawn} out of {start} while it can: ",
                                         color(), " {enters} with ", some_step(hand, enters), "."));
  }
  const bool is_pending_bonus = std::ranges::any_of(bonuses, [&](Bonus bonus) {
    return hand.pending(bonus) > 0 && scene.bonus_size(bonus) == count;
  });
  if (is_pending_bonus) {
    return refuse(Topic::moving,
                  cat("That is the {bonus} of ", count, ", written with a + behind the step."));
  }
  if (step.to.is_home()) {
    return refuse(Topic::home_exact, cat("HOME takes the exact count, ", count, " from ",
                                         place(step.from), "; ", counts_left(hand), "."));
  }
  const std::string way =
      cat("From ", place(step.from), " to ", place(step.to), " is ", count, "; ");
  if (scene.doublets() && !scene.four_counts() && count == 7 - scene.value(0)) {
    return refuse(
        Topic::plain_doublets,
        cat(way,
            scene.options().doublets == Doublets::plain
                ? std::string("{doublets} are two plain dice here, and their bottoms do not count.")
                : cat("the bottoms of the dice count only once all four {pawns} of ", color(),
                      " are out of {start}.")));
  }
  if (is_sum_of_counts(scene, hand, count)) {
    return refuse(Topic::moving,
                  cat(way, "one {pawn} moves die by die, so write each die as a step of its own; ",
                      counts_left(hand), "."),
                  Reading::touching_down);
  }
  return refuse(Topic::moving, cat(way, counts_left(hand), "."));
}

Ruling Arbiter::explain_order(const Hand& hand) const {
  const Scene& scene = guide_.scene();
  if (scene.dice_are_over(hand)) {
    return refuse(Topic::bonus_order,
                  "Dice come before {bonuses}: after a {bonus} no die is played.",
                  Reading::die_after_bonus);
  }
  if (scene.dice_must_wait(hand)) {
    return refuse(Topic::bonus_order,
                  cat("A {bonus} is played at once, before any die that is left: for example ",
                      some_step(hand, is_by_bonus), "."));
  }
  return {true, "", ""};
}

Ruling Arbiter::explain_bonus(const Hand& hand, const WrittenStep& step, int count) const {
  const Scene& scene = guide_.scene();
  std::vector<std::string> pending;
  bool there = false;
  ReadingSet readings;
  for (const Bonus bonus : bonuses) {
    readings |= readings_of_pending(hand, bonus);
    for (int i = 0; i < hand.pending(bonus); ++i) {
      pending.push_back(std::to_string(scene.bonus_size(bonus)));
    }
    there = there || (hand.pending(bonus) > 0 && scene.bonus_size(bonus) == count);
  }
  if (!there) {
    const std::string have =
        pending.empty()
            ? std::string("no {bonus} is pending")
            : cat(pending.size() == 1 ? "the {bonus} to play is " : "the {bonuses} to play are ",
                  enumerate(pending));
    return refuse(
        hand.pending(Bonus::capture) == 0 && hand.pending(Bonus::home) > 0 ? Topic::home_bonus
                                                                           : Topic::capture_bonus,
        cat("From ", place(step.from), " to ", place(step.to), " is ", count, ", and ", have, "."),
        readings);
  }
  if (scene.bonus_must_wait(hand)) {
    return refuse(Topic::bonus_order,
                  cat("A {bonus} comes after the dice, and a die can still be played, for example ",
                      some_step(hand, is_by_die), "."));
  }
  return {true, "", ""};
}

Ruling Arbiter::explain_way(const Hand& hand, const WrittenStep& step, Pawn pawn, int count) const {
  const Scene& scene = guide_.scene();
  const Obstacle obstacle = step.to.on_ring() ? scene.obstacle_on_ring(hand, pawn, count)
                                              : scene.obstacle_to_home(hand, pawn, count);
  const std::string to = place(step.to);
  switch (obstacle) {
    case Obstacle::blocked: return explain_blockade(hand, step, count);
    case Obstacle::full:
      return refuse(
          Topic::three,
          cat("Two {pawns} of ", color(), " stand on ", to, " already: a space holds no third."),
          readings_of_touching(step));
    case Obstacle::held: {
      const Color holder = scene.occupant(step.to.ring_offset());
      return refuse(Topic::held_safety,
                    cat(capitalised(name_of(holder)), "'s {pawn} is safe on ", to, ": ", color(),
                        " cannot land there."),
                    readings_of_touching(step));
    }
    case Obstacle::partner:
      return refuse(
          Topic::partner,
          cat("The partner's {pawn} stands on ", to, ": it can be passed, not landed on."),
          Reading::pairs);
    case Obstacle::pair_rule: return explain_reunion(hand, step);
    case Obstacle::too_far:
    case Obstacle::none: break;
  }
  return refuse(Topic::moving,
                cat("There is nobody on ", to, " to {capture}; write ",
                    text_of(scene.color(), step.from), '>', text_of(scene.color(), step.to), "."));
}

Ruling Arbiter::explain_reunion(const Hand& hand, const WrittenStep& step) const {
  return refuse(
      Topic::pair_rule,
      cat("The two {pawns} of ", color(), "'s {blockade} cannot be brought together again on ",
          place(step.to), " in the same roll."),
      readings_of_reunion(hand, step));
}

/// Finds the first blockade on the way.
Ruling Arbiter::explain_blockade(const Hand& hand, const WrittenStep& step, int count) const {
  const Scene& scene = guide_.scene();
  const auto stands_on = [&](Place at) { return hand.count(at) == 2; };
  const auto refuse_own = [&](Place at) {
    if (at == step.to) {
      return refuse(Topic::three,
                    cat("Two {pawns} of ", color(), " stand on ", place(at),
                        " already: a space holds no third."),
                    Reading::third_pawn);
    }
    return refuse(Topic::own_blockade, cat(capitalised(color()), "'s own {blockade} on ", place(at),
                                           " stops every {pawn}: ", color(), " cannot pass from ",
                                           place(step.from), " to ", place(step.to), "."));
  };
  for (int walked = 1; walked <= count; ++walked) {
    const int beyond = step.from.on_ring() ? walked - Scene::to_turn_off(step.from.ring_offset())
                                           : step.from.path_number() + walked;
    if (!step.to.on_ring() && beyond > 0) {
      if (beyond <= path_size && stands_on(Place::path(beyond))) {
        return refuse_own(Place::path(beyond));
      }
      continue;
    }
    const int offset = (step.from.ring_offset() + walked) % ring_size;
    if (stands_on(Place::ring(offset))) return refuse_own(Place::ring(offset));
    if (!scene.is_wall(offset)) continue;
    const std::string owner = capitalised(name_of(scene.occupant(offset)));
    const auto readings =
        is_partners(scene.occupant(offset)) ? ReadingSet(Reading::pairs) : ReadingSet();
    if (walked == count && step.to.on_ring()) {
      return refuse(Topic::blockade,
                    cat(owner, "'s {blockade} on ", place(step.to), " cannot be landed on."),
                    readings);
    }
    return refuse(Topic::blockade,
                  cat(owner, "'s {blockade} on ", place(Place::ring(offset)), " stops ",
                      scene.options().own_blockade ? "the others" : "every {pawn}", ": ", color(),
                      " cannot pass from ", place(step.from), " to ", place(step.to), "."),
                  readings);
  }
  return refuse(Topic::blockade, "A {blockade} is in the way.");
}

}  // namespace parlor::parcheesi
