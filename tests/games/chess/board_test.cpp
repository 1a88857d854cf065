#include "games/chess/board.h"

#include <algorithm>
#include <set>

#include "games/chess/text/fen.h"
#include "positions.h"

namespace parlor::chess {
namespace {

/// The attacks of a slider found by walking, to check the tables against.
Bitboard walked(Square from, Bitboard occupied, bool diagonal) {
  Bitboard seen = 0;
  for (const int one : {-1, 1}) {
    for (const int two : {-1, 1}) {
      if (diagonal) {
        seen |= detail::ray(from, one, two, occupied);
      } else if (one == two) {
        seen |= detail::ray(from, one, 0, occupied) | detail::ray(from, 0, one, occupied);
      }
    }
  }
  return seen;
}

template <class Gathering>
void check_tables() {
  using Tables = LineTables<Gathering>;
  Random random(5);
  for (int round = 0; round < 20'000; ++round) {
    const Bitboard occupied = random.next() & random.next();
    const auto from = static_cast<Square>(random.below(64));
    ASSERT_EQ(Tables::ranks.seen(from, occupied) | Tables::files.seen(from, occupied),
              walked(from, occupied, false));
    ASSERT_EQ(Tables::rising_diagonals.seen(from, occupied) |
                  Tables::falling_diagonals.seen(from, occupied),
              walked(from, occupied, true));
  }
}

TEST(ChessAttacks, SlidersSeeAsFarAsTheFirstPiece) { check_tables<GatherByMultiplying>(); }
TEST(ChessAttacks, SlidersSeeTheSameOnEveryMachine) { check_tables<GatherByExtracting>(); }

TEST(ChessAttacks, TheWayToASquareIsWhatAnswersACheckFromThere) {
  EXPECT_EQ(toward(4, 60), file_a << 4 & ~bit(4));
  EXPECT_EQ(toward(0, 10), bit(10)) << "a knight's jump has nothing between";
  EXPECT_EQ(toward(0, 18), bit(9) | bit(18));
}

TEST(ChessBoard, IsSmallEnoughToCopy) {
  EXPECT_LE(sizeof(Board), 96U);
  EXPECT_LE(sizeof(State), 1024U);
}

/// The key kept up move by move is the key of the same position set up from nothing.
RC_GTEST_PROP(ChessBoard, KeysDependOnThePositionOnly, (std::uint64_t seed)) {
  const State state = test::random_state(seed);
  const auto again = read_fen(write_fen(state.board));
  RC_ASSERT(again.ok());
  RC_ASSERT(again->key() == state.board.key());
  RC_ASSERT(*again == state.board);
}

RC_GTEST_PROP(ChessBoard, TheCapturesAreTheMovesThatTakeOrPromote, (std::uint64_t seed)) {
  const Board board = test::random_state(seed).board;
  MoveList all;
  MoveList captures;
  list_moves(board, all);
  list_captures(board, captures);
  std::set<Move> expected;
  for (const Move move : all) {
    if (board.captures(move) || move.promotes()) expected.insert(move);
  }
  RC_ASSERT(std::set<Move>(captures.begin(), captures.end()) == expected);
  RC_ASSERT(captures.size() == expected.size());
}

RC_GTEST_PROP(ChessBoard, ASetOfMovesHoldsWhatTheListHolds, (std::uint64_t seed)) {
  const Board board = test::random_state(seed).board;
  MoveList list;
  MoveSet set;
  list_moves(board, list);
  list_moves(board, set);
  RC_ASSERT(set.size() == list.size());
  RC_ASSERT(count_moves(board) == list.size());
  std::set<Move> drawn;
  for (std::size_t i = 0; i < set.size(); ++i) drawn.insert(set[i]);
  RC_ASSERT(drawn == std::set<Move>(list.begin(), list.end()));
}

TEST(ChessBoard, ASetHoldsEveryPromotion) {
  const Board board = test::at("n1n5/PPPk4/8/8/8/8/4Kppp/5N1N w - -").board;
  MoveSet set;
  list_moves(board, set);
  std::set<Move> drawn;
  for (std::size_t i = 0; i < set.size(); ++i) drawn.insert(set[i]);
  EXPECT_EQ(drawn.size(), 24U);
}

TEST(ChessBoard, HasAMoveExactlyWhereSomeMoveIsListed) {
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    const Chess game;
    State last = game.start();
    test::random_game(seed, [&](const State& state) {
      EXPECT_TRUE(has_move(state.board));
      EXPECT_GT(count_moves(state.board), 0U);
      last = state;
    });
  }
  EXPECT_FALSE(has_move(test::at("7k/5Q2/6K1/8/8/8/8/8 b - -").board));
  EXPECT_EQ(count_moves(test::at("7k/5Q2/6K1/8/8/8/8/8 b - -").board), 0U);
}

TEST(ChessBoard, ThePositionWithMostMovesFitsIntoAList) {
  const State state = test::at("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1");
  EXPECT_EQ(count_moves(state.board), 218U);
  MoveList moves;
  list_moves(state.board, moves);
  EXPECT_EQ(moves.size(), 218U);
}

}  // namespace
}  // namespace parlor::chess
