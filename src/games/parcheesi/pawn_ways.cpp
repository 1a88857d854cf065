#include "games/parcheesi/pawn_ways.h"

#include <algorithm>

namespace parlor::parcheesi {

template <int Most>
void PawnWays::find_captures(const Scene& scene, const Counts& counts, Place from) {
  begin_captures();
  home_ = 0;
  for (int first = 0; first <= Most; ++first) {
    for (int second = 0; second <= Most; ++second) {
      const Use use(first, second);
      if (first + second == 0 || (possible_ & use.bit()) == 0) continue;
      const Place to = Place::from_code(from.code() + counts.spaces(use));
      const std::uint16_t captured = scene.captured_on(to);
      if (to.is_home()) home_ = static_cast<std::uint16_t>(home_ | use.bit());
      if (first > 0) extend(Use(first - 1, second), use, captured);
      if (second > 0) extend(Use(first, second - 1), use, captured);
    }
  }
}

template void PawnWays::find_captures<1>(const Scene&, const Counts&, Place);
template void PawnWays::find_captures<2>(const Scene&, const Counts&, Place);

void PawnWays::extend(Use from, Use to, std::uint16_t captured) {
  if ((possible_ & from.bit()) == 0) return;
  for (const std::uint16_t before : captures(from)) {
    const auto all = static_cast<std::uint16_t>(before | captured);
    const auto known = captures(to);
    if (std::ranges::find(known, all) == known.end()) add_captures(to, all);
  }
}

void PawnWays::enter(const Scene& scene, const Counts& counts) {
  possible_ = Use(0, 0).bit();
  earning_ = 0;
  if (!scene.may_enter()) return;
  const Place entered = Place::ring(0);
  const std::uint16_t on_enter = scene.captured_on(entered);
  begin_captures();
  home_ = 0;
  const auto add = [&](Use use, std::uint16_t captured) {
    possible_ = static_cast<std::uint16_t>(possible_ | use.bit());
    if (captured != 0) earning_ = static_cast<std::uint16_t>(earning_ | use.bit());
    add_captures(use, captured);
  };
  const auto [first, second] = counts.values;
  if (first == 5) add(Use(1, 0), on_enter);
  if (second == 5) add(Use(0, 1), on_enter);
  if (first + second == 5) add(Use(1, 1), on_enter);
  if (first != 5 && second != 5) return;
  const std::size_t other = first == 5 ? 1 : 0;
  if (counts.strides[other].open(entered) == 0) return;
  const Place on = Place::from_code(entered.code() + counts.values[other]);
  add(Use(1, 1), static_cast<std::uint16_t>(on_enter | scene.captured_on(on)));
}

}  // namespace parlor::parcheesi
