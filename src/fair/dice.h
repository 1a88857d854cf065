#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "fair/seed.h"

namespace parlor::fair {

/// What all throws of one game follow from.
struct Source {
  Seed seed;
  std::string table;
  /// What each seat's player added, in the order of the seats; empty for a bot's.
  std::vector<std::string> texts;
};

/// Throw number `k`: that many dice, in the order they fall.
///
/// HMAC-SHA-256 with the seed as the key of `table:text,text,...:k:block` gives 32 bytes; a byte
/// below 252 is a die (its remainder by 6, plus 1), others are passed over, and when a block is
/// used up the next one follows.
std::vector<int> throw_dice(const Source& source, std::uint64_t k, int dice);

/// A player's text: 8 to 64 letters, digits, `-` and `_`, so that it cannot be mistaken for two.
bool is_text(std::string_view text);

/// A throw as it was told at the table.
struct Told {
  std::uint64_t k = 0;
  std::vector<int> dice;
};

/// Checks that the seed is the one committed to and that every throw follows from it, numbered
/// without gaps from 0; the error names the first thing that is wrong.
Result<std::uint64_t> verify(const Source& source, std::string_view commitment,
                             const std::vector<Told>& throws);

}  // namespace parlor::fair
