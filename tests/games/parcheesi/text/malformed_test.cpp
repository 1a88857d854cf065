#include <gtest/gtest.h>

#include "games/parcheesi/helpers.h"

/// What is wrong with positions, plays and setups that cannot be used, in exact words.
namespace parlor::parcheesi::test {
namespace {

std::string complaint(const By& by, const std::string& position) {
  const auto state = by->read_position(position);
  return state.ok() ? "read as " + by->position(*state) : state.error().sentence();
}

const std::string example = "for example: y:S,S,5,12 r:S,39,h3,H y 5-3.";
const std::string places = "is no place: places are S, 1 to 68, h1 to h7 and H.";

// ---- Positions ---------------------------------------------------------------------------------

TEST(MalformedPosition, WithAColourThatIsNone) {
  EXPECT_EQ(complaint("royal", "x:S,S,S,S r:S,S,S,S r"),
            "\"x:S,S,S,S\": there is no colour \"x\"; colours are y, b, r and g.");
  EXPECT_EQ(complaint("royal", "y:S,S,S,S y:S,S,S,S y"), "Yellow is there twice.");
}

TEST(MalformedPosition, WithTooManyOrTooFewPawns) {
  EXPECT_EQ(complaint("royal", "y:S,S,S,S,S r:S,S,S,S y"),
            "Yellow has 5 pawns; it needs exactly four.");
  EXPECT_EQ(complaint("royal", "y:S,S,S,S r:S,S,S y"), "Red has 3 pawns; it needs exactly four.");
}

TEST(MalformedPosition, WithAPlaceThatIsNotOnTheBoard) {
  for (const std::string place : {"69", "0", "h8", "h0", "", "+5", "s", "99999999999999"}) {
    EXPECT_EQ(complaint("royal", "y:S,S,S," + place + " r:S,S,S,S y"),
              "Pawn 4 of yellow: \"" + place + "\" " + places);
  }
}

TEST(MalformedPosition, WithAPawnOnAForeignHomePath) {
  EXPECT_EQ(complaint("royal", "y:S,bh3,S,S r:S,S,S,S y"),
            "Pawn 2 of yellow: \"bh3\" is another colour's home path, where no pawn of yellow can "
            "stand.");
}

TEST(MalformedPosition, WithThreePawnsOnASpace) {
  EXPECT_EQ(complaint("royal", "y:S,10,10,10 r:S,S,S,S y"),
            "Three pawns of yellow stand on 10; a space holds two at most.");
  EXPECT_EQ(complaint("royal", "y:S,S,S,S r:S,h1,h1,h1 y"),
            "Three pawns of red stand on h1; a space holds two at most.");
}

TEST(MalformedPosition, WithTwoColoursOnASpace) {
  EXPECT_EQ(complaint("royal", "y:S,S,S,10 r:S,S,S,10 y"),
            "Pawns of yellow and red stand on 10; two colours never share a space.");
  EXPECT_EQ(complaint("royal", "y:S,S,S,h1 r:S,S,S,h1 y"), "read as y:S,S,S,h1 r:S,S,S,h1 y");
}

TEST(MalformedPosition, WithAPawnPastItsTurnOffWhereThereAreNoLaps) {
  EXPECT_EQ(complaint("royal", "y:S,S,S,2 r:S,S,S,S y"),
            "Pawn 4 of yellow: yellow turns off at 68 and cannot stand on 2 under these rules.");
  EXPECT_EQ(complaint("box", "y:S,S,S,S r:S,S,S,36 y"),
            "Pawn 4 of red: red turns off at 34 and cannot stand on 36 under these rules.");
  EXPECT_EQ(complaint("nest", "y:S,S,S,2 r:S,S,S,36 y"), "read as y:S,S,S,2 r:S,S,S,36 y");
}

TEST(MalformedPosition, WithoutAnybodyToMove) {
  EXPECT_EQ(complaint("royal", "y:S,S,S,S r:S,S,S,S"),
            "Who is to move is missing after the pawns: y, b, r or g, " + example);
  EXPECT_EQ(complaint("royal", "y:S,S,S,S r:S,S,S,S b"),
            "Blue is to move but has no pawns in the position.");
  EXPECT_EQ(complaint("royal", "y:S,S,S,S r:S,S,S,S z"),
            "\"z\" is not a colour to move; it is y, b, r or g, " + example);
}

TEST(MalformedPosition, WithTooFewColours) {
  const std::string needed =
      "A position names the pawns of 2 to 4 colours, then who is to move, " + example;
  EXPECT_EQ(complaint("royal", ""), needed);
  EXPECT_EQ(complaint("royal", "y:S,S,S,S y"), needed);
  EXPECT_EQ(complaint(in_pairs(), "y:S,S,S,S r:S,S,S,S y"),
            "Pairs need all four colours on the board.");
}

TEST(MalformedPosition, WithARollThatNoDiceShow) {
  for (const std::string roll : {"7-1", "5-", "-", "0-3", "5-3-1"}) {
    EXPECT_EQ(complaint("royal", "y:S,S,S,S r:S,S,S,S y " + roll),
              "\"" + roll + "\" is no roll; a roll is two dice from 1 to 6, such as 5-3.");
  }
}

TEST(MalformedPosition, WithTooManyDoubletsInARow) {
  EXPECT_EQ(complaint("royal", "y:S,S,S,S r:S,S,S,S y 5-3 d3"),
            "\"d3\" is not a number of doublets in a row; it is d1 or d2 (two or more, where "
            "nothing counts further).");
}

TEST(MalformedPosition, WithAGameThatIsWon) {
  EXPECT_EQ(complaint("royal", "y:S,S,S,S r:H,H,H,H y 5-3"),
            "Red has all pawns HOME: the game is over.");
  EXPECT_EQ(complaint(in_pairs(), "y:H,H,H,H b:S,S,S,S r:S,S,S,S g:S,S,S,S y"),
            "read as y:H,H,H,H b:S,S,S,S r:S,S,S,S g:S,S,S,S y");
}

TEST(MalformedPosition, WithMoreAfterItsEnd) {
  for (const std::string rest : {"5-3 junk", "5-3 d1 junk", "d1 junk"}) {
    EXPECT_EQ(complaint("royal", "y:S,S,S,S r:S,S,S,S y " + rest),
              "\"junk\" is not expected here; a position ends with a roll such as 5-3 and, after "
              "doublets, d1 or d2.");
  }
}

TEST(MalformedPosition, WithThrowsForWhoStartsThatCannotBe) {
  for (const std::string word : {"y13", "y0", "y1", "b", "y9x"}) {
    EXPECT_EQ(complaint("royal", "y:S,S,S,S r:S,S,S,S first " + word + " r"),
              "\"" + word +
                  "\" is not a throw for who starts; it is a colour and its total, such as y9, or "
                  "a colour alone.");
  }
  for (const std::string words : {"y9", "y9 r5"}) {
    EXPECT_EQ(complaint("royal", "y:S,S,S,S r:S,S,S,S first " + words),
              "Throws for who starts name at least two colours, one of which has yet to throw.");
  }
  EXPECT_EQ(complaint("russian", "y:S,S,S,S r:S,S,S,S first y6 r"),
            "read as y:S,S,S,S r:S,S,S,S first y6 r");
}

TEST(MalformedPosition, IsNotOneInAnotherOrder) {
  EXPECT_EQ(complaint("royal", "  r:H,S,39,h3   y:12,S,5,S y 3-5 d1 "),
            "read as y:S,S,5,12 r:S,39,h3,H y 5-3 d1");
}

// ---- Plays -------------------------------------------------------------------------------------

TEST(MalformedPlay, IsRefusedWithoutAClause) {
  const std::string position = "y:S,S,S,20 r:S,S,S,S y 6-4";
  const std::string steps =
      " is no step; steps look like S>5, 5>10, 5x22, h4>H or, for a bonus, 12>32+.";
  EXPECT_EQ(verdict("royal", position, ""),
            "There is no play to judge; the empty play is written -.");
  EXPECT_EQ(verdict("royal", position, "nonsense"), "\"nonsense\"" + steps);
  EXPECT_EQ(verdict("royal", position, "20-24"), "\"20-24\"" + steps);
  EXPECT_EQ(verdict("royal", position, "20>24 -"), "\"-\"" + steps);
  EXPECT_EQ(verdict("royal", position, "20>99"), "\"99\" " + places);
  EXPECT_EQ(verdict("royal", position, "h9>H"), "\"h9\" " + places);
  EXPECT_EQ(verdict("royal", position, "20>24++"), "\"24+\" " + places);
  EXPECT_EQ(verdict("royal", position, "20>bh3"),
            "\"bh3\" is another colour's home path, where no pawn of yellow can stand.");
}

TEST(MalformedPlay, IsRefusedInTheSheetsOwnWords) {
  const std::string position = "y:S,S,S,20 r:S,S,S,S y 6-4";
  EXPECT_EQ(verdict("nest", position, "nonsense"),
            "\"nonsense\" is no step; steps look like S>5, 5>10, 5x22, h4>H or, for a reward, "
            "12>32+.");
  EXPECT_EQ(verdict("nest", position, "20>bh3"),
            "\"bh3\" is another colour's home row, where no piece of yellow can stand.");
  EXPECT_EQ(verdict("box", position, "20>bh3"),
            "\"bh3\" is another colour's home path, where no mover of yellow can stand.");
  EXPECT_EQ(verdict("nest", position, "{pawn}"),
            "\"{pawn}\" is no step; steps look like S>5, 5>10, 5x22, h4>H or, for a reward, "
            "12>32+.")
      << "what was typed is told as it was typed";
}

TEST(MalformedPlay, CannotBeTakenOrSteppedEither) {
  const By royal = "royal";
  const AnyState state = at(royal, "y:S,S,S,20 r:S,S,S,S y 6-4");
  EXPECT_EQ(royal->taken(state, "nonsense").error().sentence(),
            royal->judge(state, "nonsense").sentence());
  EXPECT_EQ(royal->taken(state, "20>23").error().sentence(),
            "From 20 to 23 is 3; 6 and 4 are left. (Sheet royal.)");
  EXPECT_EQ(royal->next(state, std::vector<std::string>{"20>23"}).error().sentence(),
            "From 20 to 23 is 3; 6 and 4 are left. (Sheet royal.)");
}

// ---- Setups ------------------------------------------------------------------------------------

Setup setup(const std::string& sheet, const std::vector<OptionSetting>& settings, int players = 4) {
  return {.sheet = sheet, .name = "", .settings = settings, .seats = {}, .players = players};
}

TEST(MalformedSetup, WithASheetThatIsNone) {
  EXPECT_EQ(objection(setup("roial", {})),
            "There is no Parcheesi sheet called \"roial\"; the sheets are royal, classic, box, "
            "nest, russian and course.");
}

TEST(MalformedSetup, WithARuleThatIsNone) {
  const std::string rules =
      "; the rules are first, direction, order, entry_duty, dice_duty, doublets, third_doublets, "
      "safety_spaces, own_blockade, pair_rule, bonus_time, short_win, bonus_duty, laps, "
      "capture_bonus, home_bonus and pairs.";
  EXPECT_EQ(
      objection(setup("royal", {{"safety_space", true, 4}})),
      "Line 4: there is no rule called \"safety_space\" (did you mean safety_spaces?)" + rules);
  EXPECT_EQ(objection(setup("royal", {{"zzz", true, 0}})),
            "There is no rule called \"zzz\"" + rules);
}

TEST(MalformedSetup, WithAValueThatARuleCannotTake) {
  EXPECT_EQ(objection(setup("royal", {{"dice_duty", std::string("every"), 7}})),
            "Line 7: dice_duty cannot be \"every\"; it is all, all_higher, one or none_left.");
  EXPECT_EQ(objection(setup("royal", {{"laps", std::string("yes"), 2}})),
            "Line 2: laps cannot be \"yes\"; it is false or true.");
  EXPECT_EQ(objection(setup("royal", {{"capture_bonus", std::int64_t{68}, 3}})),
            "Line 3: capture_bonus cannot be 68; it is a whole number from 0 (no bonus) to 67.");
  EXPECT_EQ(objection(setup("royal", {{"first", PairList{}, 0}})),
            "first cannot be a list; it is highest_two or lowest_one.");
}

TEST(MalformedSetup, WithTooManyOrTooFewPlayers) {
  EXPECT_EQ(objection(setup("royal", {}, 1)), "Parcheesi is for 2, 3 or 4 players, not 1.");
  EXPECT_EQ(objection(setup("royal", {}, 5)), "Parcheesi is for 2, 3 or 4 players, not 5.");
}

TEST(MalformedSetup, WithPairsThatCannotBe) {
  const OptionSetting pairs{"pairs", std::string("on"), 0};
  EXPECT_EQ(objection(setup("russian", {pairs}, 3)),
            "Pairs need four players, two against two; there are 3.");
  EXPECT_EQ(
      objection(setup("royal", {pairs})),
      "The sheet royal has no pairs; play by one that has them, or set pairs in a rules file.");
  EXPECT_EQ(objection(setup("russian", {pairs})), "");
}

}  // namespace
}  // namespace parlor::parcheesi::test
