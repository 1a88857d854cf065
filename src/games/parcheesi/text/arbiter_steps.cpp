#include <algorithm>
#include <array>

#include "core/words.h"
#include "games/parcheesi/text/arbiter.h"
#include "games/parcheesi/text/step_messages.h"

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
    return refuse(Topic::moving, say::won_before(arg::Play(step.text), terms().pawns, color()));
  }
  if (hand.all_home()) {
    return refuse(Topic::partner, say::all_are_home(terms().pawns, color()), Reading::pairs);
  }
  if (step.from.in_start()) return explain_entry(hand, step);
  if (step.from.is_home()) return refuse(Topic::moving, say::stays_home(terms().pawn));
  const auto pawns = hand.pawns();
  const auto* const pawn =
      std::ranges::find_if(pawns, [&](Pawn candidate) { return candidate.place() == step.from; });
  if (pawn == pawns.end()) {
    return refuse(Topic::moving, say::no_pawn_on(color(), terms().pawn, place(step.from)));
  }
  const int count = count_between(step.from, step.to);
  const Options& options = scene.options();
  const int longest = std::max({6, int{options.capture_bonus}, int{options.home_bonus}});
  const bool backward = count == 0 || (step.to.on_ring() && count > ring_size - longest);
  if (backward) {
    return refuse(Topic::moving,
                  say::only_forward(terms().pawns, color(), place(step.from), place(step.to)));
  }
  if (passes_turn_off(step.from, step.to) && !scene.options().laps) {
    return refuse(Topic::home_path,
                  say::turns_off(color(), terms().home_path, space_number(scene.color(), turn_off),
                                 place(step.to)));
  }
  const Ruling ruling =
      step.bonus ? explain_bonus(hand, step, count) : explain_count(hand, step, count);
  return ruling.legal ? explain_way(hand, step, *pawn, count) : ruling;
}

Ruling Arbiter::explain_entry(const Hand& hand, const WrittenStep& step) const {
  const Scene& scene = guide_.scene();
  const arg::Place enter = place(Place::ring(0));
  if (!hand.pawn(0).place().in_start()) {
    return refuse(Topic::entering, say::no_pawn_in_start(color(), terms().pawn, terms().start));
  }
  if (step.to != Place::ring(0)) {
    return refuse(Topic::entering, say::comes_out_on(terms().start, color(), enter));
  }
  if (step.bonus) {
    return refuse(Topic::entering,
                  say::bonus_cannot_enter(terms().bonus, terms().pawn, terms().start));
  }
  const bool five = (hand.left(0) > 0 && scene.value(0) == 5) ||
                    (hand.left(1) > 0 && scene.value(1) == 5) || scene.has_total_of_five(hand);
  if (!five) {
    return refuse(Topic::entering,
                  say::enters_on_five(terms().pawn, terms().enters, counts_left(hand)));
  }
  if (Ruling order = explain_order(hand); !order.legal) return order;
  switch (scene.obstacle_to_enter(hand)) {
    case Obstacle::blocked:
      if (scene.is_wall(0)) {
        const Color owner = scene.occupant(0);
        return refuse(
            Topic::enter_blocked,
            say::blockade_on_enter(seat(owner), terms().blockade, enter, color(), terms().entering),
            is_partners(owner) ? ReadingSet(Reading::pairs) : ReadingSet());
      }
      [[fallthrough]];
    case Obstacle::full:
      return refuse(Topic::enter_own_pair,
                    say::own_two_on_enter(terms().pawns, color(), enter, terms().enter),
                    Reading::third_pawn);
    case Obstacle::partner:
      return refuse(
          Topic::partner,
          say::partner_on_enter(terms().pawn, enter, terms().captured, color(), terms().enter),
          Reading::pairs);
    default: break;
  }
  return refuse(Topic::moving,
                say::nobody_to_capture(enter, terms().capture, arg::Play(cat("S>", enter.text))));
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
    const auto& says = total ? say::total_must_enter : say::five_must_enter;
    return refuse(Topic::entry_duty, says(terms().pawn, terms().start, color(), terms().enters,
                                          some_step(hand, enters)));
  }
  const bool is_pending_bonus = std::ranges::any_of(bonuses, [&](Bonus bonus) {
    return hand.pending(bonus) > 0 && scene.bonus_size(bonus) == count;
  });
  if (is_pending_bonus) return refuse(Topic::moving, say::is_a_bonus(terms().bonus, count));
  const arg::Place from = place(step.from);
  const arg::Place to = place(step.to);
  if (step.to.is_home()) {
    return refuse(Topic::home_exact, say::home_is_exact(count, from, counts_left(hand)));
  }
  if (scene.doublets() && !scene.four_counts() && count == 7 - scene.value(0)) {
    const bool plain = scene.options().doublets == Doublets::plain;
    return refuse(
        Topic::plain_doublets,
        plain ? say::doublets_are_plain(from, to, count, terms().doublets)
              : say::bottoms_count_later(from, to, count, terms().pawns, color(), terms().start));
  }
  if (is_sum_of_counts(scene, hand, count)) {
    return refuse(Topic::moving, say::die_by_die(from, to, count, terms().pawn, counts_left(hand)),
                  Reading::touching_down);
  }
  return refuse(Topic::moving, say::no_such_count(from, to, count, counts_left(hand)));
}

Ruling Arbiter::explain_order(const Hand& hand) const {
  const Scene& scene = guide_.scene();
  if (scene.dice_are_over(hand)) {
    return refuse(Topic::bonus_order, say::dice_before_bonuses(terms().bonuses, terms().bonus),
                  Reading::die_after_bonus);
  }
  if (scene.dice_must_wait(hand)) {
    return refuse(Topic::bonus_order,
                  say::bonus_at_once(terms().bonus, some_step(hand, is_by_bonus)));
  }
  return {true, "", {}};
}

Ruling Arbiter::explain_bonus(const Hand& hand, const WrittenStep& step, int count) const {
  const Scene& scene = guide_.scene();
  std::vector<int> pending;
  bool there = false;
  ReadingSet readings;
  for (const Bonus bonus : bonuses) {
    readings |= readings_of_pending(hand, bonus);
    pending.insert(pending.end(), static_cast<std::size_t>(hand.pending(bonus)),
                   scene.bonus_size(bonus));
    there = there || (hand.pending(bonus) > 0 && scene.bonus_size(bonus) == count);
  }
  if (!there) {
    const bool home = hand.pending(Bonus::capture) == 0 && hand.pending(Bonus::home) > 0;
    return refuse(home ? Topic::home_bonus : Topic::capture_bonus,
                  other_bonus(step, count, pending), readings);
  }
  if (scene.bonus_must_wait(hand)) {
    return refuse(Topic::bonus_order,
                  say::bonus_after_dice(terms().bonus, some_step(hand, is_by_die)));
  }
  return {true, "", {}};
}

/// That the way is no bonus there is to play.
Message Arbiter::other_bonus(const WrittenStep& step, int count,
                             const std::vector<int>& pending) const {
  const arg::Place from = place(step.from);
  const arg::Place to = place(step.to);
  if (pending.empty()) return say::no_bonus_pending(from, to, count, terms().bonus);
  if (pending.size() == 1) {
    return say::other_bonus_pending(from, to, count, terms().bonus, pending.front());
  }
  return say::other_bonuses_pending(from, to, count, terms().bonuses,
                                    all_of<std::int64_t>(pending));
}

Ruling Arbiter::explain_way(const Hand& hand, const WrittenStep& step, Pawn pawn, int count) const {
  const Scene& scene = guide_.scene();
  const Obstacle obstacle = step.to.on_ring() ? scene.obstacle_on_ring(hand, pawn, count)
                                              : scene.obstacle_to_home(hand, pawn, count);
  const arg::Place to = place(step.to);
  switch (obstacle) {
    case Obstacle::blocked: return explain_blockade(hand, step, count);
    case Obstacle::full:
      return refuse(Topic::three, say::no_third(terms().pawns, color(), to),
                    readings_of_touching(step));
    case Obstacle::held: {
      const Color holder = scene.occupant(step.to.ring_offset());
      return refuse(Topic::held_safety, say::held_safety(seat(holder), terms().pawn, to, color()),
                    readings_of_touching(step));
    }
    case Obstacle::partner:
      return refuse(Topic::partner, say::partner_there(terms().pawn, to), Reading::pairs);
    case Obstacle::pair_rule: return explain_reunion(hand, step);
    case Obstacle::too_far:
    case Obstacle::none: break;
  }
  const std::string plain =
      cat(text_of(scene.color(), step.from), '>', text_of(scene.color(), step.to));
  return refuse(Topic::moving, say::nobody_to_capture(to, terms().capture, arg::Play(plain)));
}

Ruling Arbiter::explain_reunion(const Hand& hand, const WrittenStep& step) const {
  return refuse(Topic::pair_rule,
                say::no_reunion(terms().pawns, color(), terms().blockade, place(step.to)),
                readings_of_reunion(hand, step));
}

/// Finds the first blockade on the way.
Ruling Arbiter::explain_blockade(const Hand& hand, const WrittenStep& step, int count) const {
  const Scene& scene = guide_.scene();
  const auto stands_on = [&](Place at) { return hand.count(at) == 2; };
  const auto refuse_own = [&](Place at) {
    if (at == step.to) {
      return refuse(Topic::three, say::no_third(terms().pawns, color(), place(at)),
                    Reading::third_pawn);
    }
    return refuse(Topic::own_blockade,
                  say::own_blockade(color(), terms().blockade, place(at), terms().pawn, color(),
                                    place(step.from), place(step.to)));
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
    const Color owner = scene.occupant(offset);
    const auto readings = is_partners(owner) ? ReadingSet(Reading::pairs) : ReadingSet();
    if (walked == count && step.to.on_ring()) {
      return refuse(Topic::blockade,
                    say::blockade_there(seat(owner), terms().blockade, place(step.to)), readings);
    }
    return refuse(Topic::blockade, passed_blockade(owner, Place::ring(offset), step), readings);
  }
  return refuse(Topic::blockade, say::blockade_in_the_way(terms().blockade));
}

Message Arbiter::passed_blockade(Color owner, Place at, const WrittenStep& step) const {
  const arg::Place from = place(step.from);
  const arg::Place to = place(step.to);
  if (guide_.scene().options().own_blockade) {
    return say::blockade_stops_others(seat(owner), terms().blockade, place(at), color(), from, to);
  }
  return say::blockade_stops_all(seat(owner), terms().blockade, place(at), terms().pawn, color(),
                                 from, to);
}

}  // namespace parlor::parcheesi
