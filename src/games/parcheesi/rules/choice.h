#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "games/parcheesi/rules/board.h"
#include "games/parcheesi/rules/hand.h"

namespace parlor::parcheesi {

/// One distinct result of a roll: where the mover's pawns stand after it, and whose pawns it has
/// sent back to START. Eight bytes without gaps, so that it is its own key.
struct Choice {
  std::array<Place, pawns_each> pawns{};
  std::uint32_t captured = 0;

  [[nodiscard]] std::uint64_t key() const { return std::bit_cast<std::uint64_t>(*this); }
  bool operator==(const Choice&) const = default;
};

/// The result of a play that ends with this hand.
inline Choice choice_of(const Hand& hand) {
  return std::bit_cast<Choice>(hand.places() | std::uint64_t{hand.captured()} << 32);
}

}  // namespace parlor::parcheesi
