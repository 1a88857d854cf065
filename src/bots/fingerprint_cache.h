#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>
#include <vector>

namespace parlor::bots {

/// A number that tells values apart: different ones hardly ever share it.
template <class T>
  requires std::has_unique_object_representations_v<T>
std::uint64_t fingerprint(const T& value) {
  constexpr std::size_t word = sizeof(std::uint64_t);
  std::array<std::uint64_t, (sizeof(T) + word - 1) / word> parts{};
  std::memcpy(parts.data(), &value, sizeof(T));
  std::uint64_t mixed = 1;
  for (const std::uint64_t part : parts) {
    mixed = (mixed ^ part) * 0x9E3779B97F4A7C15ULL;
    mixed ^= mixed >> 32U;
  }
  return mixed;
}

/// What was found out about positions, which a search meets again by other ways. Its memory has a
/// fixed size: what is newer takes the place of what is older.
template <class Result>
class FingerprintCache {
 public:
  void forget() { ++age_; }
  /// What `find` finds, which is called where nothing is remembered by this fingerprint.
  template <class Find>
  Result get(std::uint64_t fingerprint, const Find& find) {
    const std::uint64_t key = fingerprint + age_ * 0xD6E8FEB86659FD93ULL;
    Entry& entry = entries_[key % room];
    if (entry.key != key) entry = {key, find()};
    return entry.result;
  }

 private:
  struct Entry {
    std::uint64_t key = 0;
    Result result{};
  };
  /// With the six chances of backgammon that is two MiB.
  static constexpr std::size_t room = std::size_t{1} << 16U;

  std::vector<Entry> entries_ = std::vector<Entry>(room);
  /// Part of every key, so that what is old fits nothing and need not be wiped. Not nothing, or
  /// else a fingerprint of nothing would fit an empty entry.
  std::uint64_t age_ = 1;
};

}  // namespace parlor::bots
