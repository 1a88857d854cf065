#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "fair/seed.h"
#include "fair/texts.h"

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

/// A throw as it was told at the table.
struct Told {
  std::uint64_t k = 0;
  std::vector<int> dice;
};

/// Checks that the seed and the texts are those committed to and that every throw follows from
/// them, numbered without gaps from 0; the error names the first thing that is wrong.
Result<std::uint64_t> verify(const Source& source, std::string_view commitment,
                             const std::vector<Told>& throws, std::span<const SeatText> texts = {});

}  // namespace parlor::fair
