#include "games/chinese_checkers/choices.h"

#include <cstring>
#include <utility>

#if defined(__BMI2__) || defined(__AVX__)
#include <immintrin.h>
#endif

namespace parlor::chinese_checkers {
namespace {

int nth_bit(std::uint64_t bits, unsigned index) {
#ifdef __BMI2__
  return std::countr_zero(_pdep_u64(std::uint64_t{1} << index, bits));
#else
  for (; index > 0; --index) bits &= bits - 1;
  return std::countr_zero(bits);
#endif
}

unsigned count(std::uint64_t bits) { return static_cast<unsigned>(std::popcount(bits)); }

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

void load(const HoleSet& holes, Lanes& lanes) {
  lanes = Lanes{holes.family(0), holes.family(1), holes.family(2), holes.family(3)};
}

void store(const Lanes& lanes, std::uint64_t* words) { std::memcpy(words, &lanes, sizeof lanes); }

bool any(const Lanes& lanes) {
#ifdef __AVX__
  const auto bits = reinterpret_cast<const __m256i&>(lanes);
  return _mm256_testz_si256(bits, bits) == 0;
#else
  return (lanes[0] | lanes[1] | lanes[2] | lanes[3]) != 0;
#endif
}

/// For each family the holes whose neighbour in a direction is one of those given.
template <int Direction>
void beside(const Lanes& holes, Lanes& neighbours) {
  constexpr auto shift = [](int family) { return link_to(family, Direction).shift; };
  constexpr auto up = [shift](int family) {
    return static_cast<std::uint64_t>(shift(family) < 0 ? -shift(family) : 0);
  };
  constexpr auto down = [shift](int family) {
    return static_cast<std::uint64_t>(shift(family) > 0 ? shift(family) : 0);
  };
  constexpr auto from = [](int family) { return link_to(family, Direction).family; };
  neighbours = __builtin_shufflevector(holes, holes, from(0), from(1), from(2), from(3));
  if constexpr ((up(0) | up(1) | up(2) | up(3)) != 0) {
    neighbours <<= Lanes{up(0), up(1), up(2), up(3)};
  }
  if constexpr ((down(0) | down(1) | down(2) | down(3)) != 0) {
    neighbours >>= Lanes{down(0), down(1), down(2), down(3)};
  }
}

/// The star around the pegs, all four families side by side.
class Surroundings {
 public:
  explicit Surroundings(const HoleSet& empty) {
    load(empty, empty_);
    for_each_number<2 * axes>([&](auto direction) { beside<direction>(empty_, open_[direction]); });
    // Off the star nothing is empty. That makes pegs of what lies there, but beyond them no hole is
    // empty either.
    for_each_number<axes>([&](auto axis) { pegs_ahead_[axis] = ~open_[axis]; });
  }

  /// The holes next to which, in a direction, a hole is empty.
  [[nodiscard]] const Lanes& open(int direction) const {
    return open_[static_cast<std::size_t>(direction)];
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
    do {
      spread(touched);
      spread(touched);
      before = touched;
      spread(touched);
    } while (any(touched ^ before));
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
  std::array<Lanes, std::size_t{2} * axes> open_;
  std::array<Lanes, axes> pegs_ahead_;
};

/// The bits of three sets added up place by place: what is left over, and what is carried.
void add_up(const Lanes& one, const Lanes& two, const Lanes& three, Lanes& rest, Lanes& carried) {
  const Lanes either = one ^ two;
  carried = (one & two) | (either & three);
  rest = either ^ three;
}

}  // namespace

void Choices::fill(const Board& board, const HoleSet& pegs, const HoleSet& occupied) {
  const Surroundings around(board.holes() - occupied);
  Lanes movable;
  load(pegs, movable);

  std::array<Lanes, directions.size()> steps;
  for_each_number<2 * axes>([&](auto direction) {
    steps[direction] = movable & around.open(direction);
    store(steps[direction], &steps_[direction][0]);
  });
  // Six sets a family are counted as three: units, twos and fours.
  std::array<Lanes, 2> rests;
  std::array<Lanes, 3> twos;
  Lanes units;
  Lanes halves;
  Lanes fours;
  add_up(steps[0], steps[1], steps[2], rests[0], twos[0]);
  add_up(steps[3], steps[4], steps[5], rests[1], twos[1]);
  add_up(rests[0], rests[1], Lanes{}, units, twos[2]);
  add_up(twos[0], twos[1], twos[2], halves, fours);
  std::size_t total = 0;
  for (int family = 0; family < families; ++family) {
    total += count(units[family]) + 2 * count(halves[family]) + 4 * count(fours[family]);
    step_ends_[static_cast<std::size_t>(family)] = static_cast<std::uint16_t>(total);
  }

  around.keep_jumpers(movable);
  std::size_t set = 0;
  while (any(movable)) {
    const Lanes movers = movable & (~movable + 1);
    movable ^= movers;
    Lanes reached;
    around.reach(movers, reached);
    store(movers, &movers_[set]);
    store(reached, &reached_[set]);
    for (int family = 0; family < families; ++family) {
      total += count(reached[family]);
      jump_ends_[set++] = static_cast<std::uint16_t>(total);
    }
  }
  total_ = total;
  jump_sets_ = set;
}

Choice Choices::operator[](std::size_t index) const {
  if (index < step_ends_.back()) return step(static_cast<unsigned>(index));
  return total_ == 0 ? Choice::pass() : jump(static_cast<unsigned>(index));
}

Choice Choices::step(unsigned index) const {
  int family = 0;
  for (std::size_t i = 0; i + 1 < families; ++i) family += step_ends_[i] <= index ? 1 : 0;
  if (family > 0) index -= step_ends_[static_cast<std::size_t>(family) - 1];
  // Branch-free: which direction it is cannot be predicted.
  int direction = 0;
  unsigned end = 0;
  unsigned before = 0;
  for (std::size_t i = 0; i + 1 < directions.size(); ++i) {
    end += count(steps_[i][static_cast<std::size_t>(family)]);
    direction += end <= index ? 1 : 0;
    before = end <= index ? end : before;
  }
  const int bit =
      nth_bit(steps_[static_cast<std::size_t>(direction)][static_cast<std::size_t>(family)],
              index - before);
  const Link link = link_to(family, direction);
  return {hole_of(family, bit), hole_of(link.family, bit + link.shift)};
}

Choice Choices::jump(unsigned index) const {
  std::size_t set = 0;
  while (jump_ends_[set] <= index) ++set;
  const unsigned before = set == 0 ? step_ends_.back() : jump_ends_[set - 1];
  const int family = static_cast<int>(set % families);
  return {hole_of(family, std::countr_zero(movers_[set])),
          hole_of(family, nth_bit(reached_[set], index - before))};
}

}  // namespace parlor::chinese_checkers
