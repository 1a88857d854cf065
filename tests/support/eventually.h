#pragma once

#include <chrono>
#include <thread>

namespace parlor::test {

/// Asks until it is so; false where it is not within a minute and a half, so that no test hangs.
template <class Question>
bool eventually(Question is_so) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(90);
  while (std::chrono::steady_clock::now() < end) {
    if (is_so()) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
  return false;
}

}  // namespace parlor::test
