#include "games/chess/text/arbiter.h"

#include <set>

#include "games/chess/text/notation.h"
#include "positions.h"

namespace parlor::chess {
namespace {

using test::at;
using test::sentence;

TEST(ChessArbiter, SaysWhatALegalMoveIs) {
  const Ruling ruling = Chess().judge(Chess().start(), "Nf3");
  EXPECT_TRUE(ruling.legal);
  EXPECT_EQ(ruling.clause, "");
  EXPECT_EQ(ruling.sentence(), "g1f3 (Nf3) is legal.");
  EXPECT_TRUE(Chess().judge_steps(Chess().start(), "").legal);
  EXPECT_TRUE(Chess().judge_steps(Chess().start(), "g1f3").legal);
  EXPECT_FALSE(Chess().judge_steps(Chess().start(), "g1g3").legal);
}

TEST(ChessArbiter, NamesThePieceThatIsNotThere) {
  const State start = Chess().start();
  EXPECT_EQ(sentence(start, "e4e5"), "There is no piece on e4.");
  EXPECT_EQ(sentence(start, "e7e5"), "The pawn on e7 is Black's, and White begins (our reading).");
  EXPECT_EQ(sentence(start, "Bg1f3"), "The piece on g1 is a knight, not a bishop.");
  EXPECT_EQ(sentence(start, "e2e2"), "A move has to lead away from e2.");
  EXPECT_EQ(sentence(at("4k3/8/8/8/8/8/8/4K2R w K -"), "Qd4"),
            "White has no queen that could be meant.");
  EXPECT_EQ(sentence(start, "Nhf3"), "White has no knight on the h-file that could be meant.");
}

TEST(ChessArbiter, SaysHowAPieceMoves) {
  const State start = Chess().start();
  EXPECT_EQ(sentence(start, "g1g3"),
            "A knight goes two squares along a line and one to the side; it cannot go from g1 to "
            "g3.");
  EXPECT_EQ(sentence(start, "a1b3"),
            "A rook moves along ranks and files; it cannot go from a1 to b3.");
  EXPECT_EQ(sentence(start, "c1c3"), "A bishop moves along diagonals; it cannot go from c1 to c3.");
  EXPECT_EQ(sentence(start, "d1e3"),
            "A queen moves along ranks, files and diagonals; it cannot go from d1 to e3.");
  EXPECT_EQ(sentence(start, "e1e3"),
            "A king moves one square in any direction; it cannot go from e1 to e3.");
  EXPECT_EQ(sentence(start, "Nd4"), "None of White's knights on b1 and g1 can go to d4.");
}

TEST(ChessArbiter, NamesWhatIsInTheWay) {
  const State start = Chess().start();
  EXPECT_EQ(sentence(start, "a1a5"), "The way from a1 to a5 is blocked by your pawn on a2.");
  EXPECT_EQ(sentence(start, "a1a2"), "Your own pawn stands on a2.");
  EXPECT_EQ(sentence(at("7k/8/8/8/3n4/8/8/B3K3 w - -"), "a1e5"),
            "The way from a1 to e5 is blocked by the black knight on d4.");
  EXPECT_EQ(sentence(at("r3k3/8/p7/8/8/8/8/4K3 b - -"), "a8a2"),
            "The way from a8 to a2 is blocked by your pawn on a6.");
  EXPECT_EQ(sentence(at("r3k3/8/R7/8/8/8/8/4K3 b - -"), "a8a2"),
            "The way from a8 to a2 is blocked by the white rook on a6.");
  EXPECT_EQ(sentence(at("r3k2r/8/8/8/8/8/8/R3K2R w KQkq -"), "e1h1"),
            "Your own rook stands on h1. Castling is written O-O or O-O-O, or as the king's move "
            "of two squares.");
}

TEST(ChessArbiter, ExplainsPawns) {
  const State start = Chess().start();
  EXPECT_EQ(sentence(start, "e2d3"),
            "A pawn moves diagonally only to take, and there is nothing on d3 to take.");
  EXPECT_EQ(sentence(start, "exd3"),
            "A pawn moves diagonally only to take, and there is nothing on d3 to take.");
  EXPECT_EQ(sentence(start, "e5"),
            "A pawn moves one square straight ahead, or two from where it starts, and takes one "
            "square diagonally ahead; it cannot go from e2 to e5.");
  EXPECT_EQ(sentence(start, "-"), "A turn cannot be passed: a move has to be made.");
  EXPECT_EQ(sentence(at("4k3/8/8/8/8/4P3/8/4K3 w - -"), "e5"),
            "A pawn may go two squares only from where it starts; the one on e3 has moved.");
  EXPECT_EQ(sentence(at("4k3/8/8/8/8/4n3/4P3/4K3 w - -"), "e2e3"),
            "A pawn does not take straight ahead: the black knight on e3 is in its way.");
  EXPECT_EQ(sentence(at("4k3/8/8/8/8/4n3/4P3/4K3 w - -"), "e4"),
            "The way from e2 to e4 is blocked by the black knight on e3.");
  EXPECT_EQ(sentence(at("4k3/8/8/3pP3/8/8/8/4K3 w - -"), "exd6"),
            "The pawn on d5 can be taken in passing only right after it has gone two squares; that "
            "is no longer possible.");
  EXPECT_EQ(sentence(at("8/8/8/8/k2pP2R/8/8/4K3 b - e3 0 1"), "dxe3"),
            "Taking in passing here would leave your king on a4 in check from the white rook on "
            "h4.");
}

TEST(ChessArbiter, ExplainsPromotion) {
  const State state = at("7k/4P3/8/8/8/8/8/4K3 w - -");
  EXPECT_EQ(sentence(state, "e8"),
            "The pawn reaches the last rank and must become a queen, rook, bishop or knight (our "
            "reading): write "
            "e7e8q, e7e8r, e7e8b or e7e8n.");
  EXPECT_EQ(sentence(state, "e8=K"),
            "A pawn becomes a queen, rook, bishop or knight, never a king.");
  EXPECT_EQ(sentence(state, "e1e2q"),
            "Only a pawn that reaches the last rank becomes another piece; this move is written "
            "e1e2.");
}

TEST(ChessArbiter, ALegalCastlingWithSomethingAddedIsNotCastling) {
  const State state = at("4k3/8/8/8/8/8/8/4K2R w K -");
  EXPECT_EQ(sentence(state, "e1g1q"),
            "Only a pawn that reaches the last rank becomes another piece; this move is written "
            "e1g1.");
  EXPECT_EQ(sentence(state, "e1xg1"), "There is nothing on g1 to take.");
}

TEST(ChessArbiter, APawnThatTakesNamesItsFile) {
  const State state = at("4k3/8/8/3p4/3PP3/8/8/4K3 w - -");
  EXPECT_EQ(sentence(state, "d5"),
            "A pawn does not take straight ahead: the black pawn on d5 is in its way.");
  EXPECT_TRUE(test::legal(state, "exd5"));
}

TEST(ChessArbiter, NamesThePinnerAndTheChecker) {
  EXPECT_EQ(sentence(at("4k3/8/8/8/1b6/2N5/8/4K3 w - -"), "Ne4"),
            "The knight on c3 is pinned: without it your king on e1 would be in check from the "
            "black bishop on b4.");
  EXPECT_EQ(sentence(at("4k3/8/8/8/7q/8/P7/4K3 w - -"), "a2a3"),
            "Your king on e1 is in check from the black queen on h4: move the king, take the queen "
            "or put something between.");
  EXPECT_EQ(sentence(at("4k3/8/8/8/8/5n2/P7/4K3 w - -"), "a2a3"),
            "Your king on e1 is in check from the black knight on f3: move the king or take the "
            "knight.");
  EXPECT_EQ(sentence(at("4k3/8/8/8/8/5n2/P7/4K3 w - -"), "Kd2"),
            "On d2 your king would be in check from the black knight on f3.");
  EXPECT_EQ(sentence(at("4r1k1/8/8/8/8/3n4/2P5/R3K3 w Q -"), "c2d3"),
            "Your king on e1 is in check from the black knight on d3 and the black rook on e8 at "
            "once: only the king can move.");
}

TEST(ChessArbiter, NamesWhatStopsCastling) {
  EXPECT_EQ(sentence(at("4k3/8/8/8/8/8/8/3K3R w - -"), "O-O"),
            "The king has left e1 and can no longer castle.");
  EXPECT_EQ(sentence(at("4k3/8/8/8/8/8/P7/4K3 w - -"), "O-O"),
            "There is no rook of yours on h1 to castle with.");
  EXPECT_EQ(
      sentence(at("4k3/8/8/8/8/8/8/4K2R w - -"), "e1g1"),
      "The king or the rook on h1 has moved before; castling needs both unmoved (our reading).");
  EXPECT_EQ(sentence(at("4k3/8/8/8/8/8/8/RN2K3 w Q -"), "O-O-O"),
            "Nothing may stand between king and rook: your knight on b1 does.");
  EXPECT_EQ(sentence(Chess().start(), "O-O"),
            "Nothing may stand between king and rook: your bishop on f1 and more do.");
  EXPECT_EQ(sentence(at("4k3/4r3/8/8/8/8/8/4K2R w K -"), "O-O"),
            "The king cannot castle out of check, which the black rook on e7 gives.");
  EXPECT_EQ(sentence(at("4k3/5r2/8/8/8/8/8/4K2R w K -"), "O-O"),
            "The king cannot castle over f1, which is attacked by the black rook on f7.");
  EXPECT_EQ(sentence(at("r3k3/8/8/8/8/8/8/2R1K3 b q -"), "O-O-O"),
            "The king cannot castle into check on c8, from the white rook on c1.");
}

TEST(ChessArbiter, KnowsThatTheGameIsOver) {
  EXPECT_EQ(sentence(at("7k/5Q2/6K1/8/8/8/8/8 b - -"), "h8g8"), "The game is over: stalemate.");
  EXPECT_EQ(sentence(at("R5k1/5ppp/8/8/8/8/8/4K3 b - -"), "h7h6"), "The game is over: checkmate.");
}

/// Every pair of squares is ruled on: legal exactly where the move is listed, and never without a
/// clause and a sentence.
RC_GTEST_PROP(ChessArbiter, RulesOnEveryAttempt, (std::uint64_t seed)) {
  const Chess game;
  const State state = test::random_state(seed);
  MoveList moves;
  list_moves(state.board, moves);
  std::set<std::string> listed;
  for (const Move move : moves) listed.insert(uci(move));
  for (int pair = 0; pair < 64 * 64; ++pair) {
    for (const std::string promotion : {"", "q"}) {
      const std::string text = square_name(pair / 64) + square_name(pair % 64) + promotion;
      const Ruling ruling = game.judge(state, text);
      RC_ASSERT(ruling.legal == listed.contains(text));
      RC_ASSERT(ruling.legal || ruling.clause.starts_with("chess.0"));
      RC_ASSERT(ruling.sentence().size() > 10);
    }
  }
}

TEST(ChessArbiter, RulesOnEveryShortAttempt) {
  const Chess game;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const State state = test::random_state(seed);
    for (const std::string kind : {"", "N", "B", "R", "Q", "K", "a", "hx", "Nb", "R1", "Qx"}) {
      for (Square to = 0; to < 64; ++to) {
        const Ruling ruling = game.judge(state, kind + square_name(to));
        EXPECT_TRUE(ruling.legal || !ruling.clause.empty()) << kind << square_name(to);
        EXPECT_GT(ruling.sentence().size(), 10U);
      }
    }
  }
}

}  // namespace
}  // namespace parlor::chess
