#pragma once

namespace parlor::bots::chess_eval {

/// What something is worth in the middle game and in the end game, in hundredths of a pawn.
struct Score {
  int middle = 0;
  int end = 0;

  constexpr Score operator+(Score other) const { return {middle + other.middle, end + other.end}; }
  constexpr Score operator-(Score other) const { return {middle - other.middle, end - other.end}; }
  constexpr Score operator*(int times) const { return {middle * times, end * times}; }
  constexpr Score& operator+=(Score other) { return *this = *this + other; }
  constexpr Score& operator-=(Score other) { return *this = *this - other; }
};

}  // namespace parlor::bots::chess_eval
