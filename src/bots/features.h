#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>

namespace parlor::bots {

/// What a net is told of a position: the numbers of the inputs that are on. An input that is on
/// twice stands here twice. All inputs are yes or no, so the first layer is a sum of rows.
class Features {
 public:
  static constexpr std::size_t most = 512;

  Features() = default;
  Features(const Features& other) { *this = other; }
  /// Copies what is there, not the room for more.
  Features& operator=(const Features& other) {
    if (this == &other) return *this;
    size_ = other.size_;
    std::copy_n(other.inputs_.begin(), size_, inputs_.begin());
    return *this;
  }
  ~Features() = default;

  void clear() { size_ = 0; }
  void add(int input) {
    assert(size_ < most);
    inputs_[size_++] = static_cast<std::uint16_t>(input);
  }
  /// The same without a branch that could be mispredicted; there has to be room for one more.
  void add_if(std::uint16_t input, bool on) {
    assert(size_ < most);
    inputs_[size_] = input;
    size_ += static_cast<std::size_t>(on);
  }
  [[nodiscard]] std::span<const std::uint16_t> inputs() const { return {inputs_.data(), size_}; }

 private:
  std::size_t size_ = 0;
  std::array<std::uint16_t, most> inputs_;
};

}  // namespace parlor::bots
