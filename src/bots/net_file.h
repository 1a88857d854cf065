#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "bots/net.h"
#include "core/result.h"

/// Nets as files: a line of text that says what it is, then the weights as little-endian floats.
/// A checksum over all of it tells a damaged file.
namespace parlor::bots {

struct NetHeader {
  std::string game;
  /// Changes with the meaning of the inputs: an older net would see nonsense.
  std::uint64_t version = 1;
  std::uint64_t inputs = 0;
  std::uint64_t hidden = 0;
  std::uint64_t classes = 0;
  // How it was trained so far, for those who go on.
  std::uint64_t games = 0;
  std::uint64_t seed = 0;

  bool operator==(const NetHeader&) const = default;
};

std::string net_file(const NetHeader& header, std::span<const float> weights);

struct NetContents {
  NetHeader header;
  std::string_view weights;  // a part of the file's text
};
/// What a file holds, if it is whole and a net.
Result<NetContents> read_net_file(std::string_view file);

/// Why a net is not the one that is wanted; empty where it is. It may have fewer inputs, but not
/// fewer than `fewest_inputs`.
std::string misfit(const NetHeader& wanted, const NetHeader& found, std::uint64_t fewest_inputs);

/// An encoding may say that nets with fewer inputs fit too: those it has added at the end since.
template <class Encoding>
constexpr std::uint64_t fewest_inputs_of() {
  if constexpr (requires { Encoding::fewest_inputs; }) {
    return static_cast<std::uint64_t>(Encoding::fewest_inputs);
  } else {
    return static_cast<std::uint64_t>(Encoding::inputs);
  }
}

template <class Encoding>
NetHeader header_of() {
  return {std::string(Encoding::game_id),
          Encoding::version,
          static_cast<std::uint64_t>(Encoding::inputs),
          static_cast<std::uint64_t>(Encoding::hidden),
          static_cast<std::uint64_t>(Encoding::classes),
          0,
          0};
}

/// A net with where its training stands.
template <class Encoding>
struct StoredNet {
  NetHeader header = header_of<Encoding>();
  typename Encoding::NetType net{Encoding::inputs};
};

template <class Encoding>
std::string write_net(const StoredNet<Encoding>& stored) {
  std::vector<float> weights;
  stored.net.for_each_part([&](std::span<const float> part) {
    weights.insert(weights.end(), part.begin(), part.end());
  });
  return net_file(stored.header, weights);
}

void copy_floats(std::string_view bytes, std::span<float> floats);

template <class Encoding>
Result<std::shared_ptr<StoredNet<Encoding>>> read_net(std::string_view file) {
  const auto contents = read_net_file(file);
  if (!contents) return contents.error();
  auto stored = std::make_shared<StoredNet<Encoding>>();
  const NetHeader wanted = stored->header;
  const std::string why = misfit(wanted, contents->header, fewest_inputs_of<Encoding>());
  if (!why.empty()) return Error{why};
  stored->header = contents->header;
  stored->header.inputs = wanted.inputs;
  std::string_view rest = contents->weights;
  // Rows come first, one for each input; those of inputs that the net does not know stay 0.
  std::uint64_t part_number = 0;
  stored->net.for_each_part([&](std::span<float> part) {
    const std::uint64_t input = part_number++;
    if (input >= contents->header.inputs && input < wanted.inputs) return;
    copy_floats(rest, part);
    rest.remove_prefix(part.size_bytes());
  });
  return stored;
}

}  // namespace parlor::bots
