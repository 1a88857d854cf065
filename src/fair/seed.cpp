#include "fair/seed.h"

#include <cstdlib>
#include <vector>

#include <sodium.h>

namespace parlor::fair {
namespace {

/// libsodium asks for this once; without it there is no secure randomness to go on with.
void begin() {
  static const bool ready = sodium_init() >= 0;
  if (!ready) std::abort();
}

std::string hex_of(const std::uint8_t* bytes, std::size_t size) {
  std::vector<char> text(2 * size + 1);
  sodium_bin2hex(text.data(), text.size(), bytes, size);
  return {text.data(), 2 * size};
}

}  // namespace

Seed random_seed() {
  begin();
  Seed seed;
  randombytes_buf(seed.data(), seed.size());
  return seed;
}

std::string hex(const Seed& seed) { return hex_of(seed.data(), seed.size()); }

std::optional<Seed> read_seed(std::string_view text) {
  Seed seed;
  std::size_t size = 0;
  if (text.size() != 2 * seed.size()) return std::nullopt;
  const int wrong =
      sodium_hex2bin(seed.data(), seed.size(), text.data(), text.size(), nullptr, &size, nullptr);
  if (wrong != 0 || size != seed.size()) return std::nullopt;
  return seed;
}

std::string commitment(const Seed& seed) {
  std::array<std::uint8_t, crypto_hash_sha256_BYTES> hash{};
  crypto_hash_sha256(hash.data(), seed.data(), seed.size());
  return hex_of(hash.data(), hash.size());
}

std::string random_token() {
  begin();
  std::array<std::uint8_t, 16> bytes{};
  randombytes_buf(bytes.data(), bytes.size());
  return hex_of(bytes.data(), bytes.size());
}

std::string random_id(int letters) {
  begin();
  constexpr std::string_view alphabet = "23456789abcdefghjkmnpqrstuvwxyz";
  std::string id;
  for (int i = 0; i < letters; ++i) {
    id += alphabet[randombytes_uniform(static_cast<std::uint32_t>(alphabet.size()))];
  }
  return id;
}

std::uint64_t random_number() {
  begin();
  std::uint64_t number = 0;
  randombytes_buf(&number, sizeof number);
  return number;
}

std::string digest(std::string_view text) {
  std::array<std::uint8_t, crypto_hash_sha256_BYTES> hash{};
  crypto_hash_sha256(hash.data(), reinterpret_cast<const std::uint8_t*>(text.data()), text.size());
  return hex_of(hash.data(), hash.size());
}

std::string keyed_digest(const Seed& seed, std::string_view text) {
  static_assert(crypto_auth_hmacsha256_KEYBYTES == std::tuple_size_v<Seed>);
  std::array<std::uint8_t, crypto_auth_hmacsha256_BYTES> hash{};
  crypto_auth_hmacsha256(hash.data(), reinterpret_cast<const std::uint8_t*>(text.data()),
                         text.size(), seed.data());
  return hex_of(hash.data(), hash.size());
}

}  // namespace parlor::fair
