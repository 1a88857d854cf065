#include "games/snakes_ladders/equations.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace parlor::snakes_ladders {

Equations::Equations(std::size_t size) : size_(size), factors_(size * size), order_(size) {
  for (std::size_t i = 0; i < size; ++i) factor(i, i) = 1;
  std::iota(order_.begin(), order_.end(), std::size_t{0});
}

/// Of the rows from `at` on, the one with the greatest factor of unknown `at`: dividing by it
/// magnifies rounding the least.
std::size_t Equations::pivot_below(std::size_t at) const {
  std::size_t best = at;
  for (std::size_t i = at + 1; i < size_; ++i) {
    if (std::abs(row(i)[at]) > std::abs(row(best)[at])) best = i;
  }
  return best;
}

void Equations::swap_rows(std::size_t one, std::size_t other) {
  if (one == other) return;
  std::swap(order_[one], order_[other]);
  std::swap_ranges(&factor(one, 0), &factor(one, 0) + size_, &factor(other, 0));
}

void Equations::prepare() {
  for (std::size_t at = 0; at < size_; ++at) {
    swap_rows(at, pivot_below(at));
    for (std::size_t below = at + 1; below < size_; ++below) {
      if (factor(below, at) == 0) continue;
      const double times = factor(below, at) /= factor(at, at);
      for (std::size_t k = at + 1; k < size_; ++k) factor(below, k) -= times * factor(at, k);
    }
  }
}

Column Equations::solve(const Column& right) const {
  Column found(size_);
  for (std::size_t i = 0; i < size_; ++i) {
    double sum = right[order_[i]];
    for (std::size_t k = 0; k < i; ++k) sum -= row(i)[k] * found[k];
    found[i] = sum;
  }
  for (std::size_t i = size_; i-- > 0;) {
    for (std::size_t k = i + 1; k < size_; ++k) found[i] -= row(i)[k] * found[k];
    found[i] /= row(i)[i];
  }
  return found;
}

}  // namespace parlor::snakes_ladders
