#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace parlor::fair {

/// The server's secret: 32 random bytes, committed to before anybody sits down.
using Seed = std::array<std::uint8_t, 32>;

/// Drawn from the system's randomness.
Seed random_seed();

std::string hex(const Seed& seed);
std::optional<Seed> read_seed(std::string_view hex);

/// SHA-256 of the seed's 32 bytes, in hex: what the server publishes when the table is made.
std::string commitment(const Seed& seed);

/// 128 random bits in hex: the key to a seat, an invitation.
std::string random_token();
/// A short random name of letters and digits that are hard to mix up.
std::string random_id(int letters);
/// 64 random bits, for what needs no secret: the seed of a bot's choices.
std::uint64_t random_number();

/// SHA-256 of a text, in hex.
std::string digest(std::string_view text);
/// HMAC-SHA-256 of a text with the seed as the key, in hex.
std::string keyed_digest(const Seed& seed, std::string_view text);

}  // namespace parlor::fair
