#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "games/parcheesi/rules/board.h"
#include "games/parcheesi/rules/hand.h"
#include "games/parcheesi/rules/others.h"
#include "games/parcheesi/rules/sheet.h"
#include "games/parcheesi/rules/state.h"
#include "games/parcheesi/rules/way.h"

namespace parlor::parcheesi {

/// What a step is paid with: the roll's first or second value, both dice (an entry on a total of
/// five), or a bonus.
enum class Pay : std::uint8_t { first, second, both, capture_bonus, home_bonus };

constexpr bool is_bonus(Pay pay) { return pay >= Pay::capture_bonus; }
constexpr Bonus bonus_of(Pay pay) {
  return pay == Pay::capture_bonus ? Bonus::capture : Bonus::home;
}

inline constexpr int no_victim = -1;

struct Step {
  Place from;
  Place to;
  Pay pay = Pay::first;
  std::int8_t victim = no_victim;

  bool operator==(const Step&) const = default;
};

/// What stands in the way of a step.
enum class Obstacle : std::uint8_t {
  none,
  too_far,    // beyond HOME
  blocked,    // a blockade on the way or on the landing place
  full,       // two of one's own on the landing place, where one's own blockade may be passed
  held,       // a safety space with an opponent on it
  partner,    // the partner's pawn on the landing place
  pair_rule,  // the other pawn of the same blockade is there
};

/// All that stays as it is while one roll is played: the options in force, the counts, and the
/// other colours' pawns as the mover sees them.
class Scene {
 public:
  /// The roll that `state` has to play.
  Scene(const Options& options, bool in_pairs, const State& state);

  [[nodiscard]] const Options& options() const { return *options_; }
  [[nodiscard]] Color color() const { return color_; }
  [[nodiscard]] const Hand& begin() const { return begin_; }
  /// The roll's first or second value, and how many counts of it there are.
  [[nodiscard]] int value(int which) const { return values_[static_cast<std::size_t>(which)]; }
  [[nodiscard]] bool four_counts() const { return begin_.left(1) == 2; }
  /// Four counts that are played all or not at all.
  [[nodiscard]] bool four_or_nothing() const {
    return four_counts() && options_->doublets == Doublets::fourteen_or_nothing;
  }
  /// The sum of all counts.
  [[nodiscard]] int all_spaces() const {
    return begin_.left(0) * value(0) + begin_.left(1) * value(1);
  }
  [[nodiscard]] bool doublets() const { return doublets_; }
  [[nodiscard]] bool entry_is_duty() const { return entry_is_duty_; }
  /// Whether the mover wins with all of these pawns HOME; in pairs the partner's count, too.
  [[nodiscard]] bool home_wins() const { return home_wins_; }
  [[nodiscard]] bool won(const Hand& hand) const { return home_wins_ && hand.all_home(); }
  /// Whether a win may leave counts of this roll unplayed.
  [[nodiscard]] bool may_win_short() const { return !four_or_nothing() || options_->short_win; }
  /// Whether a hand that has won may be the end of a play.
  [[nodiscard]] bool win_counts(const Hand& hand) const {
    return may_win_short() || dice_used(hand) == 4;
  }

  [[nodiscard]] int bonus_size(Bonus bonus) const {
    return bonus == Bonus::capture ? options_->capture_bonus : options_->home_bonus;
  }
  [[nodiscard]] int size_of(Pay pay) const;
  [[nodiscard]] int dice_used(const Hand& hand) const;
  [[nodiscard]] int spaces_used(const Hand& hand) const;
  [[nodiscard]] int entries(const Hand& hand) const { return in_start(begin_) - in_start(hand); }

  /// Whether two of the mover's pawns stand together on the ring or the home path as the roll
  /// begins.
  [[nodiscard]] bool own_blockade_at_begin() const { return own_blockade_at_begin_; }
  /// How many pawns there are at most to capture beyond a place.
  [[nodiscard]] int most_victims_beyond(Place from) const {
    return others_.most_victims_beyond(from);
  }
  /// Whether the two pawns of an old blockade may not come together again on a new space.
  [[nodiscard]] bool pair_rule_in_force() const { return pair_rule_ != PairRule::none; }
  /// How many pawns the dice could bring out of START, if nothing stood in their way.
  [[nodiscard]] int most_entries() const;

  [[nodiscard]] const Others& others() const { return others_; }
  /// Where a pawn stands to walk a count, as far as other colours are concerned.
  [[nodiscard]] Stride stride(int count) const { return others_.stride(count); }
  /// Who is captured by a pawn that comes to stay on a place.
  [[nodiscard]] std::uint16_t captured_on(Place to) const { return others_.on(to); }
  /// Whether the mover's other pawns let one stay on a place of the ring or the home path.
  [[nodiscard]] Obstacle own_landing(const Hand& hand, Pawn pawn, Place to) const;
  /// Whether other colours let a pawn enter: whoever stands there alone is captured, but for a
  /// partner.
  [[nodiscard]] bool may_enter() const {
    return !is_wall(0) && !others_.partner_on(Place::ring(0));
  }
  /// Adds what a pawn earns that comes to stay on a place.
  void earn_on(Place to, Hand& hand) const { earn(hand, to, lone_at(hand, to)); }
  /// The hand after its pawns have gone a way.
  [[nodiscard]] Hand after(Hand hand, Way way) const {
    hand.change(2 * way.spaces(), way.captured());
    earn_bonuses(hand, way.captured(), way.home());
    return hand;
  }
  /// What is added to a hand by a pawn that captures these, or gets HOME.
  [[nodiscard]] std::uint64_t gain(unsigned captured, bool home) const {
    Hand hand;
    hand.change(0, static_cast<std::uint16_t>(captured));
    earn_bonuses(hand, captured, home ? 1 : 0);
    return hand.key();
  }

  /// Calls `take(step, hand after it)` for every step that may be taken now; stops early where it
  /// returns false. The result says whether it went through to the end.
  template <class Take>
  bool for_each_step(const Hand& hand, Take&& take) const {
    return for_each_die_step(hand, take) && for_each_bonus_step(hand, take);
  }
  template <class Take>
  bool for_each_die_step(const Hand& hand, Take&& take) const;
  template <class Take>
  bool for_each_bonus_step(const Hand& hand, Take&& take) const;
  /// The steps that one bonus could make, whether or not dice come first.
  template <class Take>
  bool for_each_step_by(Bonus bonus, const Hand& hand, Take&& take) const;

  /// Whether dice come first now, so that no bonus may be played yet.
  [[nodiscard]] bool bonus_must_wait(const Hand& hand) const;
  /// Whether bonuses come first now, so that no die may be played yet. A bonus that cannot be
  /// played at once is never pending.
  [[nodiscard]] bool dice_must_wait(const Hand& hand) const {
    return options_->bonus_time == BonusTime::at_once && hand.any_pending();
  }
  /// Whether no die is played any more, because a bonus has been.
  [[nodiscard]] bool dice_are_over(const Hand& hand) const {
    return options_->bonus_time == BonusTime::after_dice && hand.bonus_begun();
  }
  /// Whether a pawn can enter now, so that fives may do nothing else.
  [[nodiscard]] bool five_must_enter(const Hand& hand) const {
    return options_->entry_duty == EntryDuty::each_five && hand.pawn(0).place().in_start() &&
           obstacle_to_enter(hand) == Obstacle::none;
  }
  /// Whether both dice are unused and total five.
  [[nodiscard]] bool has_total_of_five(const Hand& hand) const {
    return hand.left(0) == 1 && hand.left(1) == 1 && value(0) + value(1) == 5;
  }
  /// Whether two pawns of one old blockade stand together on a new space, where that is judged at
  /// the end of the play.
  [[nodiscard]] bool breaks_pair_rule_at_end(const Hand& hand) const {
    return pair_rule_ == PairRule::at_end && reunites_blockade(hand);
  }

  /// What a pawn moving from `from` along the ring or onto its home path by `count` would meet, for
  /// the arbiter: the same test that decides which steps there are.
  [[nodiscard]] Obstacle obstacle_on_ring(const Hand& hand, Pawn pawn, int count) const;
  [[nodiscard]] Obstacle obstacle_to_home(const Hand& hand, Pawn pawn, int count) const;
  [[nodiscard]] Obstacle obstacle_to_enter(const Hand& hand) const;
  /// Whether an opponent's blockade stands on a ring space.
  [[nodiscard]] bool is_wall(int offset) const { return others_.walls().has(Place::ring(offset)); }
  /// Whose pawn stood on a ring space as the roll began; only where another colour's did.
  [[nodiscard]] Color occupant(int offset) const {
    return color_at(std::countr_zero(others_.on(Place::ring(offset))) / pawns_each);
  }

  /// Spaces from a ring offset to the turn-off.
  static constexpr int to_turn_off(int offset) {
    return offset <= turn_off ? turn_off - offset : turn_off + ring_size - offset;
  }

 private:
  /// The mover's own blockades at this moment, where nobody passes those: points on the line.
  struct Ground {
    static constexpr std::int8_t nowhere = 127;
    std::array<std::int8_t, 2> own{nowhere, nowhere};

    /// Whether one stands after `from`, up to and including `to`.
    [[nodiscard]] bool stops(int from, int to) const {
      return (own[0] > from && own[0] <= to) || (own[1] > from && own[1] <= to);
    }
  };

  [[nodiscard]] bool reunites_blockade(const Hand& hand) const;
  void set_counts(Roll roll);
  void set_marks();
  [[nodiscard]] static int in_start(const Hand& hand);
  /// A lone pawn of another colour that is there now, as a victim number.
  [[nodiscard]] int lone_at(const Hand& hand, Place place) const;
  void earn(Hand& hand, Place to, int victim) const;
  void earn_bonuses(Hand& hand, unsigned captured, int home) const {
    if (options_->capture_bonus != 0) hand.earn(Bonus::capture, std::popcount(captured));
    if (options_->home_bonus != 0) hand.earn(Bonus::home, home);
  }
  /// The last place before another colour's blockade, or HOME: as far as a pawn gets in this roll,
  /// because such a blockade stays. Only for pawns that do not go round again.
  [[nodiscard]] Place reach(Place from) const;
  [[nodiscard]] Ground ground(const Hand& hand) const;

  [[nodiscard]] Obstacle landing(const Hand& hand, Pawn pawn, Place to) const;
  [[nodiscard]] Obstacle walk_in(const Hand& hand, const Ground& ground, Pawn pawn,
                                 int count) const;
  [[nodiscard]] Obstacle walk_round(const Hand& hand, const Ground& ground, Pawn pawn,
                                    int count) const;
  /// Whether a count leads past the turn-off, so that a pawn on laps can go round again.
  [[nodiscard]] static bool may_go_round(Place from, int count) {
    return from.on_ring() && count > to_turn_off(from.ring_offset());
  }
  /// Whether two pawns made one blockade as the roll began.
  [[nodiscard]] bool same_blockade(Pawn one, Pawn other) const {
    return one.marked() == other.marked() && (one.marked() || two_blockades_);
  }
  /// Where the pawn's blockade stood then; only for pawns of one.
  [[nodiscard]] Place old_place(Pawn pawn) const {
    return old_places_[static_cast<std::size_t>(pawn.marked())];
  }
  /// Calls `walk(pawn's number, to)` for every way to move one pawn by a count; stops early where
  /// it returns false.
  template <class Walk>
  bool for_each_walk(const Hand& hand, const Ground& ground, int count, Walk&& walk) const;
  template <class Take>
  bool step_all(const Hand& hand, const Ground& ground, Pay pay, Take& take) const;
  template <class Take>
  bool enter(const Hand& hand, Pay pay, Take& take) const;
  [[nodiscard]] static Hand paid(Hand hand, Pay pay);
  [[nodiscard]] Hand moved(Hand hand, std::size_t at, const Step& step) const;
  /// Where bonuses are played at once: takes away one that no pawn can move.
  void lose_idle_bonus(Hand& hand) const;

  const Options* options_;
  Color color_;
  Hand begin_;
  std::array<std::uint8_t, 2> values_{};
  bool doublets_ = false;
  bool entry_is_duty_ = false;
  bool home_wins_ = true;
  PairRule pair_rule_ = PairRule::none;  // as it is for this roll
  bool own_blockade_at_begin_ = false;
  bool two_blockades_ = false;         // the unmarked pawns made a blockade, too
  std::array<Place, 2> old_places_{};  // of the unmarked and the marked blockade
  Others others_;
};

}  // namespace parlor::parcheesi

#include "games/parcheesi/rules/scene_steps.h"
