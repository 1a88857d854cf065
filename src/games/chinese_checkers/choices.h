#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "games/chinese_checkers/board.h"
#include "games/chinese_checkers/state.h"

namespace parlor::chinese_checkers {

/// All choices of a seat, as sets of bits that are counted but not written out: for each family and
/// direction the pegs that can step that way, then, for one peg of each family after another, the
/// holes that jumps take it to.
class Choices {
 public:
  /// Finds every choice for the pegs given.
  void fill(const Board& board, const HoleSet& pegs, const HoleSet& occupied);

  [[nodiscard]] std::size_t size() const { return total_ == 0 ? 1 : total_; }
  Choice operator[](std::size_t index) const;

 private:
  // A seat that helps its partner moves the pegs of two: ten and ten, all of one family at worst.
  static constexpr std::size_t most_movers = std::size_t{20} * families;

  [[nodiscard]] Choice step(unsigned index) const;
  [[nodiscard]] Choice jump(unsigned index) const;

  std::size_t total_ = 0;
  std::array<std::array<std::uint64_t, families>, directions.size()> steps_{};
  // The choices up to the last step of each family, and up to the last jump of each mover.
  std::array<std::uint16_t, families> step_ends_{};
  std::array<std::uint16_t, most_movers> jump_ends_{};
  std::array<std::uint64_t, most_movers> movers_{};  // one bit, or none
  std::array<std::uint64_t, most_movers> reached_{};
};

}  // namespace parlor::chinese_checkers
