#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <vector>

#include "bots/features.h"
#include "core/portable_math.h"
#include "core/random.h"

namespace parlor::bots {

/// Eight floats that are worked on at once. Compilers know what a target has for it.
using Lanes = float __attribute__((vector_size(32)));
inline constexpr std::size_t lanes = 8;

inline void load(const float* from, Lanes& to) { std::memcpy(&to, from, sizeof(to)); }
inline void store(const Lanes& from, float* to) { std::memcpy(to, &from, sizeof(from)); }
inline float total_of(const Lanes& sums) {
  return ((sums[0] + sums[4]) + (sums[1] + sums[5])) + ((sums[2] + sums[6]) + (sums[3] + sums[7]));
}

/// How likely each class of endings is, from some player's point of view.
template <int Classes>
using Chances = std::array<float, static_cast<std::size_t>(Classes)>;

/// A net of one hidden layer over yes-or-no inputs: rectified sums, then a softmax over classes of
/// endings. Rows have a fixed length, and what is summed up stays in registers.
template <int Hidden, int Classes>
class Net {
 public:
  static constexpr std::size_t hidden = Hidden;
  static constexpr std::size_t classes = Classes;
  struct alignas(64) Row : std::array<float, hidden> {};
  using Result = Chances<Classes>;

  explicit Net(int inputs) : rows_(static_cast<std::size_t>(inputs)) {}

  [[nodiscard]] std::size_t inputs() const { return rows_.size(); }
  /// Small numbers to begin with, the same for the same seed.
  void randomize(Random& random) {
    const auto small = [&](float size) {
      const auto unit = static_cast<float>(random.next() >> 40U) / 16777216.0F;
      return (2 * unit - 1) * size;
    };
    for (Row& row : rows_) {
      for (float& weight : row) weight = small(0.1F);
    }
    for (Row& row : out_) {
      for (float& weight : row) weight = small(0.1F);
    }
  }

  [[nodiscard]] const Row& row(std::size_t input) const { return rows_[input]; }
  [[nodiscard]] Row& row(std::size_t input) { return rows_[input]; }
  [[nodiscard]] const Row& bias() const { return bias_; }
  [[nodiscard]] Row& bias() { return bias_; }
  [[nodiscard]] const std::array<Row, classes>& out() const { return out_; }
  [[nodiscard]] std::array<Row, classes>& out() { return out_; }
  [[nodiscard]] const Result& out_bias() const { return out_bias_; }
  [[nodiscard]] Result& out_bias() { return out_bias_; }

  /// Calls `visit` with each part of the net as floats, in the order of a net file.
  template <class Visit>
  void for_each_part(Visit&& visit) {
    for (Row& row : rows_) visit(std::span<float>(row));
    visit(std::span<float>(bias_));
    for (Row& row : out_) visit(std::span<float>(row));
    visit(std::span<float>(out_bias_));
  }
  template <class Visit>
  void for_each_part(Visit&& visit) const {
    const_cast<Net*>(this)->for_each_part(  // the parts are handed on as constants
        [&](std::span<const float> part) { visit(part); });
  }

  /// The sums of the hidden layer.
  void sum(std::span<const std::uint16_t> inputs, Row& sums) const {
    sums = bias_;
    change(sums, inputs, {});
  }
  /// Adds the rows of some inputs to the sums and takes those of others away.
  void change(Row& sums, std::span<const std::uint16_t> more,
              std::span<const std::uint16_t> less) const {
    // As many sums as fit into the registers of common machines with room to spare.
    constexpr std::size_t wide = 8;
    static_assert(hidden % (wide * lanes) == 0);
    for (std::size_t at = 0; at < hidden; at += wide * lanes) {
      std::array<Lanes, wide> sum;
      Lanes part;
      for (std::size_t i = 0; i < wide; ++i) load(sums.data() + at + i * lanes, sum[i]);
      for (const std::uint16_t input : more) {
        for (std::size_t i = 0; i < wide; ++i) {
          load(rows_[input].data() + at + i * lanes, part);
          sum[i] += part;
        }
      }
      for (const std::uint16_t input : less) {
        for (std::size_t i = 0; i < wide; ++i) {
          load(rows_[input].data() + at + i * lanes, part);
          sum[i] -= part;
        }
      }
      for (std::size_t i = 0; i < wide; ++i) store(sum[i], sums.data() + at + i * lanes);
    }
  }

  /// The chances of the classes in `possible` (bit k: class k); the others get none.
  [[nodiscard]] Result chances(const Row& sums, unsigned possible) const {
    std::array<Lanes, classes> dots{};
    for (std::size_t at = 0; at < hidden; at += lanes) {
      Lanes active;
      Lanes weights;
      load(sums.data() + at, active);
      active = active > 0 ? active : Lanes{};
      for (std::size_t k = 0; k < classes; ++k) {
        load(out_[k].data() + at, weights);
        dots[k] += active * weights;
      }
    }
    Result result{};
    float highest = -1e30F;
    for (std::size_t k = 0; k < classes; ++k) {
      result[k] = (possible >> k & 1U) == 0 ? -1e30F : out_bias_[k] + total_of(dots[k]);
      highest = std::max(highest, result[k]);
    }
    for (float& chance : result) chance = portable::exp(chance - highest);
    float total = 0;
    for (const float chance : result) total += chance;
    for (float& chance : result) chance /= total;
    return result;
  }

  static void add(Row& sums, const Row& row) {
    for (std::size_t i = 0; i < hidden; ++i) sums[i] += row[i];
  }

  /// One step towards `target`, the chances this position should have had (cross-entropy).
  void learn(std::span<const std::uint16_t> inputs, unsigned possible, const Result& target,
             float rate) {
    Row sums;
    sum(inputs, sums);
    const Result found = chances(sums, possible);
    Row slope{};
    for (std::size_t k = 0; k < classes; ++k) {
      if ((possible >> k & 1U) == 0) continue;
      const float error = rate * (target[k] - found[k]);
      out_bias_[k] += error;
      Row& out = out_[k];
      for (std::size_t i = 0; i < hidden; ++i) {
        slope[i] += error * out[i];
        out[i] += error * std::max(sums[i], 0.0F);
      }
    }
    for (std::size_t i = 0; i < hidden; ++i) slope[i] = sums[i] > 0 ? slope[i] : 0.0F;
    add(bias_, slope);
    for (const std::uint16_t input : inputs) add(rows_[input], slope);
  }

 private:
  std::vector<Row> rows_;
  Row bias_{};
  std::array<Row, classes> out_{};
  Result out_bias_{};
};

/// Looks at one position after another. Those that follow each other are mostly alike (they are the
/// results of one roll), so only what differs is added to and taken from the sums.
template <class NetType>
class Accumulator {
 public:
  Accumulator(const NetType& net, const Features& always)
      : net_(net), always_(always), kept_(net.inputs()) {
    forget();
  }

  /// Begins anew; rounding errors do not gather for longer than that.
  void forget() {
    net_.sum(always_.inputs(), sums_);
    seen_.clear();
  }

  /// `features` are those beside the ones that are always on.
  typename NetType::Result look(const Features& features, unsigned possible) {
    more_.clear();
    less_.clear();
    // Lists of positions alike mostly begin alike.
    const auto [before, now] = std::ranges::mismatch(seen_.inputs(), features.inputs());
    const std::span old_inputs(before, seen_.inputs().end());
    const std::span new_inputs(now, features.inputs().end());
    for (const std::uint16_t input : old_inputs) ++kept_[input];
    for (const std::uint16_t input : new_inputs) more_.add_if(input, !take_kept(input));
    for (const std::uint16_t input : old_inputs) less_.add_if(input, take_kept(input));
    net_.change(sums_, more_.inputs(), less_.inputs());
    seen_ = features;
    return net_.chances(sums_, possible);
  }

 private:
  bool take_kept(std::uint16_t input) {
    const bool kept = kept_[input] > 0;
    kept_[input] = static_cast<std::uint16_t>(kept_[input] - static_cast<unsigned>(kept));
    return kept;
  }

  const NetType& net_;
  Features always_;
  typename NetType::Row sums_;
  Features seen_;
  Features more_;
  Features less_;
  /// How often an input was on before and may stay on. No bytes: writing one makes the compiler
  /// forget what it knows of everything else.
  std::vector<std::uint16_t> kept_;
};

}  // namespace parlor::bots
