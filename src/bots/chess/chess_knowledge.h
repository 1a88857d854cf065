#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "bots/chess/evaluate.h"
#include "bots/chess/exchange.h"
#include "bots/knowledge.h"
#include "games/chess/game.h"

namespace parlor::bots {

/// Chess as the search sees it.
class ChessKnowledge {
 public:
  using Game = chess::Chess;
  using Move = chess::Move;
  using Moves = chess::MoveList;
  struct Node {
    chess::Board board;
    bool in_check;
  };

  static constexpr std::size_t slots = std::size_t{2} * chess::kind_count * 64;
  static constexpr bool extend_when_pressed = true;
  static constexpr bool passing_is_bad = true;
  static constexpr bool may_skip_quiet = true;
  static constexpr int margin = 85;
  static constexpr int settle_margin = 160;
  static constexpr double reduction_divisor = 2.1;

  ChessKnowledge() = default;
  explicit ChessKnowledge(const Game& /*game*/) {}

  [[nodiscard]] Node root(const chess::State& state) const { return seen(state.board); }
  void past_keys(const chess::State& state, std::vector<std::uint64_t>& keys) const {
    keys.insert(keys.end(), state.history.keys().begin(), state.history.keys().end());
  }
  [[nodiscard]] int reversible(const Node& node) const { return node.board.clock(); }
  [[nodiscard]] std::uint64_t key(const Node& node) const { return node.board.key(); }
  [[nodiscard]] Node after(const Node& node, Move move) const {
    return seen(node.board.after(move));
  }
  void list(const Node& node, Moves& moves) const { chess::list_moves(node.board, moves); }
  void list_noisy(const Node& node, Moves& moves) const { chess::list_captures(node.board, moves); }
  [[nodiscard]] bool pressed(const Node& node) const { return node.in_check; }
  [[nodiscard]] bool drawn(const Node& node) const {
    if (chess::too_little_to_mate(node.board)) return true;
    // Mate goes before the clock.
    return node.board.clock() >= chess::drawn_clock &&
           (!node.in_check || chess::has_move(node.board));
  }
  [[nodiscard]] bool loses_when_stuck(const Node& node) const { return node.in_check; }
  [[nodiscard]] int evaluate(const Node& node) const { return chess_eval::evaluate(node.board); }

  [[nodiscard]] bool quiet(const Node& node, Move move) const {
    return !node.board.captures(move) && move.special() != Move::Special::to_queen;
  }
  [[nodiscard]] int prize(const Node& node, Move move) const {
    int prize = 0;
    if (move.special() == Move::Special::en_passant) {
      prize = chess_eval::exchange_worth(chess::Kind::pawn);
    } else if ((node.board.occupied() & chess::bit(move.to())) != 0) {
      prize = chess_eval::exchange_worth(node.board.kind_on(move.to()));
    }
    if (move.promotes()) prize += chess_eval::exchange_worth(move.promoted()) - 100;
    return prize;
  }
  /// The most valuable victim first, taken by the least valuable attacker.
  [[nodiscard]] int promise(const Node& node, Move move) const {
    return 8 * prize(node, move) - static_cast<int>(chess::index(node.board.kind_on(move.from())));
  }
  [[nodiscard]] bool losing(const Node& node, Move move) const {
    return chess_eval::exchange_loses(node.board, move);
  }
  [[nodiscard]] std::size_t slot(const Node& node, Move move) const {
    return (chess::index(node.board.mover()) * chess::kind_count +
            chess::index(node.board.kind_on(move.from()))) *
               64 +
           static_cast<std::size_t>(move.to());
  }
  static std::uint16_t code(Move move) { return move.bits(); }

  /// With pawns alone, having to move can be what loses.
  [[nodiscard]] bool may_pass(const Node& node) const {
    const chess::Board& board = node.board;
    return (board.of(board.mover()) &
            ~(board.of(chess::Kind::pawn) | board.of(chess::Kind::king))) != 0;
  }
  [[nodiscard]] Node passed(const Node& node) const { return {node.board.passed(), false}; }

 private:
  static Node seen(const chess::Board& board) { return {board, board.in_check()}; }
};

static_assert(Knowledge<ChessKnowledge>);

}  // namespace parlor::bots
