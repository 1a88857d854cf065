#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

#include "games/parcheesi/rules/bytes.h"
#include "games/parcheesi/rules/choice.h"
#include "games/parcheesi/rules/hand.h"

namespace parlor::parcheesi {

/// Four hands that are worked on at once. What is asked of them is answered as a set: bit i for
/// hand i.
class FourHands {
 public:
  static constexpr std::size_t size = 4;

  explicit FourHands(const FourNumbers& keys) : hands_(keys) {}
  /// The next four of a list; there has to be room for that many.
  explicit FourHands(const Hand* hands) { std::memcpy(&hands_, hands, sizeof(hands_)); }

  void put_pawns_in_order() {
    auto bytes = reinterpret_cast<ManyBytes>(hands_);
    sort_first_fours(bytes);
    hands_ = reinterpret_cast<FourNumbers>(bytes);
  }

  /// Those with three pawns on one space of the ring or the home path; pawns have to be in order.
  [[nodiscard]] unsigned with_three() const {
    constexpr std::uint64_t home =
        std::uint64_t{0x01010101} * static_cast<unsigned>(Place::home().code());
    // Sums in bytes, which are below 128: one gets a highest bit where it was not 0.
    constexpr std::uint64_t mark = 0x7F7F7F7F;
    const FourNumbers places = hands_ >> 1 & mark;
    const FourNumbers apart = (places ^ places >> 8) + mark;
    const FourNumbers out = (places + mark) & ((places ^ home) + mark);
    const FourNumbers pairs = out & ~apart;
    // Two pairs side by side are three pawns: of the first three, or of the last.
    const FourNumbers threes = pairs & pairs >> 8 & std::uint64_t{0x8080};
    return set_of_highest(threes << 48 | threes << 56);
  }
  [[nodiscard]] unsigned with_pending() const { return not_zero(hands_ & Hand::all_pending); }
  [[nodiscard]] unsigned all_home() const {
    constexpr std::uint64_t codes = 0xFEFEFEFE;
    constexpr std::uint64_t home =
        std::uint64_t{0x02020202} * static_cast<unsigned>(Place::home().code());
    return ~not_zero((hands_ & codes) ^ home) & 15U;
  }

  /// Writes those of a set one after the other, where there is room for four, as hands
  Hand* write(unsigned set, Hand* to) const { return write_those(hands_, set, to); }
  /// or as the results they are if nothing more is played.
  Choice* write(unsigned set, Choice* to) const {
    const FourNumbers choices =
        (hands_ >> 1 & std::uint64_t{0x7F7F7F7F}) | (hands_ & Hand::all_captured);
    return write_those(choices, set, to);
  }
  [[nodiscard]] Hand operator[](std::size_t at) const { return Hand::from_key(hands_[at]); }

 private:
  /// Only for numbers with a highest bit of 0.
  static unsigned not_zero(const FourNumbers& numbers) {
    return set_of_highest(std::uint64_t{0} - numbers);
  }

  FourNumbers hands_;
};

}  // namespace parlor::parcheesi
