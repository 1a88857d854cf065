#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "core/random.h"
#include "core/words.h"
#include "games/chinese_checkers/tables.h"

namespace parlor::chinese_checkers {
namespace {

const std::string small_start = "y:a10,b9,b11,c8,c10,c12 g:k8,k10,k12,l9,l11,m10 y";

/// A position that random play reaches.
State reached(const ChineseCheckers& game, std::uint64_t seed, int plays) {
  Random random(seed);
  Choices choices;
  State state = game.start();
  for (int i = 0; i < plays; ++i) {
    game.choices(state, choices);
    const State after =
        game.taken(state, choices[random.below(static_cast<std::uint32_t>(choices.size()))]);
    if (!after.winners.empty()) break;
    state = after;
  }
  return state;
}

ChineseCheckers any_table(int number) {
  switch (number) {
    case 0: return test::table("small", 2);
    case 1: return test::table("small", 3);
    case 2: return test::table("large", 2);
    case 3: return test::table("large", 6);
    default: return test::pairs_table();
  }
}

RC_GTEST_PROP(ChineseCheckersNotation, positions_read_back, ()) {
  const ChineseCheckers game = any_table(*rc::gen::inRange(0, 5));
  const State state =
      reached(game, *rc::gen::arbitrary<std::uint64_t>(), *rc::gen::inRange(0, 300));
  const auto again = game.read_position(game.position(state));
  RC_ASSERT(again.ok());
  RC_ASSERT(*again == state);
}

RC_GTEST_PROP(ChineseCheckersNotation, plays_read_back, ()) {
  const ChineseCheckers game = any_table(*rc::gen::inRange(0, 5));
  const State state =
      reached(game, *rc::gen::arbitrary<std::uint64_t>(), *rc::gen::inRange(0, 300));
  Choices choices;
  game.choices(state, choices);
  for (std::size_t i = 0; i < choices.size(); ++i) {
    const auto again = game.read_play(state, game.spell(state, choices[i]));
    RC_ASSERT(again.ok());
    RC_ASSERT(*again == choices[i]);
  }
}

RC_GTEST_PROP(ChineseCheckersNotation, any_text_is_read_or_refused_with_a_reason,
              (std::string text)) {
  const ChineseCheckers game = test::table("small", 2);
  const auto state = game.read_position(text);
  if (!state) RC_ASSERT(state.error().sentence().size() > 10);
  const Ruling ruling = game.judge(game.start(), text);
  RC_ASSERT(ruling.sentence().size() > 10);
}

TEST(ChineseCheckersNotation, the_start_is_written_as_documented) {
  const ChineseCheckers game = test::table("small", 2);
  EXPECT_EQ(game.position(game.start()), small_start);
}

TEST(ChineseCheckersNotation, colours_and_pegs_may_come_in_any_order) {
  const ChineseCheckers game = test::table("small", 2);
  const auto state = game.read_position(" g:m10,l9,l11,k8,k10,k12  y:c12,c10,c8,b11,b9,a10 y ");
  ASSERT_TRUE(state.ok()) << state.error().sentence();
  EXPECT_EQ(*state, game.start());
}

TEST(ChineseCheckersNotation, a_chain_may_be_written_hop_by_hop_joined_or_by_its_ends) {
  const ChineseCheckers game = test::table("small", 2);
  const State state = *game.read_position("y:a10,b9,b11,c8,c10,d11 g:f13,k10,k12,l9,l11,m10 y");
  const Choice chain{*small_board.find("c10"), *small_board.find("g14")};
  for (const char* text : {"c10>e12 e12>g14", "c10>e12>g14", "c10>g14"}) {
    const auto read = game.read_play(state, text);
    ASSERT_TRUE(read.ok()) << read.error().sentence();
    EXPECT_EQ(*read, chain);
  }
  EXPECT_EQ(game.spell(state, chain), "c10>e12 e12>g14");
  EXPECT_EQ(game.result(state, chain), "y:a10,b9,b11,c8,d11,g14 g:f13,k10,k12,l9,l11,m10 g");
}

TEST(ChineseCheckersNotation, broken_positions_are_refused_by_what_is_wrong) {
  const ChineseCheckers game = test::table("small", 2);
  const auto refusal = [&](std::string_view text) {
    const auto state = game.read_position(text);
    return state ? std::string("accepted") : state.error().sentence();
  };
  EXPECT_EQ(refusal("y"),
            "A position of this game has 2 lists of pegs and the letter of the colour to move.");
  EXPECT_EQ(refusal("y:a10,b9,b11,c8,c10,c12 r:k8,k10,k12,l9,l11,m10 y"),
            "\"r\" is no colour in this game; they are y (yellow) and g (green).");
  EXPECT_EQ(refusal("y:a10,b9,b11,c8,c10,c12 y:k8,k10,k12,l9,l11,m10 y"),
            "Yellow is listed twice.");
  EXPECT_EQ(refusal("y:a10,b9,b11,c8,c10,a11 g:k8,k10,k12,l9,l11,m10 y"),
            "There is no hole \"a11\" on this star; holes are named by row and column, from a10 at "
            "the top to m10 at the bottom.");
  EXPECT_EQ(refusal("y:a10,b9,b11,c8,c10,k8 g:k8,k10,k12,l9,l11,m10 y"),
            "There are two pegs in k8.");
  EXPECT_EQ(refusal("y:a10,b9,b11,c8,c10 g:k8,k10,k12,l9,l11,m10 y"),
            "Yellow has 5 pegs; everybody has 6.");
  EXPECT_EQ(refusal("yellow g:k8,k10,k12,l9,l11,m10 y"),
            "\"yellow\" should be a colour's pegs, such as y:a10,b9,b11.");
  EXPECT_EQ(refusal("y:a10,b9,b11,c8,c10,c12 g:k8,k10,k12,l9,l11,m10 yellow"),
            "\"yellow\" should be the letter of the colour to move.");
  EXPECT_EQ(refusal("y:k8,b9,b11,c8,c10,c12 g:e10,k10,k12,l9,l11,m10 y"), "accepted");
  EXPECT_EQ(refusal("y:j9,k8,k10,k12,l9,l11 g:a10,b9,b11,c8,c10,m10 g"),
            "Yellow is across already: this game is over.");
}

}  // namespace
}  // namespace parlor::chinese_checkers
