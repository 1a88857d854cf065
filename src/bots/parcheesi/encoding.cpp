#include "bots/parcheesi/encoding.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace parlor::bots {
namespace {

using namespace parcheesi;

constexpr int modulo(int value) { return value >= ring_size ? value - ring_size : value; }

/// A set of ring spaces with its last ones written before its first, so that those behind a space
/// are one shift away.
class Around {
 public:
  void add(int space) {
    set(space + layout::reach);
    if (space >= ring_size - layout::reach) set(space + layout::reach - ring_size);
  }
  /// Bit k: the space `reach - k` behind is in the set, so the highest bit is the nearest one.
  [[nodiscard]] std::uint32_t behind(int space) const {
    const std::uint64_t low = space < 64 ? words_[0] >> space : 0;
    const std::uint64_t high = space == 0   ? 0
                               : space < 64 ? words_[1] << (64 - space)
                                            : words_[1] >> (space - 64);
    return static_cast<std::uint32_t>((low | high) & ((1U << layout::reach) - 1));
  }
  /// Bit k: the space k beyond somebody's ENTER is in the set; so far as there are threats to it.
  [[nodiscard]] std::uint32_t beyond_enter(int slot) const {
    return behind(quarter * slot + layout::beyond_enter) >> (layout::reach - layout::beyond_enter);
  }

 private:
  void set(int bit) {
    words_[static_cast<std::size_t>(bit >> 6)] |= std::uint64_t{1} << (bit & 63);
  }
  std::array<std::uint64_t, 2> words_{};
};

constexpr int worth_of(int offset) { return offset < 21 ? 0 : offset < 42 ? 1 : 2; }
constexpr int tie(int victim, int attacker) {
  return victim * (layout::slots - 1) + ((attacker - victim + layout::slots) & 3) - 1;
}

/// A pawn, or a pair, on the ring. Spaces count from the thrower's ENTER. No bytes here: writing
/// one makes the compiler forget what it knows of everything else.
struct Standing {
  std::int16_t slot;
  std::int16_t space;
  std::int16_t offset;  // as its own colour counts
  std::int16_t pawns;
};

/// One look at the board, and all that follows from who stands where.
class Survey {
 public:
  Survey(const State& state, bool in_pairs, bool safety, bool laps, Features& features)
      : features_(features), in_pairs_(in_pairs), safety_(safety), laps_(laps) {
    const int thrower = state.mover.index();
    for (int slot = 0; slot < layout::slots; ++slot) {
      const auto color = static_cast<std::size_t>((thrower + slot) & 3);
      if (state.seated.contains(Seat(static_cast<int>(color)))) place(slot, state.pawns[color]);
    }
    for (std::size_t at = 0; at < count_; ++at) relate(on(spaces_[at]));
    for (int slot = 0; slot < layout::slots; ++slot) look_at_enter(slot);
  }

 private:
  [[nodiscard]] const Standing& on(int space) const {
    return there_[static_cast<std::size_t>(space)];
  }

  void place(int slot, const Pawns& pawns) {
    const int base = slot * layout::per_slot;
    const std::size_t first = count_;
    int home = 0;
    for (std::size_t i = 0; i < pawns.size(); ++i) {
      const Place pawn = pawns[i];
      if (pawn.in_start()) {
        features_.add(base + layout::in_start + starting_[static_cast<std::size_t>(slot)]++);
      } else if (pawn.is_home()) {
        features_.add(base + layout::at_home + home++);
      } else {
        const bool both = i + 1 < pawns.size() && pawns[i + 1] == pawn;
        stand(slot, base + (both ? layout::pair : layout::lone), pawn, both);
        i += both ? 1 : 0;
      }
    }
    for (std::size_t one = first; one < count_; ++one) {
      for (std::size_t other = one + 1; other < count_; ++other) {
        encode_distance(on(spaces_[one]), on(spaces_[other]));
      }
    }
  }

  void stand(int slot, int base, Place pawn, bool both) {
    if (pawn.on_path()) {
      features_.add(base + ring_size + pawn.path_number() - 1);
      return;
    }
    const int offset = pawn.ring_offset();
    const int space = modulo(offset + quarter * slot);
    features_.add(base + offset);
    there_[static_cast<std::size_t>(space)] = {
        static_cast<std::int16_t>(slot), static_cast<std::int16_t>(space),
        static_cast<std::int16_t>(offset), static_cast<std::int16_t>(both ? 2 : 1)};
    spaces_[count_++] = static_cast<std::int16_t>(space);
    taken_.add(space);
    if (both) walls_.add(space);
  }

  void encode_distance(const Standing& one, const Standing& other) {
    if (one.pawns + other.pawns != 2) return;
    const int distance = std::abs(one.offset - other.offset);
    if (distance > layout::view) return;
    features_.add(layout::apart + one.slot * layout::view + distance - 1);
  }

  [[nodiscard]] bool can_reach(const Standing& walker, int distance) const {
    return laps_ || walker.offset > turn_off || walker.offset + distance <= turn_off;
  }

  /// Who stands behind this pawn with a way to it, and whom this blockade stops.
  void relate(const Standing& standing) {
    const bool safe = safety_ && is_safety(standing.offset);
    if (standing.pawns == 1 && safe) return;
    std::uint32_t behind = taken_.behind(standing.space);
    const std::uint32_t walls = walls_.behind(standing.space);
    // A blockade can be stepped away from, but nobody behind it comes through.
    if (walls != 0) behind &= ~((1U << (31 - std::countl_zero(walls))) - 1);
    for (; behind != 0; behind &= behind - 1) {
      const int distance = layout::reach - std::countr_zero(behind);
      const Standing& other = on(modulo(standing.space - distance + ring_size));
      if (!can_reach(other, distance)) continue;
      if (standing.pawns == 2) {
        stop(standing, other, distance);
      } else if (other.slot != standing.slot) {
        threaten(standing, other, distance);
      }
    }
  }

  void stop(const Standing& wall, const Standing& walker, int distance) {
    if (distance > layout::view) return;
    const int own = wall.slot == walker.slot ? 1 : 0;
    features_.add(layout::blocked + (walker.slot * 2 + own) * layout::view + distance - 1);
  }

  void threaten(const Standing& victim, const Standing& attacker, int distance) {
    if (partners(victim.slot, attacker.slot)) return;
    const int input = layout::threat +
                      (tie(victim.slot, attacker.slot) * layout::worths + worth_of(victim.offset)) *
                          layout::reach +
                      distance - 1;
    for (int pawn = 0; pawn < attacker.pawns; ++pawn) features_.add(input);
  }

  [[nodiscard]] bool partners(int one, int other) const {
    return in_pairs_ && ((one ^ other) & 1) == 0;
  }

  /// What pawns in START can do: capture on their ENTER and just beyond it, or wait behind a
  /// blockade.
  void look_at_enter(int slot) {
    if (starting_[static_cast<std::size_t>(slot)] == 0) return;
    for (std::uint32_t taken = taken_.beyond_enter(slot); taken != 0; taken &= taken - 1) {
      const int beyond = std::countr_zero(taken);
      const Standing& there = on(quarter * slot + beyond);
      if (there.pawns == 2) {
        if (beyond == 0) features_.add(layout::shut_in + slot * 2 + (there.slot == slot ? 1 : 0));
        return;
      }
      const bool safe = beyond > 0 && safety_ && is_safety(there.offset);
      if (there.slot == slot || safe || partners(slot, there.slot)) continue;
      features_.add(layout::enter_threat +
                    (tie(there.slot, slot) * layout::worths + worth_of(there.offset)) *
                        layout::beyond_enter +
                    beyond);
    }
  }

  Features& features_;
  bool in_pairs_;
  bool safety_;
  bool laps_;
  std::array<Standing, ring_size> there_;  // only where somebody stands
  std::array<std::int16_t, std::size_t{colors} * pawns_each> spaces_;
  std::size_t count_ = 0;
  std::array<std::int16_t, layout::slots> starting_{};
  Around taken_;
  Around walls_;
};

/// One input for each value that an option of a sheet can take.
class RuleInputs {
 public:
  explicit RuleInputs(Features& features) : features_(features) {}
  template <class Value>
  void add(Value value, int values) {
    assert(static_cast<int>(value) < values);
    features_.add(next_ + static_cast<int>(value));
    next_ += values;
    assert(next_ <= layout::bonus_at_once);
  }

 private:
  Features& features_;
  int next_ = layout::rules;
};

}  // namespace

ParcheesiEncoding::ParcheesiEncoding(const Game& game)
    : in_pairs_(game.in_pairs()),
      safety_(game.options().safety_spaces),
      laps_(game.options().laps) {
  const Options& options = game.options();
  constexpr int bonus_step = 8;
  RuleInputs rules(rules_);
  rules.add(game.seats(game.start()).size() - 2, 3);
  rules.add(in_pairs_, 2);
  rules.add(options.order == options.direction, 2);
  rules.add(options.entry_duty, 3);
  rules.add(options.dice_duty, 4);
  rules.add(options.doublets, 3);
  rules.add(options.third_doublets, 2);
  rules.add(safety_, 2);
  rules.add(options.own_blockade, 2);
  rules.add(options.pair_rule, 4);
  rules.add(options.bonus_time != BonusTime::after_dice, 2);
  rules.add(options.bonus_duty, 2);
  rules.add(laps_, 2);
  rules.add(std::min(options.capture_bonus / bonus_step, 3), 4);
  rules.add(std::min(options.home_bonus / bonus_step, 2), 3);
  if (options.bonus_time == BonusTime::at_once) rules_.add(layout::bonus_at_once);
  const bool may_win_short = options.doublets != Doublets::fourteen_or_nothing || options.short_win;
  if (!may_win_short) rules_.add(layout::no_short_win);
}

void ParcheesiEncoding::encode(const State& state, Features& features) const {
  features.clear();
  for (int slot = 1; slot < layout::slots; ++slot) {
    if (state.seated.contains(Seat((state.mover.index() + slot) & 3))) {
      features.add(layout::seated + slot - 1);
    }
  }
  if (state.doublets > 0) features.add(layout::doublets + state.doublets - 1);
  Survey(state, in_pairs_, safety_, laps_, features);
}

unsigned ParcheesiEncoding::possible(const State& state) const {
  if (in_pairs_) return 3;
  const unsigned twice = state.seated.bits() * 17U;
  return twice >> state.mover.index() & 15U;
}

ParcheesiEncoding::Result ParcheesiEncoding::absolute(const State& state,
                                                      const Result& seen) const {
  Result result{};
  const int thrower = state.mover.index();
  for (int color = 0; color < (in_pairs_ ? 2 : layout::slots); ++color) {
    result[static_cast<std::size_t>(color)] = seen[class_of(color + layout::slots - thrower)];
  }
  return result;
}

ParcheesiEncoding::Result ParcheesiEncoding::seen(const State& state,
                                                  const Result& absolute) const {
  Result result{};
  for (int slot = 0; slot < (in_pairs_ ? 2 : layout::slots); ++slot) {
    result[static_cast<std::size_t>(slot)] = absolute[class_of(slot + state.mover.index())];
  }
  return result;
}

ParcheesiEncoding::Result ParcheesiEncoding::ended(const State& state) const {
  Result result{};
  assert(!state.winners.empty());
  result[class_of((*state.winners.begin()).index())] = 1;
  return result;
}

}  // namespace parlor::bots
