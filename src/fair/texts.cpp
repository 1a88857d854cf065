#include "fair/texts.h"

#include <algorithm>
#include <array>

#include <sodium.h>

#include "core/words.h"
#include "fair/messages.h"

namespace parlor::fair {
namespace {

/// 128 bits, in the 64 letters there are.
constexpr std::size_t shortest_text = 22;
constexpr std::size_t longest_text = 64;

bool is_text_letter(char letter) {
  return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
         (letter >= '0' && letter <= '9') || letter == '-' || letter == '_';
}

bool is_hex_digit(char letter) {
  return (letter >= '0' && letter <= '9') || (letter >= 'a' && letter <= 'f');
}

}  // namespace

bool is_text(std::string_view text) {
  return text.size() >= shortest_text && text.size() <= longest_text &&
         std::ranges::all_of(text, is_text_letter);
}

std::string text_commitment(std::string_view table, Seat seat, std::string_view text) {
  return digest(cat(table, ':', seat.index(), ':', text));
}

bool is_commitment(std::string_view text) {
  return text.size() == 2 * crypto_hash_sha256_BYTES && std::ranges::all_of(text, is_hex_digit);
}

std::string replacement_text(const Seed& seed, std::string_view table, Seat seat) {
  return keyed_digest(seed, cat(table, ":replacement:", seat.index()));
}

std::optional<Error> wrong_text(const Seed& seed, std::string_view table,
                                std::span<const SeatText> texts) {
  for (const SeatText& one : texts) {
    if (one.replaced) {
      if (one.text == replacement_text(seed, table, one.seat)) continue;
      return Error{say::wrong_replacement(one.seat.index())};
    }
    if (one.commitment.empty()) continue;
    if (one.commitment == text_commitment(table, one.seat, one.text)) continue;
    return Error{say::wrong_text(one.seat.index())};
  }
  return std::nullopt;
}

}  // namespace parlor::fair
