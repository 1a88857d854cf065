#include <gtest/gtest.h>

#include "games/parcheesi/helpers.h"

/// Under house rules the arbiter names the house where the house decided, and the sheet elsewhere.
namespace parlor::parcheesi::test {
namespace {

OptionSetting set(const std::string& name, const char* value) {
  return {name, std::string(value), 0};
}
OptionSetting set(const std::string& name, bool value) { return {name, value, 0}; }
OptionSetting set(const std::string& name, int value) { return {name, std::int64_t{value}, 0}; }

TEST(ArbiterAtHome, NamesTheSheetWhereTheHouseChangedNothing) {
  EXPECT_EQ(
      verdict(house("royal", {set("safety_spaces", false)}), "y:S,S,S,20 r:S,S,S,S y 6-4", "-"),
      "royal.11: Both dice can be played and must be, for example 20>26 26>30. "
      "(Our table, from the sheet royal.)");
  EXPECT_EQ(verdict(house("nest", {set("laps", false)}), "y:S,7,10,10 r:S,S,S,S y 3-6", "7>10"),
            "nest.13: Two pieces of yellow stand on 10 already: a space holds no third. (Our "
            "table, from the sheet nest; our reading.)");
}

TEST(ArbiterAtHome, NamesTheHouseForBlockadesOfOnesOwn) {
  EXPECT_EQ(
      verdict(house("box", {set("own_blockade", false)}), "y:S,27,29,29 b:S,S,S,S y 4-3", "27>31"),
      "house.own_blockade: Yellow's own block on 29 stops every mover: yellow cannot pass from 27 "
      "to 31. (A house rule of our table.)");
}

TEST(ArbiterAtHome, NamesTheHouseForSafetySpaces) {
  EXPECT_EQ(
      verdict(house("box", {set("safety_spaces", true)}), "y:S,S,S,10 r:S,S,S,12 y 2-1", "10>12"),
      "house.held_safety: Red's mover is safe on 12: yellow cannot land there. (A house rule of "
      "our table.)");
}

TEST(ArbiterAtHome, NamesTheHouseForLaps) {
  EXPECT_EQ(verdict(house("nest", {set("laps", false)}), "y:S,S,S,66 r:S,S,S,S y 4-2", "66>4"),
            "house.home_path: Yellow turns onto its home row after 68 and cannot go on to 4. (A "
            "house rule of our table.)");
}

TEST(ArbiterAtHome, NamesTheHouseForThePairRule) {
  const std::string position = "y:S,S,10,10 r:S,S,S,S y 3-3";
  EXPECT_EQ(verdict(house("box", {set("pair_rule", "always")}), position, "10>13 10>13"),
            "house.pair_rule: The two movers of yellow's block cannot be brought together again on "
            "13 in the same roll. (A house rule of our table.)");
  EXPECT_EQ(verdict(house("royal", {set("pair_rule", "at_end")}), position, "10>13 10>13"),
            "house.pair_rule: Two pawns of yellow that began the roll as a blockade would end it "
            "as one on a new space. (A house rule of our table.)");
}

TEST(ArbiterAtHome, NamesTheHouseForDuties) {
  EXPECT_EQ(verdict(house("russian", {set("entry_duty", "when_possible")}),
                    "y:S,S,S,20 r:S,S,S,S y 5-4", "20>25"),
            "house.entry_duty: A five must bring a piece out of START while it can: yellow can "
            "bring out one, for example S>5 5>9. (A house rule of our table.)");
  EXPECT_EQ(verdict(house("royal", {set("dice_duty", "one")}), "y:10,H,H,H r:S,S,16,16 y 5-2", "-"),
            "house.dice_duty: A die can be played and must be, for example 10>15. "
            "(A house rule of our table.)");
  EXPECT_EQ(verdict(house("royal", {set("dice_duty", "all_higher")}),
                    "y:10,H,H,H r:S,S,16,16 y 5-2", "10>12"),
            "house.higher_die: Where a die has to be given up it is the lower: yellow can play the "
            "higher, for example 10>15. (A house rule of our table.)");
  EXPECT_EQ(verdict(house("royal", {set("dice_duty", "none_left")}), "y:S,S,S,20 r:S,S,S,S y 6-4",
                    "20>26"),
            "house.dice_duty: The play cannot end here: 4 can still be played, for example 26>30. "
            "(A house rule of our table.)");
}

TEST(ArbiterAtHome, NamesTheHouseForDoublets) {
  EXPECT_EQ(verdict(house("russian", {set("doublets", "fourteen_or_nothing")}),
                    "y:h3,H,H,H r:S,S,S,S y 3-3", "h3>h7"),
            "house.fourteen: The four counts of the doublets (3, 3, 4 and 4) cannot all be played, "
            "so none is; write -. (A house rule of our table.)");
  EXPECT_EQ(verdict(house("nest", {set("third_doublets", "penalty")}),
                    "y:20,H,H,H r:S,S,S,S y 3-3 d2", "-"),
            "house.third_doublets: These are the third doubles in a row: nothing moves and the "
            "penalty is !20>S. (A house rule of our table.)");
}

TEST(ArbiterAtHome, NamesTheHouseForWinsThatBreakDoubletsOff) {
  const std::string near_home = "y:h2,H,H,H r:S,S,S,S y 6-6";
  const By short_wins = house("royal", {set("short_win", true)});
  EXPECT_TRUE(allows(short_wins, near_home, "h2>H"));
  EXPECT_EQ(verdict(short_wins, near_home, "-"),
            "house.short_win: Yellow can win with this roll, and a win may leave counts of the "
            "doublets: for example h2>H. (A house rule of our table.)");
  EXPECT_EQ(
      verdict(house("nest", {set("doublets", "fourteen_or_nothing"), set("short_win", false)}),
              near_home, "h2>H"),
      "house.short_win: Even a win takes all four counts of the doubles (6, 6, 1 and 1), "
      "and 6, 1 and 1 are left; they cannot all be played, so none is: write -. (A house "
      "rule of our table.)");
}

TEST(ArbiterAtHome, NamesTheHouseForFivesJudgedOneByOne) {
  EXPECT_EQ(verdict(house("russian", {set("entry_duty", "each_five")}),
                    "y:S,S,S,20 r:S,S,S,S y 5-3", "20>25"),
            "house.entry_duty: A five must bring a piece out of START while it can: yellow enters "
            "with S>5. (A house rule of our table.)");
}

TEST(ArbiterAtHome, NamesTheHouseForBonuses) {
  const std::string capture = "y:S,S,S,10 r:S,S,S,13 y 3-1";
  EXPECT_EQ(verdict(house("box", {set("bonus_time", "after_dice")}), capture, "10x13 13>33+"),
            "house.bonus_order: A bonus comes after the dice, and a die can still be played, for "
            "example 13>14. (A house rule of our table.)");
  EXPECT_EQ(verdict(house("nest", {set("bonus_time", "at_once")}), capture, "10x13 13>14"),
            "house.bonus_order: A reward is played at once, before any die that is left: for "
            "example 13>33+. (A house rule of our table.)");
  EXPECT_EQ(verdict(house("royal", {set("capture_bonus", 7)}), capture, "10x13 13>14"),
            "house.capture_bonus: The bonus of 7 is still to be played, for example 14>21+. "
            "(A house rule of our table.)");
  EXPECT_EQ(verdict(house("royal", {set("capture_bonus", 0)}), capture, "10x13 13>14 14>34+"),
            "house.capture_bonus: From 14 to 34 is 20, and no bonus is pending. "
            "(A house rule of our table.)");
  EXPECT_EQ(
      verdict(house("royal", {set("home_bonus", 3)}), "y:S,S,20,h7 r:S,S,S,S y 1-3", "h7>H 20>23"),
      "house.home_bonus: The bonus of 3 is still to be played, for example 23>26+. "
      "(A house rule of our table.)");
}

TEST(ArbiterAtHome, NamesTheHouseForPartners) {
  EXPECT_EQ(verdict(house("royal", {set("pairs", "on")}),
                    "y:S,S,S,10 b:S,S,S,S r:S,S,S,13 g:S,S,S,S y 3-1", "10x13"),
            "house.partner: The partner's pawn stands on 13: it can be passed, not landed on. "
            "(A house rule of our table.)");
}

}  // namespace
}  // namespace parlor::parcheesi::test
