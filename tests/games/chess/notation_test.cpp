#include "games/chess/text/notation.h"

#include <set>

#include "positions.h"

namespace parlor::chess {
namespace {

using test::at;
using test::sentence;

std::string short_form(std::string_view fen, std::string_view move) {
  const State state = at(fen);
  const auto choice = Chess().read_play(state, move);
  EXPECT_TRUE(choice.ok()) << move;
  return choice.ok() ? san(state, *choice) : "";
}

TEST(ChessNotation, SanNamesAsLittleOfTheOriginAsItCan) {
  EXPECT_EQ(short_form("4k3/8/8/8/8/5N2/8/1N2K3 w - -", "b1d2"), "Nbd2");
  EXPECT_EQ(short_form("4k3/8/8/8/8/1N6/8/1N2K3 w - -", "b1d2"), "N1d2");
  EXPECT_EQ(short_form("7k/8/8/8/8/8/8/K2Q1Q2 w - -", "d1e1"), "Qde1");
  EXPECT_EQ(short_form("8/k7/8/8/4Q2Q/8/8/K6Q w - -", "h4e1"), "Qh4e1") << "file and rank needed";
  EXPECT_EQ(short_form("4k3/8/8/8/1b6/2N5/8/4K1N1 w - -", "g1e2"), "Ne2") << "c3 is pinned";
}

TEST(ChessNotation, SanTellsCapturesPromotionsChecksAndMates) {
  EXPECT_EQ(short_form("4k3/8/8/3pP3/8/8/8/4K3 w - d6", "e5d6"), "exd6");
  EXPECT_EQ(short_form("3r2k1/4P3/8/8/8/8/8/4K3 w - -", "e7d8n"), "exd8=N");
  EXPECT_EQ(short_form("6k1/4P3/8/8/8/8/8/4K3 w - -", "e7e8q"), "e8=Q+");
  EXPECT_EQ(short_form("6k1/5ppp/8/8/8/8/8/R3K3 w Q -", "a1a8"), "Ra8#");
  EXPECT_EQ(short_form("r3k2r/8/8/8/8/8/8/R3K2R b KQkq -", "e8c8"), "O-O-O");
  EXPECT_EQ(short_form("5k2/8/8/8/8/8/8/4K2R w K -", "e1g1"), "O-O+");
}

TEST(ChessNotation, PeopleWriteMovesInManyWays) {
  const State state = at("r3k2r/8/8/8/8/5N2/8/R3K2R w KQkq -");
  for (const std::string_view text : {"O-O", "0-0", "o-o", "e1g1", "Ke1-g1"}) {
    EXPECT_EQ(uci(*Chess().read_play(state, text)), "e1g1") << text;
  }
  for (const std::string_view text : {"f3e5", "Ne5", "Nf3-e5", "Nfe5", "N3e5", " Ne5! "}) {
    EXPECT_EQ(uci(*Chess().read_play(state, text)), "f3e5") << text;
  }
  const State promoting = at("6k1/4P3/8/8/8/8/8/4K3 w - -");
  for (const std::string_view text : {"e7e8q", "e7e8Q", "e8=Q+", "e8Q", "e7-e8=Q"}) {
    EXPECT_EQ(uci(*Chess().read_play(promoting, text)), "e7e8q") << text;
  }
  const State passing = at("4k3/8/8/3pP3/8/8/8/4K3 w - d6");
  for (const std::string_view text : {"e5d6", "exd6", "exd6 e.p."}) {
    EXPECT_EQ(uci(*Chess().read_play(passing, text)), "e5d6") << text;
  }
}

TEST(ChessNotation, AMoveThatCouldBeTwoIsAskedBack) {
  EXPECT_EQ(sentence(at("4k3/8/8/8/8/5N2/8/1N2K3 w - -"), "Nd2"),
            "More than one knight can go to d2: write Nbd2 or Nfd2.");
}

TEST(ChessNotation, WhatIsNoMoveIsRefusedWithTheReason) {
  const State start = Chess().start();
  EXPECT_EQ(sentence(start, "hello"),
            "\"hello\" is not a move: write where from and where to, like e2e4, or the piece and "
            "where to, like Nf3.");
  EXPECT_EQ(sentence(start, ""), "There is no move: write one like e2e4 or Nf3.");
  EXPECT_EQ(sentence(start, "e2e4 e7e5"),
            "\"e2e4 e7e5\" is more than one move; a turn is one move.");
  EXPECT_EQ(sentence(start, "\xff\xfe"),
            "\"??\" is not a move: write where from and where to, like e2e4, or the piece and "
            "where to, like Nf3.");
}

RC_GTEST_PROP(ChessNotation, UciAndSanReadBackToTheirMove, (std::uint64_t seed)) {
  const Chess game;
  const State state = test::random_state(seed);
  MoveList moves;
  list_moves(state.board, moves);
  std::set<std::string> shorts;
  for (const Move move : moves) {
    const std::string short_text = san(state, move);
    const auto from_uci = game.read_play(state, game.spell(state, move));
    const auto from_san = game.read_play(state, short_text);
    RC_ASSERT(from_uci.ok() && *from_uci == move);
    RC_ASSERT(from_san.ok() && *from_san == move);
    RC_ASSERT(shorts.insert(short_text).second);
  }
}

}  // namespace
}  // namespace parlor::chess
