#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "games/backgammon/board.h"

namespace parlor::backgammon {

enum class Act : std::uint8_t { play, roll, offer, take, drop };

/// What a seat decides at once. A play stands for the board it leads to and is told by one way to
/// get there, highest men first.
struct Choice {
  Act act;
  std::uint8_t count;
  std::array<Move, 4> moves;

  static constexpr Choice of(Act act) { return {act, 0, {}}; }
  [[nodiscard]] constexpr Choice with(Move move) const {
    Choice longer = *this;
    longer.moves[longer.count++] = move;
    return longer;
  }
  [[nodiscard]] constexpr Board after(Board board) const {
    for (std::size_t i = 0; i < count; ++i) board.make(moves[i]);
    return board;
  }
  [[nodiscard]] const Move* begin() const { return moves.data(); }
  [[nodiscard]] const Move* end() const { return moves.data() + count; }
};

/// A workspace for the choices of one state, of fixed size: a roll of doubles gives four moves to
/// fifteen men, which can be shared out in C(18, 4) ways at most.
class Choices {
 public:
  static constexpr std::size_t most = 3060;

  [[nodiscard]] std::size_t size() const { return size_; }
  const Choice& operator[](std::size_t i) const { return listed_[i]; }
  void clear() { size_ = 0; }
  void add(const Choice& choice) {
    assert(size_ < most);
    listed_[size_++] = choice;
  }

 private:
  std::size_t size_ = 0;
  std::array<Choice, most> listed_;
};

}  // namespace parlor::backgammon
