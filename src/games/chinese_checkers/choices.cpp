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

/// One word for each family, for work on all of them at once. It is handed on by reference only:
/// how one is passed by value depends on the processor compiled for.
using Lanes = std::uint64_t __attribute__((vector_size(families * sizeof(std::uint64_t))));

/// The star as it is for jumping pegs, all four families side by side.
class JumpBoard {
 public:
  explicit JumpBoard(const HoleSet& empty)
      : empty_{empty.family(0), empty.family(1), empty.family(2), empty.family(3)} {
    for_each_number<axes>([&](auto axis) {
      for_each_number<families>([&](auto family) {
        constexpr Link next = ahead(family, axis);
        // Off the star nothing is empty. That makes pegs of what lies there, but beyond them no
        // hole is empty either.
        pegs_ahead_[axis][family()] = ~moved(empty.family(next.family), -next.shift);
      });
    });
  }

  /// Leaves those pegs that can jump at all: they stand where a jump from an empty hole would lead.
  void keep_jumpers(Lanes& pegs) const {
    Lanes launching{};
    add_one_jump(empty_, launching);
    pegs &= launching;
  }

  /// Every hole that a chain of jumps leads to, from one hole of each family. Few chains have more
  /// than two jumps: to try three at once is faster than to ask after each.
  void reach(const Lanes& from, Lanes& reached) const {
    Lanes touched = from;
    Lanes before;
    Lanes news;
    do {
      spread(touched);
      spread(touched);
      before = touched;
      spread(touched);
      news = touched ^ before;
    } while ((news[0] | news[1] | news[2] | news[3]) != 0);
    reached = touched ^ from;
  }

 private:
  void spread(Lanes& holes) const {
    Lanes to{};
    add_one_jump(holes, to);
    holes |= to & empty_;
  }
  void add_one_jump(const Lanes& from, Lanes& to) const {
    for_each_number<axes>([&](auto axis) {
      constexpr int on = jump_shift[axis];
      to |= ((from & pegs_ahead_[axis]) << on) | ((from >> on) & pegs_ahead_[axis]);
    });
  }

  Lanes empty_;
  std::array<Lanes, axes> pegs_ahead_;
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
  const JumpBoard jumps(empty);
  Lanes jumpers{pegs.family(0), pegs.family(1), pegs.family(2), pegs.family(3)};
  jumps.keep_jumpers(jumpers);
  while ((jumpers[0] | jumpers[1] | jumpers[2] | jumpers[3]) != 0) {
    const Lanes movers = jumpers & (~jumpers + 1);
    jumpers ^= movers;
    Lanes reached;
    jumps.reach(movers, reached);
    for (int family = 0; family < families; ++family) {
      movers_[set - step_sets] = movers[family];
      add(reached[family]);
    }
  }
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
    const std::size_t mover = set - step_sets;
    const int family = static_cast<int>(mover % families);
    return {hole_of(family, std::countr_zero(movers_[mover])), hole_of(family, bit)};
  }
  const int family = static_cast<int>(set) / (2 * axes);
  const int direction = static_cast<int>(set) % (2 * axes);
  const Link link = link_to(family, direction);
  return {hole_of(family, bit), hole_of(link.family, bit + link.shift)};
}

}  // namespace parlor::chinese_checkers
