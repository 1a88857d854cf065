#pragma once

#include <cstddef>
#include <string>
#include <unordered_map>

namespace parlor::server {

/// How many bytes are held for everybody and for each address: what waits to be sent to who does
/// not read, and requests that are on their way. Who has too much is refused more before the memory
/// is full; while others fill it, a little is left for each address.
class MemoryBudget {
 public:
  struct Bounds {
    std::size_t all = 0;
    std::size_t address = 0;
    std::size_t always = 0;  // what is held for an address even when too much is in all
  };

  explicit MemoryBudget(Bounds bounds) : bounds_(bounds) {}

  /// Whether so many bytes more may be held for this address; if so, they are.
  [[nodiscard]] bool add(const std::string& address, std::size_t bytes);
  void remove(const std::string& address, std::size_t bytes);
  [[nodiscard]] std::size_t all() const { return all_; }

 private:
  Bounds bounds_;
  std::size_t all_ = 0;
  std::unordered_map<std::string, std::size_t> by_address_;
};

/// What is held for one connection, until this ends.
class Hold {
 public:
  Hold(MemoryBudget& budget, std::string address);
  Hold(const Hold&) = delete;
  Hold& operator=(const Hold&) = delete;
  ~Hold() { budget_.remove(address_, bytes_); }

  [[nodiscard]] bool add(std::size_t bytes);
  void remove(std::size_t bytes);
  [[nodiscard]] std::size_t bytes() const { return bytes_; }

 private:
  MemoryBudget& budget_;
  std::string address_;
  std::size_t bytes_ = 0;
};

}  // namespace parlor::server
