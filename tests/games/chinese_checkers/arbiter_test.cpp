#include <gtest/gtest.h>

#include "games/chinese_checkers/tables.h"

namespace parlor::chinese_checkers {
namespace {

/// Yellow to move: c10 can jump d11 to e12, and from there f13 to g14.
class ChineseCheckersArbiter : public ::testing::Test {
 protected:
  const ChineseCheckers game_ = test::table("small", 2);
  const State state_ = *game_.read_position("y:a10,b9,b11,c8,c10,d11 g:f13,k10,k12,l9,l11,m10 y");

  [[nodiscard]] std::vector<std::string> offered(const std::vector<std::string>& steps) const {
    std::vector<std::string> texts;
    const auto next = game_.next(state_, steps);
    for (const StepInfo& step : next->steps) texts.push_back(step.text);
    return texts;
  }
  void expect(const std::string& play, const std::string& clause,
              const std::string& sentence) const {
    const Ruling ruling = game_.judge(state_, play);
    EXPECT_FALSE(ruling.legal) << play;
    EXPECT_EQ(ruling.clause, clause.empty() ? "" : "chinese_checkers." + clause) << play;
    EXPECT_EQ(ruling.sentence(), sentence);
    EXPECT_EQ(game_.read_play(state_, play).error().sentence(), sentence);
  }
};

TEST_F(ChineseCheckersArbiter, knows_whose_pegs_may_move) {
  expect("e10>e12", "02", "There is no peg in e10.");
  expect("k10>j9", "06", "The peg in k10 is green's, and it is yellow's turn.");
  expect("c10>e12 c8>d7", "02",
         "A play moves one peg: it is in e12 now, so the next jump cannot start from c8.");
}

TEST_F(ChineseCheckersArbiter, explains_where_a_peg_cannot_go) {
  expect("c8>c10", "02", "c10 is taken by a peg of yellow.");
  expect("c10>c10", "02", "A peg that stays in c10 does not move.");
  expect("c8>e12", "02", "No line leads straight from c8 to e12.");
  expect("c8>e6", "02", "There is no peg in d7 to jump over from c8 to e6.");
  expect("b9>e12", "02",
         "A jump goes over one peg, and from b9 to e12 there are 2 in the way, in c10 and d11.");
  expect("c8>f5", "02",
         "From c8 to f5 is too far, 3 holes: a peg steps into the next hole, or jumps over a peg "
         "there into the hole behind it.");
}

TEST_F(ChineseCheckersArbiter, explains_what_cannot_follow) {
  expect("d11>e12 e12>g14", "02",
         "d11>e12 is a step, and a step is a whole move: no jump or step can follow it.");
  expect("c10>e12 e12>e10", "02", "Only jumps can follow a jump, and e12>e10 is a step.");
  expect("c10>e12 e12>c10", "02",
         "The peg comes back to c10, where it began: that is no move (our reading).");
}

TEST_F(ChineseCheckersArbiter, lets_nobody_pass_who_can_move) {
  expect("-", "06",
         "Yellow can move, a10>c12 for one, and only a colour that cannot move passes (our "
         "reading).");
}

TEST_F(ChineseCheckersArbiter, says_how_to_write_a_move) {
  expect("nonsense", "", "\"nonsense\" is not a move; write one as from>to, such as a10>b9.");
  expect("", "", "There is no move here; write one as from>to.");
  expect("c8>d8", "",
         "There is no hole \"d8\" on this star; holes are named by row and column, from a10 at the "
         "top to m10 at the bottom.");
}

TEST_F(ChineseCheckersArbiter, a_chain_may_touch_its_start_as_long_as_it_ends_elsewhere) {
  EXPECT_TRUE(game_.judge(state_, "c10>e12>c10>e12>g14").legal);
}

TEST_F(ChineseCheckersArbiter, steps_so_far_are_judged_hop_by_hop) {
  EXPECT_TRUE(game_.judge_steps(state_, "").legal);
  EXPECT_TRUE(game_.judge_steps(state_, "c10>e12").legal);
  EXPECT_TRUE(game_.judge_steps(state_, "c10>e12 e12>c10").legal);
  EXPECT_EQ(game_.judge_steps(state_, "c10>g14").sentence(),
            "A jump goes over one peg, and from c10 to g14 there are 2 in the way, in d11 and "
            "f13.");
}

TEST_F(ChineseCheckersArbiter, a_chain_is_offered_hop_by_hop_and_may_end_after_each) {
  EXPECT_EQ(offered({"c10>e12"}), std::vector<std::string>{"e12>g14"});
  EXPECT_TRUE(game_.next(state_, std::vector<std::string>{"c10>e12"})->may_end);
  EXPECT_EQ(offered({"c10>e12", "e12>g14"}), std::vector<std::string>{});
  EXPECT_EQ(offered({"d11>e12"}), std::vector<std::string>{}) << "a step ends the move";
}

TEST_F(ChineseCheckersArbiter, a_chain_back_at_its_start_must_go_on) {
  const std::vector<std::string> there_and_back{"c10>e12", "e12>c10"};
  EXPECT_FALSE(game_.next(state_, there_and_back)->may_end);
  EXPECT_FALSE(offered(there_and_back).empty());
}

}  // namespace
}  // namespace parlor::chinese_checkers
