#pragma once

#include <algorithm>
#include <cstdint>

#include "games/parcheesi/rules/scene.h"

/// Which plays are legal: duties compare a play with what was possible.
namespace parlor::parcheesi {

/// What a play has done for its duties, most important first; duties that are not in force stay 0.
struct Effort {
  std::uint8_t entries = 0;
  std::uint8_t dice = 0;
  std::uint8_t spaces = 0;

  /// As one number that is greater where the effort is.
  [[nodiscard]] constexpr int rank() const { return (entries << 16) | dice_and_spaces(); }
  [[nodiscard]] constexpr int dice_and_spaces() const { return (dice << 8) | spaces; }
  constexpr bool operator==(const Effort&) const = default;
};

/// Four counts that are played all or not at all: nothing is better than a part.
enum FourOrNothing : std::uint8_t { a_part, nothing, all_four };

/// What has been done for the duty to use dice.
inline Effort effort_of_dice(const Scene& scene, const Hand& hand) {
  Effort made;
  const int dice = scene.dice_used(hand);
  if (scene.four_or_nothing()) {
    made.dice = dice == 4 ? all_four : dice == 0 ? nothing : a_part;
    return made;
  }
  switch (scene.options().dice_duty) {
    case DiceDuty::all_higher:
      made.spaces = static_cast<std::uint8_t>(scene.spaces_used(hand));
      [[fallthrough]];
    case DiceDuty::all: made.dice = static_cast<std::uint8_t>(dice); break;
    case DiceDuty::one: made.dice = static_cast<std::uint8_t>(std::min(dice, 1)); break;
    case DiceDuty::none_left: break;
  }
  return made;
}

inline Effort effort(const Scene& scene, const Hand& hand) {
  Effort made = effort_of_dice(scene, hand);
  if (scene.entry_is_duty()) made.entries = static_cast<std::uint8_t>(scene.entries(hand));
  return made;
}

/// The best effort of any play of a roll. A play that wins counts in the maxima and needs to reach
/// none.
class Standard {
 public:
  /// Takes a play that ends without a win into account. The answer is how it compares with the best
  /// so far: less than 0 where it falls short, more where it is better than all.
  int raise(const Effort& made) {
    const int order = seen_ ? made.rank() - best_.rank() : 1;
    if (order > 0) best_ = made;
    seen_ = true;
    return order;
  }

  void raise_by_win(const Scene& scene, const Hand& hand) {
    Effort made = effort(scene, hand);
    if (scene.four_or_nothing()) made.dice = all_four;
    by_wins_.entries = std::max(by_wins_.entries, made.entries);
    if (made.dice_and_spaces() > by_wins_.dice_and_spaces()) {
      by_wins_.dice = made.dice;
      by_wins_.spaces = made.spaces;
    }
  }

  /// Whether the plays that do not win are overtaken by one that does: each duty asks only those
  /// the one before left.
  [[nodiscard]] bool only_wins() const {
    return by_wins_.entries > best_.entries || by_wins_.dice_and_spaces() > best_.dice_and_spaces();
  }

  [[nodiscard]] bool met_by(const Effort& made) const { return !only_wins() && made == best_; }
  /// What the duties demand, wins included.
  [[nodiscard]] Effort best_of_all() const { return only_wins() ? by_wins_ : best_; }
  void reset() { *this = Standard(); }

 private:
  Effort best_;
  Effort by_wins_;
  bool seen_ = false;
};

/// Whether a step that could be taken now forbids the play to end here. Where the pair rule is
/// judged at the end, a count whose step would break it may be left.
inline bool must_go_on(const Scene& scene, const Step& step, const Hand& after) {
  const Options& options = scene.options();
  const bool until_none_left = options.dice_duty == DiceDuty::none_left && !scene.four_or_nothing();
  const bool due = until_none_left || (is_bonus(step.pay) && options.bonus_duty == BonusDuty::must);
  return due && !scene.breaks_pair_rule_at_end(after);
}

}  // namespace parlor::parcheesi
