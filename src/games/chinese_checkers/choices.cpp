#include "games/chinese_checkers/choices.h"

#include <utility>

namespace parlor::chinese_checkers {
namespace {

Hole hole_of(int family, int bit) { return static_cast<Hole>(64 * family + bit); }

int nth_bit(std::uint64_t bits, int index) {
  for (; index > 0; --index) bits &= bits - 1;
  return std::countr_zero(bits);
}

constexpr Link link_to(int family, int direction) {
  return direction < axes ? ahead(family, direction) : behind(family, direction - axes);
}

/// Acts for the numbers from 0 on. Each is a constant, so that all shifts are.
template <int Count, class Act>
void for_each_number(Act&& act) {
  [&]<int... Number>(std::integer_sequence<int, Number...>) {
    (act(std::integral_constant<int, Number>()), ...);
  }(std::make_integer_sequence<int, Count>());
}

/// One family as the board it is for a jumping peg.
template <int Family>
class JumpBoard {
 public:
  explicit JumpBoard(const HoleSet& empty) : empty_(empty.family(Family)) {
    for_each_number<axes>([&](auto axis) {
      constexpr Link next = ahead(Family, axis);
      // Off the star nothing is empty. That makes pegs of what lies there, but beyond them no hole
      // is empty either.
      pegs_ahead_[axis] = ~moved(empty.family(next.family), -next.shift);
    });
  }

  /// The holes that a jump can start from: a jump into one would be the same backwards.
  [[nodiscard]] std::uint64_t launching() const { return one_jump(empty_); }

  /// Every hole that a chain of jumps takes the peg to.
  [[nodiscard]] std::uint64_t reach(std::uint64_t peg) const {
    std::uint64_t touched = peg;
    for (std::uint64_t before = 0; touched != before;) {
      before = touched;
      touched |= one_jump(touched) & empty_;
    }
    return touched ^ peg;
  }

 private:
  [[nodiscard]] std::uint64_t one_jump(std::uint64_t from) const {
    std::uint64_t to = 0;
    for (std::size_t axis = 0; axis < axes; ++axis) {
      to |= moved(from & pegs_ahead_[axis], jump_shift[axis]);
      to |= moved(from, -jump_shift[axis]) & pegs_ahead_[axis];
    }
    return to;
  }

  std::uint64_t empty_;
  std::array<std::uint64_t, axes> pegs_ahead_{};
};

}  // namespace

void Choices::fill(const Board& board, const HoleSet& pegs, const HoleSet& occupied) {
  const HoleSet empty = board.holes() - occupied;
  std::size_t total = 0;
  std::size_t set = 0;
  const auto add = [&](std::uint64_t bits) {
    total += static_cast<std::size_t>(std::popcount(bits));
    sets_[set] = bits;
    ends_[set++] = static_cast<std::uint16_t>(total);
  };
  for_each_number<families>([&](auto family) {
    for_each_number<2 * axes>([&](auto direction) {
      constexpr Link link = link_to(family, direction);
      add(pegs.family(family) & moved(empty.family(link.family), -link.shift));
    });
  });
  for_each_number<families>([&](auto family) {
    const JumpBoard<family> jumps(empty);
    std::uint64_t jumpers = pegs.family(family) & jumps.launching();
    for (; jumpers != 0; jumpers &= jumpers - 1) {
      jumpers_[set - step_sets] = hole_of(family, std::countr_zero(jumpers));
      add(jumps.reach(jumpers & (~jumpers + 1)));
    }
  });
  total_ = total;
}

std::size_t Choices::set_with(std::size_t index) const {
  std::size_t set = 0;
  // Counting beats looking for the place: most choices are steps, and these are compared at once.
  for (std::size_t i = 0; i < step_sets; ++i) set += ends_[i] <= index ? 1U : 0U;
  while (ends_[set] <= index) ++set;
  return set;
}

Choice Choices::operator[](std::size_t index) const {
  if (total_ == 0) return Choice::pass();
  const std::size_t set = set_with(index);
  const std::size_t before = set == 0 ? 0 : ends_[set - 1];
  const int bit = nth_bit(sets_[set], static_cast<int>(index - before));
  if (set >= step_sets) {
    const Hole peg = jumpers_[set - step_sets];
    return {peg, hole_of(family_of(peg), bit)};
  }
  const int family = static_cast<int>(set) / (2 * axes);
  const int direction = static_cast<int>(set) % (2 * axes);
  const Link link = link_to(family, direction);
  return {hole_of(family, bit), hole_of(link.family, bit + link.shift)};
}

}  // namespace parlor::chinese_checkers
