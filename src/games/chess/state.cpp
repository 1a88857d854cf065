#include "games/chess/state.h"

#include <algorithm>

#include "games/chess/generate.h"

namespace parlor::chess {
namespace {

std::string_view reason_of(Ending how) {
  switch (how) {
    case Ending::checkmate: return "checkmate";
    case Ending::stalemate: return "stalemate";
    case Ending::too_few_pieces: return "too few pieces are left for a checkmate";
    case Ending::fifty_moves: return "fifty moves by each side without a capture or a pawn move";
    case Ending::repetition: return "the same position for the third time";
  }
  return {};
}

}  // namespace

bool History::saw_twice(std::uint64_t key) const {
  // A position comes back after four moves at the earliest, and always with the same side to move.
  if (size_ < 8) return false;
  int times = 0;
  for (std::size_t back = 4; back <= size_; back += 2) times += keys_[size_ - back] == key ? 1 : 0;
  return times >= 2;
}

bool History::operator==(const History& other) const {
  return std::ranges::equal(keys(), other.keys());
}

State after(const State& state, Move move) {
  State next = state;
  next.board.make(move);
  if (next.board.clock() == 0) {
    next.history.clear();
  } else {
    next.history.add(state.board.key());
  }
  return next;
}

bool too_little_to_mate(const Board& board) {
  if ((board.of(Kind::pawn) | board.of(Kind::rook) | board.of(Kind::queen)) != 0) return false;
  const Bitboard bishops = board.of(Kind::bishop);
  const Bitboard knights = board.of(Kind::knight);
  if (knights != 0) return bishops == 0 && !several(knights);
  return (bishops & dark_squares) == 0 || (bishops & ~dark_squares) == 0;
}

std::optional<Ending> ending(const State& state) {
  const Board& board = state.board;
  if (!has_move(board)) return board.in_check() ? Ending::checkmate : Ending::stalemate;
  if (too_little_to_mate(board)) return Ending::too_few_pieces;
  if (board.clock() >= drawn_clock) return Ending::fifty_moves;
  if (state.history.saw_twice(board.key())) return Ending::repetition;
  return std::nullopt;
}

std::optional<Outcome> outcome(const State& state) {
  const auto how = ending(state);
  if (!how) return std::nullopt;
  const bool mated = *how == Ending::checkmate;
  const Seat winner = seat_of(other(state.board.mover()));
  return Outcome{.winners = mated ? SeatSet(winner) : SeatSet::first(2),
                 .draw = !mated,
                 .reason = reason_of(*how)};
}

}  // namespace parlor::chess
