#pragma once

#include <cstddef>
#include <vector>

namespace parlor::snakes_ladders {

using Column = std::vector<double>;

/// As many linear equations as unknowns. Libraries share out their sums by the registers and caches
/// of the processor, so that the last digits differ between machines, and with them a choice of
/// dice might; here every sum has one order.
class Equations {
 public:
  /// Each unknown by itself: x = right. Change the factors before solving.
  explicit Equations(std::size_t size);

  [[nodiscard]] std::size_t size() const { return size_; }
  double& factor(std::size_t equation, std::size_t unknown) {
    return factors_[equation * size_ + unknown];
  }

  /// Gets ready to solve for any right side; the factors are no longer what they were.
  void prepare();
  /// The unknowns, once prepared.
  [[nodiscard]] Column solve(const Column& right) const;

 private:
  [[nodiscard]] const double* row(std::size_t equation) const {
    return factors_.data() + equation * size_;
  }
  [[nodiscard]] std::size_t pivot_below(std::size_t at) const;
  void swap_rows(std::size_t one, std::size_t other);

  std::size_t size_;
  std::vector<double> factors_;     // prepared: both triangles of the elimination
  std::vector<std::size_t> order_;  // which equation came to stand in which row
};

}  // namespace parlor::snakes_ladders
