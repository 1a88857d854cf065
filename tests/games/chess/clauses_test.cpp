#include <algorithm>
#include <string>
#include <vector>

#include "positions.h"

namespace parlor::chess {
namespace {

using test::at;
using test::clause;
using test::legal;
using test::played;

/// Where the piece on a square can go, as words in the order of the squares' names.
std::string goals(const State& state, std::string_view from) {
  const auto next = Chess().only_steps(state);
  std::vector<std::string> found;
  for (const StepInfo& step : next->steps) {
    if (step.from == from) found.push_back(step.to);
  }
  std::ranges::sort(found);
  std::string text;
  for (const std::string& square : found) text += (text.empty() ? "" : " ") + square;
  return text;
}

std::string end_of(const State& state) {
  const auto outcome = Chess().outcome(state);
  if (!outcome) return "goes on";
  if (outcome->draw) return "draw: " + std::string(outcome->reason);
  return outcome->winners.contains(white_seat) ? "White wins" : "Black wins";
}

TEST(Chess, chess_01_the_set_up_has_sixteen_men_a_side_and_white_begins) {
  const State start = Chess().start();
  EXPECT_EQ(Chess().position(start), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
  EXPECT_EQ(Chess().actor(start), Actor::player(Seat(0)));
  EXPECT_EQ(Chess().actor(played(start, "e2e4")), Actor::player(Seat(1)));
}

TEST(Chess, chess_01_each_kind_of_piece_moves_in_its_own_way) {
  EXPECT_EQ(goals(at("7k/p7/8/8/3K4/8/8/8 w - -"), "d4"), "c3 c4 c5 d3 d5 e3 e4 e5");
  EXPECT_EQ(goals(at("7k/p7/8/8/3N4/8/8/7K w - -"), "d4"), "b3 b5 c2 c6 e2 e6 f3 f5");
  EXPECT_EQ(goals(at("6k1/p7/8/8/8/8/1B6/7K w - -"), "b2"), "a1 a3 c1 c3 d4 e5 f6 g7 h8");
  EXPECT_EQ(goals(at("6k1/8/8/8/8/8/1R6/7K w - -"), "b2"),
            "a2 b1 b3 b4 b5 b6 b7 b8 c2 d2 e2 f2 g2 h2");
  EXPECT_EQ(goals(at("5k2/8/8/8/8/1p6/1Q1p4/7K w - -"), "b2"),
            "a1 a2 a3 b1 b3 c1 c2 c3 d2 d4 e5 f6 g7 h8");
  EXPECT_EQ(goals(at("7k/8/8/8/8/8/3P4/7K w - -"), "d2"), "d3 d4");
}

TEST(Chess, chess_01_a_piece_stops_before_its_own_men_and_takes_the_first_of_the_others) {
  EXPECT_EQ(goals(at("7k/8/8/1p6/8/8/1R1P4/7K w - -"), "b2"), "a2 b1 b3 b4 b5 c2");
  const State after = played(at("7k/8/8/1p6/8/8/1R1P4/7K w - -"), "b2b5");
  EXPECT_EQ(Chess().position(after), "7k/8/8/1R6/8/8/3P4/7K b - - 0 1");
}

TEST(Chess, chess_02_a_pawn_goes_two_squares_only_from_its_own_rank) {
  EXPECT_TRUE(legal(at("4k3/8/8/8/8/8/4P3/4K3 w - -"), "e2e4"));
  EXPECT_EQ(clause(at("4k3/8/8/8/8/4P3/8/4K3 w - -"), "e3e5"), "chess.02");
  EXPECT_EQ(clause(at("4k3/8/8/8/8/4n3/3PP3/3K4 w - -"), "e2e4"), "chess.02") << "no leaping";
  EXPECT_EQ(clause(at("4k3/8/8/8/4n3/8/4P3/4K3 w - -"), "e2e4"), "chess.02") << "no taking ahead";
}

TEST(Chess, chess_02_a_pawn_takes_diagonally_and_only_there) {
  const State state = at("4k3/8/8/3pp3/4P3/8/8/4K3 w - -");
  EXPECT_EQ(goals(state, "e4"), "d5");
  EXPECT_EQ(clause(state, "e4f5"), "chess.02");
}

TEST(Chess, chess_02_a_pawn_that_has_just_passed_is_taken_in_passing) {
  const State before = at("4k3/3p4/8/4P3/8/8/8/4K3 b - -");
  const State passed = played(before, "d7d5");
  ASSERT_TRUE(legal(passed, "e5d6"));
  EXPECT_EQ(Chess().position(played(passed, "e5d6")), "4k3/8/3P4/8/8/8/8/4K3 b - - 0 2");
  const State late = played(played(passed, "e1e2"), "e8e7");
  EXPECT_EQ(clause(late, "e5d6"), "chess.02") << "only at once";
  EXPECT_FALSE(legal(played(at("4k3/8/3p4/4P3/8/8/8/4K3 b - -"), "d6d5"), "e5d6"))
      << "only after two squares";
}

TEST(Chess, chess_03_a_pawn_on_the_last_rank_becomes_queen_rook_bishop_or_knight) {
  const State state = at("7k/4P3/8/8/8/8/8/4K3 w - -");
  EXPECT_EQ(goals(state, "e7"), "e8 e8 e8 e8");
  EXPECT_EQ(Chess().position(played(state, "e7e8r")), "4R2k/8/8/8/8/8/8/4K3 b - - 0 1");
  EXPECT_EQ(clause(state, "e7e8"), "chess.03") << "it cannot stay a pawn";
  EXPECT_EQ(clause(state, "e7e8k"), "chess.03");
  EXPECT_EQ(clause(state, "e1e2q"), "chess.03");
}

TEST(Chess, chess_04_castling_moves_king_and_rook_at_once) {
  const State state = at("r3k2r/8/8/8/8/8/8/R3K2R w KQkq -");
  EXPECT_EQ(Chess().position(played(state, "e1g1")), "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 1 1");
  EXPECT_EQ(Chess().position(played(state, "e1c1")), "r3k2r/8/8/8/8/8/8/2KR3R b kq - 1 1");
  EXPECT_EQ(Chess().position(played(played(state, "e1g1"), "e8c8")),
            "2kr3r/8/8/8/8/8/8/R4RK1 w - - 2 2");
}

TEST(Chess, chess_04_castling_needs_king_and_rook_unmoved) {
  State state = at("r3k2r/8/8/8/8/8/8/R3K2R w KQkq -");
  for (const std::string_view move : {"h1h2", "h8h7", "h2h1", "h7h8"}) state = played(state, move);
  EXPECT_EQ(clause(state, "e1g1"), "chess.04");
  EXPECT_TRUE(legal(state, "e1c1"));
  for (const std::string_view move : {"e1e2", "e8e7", "e2e1", "e7e8"}) state = played(state, move);
  EXPECT_EQ(clause(state, "e1c1"), "chess.04");
  const State rook_lost = played(at("4k3/8/8/8/8/8/6b1/R3K2R b KQ -"), "g2h1");
  EXPECT_EQ(Chess().position(rook_lost), "4k3/8/8/8/8/8/8/R3K2b w Q - 0 2");
}

TEST(Chess, chess_04_castling_needs_nothing_between_and_no_check_on_the_way) {
  EXPECT_EQ(clause(at("4k3/8/8/8/8/8/8/RN2K3 w Q -"), "e1c1"), "chess.04") << "b1 is between";
  EXPECT_EQ(clause(at("4k3/4r3/8/8/8/8/8/4K2R w K -"), "e1g1"), "chess.04") << "out of check";
  EXPECT_EQ(clause(at("4k3/5r2/8/8/8/8/8/4K2R w K -"), "e1g1"), "chess.04") << "through check";
  EXPECT_EQ(clause(at("4k3/6r1/8/8/8/8/8/4K2R w K -"), "e1g1"), "chess.04") << "into check";
  EXPECT_TRUE(legal(at("4k3/7r/8/8/8/8/8/4K2R w K -"), "e1g1")) << "the rook may be attacked";
  EXPECT_TRUE(legal(at("4k3/1r6/8/8/8/8/8/R3K3 w Q -"), "e1c1")) << "b1 is not on the king's way";
}

TEST(Chess, chess_05_check_is_answered_by_moving_taking_or_putting_between) {
  const State state = at("4r1k1/8/8/8/8/B6P/3P4/R2RK3 w Q -");
  EXPECT_TRUE(legal(state, "e1f2"));
  EXPECT_TRUE(legal(state, "a3e7"));
  EXPECT_EQ(clause(state, "h3h4"), "chess.05");
  EXPECT_EQ(clause(state, "e1e2"), "chess.05") << "still on the rook's file";
  EXPECT_TRUE(legal(at("4r1k1/8/8/8/B7/8/8/4K3 w - -"), "a4e8")) << "taking the attacker";
}

TEST(Chess, chess_05_only_the_king_answers_a_double_check) {
  const State state = at("4r1k1/8/8/8/8/3n4/2P5/R3K3 w Q -");
  EXPECT_EQ(clause(state, "c2d3"), "chess.05");
  EXPECT_TRUE(legal(state, "e1d2"));
}

TEST(Chess, chess_05_no_move_may_open_a_check_on_ones_own_king) {
  const State state = at("4r1k1/8/8/8/8/8/4R3/4K3 w - -");
  EXPECT_EQ(clause(state, "e2d2"), "chess.05");
  EXPECT_TRUE(legal(state, "e2e8")) << "along the line is fine";
  EXPECT_EQ(clause(at("8/8/8/8/k2pP2R/8/8/4K3 b - e3 0 1"), "d4e3"), "chess.05")
      << "two pawns leave the rank at once";
}

TEST(Chess, chess_06_checkmate_ends_the_game_and_wins_it) {
  State state = Chess().start();
  for (const std::string_view move : {"f2f3", "e7e5", "g2g4"}) state = played(state, move);
  EXPECT_EQ(end_of(state), "goes on");
  state = played(state, "Qh4#");
  EXPECT_EQ(end_of(state), "Black wins");
  EXPECT_TRUE(Chess().actor(state).is_nobody());
  EXPECT_EQ(clause(state, "a2a3"), "chess.06");
  EXPECT_EQ(end_of(played(at("6k1/5ppp/8/8/8/8/8/R3K3 w Q - 99 80"), "a1a8")), "White wins")
      << "mate counts before the fifty moves do";
}

TEST(Chess, chess_07_stalemate_is_a_draw) {
  const State state = played(at("7k/8/6K1/8/8/8/8/5Q2 w - -"), "f1f7");
  EXPECT_EQ(end_of(state), "draw: stalemate");
  EXPECT_EQ(clause(state, "h8g8"), "chess.07");
}

TEST(Chess, chess_07_too_little_material_is_a_draw) {
  const std::string drawn = "draw: too few pieces are left for a checkmate";
  EXPECT_EQ(end_of(at("4k3/8/8/8/8/8/8/4K3 w - -")), drawn);
  EXPECT_EQ(end_of(at("4k3/8/8/8/8/8/8/4KN2 w - -")), drawn);
  EXPECT_EQ(end_of(at("4k3/8/8/8/8/8/8/4KB2 b - -")), drawn);
  EXPECT_EQ(end_of(at("2b1k3/8/8/8/8/8/8/4KB2 b - -")), drawn) << "bishops of one colour";
  EXPECT_EQ(end_of(at("4kb2/8/8/8/8/8/8/4KB2 b - -")), "goes on") << "bishops of two colours";
  EXPECT_EQ(end_of(at("4kn2/8/8/8/8/8/8/4KN2 b - -")), "goes on") << "a mate can be built";
  EXPECT_EQ(end_of(at("4k3/8/8/8/8/8/8/3NKN2 b - -")), "goes on");
  EXPECT_EQ(end_of(at("4k3/8/8/8/8/8/P7/4K3 b - -")), "goes on");
}

TEST(Chess, chess_07_fifty_moves_each_without_capture_or_pawn_move_are_a_draw) {
  const State last = at("4k3/8/8/8/8/8/P7/R3K3 w - - 99 90");
  EXPECT_EQ(end_of(last), "goes on");
  EXPECT_EQ(end_of(played(last, "a1b1")),
            "draw: fifty moves by each side without a capture or a pawn move");
  EXPECT_EQ(end_of(played(last, "a2a3")), "goes on") << "a pawn move starts the count again";
}

TEST(Chess, chess_07_the_same_position_for_the_third_time_is_a_draw) {
  State state = Chess().start();
  for (int time = 1; time <= 2; ++time) {
    EXPECT_EQ(end_of(state), "goes on");
    for (const std::string_view move : {"g1f3", "g8f6", "f3g1", "f6g8"}) {
      state = played(state, move);
    }
  }
  EXPECT_EQ(end_of(state), "draw: the same position for the third time");
  EXPECT_EQ(end_of(at(Chess().position(state))), "goes on") << "FEN does not tell the history";
}

TEST(Chess, chess_07_a_position_with_other_castling_rights_is_not_the_same) {
  State state = at("4k3/8/8/8/8/7p/7P/R3K3 w Q -");
  for (const std::string_view move :
       {"e1e2", "e8e7", "e2e1", "e7e8", "e1e2", "e8e7", "e2e1", "e7e8"}) {
    state = played(state, move);
  }
  EXPECT_EQ(end_of(state), "goes on") << "the first time White could still castle";
  state = played(state, "e1e2");
  EXPECT_EQ(end_of(state), "draw: the same position for the third time");
}

TEST(Chess, chess_07_a_pawn_that_nothing_can_take_in_passing_makes_no_difference) {
  State state = played(at("4k3/8/8/8/8/8/4P3/4K2R w - -"), "e2e4");
  for (int time = 1; time <= 2; ++time) {
    EXPECT_EQ(end_of(state), "goes on");
    for (const std::string_view move : {"e8d8", "h1h2", "d8e8", "h2h1"}) {
      state = played(state, move);
    }
  }
  EXPECT_EQ(end_of(state), "draw: the same position for the third time");
}

TEST(Chess, chess_07_the_rules_told_say_that_players_may_agree_on_a_draw) {
  bool said = false;
  for (const RulesSection& section : Chess().rules_text()) {
    for (const std::string& paragraph : section.paragraphs) {
      said |= paragraph.find("the players agree to it") != std::string::npos;
    }
  }
  EXPECT_TRUE(said);
}

}  // namespace
}  // namespace parlor::chess
