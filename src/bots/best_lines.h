#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <vector>

#include "bots/knowledge.h"

namespace parlor::bots {

/// For each ply of a search the best line found from there on: the play and what is expected after
/// it (the principal variation).
template <class Move>
class BestLines {
 public:
  void begin() {
    lines_.resize(deepest_ply + 2);
    clear(0);
  }
  void clear(int ply) { at(ply).size = 0; }
  /// The move, and after it what was found one ply deeper.
  void set(int ply, Move move) {
    Line& here = at(ply);
    const Line& next = at(ply + 1);
    here.moves[0] = move;
    here.size = std::min(next.size + 1, deepest_ply - 1);
    std::copy_n(next.moves.begin(), here.size - 1, here.moves.begin() + 1);
  }
  [[nodiscard]] std::span<const Move> from_root() const {
    return {lines_[0].moves.data(), static_cast<std::size_t>(lines_[0].size)};
  }

 private:
  struct Line {
    int size = 0;
    std::array<Move, deepest_ply> moves;
  };
  Line& at(int ply) { return lines_[static_cast<std::size_t>(ply)]; }

  std::vector<Line> lines_;
};

}  // namespace parlor::bots
