#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/thinker.h"

namespace parlor::server {

/// Thoughts that wait for a thread. Easy ones go first, as they take no time; then whoever has been
/// thought for least: one address with a hundred tables waits for itself, not others for it. What
/// nobody looks at goes last.
class ThoughtQueue {
 public:
  using Time = std::chrono::milliseconds;

  void put(Thought thought);
  /// Whether there is one; `easy`: an easy one.
  [[nodiscard]] bool has(bool easy) const;
  /// Takes the next; there has to be one.
  Thought take(bool easy);
  /// What an address has been thought for counts against it when it comes again.
  void charge(const std::string& address, Time taken);
  /// How long the next thought for an address may take: who has many waiting gets less for each.
  [[nodiscard]] Time time_for(const std::string& address, Time longest) const;
  [[nodiscard]] std::size_t size() const { return waiting_.size(); }

 private:
  struct Share {
    Time used{0};
    std::size_t waiting = 0;
    std::size_t thinking = 0;
  };
  struct Entry {
    Thought thought;
    std::uint64_t number = 0;
  };
  [[nodiscard]] bool goes_before(const Entry& one, const Entry& other) const;
  [[nodiscard]] const Share& share_of(const std::string& address) const {
    return shares_.at(address);
  }

  std::vector<Entry> waiting_;
  std::unordered_map<std::string, Share> shares_;
  Time fewest_{0};  // what those who begin anew are taken to have used
  std::uint64_t next_number_ = 0;
};

}  // namespace parlor::server
