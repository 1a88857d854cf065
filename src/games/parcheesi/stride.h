#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "games/parcheesi/board.h"

namespace parlor::parcheesi {

/// Where a pawn stands to walk a certain count, as far as other colours are concerned: sets of
/// places from ENTER to the end of the home path. None goes round again.
class Stride {
 public:
  Stride() = default;
  /// `walls`, `held` and `victims`: the spaces from ENTER to the turn-off that cannot be passed,
  /// those where a pawn cannot stay, and those where it captures.
  Stride(int count, std::uint64_t walls, std::uint64_t held, std::uint64_t victims);

  /// Whether a pawn can walk from here and stay: 1 or 0, to be reckoned with.
  [[nodiscard]] unsigned open(Place from) const { return has(open_, from); }
  /// Whether it then captures, or gets HOME.
  [[nodiscard]] unsigned earning(Place from) const { return has(earning_, from); }

 private:
  /// By the codes of places.
  using Set = std::array<std::uint64_t, 2>;
  static unsigned has(const Set& set, Place place) {
    const auto code = static_cast<unsigned>(place.code());
    return static_cast<unsigned>(set[code >> 6] >> (code & 63U)) & 1U;
  }

  Set open_{};
  Set earning_{};
};

inline Stride::Stride(int count, std::uint64_t walls, std::uint64_t held, std::uint64_t victims) {
  constexpr int home = 72;
  constexpr std::uint64_t one = 1;
  // Bit `code` of the spaces is the space after the one with that code.
  const auto landing = [count](std::uint64_t spaces) {
    return count > 64 ? 0 : spaces >> (count - 1);
  };
  for (int seen = 1; walls != 0 && seen < count;) {
    const int further = std::min(seen, count - seen);
    walls |= walls >> further;
    seen += further;
  }
  const int last = home - count;
  const std::uint64_t out = ~one;
  open_[0] =
      out & (last >= 63 ? ~std::uint64_t{0} : (one << (last + 1)) - 1) & ~walls & ~landing(held);
  open_[1] = last < 64 ? 0 : (one << (last - 63)) - 1;
  earning_[0] = open_[0] & landing(victims);
  const auto word = static_cast<std::size_t>(last) >> 6;
  earning_[word] |= open_[word] & one << (last & 63);
}

}  // namespace parlor::parcheesi
