#include "games/chess/text/fen.h"

#include "positions.h"

namespace parlor::chess {
namespace {

using test::at;

std::string refusal(std::string_view fen) {
  const auto board = read_fen(fen);
  return board.ok() ? "was read" : board.error().sentence();
}

TEST(ChessFen, TheStartIsWrittenAsEverybodyWritesIt) {
  EXPECT_EQ(write_fen(Board::start()), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
}

TEST(ChessFen, MissingClocksAreZeroAndOne) {
  EXPECT_EQ(write_fen(at("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -").board),
            "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1");
  EXPECT_EQ(write_fen(at("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 7").board),
            "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 7 1");
}

TEST(ChessFen, CastlingLettersComeInAnyOrderAndGoOutInOne) {
  EXPECT_EQ(write_fen(at("r3k2r/8/8/8/8/8/8/R3K2R w qkQK - 0 1").board),
            "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
}

TEST(ChessFen, TheEnPassantSquareIsWrittenWhereAPawnCanBeTakenThere) {
  EXPECT_EQ(write_fen(at("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1").board),
            "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1");
  EXPECT_EQ(write_fen(at("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1").board),
            "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1");
  EXPECT_EQ(write_fen(at("4k3/8/8/8/K2pP2r/8/8/8 b - e3 0 1").board),
            "4k3/8/8/8/K2pP2r/8/8/8 b - e3 0 1");
  EXPECT_EQ(write_fen(at("8/8/8/8/k2pP2R/8/8/4K3 b - e3 0 1").board),
            "8/8/8/8/k2pP2R/8/8/4K3 b - - 0 1")
      << "both pawns leave the rank, and the rook would give check";
}

RC_GTEST_PROP(ChessFen, APositionReadsBackToItself, (std::uint64_t seed)) {
  const Chess game;
  const State state = test::random_state(seed);
  const std::string text = game.position(state);
  const auto again = game.read_position(text);
  RC_ASSERT(again.ok());
  RC_ASSERT(game.position(*again) == text);
  RC_ASSERT(again->board == state.board);
}

TEST(ChessFen, WhatIsNoFenIsRefusedWithTheReason) {
  EXPECT_EQ(refusal(""),
            "A FEN has four to six parts (pieces, side to move, castling, en passant, and two "
            "clocks that may be missing); this has 0.");
  EXPECT_EQ(refusal("8/8/8/8 w - -"),
            "The pieces are told in eight ranks with a / between them, rank 8 first.");
  EXPECT_EQ(refusal("4k3/8/8/8/8/8/8/4K3/8 w - -"),
            "The pieces are told in eight ranks with a / between them, rank 8 first.");
  EXPECT_EQ(refusal("4k3/8/8/9/8/8/8/4K3 w - -"),
            "Rank 5 has \"9\" in it, which is neither a piece (KQRBNP, kqrbnp) nor a number of "
            "empty squares.");
  EXPECT_EQ(refusal("4k3/7/8/8/8/8/8/4K3 w - -"), "Rank 7 has 7 squares instead of 8.");
  EXPECT_EQ(refusal("4k3/8/8/8/8/8/8/4K3R w - -"), "Rank 1 has 9 squares instead of 8.");
  EXPECT_EQ(refusal("4k3/8/8/8/8/8/8/4K3 x - -"), "The side to move is w or b, not \"x\".");
  EXPECT_EQ(refusal("4k3/8/8/8/8/8/8/4K3 w X -"),
            "Castling is told by the letters K, Q, k, q, or by -, not by \"X\".");
  EXPECT_EQ(refusal("4k3/8/8/8/8/8/8/4K2R w KK -"), "Castling names K twice.");
  EXPECT_EQ(refusal("4k3/8/8/8/8/8/8/4K3 w - z9"),
            "The en passant square is a square or -, not \"z9\".");
  EXPECT_EQ(refusal("4k3/8/8/8/8/8/8/4K3 w - - 101 1"),
            "The fifth part counts the moves since a capture or pawn move, 0 to 100, where the "
            "game is drawn; it is \"101\".");
  EXPECT_EQ(refusal("4k3/8/8/8/8/8/8/4K3 w - - 0 -1"),
            "The sixth part is the number of the move, 1 to 9999; it is \"-1\".");
}

TEST(ChessFen, ImpossibleMenAreRefusedWithTheReason) {
  EXPECT_EQ(refusal("4k3/8/8/8/8/8/8/4KK2 w - -"), "White has 2 kings instead of one.");
  EXPECT_EQ(refusal("8/8/8/8/8/8/8/4K3 w - -"), "Black has 0 kings instead of one.");
  EXPECT_EQ(refusal("4k3/8/8/8/8/8/8/4K2P w - -"),
            "There is a pawn on h1; no pawn can stand on rank 1 or rank 8.");
  EXPECT_EQ(refusal("4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - -"), "White has 9 pawns; there are only 8.");
  EXPECT_EQ(refusal("4k3/8/8/8/8/QQ6/PPPPPPPP/4K3 w - -"),
            "White has 1 piece that must have been promoted, but still 8 of 8 pawns.");
}

TEST(ChessFen, ImpossibleTurnsAreRefusedWithTheReason) {
  EXPECT_EQ(refusal("4k3/8/8/8/8/8/4R3/4K3 w - -"),
            "Black's king on e8 is in check from the rook on e2, but White is to move.");
  EXPECT_EQ(refusal("4k3/8/3N1N2/8/8/8/4R3/4K3 b - -"),
            "Black's king on e8 is in check from more than two pieces at once.");
  EXPECT_EQ(refusal("4k3/8/8/8/8/8/8/4K3 w K -"),
            "White cannot have the right to castle with the rook on h1: there is no white rook on "
            "h1.");
  EXPECT_EQ(refusal("r2k4/8/8/8/8/8/8/4K3 w q -"),
            "Black cannot have the right to castle with the rook on a8: there is no black king on "
            "e8.");
  EXPECT_EQ(refusal("4k3/8/8/8/4P3/8/8/4K3 b - e4"),
            "The en passant square e4 is not on rank 3, which the pawn passes when Black is to "
            "move.");
  EXPECT_EQ(refusal("4k3/8/8/8/8/8/8/4K3 b - e3"),
            "The en passant square is e3, but no white pawn stands on e4.");
  EXPECT_EQ(refusal("4k3/8/8/8/4P3/8/4N3/4K3 b - e3"),
            "The en passant square is e3, but the pawn on e4 cannot have come over e2, which is "
            "occupied.");
}

}  // namespace
}  // namespace parlor::chess
