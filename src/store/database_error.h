#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <exception>

namespace parlor::store {

/// What can be wrong with a database, as far as who runs it has to do something else about it.
enum class ErrorKind : std::uint8_t {
  unreachable,  // it is not there, is starting or stopping, or has broken the connection
  timeout,      // it took too long
  full,         // no room on the disk
  busy,         // others are in the way: locks, too many connections
  refused,      // it may not be done: passwords, rights, a file that is read only
  damaged,      // what is stored cannot be read
  other,
};
inline constexpr std::array error_kinds{"unreachable", "timeout", "full", "busy",
                                        "refused",     "damaged", "other"};

/// Which kind an exception of SOCI's is.
ErrorKind kind_of(const std::exception& error);

/// How often there was each.
class ErrorCounts {
 public:
  using Values = std::array<std::uint64_t, error_kinds.size()>;

  void count(const std::exception& error) { ++counts_[static_cast<std::size_t>(kind_of(error))]; }
  void add_to(Values& values) const {
    for (std::size_t i = 0; i < values.size(); ++i) values[i] += counts_[i];
  }

 private:
  std::array<std::atomic<std::uint64_t>, error_kinds.size()> counts_{};
};

}  // namespace parlor::store
