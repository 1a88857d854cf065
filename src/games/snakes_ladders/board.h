#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/result.h"
#include "core/setup.h"

namespace parlor::snakes_ladders {

/// The square that wins; the squares are 1 to 100, and 0 is off the board.
inline constexpr int last_square = 100;

enum class Kind : std::uint8_t { ladder, snake };

/// A ladder from its bottom up to its top, or a snake from its tail-end down to its head. A chute
/// is a snake here; only the words and the drawing tell them apart.
struct Feature {
  int from = 0;
  int to = 0;
  Kind kind = Kind::ladder;
  /// The line of the file it comes from; 0 where it does not come from a file.
  int line = 0;
  bool operator==(const Feature&) const = default;
};

/// The ladders and snakes of a board, checked: every one leads from a square of its own, in its
/// own direction, to a plain square.
class Board {
 public:
  /// A board without any features.
  Board();

  /// The board with these ladders and snakes, or the first thing that is wrong with them, with its
  /// squares. The lines are those of the lists in a file, 0 where there is none.
  static Result<Board> make(const PairList& ladders, const PairList& snakes, int ladders_line = 0,
                            int snakes_line = 0);

  /// Where a piece ends up that comes to `square` by count.
  [[nodiscard]] int end(int square) const { return ends_[static_cast<std::size_t>(square)]; }
  /// Whether a piece that comes to `square` stays there.
  [[nodiscard]] bool plain(int square) const { return end(square) == square; }
  /// The features of one kind, by the squares they lead from.
  [[nodiscard]] std::vector<Feature> features(Kind kind) const;
  /// The feature of one kind that leads to `square`, if there is one.
  [[nodiscard]] std::optional<Feature> ending_on(int square, Kind kind) const;

  bool operator==(const Board&) const = default;

 private:
  std::array<std::uint8_t, last_square + 1> ends_{};
};

}  // namespace parlor::snakes_ladders
