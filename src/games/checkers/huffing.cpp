#include "games/checkers/huffing.h"

namespace parlor::checkers {
namespace {

std::uint64_t count_boards(const Board& board, int depth) {
  if (depth == 1) return count_moves(board);
  MoveList moves;
  list_moves(board, moves);
  std::uint64_t total = 0;
  for (const Move& move : moves) total += count_boards(moved(board, move), depth - 1);
  return total;
}

std::uint64_t count_positions(const Position& position, int depth) {
  MoveList moves;
  list_choices(position, Captures::huffing, moves);
  if (depth == 1) return moves.size();
  std::uint64_t total = 0;
  for (const Move& move : moves) {
    total += count_positions(played(position, move, Captures::huffing), depth - 1);
  }
  return total;
}

Board without(Board board, Squares huffed) {
  board.of(other(board.to_move)) &= ~huffed;
  board.kings &= ~huffed;
  board.to_move = other(board.to_move);
  return board;
}

}  // namespace

void list_choices(const Position& position, Captures captures, MoveList& moves) {
  if (captures == Captures::forced) return list_moves(position.board, moves);
  moves.clear();
  add_jumps(position.board, Stops::anywhere, moves);
  add_walks(position.board, moves);
  Squares liable = position.liable;
  while (liable != 0) moves.add(Move::huff(number_of(take_lowest(liable))));
}

bool has_choice(const Position& position) {
  if (position.board.own() == 0) return false;
  return (walkers(position.board) | jumpers(position.board) | position.liable) != 0;
}

Position played(const Position& position, const Move& move, Captures captures) {
  if (captures == Captures::forced) return {moved(position.board, move), 0};
  if (move.is_huff()) return {without(position.board, move.captured), 0};
  return {moved(position.board, move), left_by(position.board, move)};
}

Squares left_by(const Board& before, const Move& move) {
  if (move.is_huff()) return 0;
  const Squares from = square(move.from);
  const Squares to = square(move.to);
  if (!move.is_capture()) {
    const Squares could = jumpers(before);
    return (could & from) != 0 ? (could & ~from) | to : could;
  }
  if (crowns(before, move)) return 0;
  Board stopped = moved(before, move);
  stopped.to_move = before.to_move;
  return jumpers(stopped) & to;
}

std::uint64_t count_choices(const Position& position, Captures captures, int depth) {
  if (depth == 0) return 1;
  return captures == Captures::forced ? count_boards(position.board, depth)
                                      : count_positions(position, depth);
}

}  // namespace parlor::checkers
