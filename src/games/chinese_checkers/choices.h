#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "games/chinese_checkers/board.h"
#include "games/chinese_checkers/state.h"

namespace parlor::chinese_checkers {

/// To the neighbours in a direction: the axes forwards, then backwards.
constexpr Link link_to(int family, int direction) {
  return direction < axes ? ahead(family, direction) : behind(family, direction - axes);
}

constexpr Hole hole_of(int family, int bit) { return static_cast<Hole>(64 * family + bit); }

/// All choices of a seat, as sets of bits that are counted but not written out: for each family and
/// direction the pegs that can step that way, then, for one peg of each family after another, the
/// holes that jumps take it to.
class Choices {
 public:
  /// Finds every choice for the pegs given.
  void fill(const Board& board, const HoleSet& pegs, const HoleSet& occupied);

  [[nodiscard]] std::size_t size() const { return total_ == 0 ? 1 : total_; }
  Choice operator[](std::size_t index) const;
  /// Acts on every choice in the order of their numbers: quicker than asking for each by its own.
  template <class Act>
  void for_each(Act&& act) const;

 private:
  // A seat that helps its partner moves the pegs of two: ten and ten, all of one family at worst.
  static constexpr std::size_t most_movers = std::size_t{20} * families;

  [[nodiscard]] Choice step(unsigned index) const;
  [[nodiscard]] Choice jump(unsigned index) const;

  std::size_t total_ = 0;
  std::size_t jump_sets_ = 0;
  std::array<std::array<std::uint64_t, families>, directions.size()> steps_{};
  // The choices up to the last step of each family, and up to the last jump of each mover.
  std::array<std::uint16_t, families> step_ends_{};
  std::array<std::uint16_t, most_movers> jump_ends_{};
  std::array<std::uint64_t, most_movers> movers_{};  // one bit, or none
  std::array<std::uint64_t, most_movers> reached_{};
};

template <class Act>
void Choices::for_each(Act&& act) const {
  if (total_ == 0) return act(Choice::pass());
  for (int family = 0; family < families; ++family) {
    for (int direction = 0; direction < 2 * axes; ++direction) {
      const Link link = link_to(family, direction);
      auto bits = steps_[static_cast<std::size_t>(direction)][static_cast<std::size_t>(family)];
      for (; bits != 0; bits &= bits - 1) {
        const int bit = std::countr_zero(bits);
        act(Choice{hole_of(family, bit), hole_of(link.family, bit + link.shift)});
      }
    }
  }
  for (std::size_t set = 0; set < jump_sets_; ++set) {
    const int family = static_cast<int>(set % families);
    const Hole from = hole_of(family, std::countr_zero(movers_[set]));
    for (auto bits = reached_[set]; bits != 0; bits &= bits - 1) {
      act(Choice{from, hole_of(family, std::countr_zero(bits))});
    }
  }
}

}  // namespace parlor::chinese_checkers
