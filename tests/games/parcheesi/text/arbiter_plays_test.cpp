#include <gtest/gtest.h>

#include "games/parcheesi/helpers.h"

/// Why a whole play is refused, in the arbiter's exact words: duties, bonuses, the penalty.
namespace parlor::parcheesi::test {
namespace {

const std::string capture = "y:S,S,S,10 r:S,S,S,13 y 3-1";

// ---- Duties ------------------------------------------------------------------------------------

TEST(ArbiterOnDuties, DemandsTheEntryThatAFiveAllows) {
  EXPECT_EQ(verdict("royal", "y:S,S,S,20 r:S,S,S,S y 4-1", "20>24 24>25"),
            "royal.07: A five must bring a pawn out of START while it can: yellow can bring out "
            "one, for example S>5. (Sheet royal.)");
  EXPECT_EQ(verdict("classic", "y:S,S,S,S r:S,S,S,S y 5-5", "S>5 5>10"),
            "classic.04: A five must bring a pawn out of START while it can: yellow can bring out "
            "two, for example S>5 S>5. (Sheet classic.)");
  EXPECT_EQ(step_verdict("royal", "y:S,S,S,20 r:S,S,S,S y 4-1", "20>24"),
            "royal.07: A five must bring a pawn out of START while it can: yellow can bring out "
            "one, for example S>5. (Sheet royal.)");
  EXPECT_EQ(step_verdict("royal", "y:S,S,S,20 r:S,S,S,S y 5-4", "20>24"), "legal")
      << "the five can still enter";
}

TEST(ArbiterOnDuties, DemandsTheDiceThatCanBePlayed) {
  EXPECT_EQ(verdict("royal", "y:S,S,S,20 r:S,S,S,S y 6-4", "20>26"),
            "royal.11: Both dice can be played and must be, for example 20>26 26>30. "
            "(Sheet royal.)");
  EXPECT_EQ(verdict("royal", "y:10,H,H,H r:S,S,16,16 y 5-2", "-"),
            "royal.11: A die can be played and must be, for example 10>15. (Sheet royal.)");
  EXPECT_EQ(verdict("russian", "y:10,H,H,H r:S,S,16,16 y 5-2", "-"),
            "russian.16: A die can be played and must be, for example 10>15. (Sheet russian.)");
  EXPECT_EQ(verdict("nest", "y:10,H,H,H r:S,S,S,S y 3-3", "10>13 13>16 16>20"),
            "nest.05: All four counts can be played and must be, for example 10>13 13>16 16>20 "
            "20>24. (Sheet nest.)");
  EXPECT_EQ(step_verdict("royal", "y:50,h6,H,H r:S,S,52,52 y 2-1", "h6>h7"),
            "royal.11: Both dice can be played and must be, for example h6>H 50>51. "
            "(Sheet royal.)");
}

TEST(ArbiterOnDuties, GivesUpTheLowerDie) {
  EXPECT_EQ(verdict("nest", "y:10,H,H,H r:S,S,16,16 y 5-2", "10>12"),
            "nest.06: Where a die has to be given up it is the lower: yellow can play the higher, "
            "for example 10>15. (Sheet nest.)");
}

TEST(ArbiterOnDuties, DemandsFourteenOrNothing) {
  EXPECT_EQ(verdict("royal", "y:10,H,H,H r:S,S,S,S y 3-3", "10>13"),
            "royal.17: All four counts of the doublets (3, 3, 4 and 4) are played or none is, and "
            "all four can be: for example 10>13 13>16 16>20 20>24. (Sheet royal.)");
  EXPECT_EQ(verdict("box", "y:h3,H,H,H r:S,S,S,S y 3-3", "h3>h7"),
            "box.08: The four counts of the doubles (3, 3, 4 and 4) cannot all be played, so none "
            "is; write -. (Sheet box.)");
}

TEST(ArbiterOnDuties, PlaysOnWhileAnythingCanBePlayedUnderCourse) {
  EXPECT_EQ(verdict("course", "y:S,S,S,S r:S,S,S,S y 5-3", "S>5"),
            "course.dice_duty: The play cannot end here: 3 can still be played, for example 5>8. "
            "(Sheet course.)");
}

TEST(ArbiterOnDuties, LooksAtThePairWhenThePlayEndsUnderCourse) {
  EXPECT_EQ(verdict("course", "y:10,10,H,H r:S,S,S,S y 3-3", "10>13 13>17 10>14 14>17"),
            "course.pair_rule: Two pawns of yellow that began the roll as a blockade would end it "
            "as one on a new space. (Sheet course.)");
}

TEST(ArbiterOnDuties, SaysSoWhenThereIsNothingToPlay) {
  const By royal = "royal";
  const Ruling ruling = royal->judge(at(royal, "y:S,S,S,S r:S,S,S,S y 6-4"), "-");
  EXPECT_TRUE(ruling.legal);
  EXPECT_EQ(ruling.sentence, "Legal: there is nothing to play.");
}

// ---- Bonuses -----------------------------------------------------------------------------------

TEST(ArbiterOnBonuses, PutsTheDiceFirst) {
  EXPECT_EQ(
      verdict("royal", capture, "10x13 13>33+"),
      "royal.23: A bonus comes after the dice, and a die can still be played, for example 13>14. "
      "(Sheet royal.)");
  EXPECT_EQ(verdict("nest", "y:S,S,S,10 r:S,S,S,13 y 3-3", "10x13 13>33+ 33>36"),
            "nest.07: A reward comes after the dice, and a die can still be played, for example "
            "13>16. (Sheet nest.)");
  EXPECT_EQ(verdict("royal", "y:S,S,S,10 r:S,S,13,17 y 3-4", "10x13 13>33+ 33>37"),
            "royal.23: Dice come before bonuses: after a bonus no die is played. (Sheet royal; our "
            "reading.)")
      << "the 4 was stopped by red on 17 and stays unplayed";
  EXPECT_EQ(verdict("royal", "y:S,5,5,H r:S,S,6,9 y 1-5", "5x6 6>26+"),
            "royal.23: A bonus comes after the dice, and a die can still be played, for example "
            "S>5. (Sheet royal.)");
}

TEST(ArbiterOnBonuses, DemandsABonusThatCanBePlayed) {
  EXPECT_EQ(verdict("royal", capture, "10x13 13>14"),
            "royal.23: The bonus of 20 is still to be played, for example 14>34+. (Sheet royal.)");
  EXPECT_EQ(verdict("classic", "y:S,S,20,h7 r:S,S,S,S y 1-3", "h7>H 20>23"),
            "classic.19: The bonus of 10 is still to be played, for example 23>33+. "
            "(Sheet classic.)");
  EXPECT_EQ(verdict("course", capture, "10x13 13>14"),
            "course.capture_bonus: The bonus of 20 is still to be played, for example 14>34+. "
            "(Sheet course.)");
  EXPECT_EQ(verdict("nest", capture, "10x13 13>14"), "legal") << "rewards are optional there";
}

TEST(ArbiterOnBonuses, KnowsHowLargeTheyAre) {
  EXPECT_EQ(verdict("royal", capture, "10>30+"),
            "royal.23: From 10 to 30 is 20, and no bonus is pending. (Sheet royal.)");
  EXPECT_EQ(verdict("royal", "y:S,10,20,h7 r:S,S,S,13 y 3-1", "10x13 h7>H 20>35+"),
            "royal.23: From 20 to 35 is 15, and the bonuses to play are 20 and 10. (Sheet royal.)");
}

TEST(ArbiterOnBonuses, AreWrittenWithAPlus) {
  EXPECT_EQ(verdict("royal", capture, "10x13 13>14 14>34"),
            "royal.09: That is the bonus of 20, written with a + behind the step. (Sheet royal.)");
}

// ---- The end of the game, the penalty, and no roll ---------------------------------------------

TEST(ArbiterAtTheEnd, PlaysNothingAfterAWin) {
  EXPECT_EQ(verdict("royal", "y:h7,H,H,H r:S,S,S,S y 1-3", "h7>H h7>H"),
            "royal.09: The game is won before h7>H: all pawns of yellow are HOME. (Sheet royal.)");
  const By royal = "royal";
  const auto won = royal->taken(at(royal, "y:h7,H,H,H r:S,S,S,S y 1-3"), "h7>H");
  ASSERT_TRUE(won.ok());
  EXPECT_EQ(royal->judge(*won, "-").sentence, "The game is over.");
}

TEST(ArbiterAtTheEnd, DoesNotSayThatAllFourCanBePlayedWhereOnlyAWinCan) {
  const std::string near_home = "y:S,S,S,S g:h6,H,H,H g 6-6";
  EXPECT_TRUE(refuses(house("royal", {{"short_win", true, 0}}), near_home, "h6>h7",
                      "house.short_win", "Green can win with this roll"));
  EXPECT_TRUE(refuses("royal", near_home, "h6>h7", "royal.17", "cannot all be played"))
      << "and by the sheet not even that";
}

TEST(ArbiterAtTheEnd, NamesABonusOnlyWhereALegalPlayGoesThatWay) {
  EXPECT_TRUE(refuses("royal", "y:S,S,S,S r:S,18,58,h4 g:62,S,S,S r 4-1", "58x62 62>63", "royal.07",
                      "red can bring out one, for example S>39"))
      << "the twenty is due, but both dice had to enter";
}

TEST(ArbiterAtTheEnd, AllowsThePenaltyAndNothingElse) {
  const std::string position = "y:S,S,10,40 r:S,S,S,S y 6-6 d2";
  const std::string penalty =
      "royal.18: These are the third doublets in a row: nothing moves and the penalty is !40>S. "
      "(Sheet royal.)";
  EXPECT_EQ(verdict("royal", position, "10>16 16>22"), penalty);
  EXPECT_EQ(verdict("royal", position, "-"), penalty);
  EXPECT_EQ(verdict("royal", position, "!10>S"),
            "royal.18: The penalty for the third doublets in a row takes the pawn nearest HOME "
            "back to START: !40>S. (Sheet royal.)");
  EXPECT_EQ(step_verdict("royal", position, "10>16"), penalty);
  EXPECT_EQ(verdict("royal", position, "!40>S"), "legal");
  EXPECT_EQ(verdict("royal", "y:S,S,S,H r:S,S,S,S y 6-6 d2", "!-"), "legal");
  EXPECT_EQ(verdict("russian", "y:S,S,10,40 r:S,S,S,S y 6-6 d2", "-"),
            "russian.12: These are the third doublets in a row: nothing moves and the penalty is "
            "!40>S. (Sheet russian; our reading.)");
}

TEST(ArbiterAtTheEnd, WaitsForTheDice) {
  EXPECT_EQ(verdict("royal", "y:S,S,S,S r:S,S,S,S y", "-"),
            "There is no roll to play yet: yellow has to throw first.");
  EXPECT_EQ(verdict("royal", "y:S,S,S,S r:S,S,S,S first y7 r", "-"),
            "royal.02: There is no roll to play yet: who starts is thrown for, and red throws now. "
            "(Sheet royal.)");
}

}  // namespace
}  // namespace parlor::parcheesi::test
