#include "bots/net_file.h"

#include <array>
#include <bit>
#include <cassert>
#include <charconv>
#include <cstring>
#include <optional>
#include <vector>

#include "core/words.h"

namespace parlor::bots {
namespace {

static_assert(std::endian::native == std::endian::little, "weights are written as they are");

constexpr std::string_view magic = "parlor-net";
constexpr std::uint64_t format = 1;
constexpr std::size_t longest_header = 256;
constexpr std::size_t header_words = 10;

/// FNV-1a, 64 bits.
std::uint64_t checksum(std::string_view bytes, std::uint64_t hash = 0xCBF29CE484222325ULL) {
  for (const char byte : bytes) {
    hash ^= static_cast<unsigned char>(byte);
    hash *= 0x100000001B3ULL;
  }
  return hash;
}

std::string header_line(const NetHeader& header) {
  return cat(magic, ' ', format, ' ', header.game, ' ', header.version, ' ', header.inputs, ' ',
             header.hidden, ' ', header.classes, ' ', header.games, ' ', header.seed);
}

std::optional<std::uint64_t> number(std::string_view word) {
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  if (error != std::errc() || end != word.data() + word.size()) return std::nullopt;
  return value;
}

/// How many weights a net of this shape has; nothing where the shape cannot be meant.
std::optional<std::uint64_t> weights_of(const NetHeader& header) {
  constexpr std::uint64_t most = 1'000'000;
  if (header.inputs > most || header.hidden > most || header.classes > most) return std::nullopt;
  return (header.inputs + 1 + header.classes) * header.hidden + header.classes;
}

}  // namespace

std::string net_file(const NetHeader& header, std::span<const float> weights) {
  assert(weights.size() == weights_of(header));
  std::string payload(weights.size_bytes(), '\0');
  std::memcpy(payload.data(), weights.data(), payload.size());
  const std::string line = header_line(header);
  return cat(line, ' ', checksum(payload, checksum(line)), '\n') + payload;
}

Result<NetContents> read_net_file(std::string_view file) {
  const Error damaged{"The net file is damaged: its checksum does not fit its contents."};
  if (!file.starts_with(magic)) return Error{"This is no net file; `parlor train` makes them."};
  const std::size_t end = file.substr(0, longest_header).find('\n');
  if (end == std::string_view::npos) return damaged;
  const std::string_view line = file.substr(0, end);
  const auto parts = words(line);
  if (parts.size() < 2 || number(parts[1]) != format) {
    return Error{
        cat("This net file is of another format; this program reads format ", format, ".")};
  }
  if (parts.size() != header_words) return damaged;
  NetContents contents;
  contents.header.game = parts[2];
  std::uint64_t sum = 0;
  const std::array<std::uint64_t*, 7> fields{&contents.header.version,
                                             &contents.header.inputs,
                                             &contents.header.hidden,
                                             &contents.header.classes,
                                             &contents.header.games,
                                             &contents.header.seed,
                                             &sum};
  for (std::size_t i = 0; i < fields.size(); ++i) {
    const auto value = number(parts[i + 3]);
    if (!value) return damaged;
    *fields[i] = *value;
  }
  contents.weights = file.substr(end + 1);
  const auto weights = weights_of(contents.header);
  if (!weights || contents.weights.size() != *weights * sizeof(float) ||
      checksum(contents.weights, checksum(header_line(contents.header))) != sum) {
    return damaged;
  }
  return contents;
}

std::string misfit(const NetHeader& wanted, const NetHeader& found, std::uint64_t fewest_inputs) {
  if (found.game != wanted.game) {
    return cat("This net plays ", found.game, ", not ", wanted.game, '.');
  }
  if (found.version != wanted.version) {
    return cat("This net is of version ", found.version, "; this program plays ", wanted.game,
               " with nets of version ", wanted.version, '.');
  }
  const bool known_inputs = found.inputs >= fewest_inputs && found.inputs <= wanted.inputs;
  if (!known_inputs || found.hidden != wanted.hidden || found.classes != wanted.classes) {
    return cat("This net has ", found.inputs, " inputs, ", found.hidden, " hidden nodes and ",
               found.classes, " classes; this program plays ", wanted.game, " with ", wanted.inputs,
               ", ", wanted.hidden, " and ", wanted.classes, '.');
  }
  return {};
}

void copy_floats(std::string_view bytes, std::span<float> floats) {
  assert(bytes.size() >= floats.size_bytes());
  std::memcpy(floats.data(), bytes.data(), floats.size_bytes());
}

}  // namespace parlor::bots
