#pragma once

#include <cstdint>
#include <string>

#include "cli/console.h"

namespace parlor::cli {

/// One line that is drawn again and again on the error stream, and wiped at the end. Nothing where
/// nobody looks at it.
class ProgressBar {
 public:
  ProgressBar(Console& console, std::uint64_t whole) : console_(console), whole_(whole) {}

  void show(std::uint64_t done, const std::string& remark);
  void wipe();

 private:
  Console& console_;
  std::uint64_t whole_;
  bool shown_ = false;
};

}  // namespace parlor::cli
