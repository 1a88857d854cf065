#pragma once

#include <bit>
#include <cstdint>
#include <string_view>

namespace parlor::bots {

/// One number made from all that was added, in this order.
class Imprint {
 public:
  void add(std::uint64_t number) {
    value_ = (value_ ^ number) * 0x9E3779B97F4A7C15ULL;
    value_ ^= value_ >> 32U;
  }
  void add(std::string_view text) {
    for (const char character : text) add(std::uint64_t{static_cast<unsigned char>(character)});
    add(std::uint64_t{text.size()});
  }
  /// To the last bit.
  void add(float number) { add(std::uint64_t{std::bit_cast<std::uint32_t>(number)}); }
  void add(double number) { add(std::bit_cast<std::uint64_t>(number)); }

  [[nodiscard]] std::uint64_t value() const { return value_; }

 private:
  std::uint64_t value_ = 1;
};

}  // namespace parlor::bots
