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
///
/// It is one number, so that building it while listing stays in a register: three bits for the act,
/// three for how many moves, and ten for each move.
class Choice {
 public:
  constexpr Choice() = default;
  constexpr explicit Choice(Act act) : bits_(static_cast<std::uint64_t>(act)) {}

  [[nodiscard]] constexpr Act act() const { return static_cast<Act>(bits_ & 7U); }
  [[nodiscard]] constexpr unsigned count() const { return (bits_ >> 3U) & 7U; }
  [[nodiscard]] constexpr Move move(unsigned i) const {
    const std::uint64_t move = bits_ >> shift(i);
    return {static_cast<std::uint8_t>(move & 31U), static_cast<std::uint8_t>((move >> 5U) & 31U)};
  }

  [[nodiscard]] constexpr Choice with(Move move) const {
    const std::uint64_t places = move.from | (std::uint64_t{move.to} << 5U);
    Choice longer;
    longer.bits_ = (bits_ + 8U) | (places << shift(count()));
    return longer;
  }
  [[nodiscard]] constexpr Board after(Board board) const {
    for (unsigned i = 0; i < count(); ++i) board.make(move(i));
    return board;
  }

 private:
  static constexpr unsigned shift(unsigned i) { return 6U + 10U * i; }
  std::uint64_t bits_ = 0;
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
