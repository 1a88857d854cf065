#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "bots/checkers/evaluate.h"
#include "bots/knowledge.h"
#include "games/checkers/game.h"

namespace parlor::bots {

/// Checkers as the search sees it.
class CheckersKnowledge {
 public:
  using Game = checkers::Checkers;
  using Move = checkers::Move;
  using Moves = checkers::MoveList;
  struct Node {
    checkers::Position now;
    int quiet_plays;
    std::uint64_t key;
  };

  static constexpr std::size_t slots = std::size_t{2} * 2 * 32 * 32;
  static constexpr bool extend_when_pressed = true;
  // Having to move is often what loses: the opposition decides endings.
  static constexpr bool passing_is_bad = false;
  // A quiet move can offer a man and take three.
  static constexpr bool may_skip_quiet = false;
  static constexpr int margin = 60;
  static constexpr int settle_margin = 60;
  static constexpr double reduction_divisor = 2.6;

  explicit CheckersKnowledge(const Game& game) : captures_(game.captures()) {}

  [[nodiscard]] Node root(const checkers::State& state) const {
    return seen(state.now, state.quiet);
  }
  /// The positions between which only kings moved, found again by taking back what is remembered.
  void past_keys(const checkers::State& state, std::vector<std::uint64_t>& keys) const;
  [[nodiscard]] int reversible(const Node& node) const { return node.quiet_plays; }
  [[nodiscard]] std::uint64_t key(const Node& node) const { return node.key; }
  [[nodiscard]] Node after(const Node& node, const Move& move) const {
    const bool king_walks =
        move.captured == 0 && (node.now.board.kings & checkers::square(move.from)) != 0;
    return seen(checkers::played(node.now, move, captures_), king_walks ? node.quiet_plays + 1 : 0);
  }
  void list(const Node& node, Moves& moves) const {
    if (node.now.board.own() == 0) return moves.clear();
    checkers::list_choices(node.now, captures_, moves);
  }
  /// Where captures are forced nobody with a capture is ever asked, and nobody else has one.
  void list_noisy(const Node& node, Moves& moves) const {
    moves.clear();
    if (captures_ == checkers::Captures::forced) return;
    checkers::add_jumps(node.now.board, checkers::Stops::at_the_end, moves);
    checkers::Squares liable = node.now.liable;
    while (liable != 0) {
      moves.add(Move::huff(checkers::number_of(checkers::take_lowest(liable))));
    }
  }
  [[nodiscard]] bool pressed(const Node& node) const {
    if (node.now.board.own() == 0) return true;
    return captures_ == checkers::Captures::forced && checkers::jumpers(node.now.board) != 0;
  }
  [[nodiscard]] bool drawn(const Node& node) const {
    return node.quiet_plays >= checkers::quiet_plays_to_draw;
  }
  [[nodiscard]] bool loses_when_stuck(const Node& /*node*/) const { return true; }
  [[nodiscard]] int evaluate(const Node& node) const {
    if (!checkers::has_choice(node.now)) return -won / 2;
    return checkers_eval::evaluate(node.now.board) * (120 - node.quiet_plays) / 120;
  }

  [[nodiscard]] bool quiet(const Node& node, const Move& move) const {
    return move.captured == 0 && !checkers::crowns(node.now.board, move);
  }
  [[nodiscard]] int prize(const Node& node, const Move& move) const {
    const int kings = std::popcount(move.captured & node.now.board.kings);
    return 100 * std::popcount(move.captured) + 40 * kings +
           (checkers::crowns(node.now.board, move) ? 40 : 0);
  }
  [[nodiscard]] int promise(const Node& node, const Move& move) const {
    return prize(node, move) + ((node.now.board.kings & checkers::square(move.from)) != 0 ? 0 : 5);
  }
  [[nodiscard]] bool losing(const Node& /*node*/, const Move& /*move*/) const { return false; }
  [[nodiscard]] std::size_t slot(const Node& node, const Move& move) const {
    const auto& board = node.now.board;
    const std::size_t king = (board.kings & checkers::square(move.from)) != 0 ? 1 : 0;
    return ((static_cast<std::size_t>(board.to_move) * 2 + king) * 32 +
            static_cast<std::size_t>(move.from - 1)) *
               32 +
           static_cast<std::size_t>(move.to - 1);
  }
  /// Different series between the same squares may share a code: it only decides what is tried
  /// first.
  static std::uint16_t code(const Move& move) {
    const unsigned series = (move.captured * 0x9E3779B1U) >> 27U;
    return static_cast<std::uint16_t>(move.from | (unsigned{move.to} & 31U) << 6U | series << 11U);
  }

  [[nodiscard]] static std::uint64_t key_of(const checkers::Position& position);

 private:
  static Node seen(const checkers::Position& position, int quiet_plays) {
    return {position, quiet_plays, key_of(position)};
  }

  checkers::Captures captures_;
};

static_assert(Knowledge<CheckersKnowledge>);

}  // namespace parlor::bots
