#include "fair/dice.h"

#include <array>

#include <sodium.h>

#include "core/words.h"
#include "fair/messages.h"

namespace parlor::fair {
namespace {

using Block = std::array<std::uint8_t, crypto_auth_hmacsha256_BYTES>;
static_assert(crypto_auth_hmacsha256_KEYBYTES == std::tuple_size_v<Seed>);

/// The largest number of byte values that six faces share equally.
constexpr int fair_values = 252;

Block block_of(const Source& source, std::uint64_t k, std::uint64_t number) {
  const std::string message = cat(source.table, ':', join(source.texts, ","), ':', k, ':', number);
  Block block{};
  crypto_auth_hmacsha256(block.data(), reinterpret_cast<const std::uint8_t*>(message.data()),
                         message.size(), source.seed.data());
  return block;
}

std::string told(const std::vector<int>& dice) {
  std::vector<std::string> texts;
  texts.reserve(dice.size());
  for (const int die : dice) texts.push_back(std::to_string(die));
  return join(texts, "-");
}

}  // namespace

std::vector<int> throw_dice(const Source& source, std::uint64_t k, int dice) {
  std::vector<int> fallen;
  for (std::uint64_t number = 0;; ++number) {
    for (const std::uint8_t byte : block_of(source, k, number)) {
      if (static_cast<int>(fallen.size()) == dice) return fallen;
      if (byte < fair_values) fallen.push_back(byte % 6 + 1);
    }
  }
}

Result<std::uint64_t> verify(const Source& source, std::string_view published,
                             const std::vector<Told>& throws, std::span<const SeatText> texts) {
  if (commitment(source.seed) != published) {
    return Error{say::wrong_seed()};
  }
  if (auto error = wrong_text(source.seed, source.table, texts)) return *std::move(error);
  for (std::size_t i = 0; i < throws.size(); ++i) {
    const Told& one = throws[i];
    if (one.k != i) {
      return Error{say::throw_missing(i, one.k)};
    }
    const auto due = throw_dice(source, one.k, static_cast<int>(one.dice.size()));
    if (due != one.dice) {
      return Error{say::wrong_throw(one.k, arg::Text(told(one.dice)), arg::Text(told(due)))};
    }
  }
  return static_cast<std::uint64_t>(throws.size());
}

}  // namespace parlor::fair
