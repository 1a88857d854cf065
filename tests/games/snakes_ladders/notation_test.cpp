#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "core/random.h"
#include "games/snakes_ladders/tables.h"

namespace parlor::snakes_ladders::test {
namespace {

std::string reading_error(const SnakesLadders& game, std::string_view text) {
  const auto state = game.read_position(text);
  return state.ok() ? "read" : state.error().sentence();
}

TEST(SnakesLaddersNotation, reads_colours_and_dice_in_any_order) {
  EXPECT_EQ(at(box(), "b:30 y:12 y 2-5"), at(box(), "y:12 b:30 y 5-2"));
  EXPECT_EQ(at(box(), "  y:12\tb:30  y "), at(box(), "y:12 b:30 y"));
}

TEST(SnakesLaddersNotation, says_what_is_wrong_with_a_position) {
  const std::vector<std::pair<std::string, std::string>> wrong = {
      {"", "The position is empty; one looks like y:14 b:3 y 5-2."},
      {"y", "\"y\" is not a piece; a position looks like y:14 b:3 y 5-2."},
      {"y:12 y", "A position has two to four pieces; this one has only one."},
      {"y:12 b:20", "The position does not say whose turn it is: a colour comes after the pieces."},
      {"w:12 b:20 b",
       "\"w:12\" is not a piece: it is written y, b, r or g, a colon and a square, such as y:14."},
      {"y: b:20 b",
       "\"y:\" is not a piece: it is written y, b, r or g, a colon and a square, such as y:14."},
      {"y:12 y:13 y", "Yellow has more than one piece."},
      {"y:0 b:20 y", "Yellow stands on 0, but the squares are 1 to 100."},
      {"y:101 b:20 y", "Yellow stands on 101, but the squares are 1 to 100."},
      {"y:100 b:20 b", "Yellow stands on 100: this game is over."},
      {"y:3 b:20 y", "Nobody can stand on 3, because it leads to 21; yellow does."},
      {"y:20 b:20 y", "Yellow and blue both stand on 20, but a square holds only one piece."},
      {"y:12 b:20 r", "\"r\" is not the colour of a piece in this position."},
      {"y:12 b:20 x", "\"x\" is not the colour of a piece in this position."},
      {"y:12 b:20 y 5-2 d1", "\"d1\" is too much: a position ends with the throw."},
      {"y:12 b:20 y 7-1", "\"7-1\" is not a throw; one is written 5-2, or 4 for one die."},
      {"y:12 b:20 y 5-", "\"5-\" is not a throw; one is written 5-2, or 4 for one die."},
      {"y:12 b:20 y 5", "Yellow throws two dice here, so \"5\" can't be the throw."},
      {"y:94 b:20 y one", "\"one\" is not a choice that yellow has on 94."},
      {"y:12 b:1 first y b",
       "Who starts is settled before the first move, but yellow stands on 12."},
      {"y:1 b:1 first",
       "After \"first\" come the colours that can still start, two or more, each with its die if "
       "it has thrown: first y4 b."},
      {"y:1 b:1 first y4 b5",
       "After \"first\" come the colours that can still start, two or more, each with its die if "
       "it has thrown: first y4 b."},
      {"y:1 b:1 first y b5", "\"b5\" is out of order: they throw in the order y, b, r, g."},
      {"y:1 b:1 first b y", "\"y\" is out of order: they throw in the order y, b, r, g."},
      {"y:1 b:1 first y7 b", "\"y7\" is not a colour of this position with or without a die."},
      {"y:1 b:1 first y r", "\"r\" is not a colour of this position with or without a die."}};
  for (const auto& [text, sentence] : wrong) EXPECT_EQ(reading_error(box(), text), sentence);
}

TEST(SnakesLaddersNotation, knows_where_off_the_board_is) {
  const SnakesLadders chutes = game_of(setup_of("chutes"));
  EXPECT_EQ(play_of(chutes, "y:0 b:0 y 1"), "0>1^38");
  EXPECT_EQ(reading_error(chutes, "y:101 b:0 y"),
            "Yellow stands on 101, but the squares are 0 to 100 (0 is off the board).");
  EXPECT_EQ(reading_error(chutes, "y:5 b:0 y 5-1"),
            "Yellow throws one die here, so \"5-1\" can't be the throw.");
}

/// Some game, by numbers that RapidCheck can make smaller.
SnakesLadders some_game(unsigned which, int players) {
  switch (which % 4) {
    case 0: return box({}, players);
    case 1: return two_dice_to_the_end({}, players);
    case 2: return box({setting("dice", std::int64_t{1})}, players);
    default: return game_of(setup_of("chutes", {}, players));
  }
}

State played(const SnakesLadders& game, std::uint64_t seed, int inputs) {
  Random random(seed);
  Choices choices;
  State state = game.start();
  for (int i = 0; i < inputs; ++i) {
    State next = state;
    if (game.actor(state).is_chance()) {
      next = game.thrown(state, random.roll(game.to_throw(state).dice));
    } else {
      game.choices(state, choices);
      const auto choice = random.below(static_cast<std::uint32_t>(choices.size()));
      next = game.taken(state, choices[choice]);
    }
    if (game.actor(next).is_nobody()) break;
    state = next;
  }
  return state;
}

RC_GTEST_PROP(SnakesLaddersNotation, a_position_reads_back_to_the_same_state,
              (unsigned which, std::uint64_t seed)) {
  const SnakesLadders game = some_game(which, *rc::gen::inRange(2, 5));
  const State state = played(game, seed, *rc::gen::inRange(0, 200));
  const auto again = game.read_position(game.position(state));
  RC_ASSERT(again.ok());
  RC_ASSERT(*again == state);
}

RC_GTEST_PROP(SnakesLaddersNotation, a_play_reads_back_to_the_same_choice,
              (unsigned which, std::uint64_t seed)) {
  const SnakesLadders game = some_game(which, *rc::gen::inRange(2, 5));
  const State state = played(game, seed, *rc::gen::inRange(0, 200));
  Choices choices;
  game.choices(state, choices);
  RC_ASSERT((choices.size() > 0) == game.actor(state).is_player());
  for (std::size_t i = 0; i < choices.size(); ++i) {
    const auto again = game.read_play(state, game.spell(state, choices[i]));
    RC_ASSERT(again.ok());
    RC_ASSERT(*again == choices[i]);
  }
}

RC_GTEST_PROP(SnakesLaddersNotation, any_text_is_read_or_refused_with_a_sentence,
              (const std::string& text)) {
  const auto state = box().read_position(text);
  RC_ASSERT(state.ok() || state.error().sentence().ends_with('.'));
  const Ruling ruling = box().judge(at(box(), "y:12 b:20 y 5-2"), text);
  RC_ASSERT(ruling.legal || ruling.sentence().ends_with('.'));
}

}  // namespace
}  // namespace parlor::snakes_ladders::test
