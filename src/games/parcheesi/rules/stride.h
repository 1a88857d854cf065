#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "games/parcheesi/rules/board.h"
#include "games/parcheesi/rules/bytes.h"

namespace parlor::parcheesi {

/// Where a pawn stands to walk a certain count, as far as other colours are concerned: sets of
/// places from ENTER to the end of the home path. None goes round again.
class Stride {
 public:
  Stride() = default;
  /// `walls`, `held` and `victims`: the spaces from ENTER to the turn-off that cannot be passed,
  /// those where a pawn cannot stay, and those where it captures.
  Stride(int count, std::uint64_t walls, std::uint64_t held, std::uint64_t victims);

  /// Which pawns, on places given by their codes, can walk that far and stay there, as a set.
  [[nodiscard]] unsigned open(const FourNumbers& from) const { return those_in(open_, from); }
  /// Which of them then capture, or get HOME.
  [[nodiscard]] unsigned earning(const FourNumbers& from) const { return those_in(earning_, from); }

 private:
  /// By the codes of places.
  using Set = std::array<std::uint64_t, 2>;
  static unsigned those_in(const Set& set, const FourNumbers& codes) {
    // All bits set for codes from 64 on, which are below 128.
    const FourNumbers in_second = std::uint64_t{0} - (codes >> 6);
    FourNumbers chosen = (in_second & set[1]) | (~in_second & set[0]);
    shift_left(chosen, 63 - (codes & 63), chosen);
    return set_of_highest(chosen);
  }

  Set open_{};
  Set earning_{};
};

/// For a count, from where it leads to HOME at the most, and from where just there.
struct Range {
  std::array<std::uint64_t, 2> up_to_home{};
  std::array<std::uint64_t, 2> just_home{};
};

consteval std::array<Range, ring_size> all_ranges() {
  std::array<Range, ring_size> ranges;
  for (int count = 1; count < ring_size; ++count) {
    Range& range = ranges[static_cast<std::size_t>(count)];
    for (int code = 1; code + count <= Place::home().code(); ++code) {
      const auto word = static_cast<std::size_t>(code >> 6);
      const std::uint64_t bit = std::uint64_t{1} << (code & 63);
      range.up_to_home[word] |= bit;
      if (code + count == Place::home().code()) range.just_home[word] |= bit;
    }
  }
  return ranges;
}

inline constexpr auto ranges = all_ranges();

inline Stride::Stride(int count, std::uint64_t walls, std::uint64_t held, std::uint64_t victims) {
  const Range& range = ranges[static_cast<std::size_t>(count)];
  for (int seen = 1; seen < count;) {
    const int further = std::min(seen, count - seen);
    walls |= walls >> further;
    seen += further;
  }
  // Bit `code` of the spaces is the space after the one with that code.
  const int landing = std::min(count - 1, 63);
  open_[0] = range.up_to_home[0] & ~walls & ~(held >> landing);
  open_[1] = range.up_to_home[1];
  earning_[0] = open_[0] & (victims >> landing | range.just_home[0]);
  earning_[1] = range.just_home[1];
}

}  // namespace parlor::parcheesi
