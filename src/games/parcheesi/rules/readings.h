#pragma once

#include <cstdint>
#include <initializer_list>

namespace parlor::parcheesi {

/// A point on which some sheet is silent or can be read in two ways, and on which a ruling can
/// rest. Each sheet says on which of them the reading is ours.
enum class Reading : std::uint8_t {
  third_pawn,       // a space holds no third pawn
  idle_five,        // a five that cannot enter moves a pawn
  touching_down,    // one pawn moved by both dice lands between, and captures there
  bonus_captures,   // a bonus step can capture and so earn more
  bonus_goes_home,  // a bonus step can reach HOME and so earn more
  passing_reunion,  // the pair rule is judged step by step, not only as the play ends
  die_after_bonus,  // after the first bonus step no die is played, even if it now could be
  bonus_with_roll,  // bonuses come before any roll again
  clearing_enter,   // the other die first clears ENTER
  four_given_up,    // of four counts those with the lower total are given up
  mixed_order,      // dice and bonuses mix freely
  short_win,        // a win passes the duties to enter and to use dice
  who_starts,       // how who starts is settled
  ties,             // those tied for the first turn throw again
  roll_again,       // the roll that doublets bring cannot be declined
  home_is_exempt,   // pawns that are HOME are not punished
  penalty_is_all,   // at the third doublets nothing moves, and the turn ends
  pairs,            // all of playing in pairs
};

class ReadingSet {
 public:
  constexpr ReadingSet() = default;
  constexpr ReadingSet(Reading reading) : bits_(bit(reading)) {}  // NOLINT(google-explicit-*)
  constexpr ReadingSet(std::initializer_list<Reading> readings) {
    for (const Reading reading : readings) bits_ |= bit(reading);
  }
  constexpr ReadingSet& operator|=(ReadingSet other) {
    bits_ |= other.bits_;
    return *this;
  }
  [[nodiscard]] constexpr bool meets(ReadingSet other) const { return (bits_ & other.bits_) != 0; }

 private:
  static constexpr std::uint32_t bit(Reading reading) {
    return std::uint32_t{1} << static_cast<unsigned>(reading);
  }
  std::uint32_t bits_ = 0;
};

}  // namespace parlor::parcheesi
