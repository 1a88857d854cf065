#include "games/parcheesi/oracle.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

namespace parlor::parcheesi::test::by_oracle {
namespace {

using Texts = std::set<std::string>;

OracleOptions sheet(const std::string& id, const OracleOptions& changes = {}) {
  OracleOptions options = oracle_sheet(id);
  for (const auto& [name, value] : changes) options.at(name) = value;
  return options;
}

Texts results(const OracleOptions& options, const std::string& position) {
  const std::vector<std::string> texts = oracle_results(options, position);
  EXPECT_TRUE(std::is_sorted(texts.begin(), texts.end()));
  return {texts.begin(), texts.end()};
}

/// What becomes of yellow's pawns when red has none on the board.
Texts alone(const OracleOptions& options, const std::string& pawns, const std::string& roll) {
  Texts yellow;
  for (const std::string& text : results(options, "y:" + pawns + " r:S,S,S,S y " + roll))
    yellow.insert(text.substr(2, text.find(' ') - 2));
  return yellow;
}

// ---- Entering ----------------------------------------------------------------------------------

TEST(Oracle, EntersOnAFiveAndMovesByTheOtherDie) {
  EXPECT_EQ(alone(sheet("royal"), "S,S,S,S", "5-3"), (Texts{"S,S,S,8"}));
  EXPECT_EQ(alone(sheet("royal"), "S,S,S,S", "3-5"), (Texts{"S,S,S,8"}));
}

TEST(Oracle, StaysInStartWithoutAFive) {
  for (const char* id : {"royal", "classic", "box", "nest", "russian", "course"})
    EXPECT_EQ(alone(sheet(id), "S,S,S,S", "6-4"), (Texts{"S,S,S,S"})) << id;
}

TEST(Oracle, EntersOnTwoDiceThatTotalFive) {
  EXPECT_EQ(alone(sheet("royal"), "S,S,S,S", "4-1"), (Texts{"S,S,S,5"}));
  EXPECT_EQ(alone(sheet("box"), "S,S,S,S", "3-2"), (Texts{"S,S,S,5"}));
}

TEST(Oracle, LeavesEntriesToThePlayerWhereTheyAreOptional) {
  EXPECT_EQ(alone(sheet("royal"), "S,S,S,20", "4-1"), (Texts{"S,S,5,20"}));
  EXPECT_EQ(alone(sheet("course"), "S,S,S,20", "4-1"), (Texts{"S,S,5,20", "S,S,S,25"}));
  EXPECT_EQ(alone(sheet("course"), "S,S,S,20", "5-1"), (Texts{"S,S,5,21", "S,S,6,20", "S,S,S,26"}));
}

TEST(Oracle, EntersTwoPawnsOnDoubleFives) {
  EXPECT_EQ(alone(sheet("royal"), "S,S,S,S", "5-5"), (Texts{"S,S,5,5"}));
  EXPECT_EQ(alone(sheet("nest"), "S,S,S,S", "5-5"), (Texts{"S,S,5,5", "S,S,S,10"}));
  EXPECT_EQ(alone(sheet("russian"), "S,S,S,S", "5-5"), (Texts{"S,S,5,5", "S,S,S,10", "S,S,S,5"}));
}

TEST(Oracle, ClearsEnterWithTheOtherDieToEnter) {
  EXPECT_EQ(alone(sheet("royal"), "S,5,5,20", "5-3"), (Texts{"5,5,8,20"}));
}

TEST(Oracle, FreesTheBoxPlayerFromEnteringWhileAnOwnPairStandsOnEnter) {
  EXPECT_EQ(alone(sheet("box"), "S,5,5,20", "5-3"),
            (Texts{"5,5,8,20", "S,5,10,23", "S,5,13,20", "S,5,5,28", "S,5,8,25", "S,8,10,20"}));
  EXPECT_EQ(alone(sheet("box"), "S,S,S,5", "5-3"), (Texts{"S,S,5,8"}));
}

TEST(Oracle, CapturesALoneOpponentOnEnterThoughItIsASafetySpace) {
  EXPECT_EQ(results(sheet("royal"), "y:S,S,S,S r:S,S,S,5 y 5-2"), (Texts{"y:S,S,S,27 r:S,S,S,S"}));
}

TEST(Oracle, CannotEnterOntoABlockade) {
  EXPECT_EQ(results(sheet("royal"), "y:S,S,S,S r:S,S,5,5 y 5-2"), (Texts{"y:S,S,S,S r:S,S,5,5"}));
  EXPECT_EQ(alone(sheet("nest"), "S,S,5,5", "5-5"), (Texts{"S,5,5,10", "S,S,5,15"}));
}

// ---- Blockades and safety spaces ---------------------------------------------------------------

TEST(Oracle, StopsAtAnOpponentsBlockade) {
  EXPECT_EQ(results(sheet("royal"), "y:S,S,S,10 r:S,S,13,13 y 4-2"),
            (Texts{"y:S,S,S,12 r:S,S,13,13"}));
}

TEST(Oracle, LetsOnlyTheBoxOwnerPassAnOwnBlockade) {
  const Texts broken{"S,10,13,23", "S,10,17,19", "S,13,14,19", "S,13,16,17"};
  EXPECT_EQ(alone(sheet("royal"), "S,10,13,13", "4-6"), broken);
  Texts passed = broken;
  passed.insert("S,13,13,20");
  EXPECT_EQ(alone(sheet("box"), "S,10,13,13", "4-6"), passed);
}

TEST(Oracle, CountsABlockadeOnTheHomePath) {
  EXPECT_EQ(alone(sheet("royal"), "S,66,h3,h3", "6-1"), (Texts{"S,h3,h4,h4"}));
}

TEST(Oracle, DoesNotTakeAnotherColoursHomePathForItsOwn) {
  EXPECT_EQ(results(sheet("royal"), "y:S,S,S,66 r:S,S,h3,h3 y 6-1"),
            (Texts{"y:S,S,S,h5 r:S,S,h3,h3"}));
}

TEST(Oracle, PassesButDoesNotLandOnALonePawnOnASafetySpace) {
  EXPECT_EQ(results(sheet("royal"), "y:S,S,S,9 r:S,S,S,12 y 3-6"),
            (Texts{"y:S,S,S,18 r:S,S,S,12"}));
  EXPECT_EQ(results(sheet("box"), "y:S,S,S,9 r:S,S,S,12 y 3-6"),
            (Texts{"y:S,S,S,18 r:S,S,S,12", "y:S,S,S,38 r:S,S,S,S"}));
}

// ---- The pair rule -----------------------------------------------------------------------------

TEST(Oracle, KeepsAPairFromMovingOnTogether) {
  EXPECT_EQ(alone(sheet("royal"), "S,S,10,10", "3-3"), (Texts{"S,S,10,16"}));
  EXPECT_EQ(alone(sheet("box"), "S,S,10,10", "3-3"), (Texts{"S,S,10,16", "S,S,13,13"}));
  EXPECT_EQ(alone(sheet("russian"), "S,S,10,10", "3-3"), (Texts{"S,S,10,13", "S,S,10,16"}));
}

TEST(Oracle, AppliesThePairRuleToBonusesUnlessItIsForDoubletsOnly) {
  const std::string position = "y:S,10,10,30 r:S,S,S,31 y 3-1";
  Texts expected{"y:S,10,10,34 r:S,S,S,31", "y:S,10,10,37 r:S,S,S,S",  "y:S,10,11,33 r:S,S,S,31",
                 "y:S,10,13,34 r:S,S,S,S",  "y:S,10,14,30 r:S,S,S,31", "y:S,10,16,31 r:S,S,S,S",
                 "y:S,11,13,30 r:S,S,S,31"};
  EXPECT_EQ(results(sheet("royal", {{"capture_bonus", "3"}}), position), expected);
  expected.insert("y:S,13,13,31 r:S,S,S,S");
  EXPECT_EQ(
      results(sheet("royal", {{"capture_bonus", "3"}, {"pair_rule", "on_doublets"}}), position),
      expected);
}

TEST(Oracle, ForgetsAPairOnceAnotherPawnHasTakenAPlaceInIt) {
  EXPECT_TRUE(alone(sheet("royal"), "6,10,10,56", "3-3").contains("10,13,13,60"));
  EXPECT_FALSE(alone(sheet("royal"), "10,10,56,H", "3-3").contains("13,13,64,H"));
  EXPECT_TRUE(alone(sheet("box"), "10,10,56,H", "3-3").contains("13,13,64,H"));
}

TEST(Oracle, JudgesThePairAtTheEndOnCourse) {
  const Texts apart{"10,24,H,H", "13,21,H,H", "14,20,H,H", "16,18,H,H"};
  EXPECT_EQ(alone(sheet("course"), "10,10,H,H", "3-3"), apart);
  Texts together = apart;
  together.insert("17,17,H,H");
  EXPECT_EQ(alone(sheet("course", {{"pair_rule", "none"}}), "10,10,H,H", "3-3"), together);
}

TEST(Oracle, NeedNotPlayACountThatWouldBreakThePairRule) {
  const std::string position = "y:10,10,H,H r:S,S,14,14 y 3-3";
  EXPECT_EQ(results(sheet("course"), position), (Texts{"y:10,13,H,H r:S,S,14,14"}));
  EXPECT_EQ(results(sheet("course", {{"pair_rule", "none"}}), position),
            (Texts{"y:13,13,H,H r:S,S,14,14"}));
}

TEST(Oracle, BringsAPairHomeTogether) {
  EXPECT_EQ(alone(sheet("royal"), "S,S,h4,h4", "4-4"), (Texts{"S,S,H,H"}));
}

// ---- Dice --------------------------------------------------------------------------------------

TEST(Oracle, MovesFourteenOrNothing) {
  EXPECT_EQ(alone(sheet("royal"), "10,H,H,H", "3-3"), (Texts{"24,H,H,H"}));
  EXPECT_EQ(alone(sheet("royal"), "h3,H,H,H", "3-3"), (Texts{"h3,H,H,H"}));
  EXPECT_EQ(alone(sheet("nest"), "h3,H,H,H", "3-3"), (Texts{"h7,H,H,H"}));
}

TEST(Oracle, GivesPlainDoubletsTwoCounts) {
  EXPECT_EQ(alone(sheet("russian"), "10,H,H,H", "6-6"), (Texts{"16,H,H,H", "22,H,H,H"}));
}

TEST(Oracle, GivesUpTheLowerDieOnNest) {
  const std::string position = "y:10,H,H,H r:S,S,16,16 y 5-2";
  EXPECT_EQ(results(sheet("nest"), position), (Texts{"y:15,H,H,H r:S,S,16,16"}));
  EXPECT_EQ(results(sheet("royal"), position),
            (Texts{"y:12,H,H,H r:S,S,16,16", "y:15,H,H,H r:S,S,16,16"}));
}

TEST(Oracle, AsksForOneDieOnlyOnRussian) {
  EXPECT_EQ(alone(sheet("russian"), "10,H,H,H", "5-2"),
            (Texts{"12,H,H,H", "15,H,H,H", "17,H,H,H"}));
}

TEST(Oracle, LetsAnOrderStrandADieOnCourse) {
  const std::string position = "y:50,h6,H,H r:S,S,52,52 y 2-1";
  EXPECT_EQ(results(sheet("course"), position),
            (Texts{"y:50,h7,H,H r:S,S,52,52", "y:51,H,H,H r:S,S,52,52"}));
  EXPECT_EQ(results(sheet("royal"), position), (Texts{"y:51,H,H,H r:S,S,52,52"}));
}

TEST(Oracle, TakesHomeByAnExactCountOnly) {
  EXPECT_EQ(alone(sheet("royal"), "S,S,S,h5", "4-2"), (Texts{"S,S,S,h7"}));
}

// ---- Bonuses -----------------------------------------------------------------------------------

TEST(Oracle, PlaysTheCaptureBonusAfterTheDice) {
  const std::string position = "y:S,S,S,10 r:S,S,S,13 y 3-1";
  EXPECT_EQ(results(sheet("royal"), position),
            (Texts{"y:S,S,S,14 r:S,S,S,13", "y:S,S,S,34 r:S,S,S,S"}));
  EXPECT_EQ(results(sheet("nest"), position),
            (Texts{"y:S,S,S,14 r:S,S,S,13", "y:S,S,S,14 r:S,S,S,S", "y:S,S,S,34 r:S,S,S,S"}));
  EXPECT_EQ(results(sheet("royal", {{"capture_bonus", "0"}}), position),
            (Texts{"y:S,S,S,14 r:S,S,S,13", "y:S,S,S,14 r:S,S,S,S"}));
}

TEST(Oracle, MixesDiceAndBonusesAtAnyTime) {
  const std::string position = "y:S,S,S,10 r:S,S,13,33 y 3-1";
  EXPECT_EQ(results(sheet("royal"), position),
            (Texts{"y:S,S,S,14 r:S,S,13,33", "y:S,S,S,34 r:S,S,S,33"}));
  EXPECT_EQ(results(sheet("box", {{"bonus_time", "any_time"}}), position),
            (Texts{"y:S,S,S,14 r:S,S,13,33", "y:S,S,S,34 r:S,S,S,33", "y:S,S,S,54 r:S,S,S,S"}));
}

TEST(Oracle, PlaysABonusAtOnceInTheBox) {
  EXPECT_EQ(results(sheet("box"), "y:S,S,S,10 r:S,S,13,33 y 3-1"),
            (Texts{"y:S,S,S,14 r:S,S,13,33", "y:S,S,S,54 r:S,S,S,S"}));
  EXPECT_EQ(results(sheet("box"), "y:S,S,20,40 b:S,S,S,24 r:S,S,46,46 y 4-3"),
            (Texts{"y:S,S,23,44 b:S,S,S,24 r:S,S,46,46", "y:S,S,27,40 b:S,S,S,24 r:S,S,46,46",
                   "y:S,S,43,44 b:S,S,S,S r:S,S,46,46"}));
}

TEST(Oracle, LosesABonusAtOnceThatNoPawnCanMoveWhenItIsEarned) {
  // After 10x13 there is no room on 33 until 33>34, which is too late.
  EXPECT_EQ(
      results(sheet("box"), "y:S,10,33,33 r:S,13,40,40 y 3-1"),
      (Texts{"y:S,10,33,37 r:S,13,40,40", "y:S,10,34,36 r:S,13,40,40", "y:S,11,33,36 r:S,13,40,40",
             "y:S,13,33,34 r:S,S,40,40", "y:S,14,33,33 r:S,13,40,40", "y:S,14,33,33 r:S,S,40,40",
             "y:S,33,33,34 r:S,S,40,40"}));
}

TEST(Oracle, MayEndBeforeABonusAtOnceWhereItIsFree) {
  EXPECT_EQ(results(sheet("russian", {{"bonus_time", "at_once"}}), "y:S,S,S,10 r:S,S,S,13 y 3-1"),
            (Texts{"y:S,S,S,11 r:S,S,S,13", "y:S,S,S,13 r:S,S,S,S", "y:S,S,S,14 r:S,S,S,13",
                   "y:S,S,S,33 r:S,S,S,S", "y:S,S,S,34 r:S,S,S,S"}));
}

TEST(Oracle, JudgesFivesOneByOneInTheBox) {
  EXPECT_EQ(alone(sheet("box"), "S,5,5,20", "5-5"), (Texts{"5,5,10,20", "S,5,10,25", "S,5,5,30"}));
  EXPECT_EQ(alone(sheet("box"), "S,S,S,20", "4-1"), (Texts{"S,S,5,20"}));
  EXPECT_EQ(alone(sheet("russian", {{"entry_duty", "each_five"}}), "S,S,S,20", "5-3"),
            (Texts{"S,S,5,20", "S,S,5,23", "S,S,8,20", "S,S,S,23"}))
      << "the five need not be used, but moves nobody else";
}

TEST(Oracle, PlaysNoDieAfterABonus) {
  const std::string position = "y:S,S,S,10 r:S,S,13,17 y 3-4";
  EXPECT_EQ(results(sheet("royal"), position),
            (Texts{"y:S,S,S,14 r:S,S,13,17", "y:S,S,S,33 r:S,S,S,17"}));
  EXPECT_EQ(results(sheet("nest"), position), (Texts{"y:S,S,S,14 r:S,S,13,17"}));
  EXPECT_EQ(results(sheet("royal", {{"bonus_time", "any_time"}}), position),
            (Texts{"y:S,S,S,37 r:S,S,S,17"}));
}

TEST(Oracle, PlaysABonusAsSoonAsItIsPendingWhereOneDieIsEnough) {
  EXPECT_EQ(results(sheet("royal", {{"dice_duty", "one"}}), "y:S,S,S,10 r:S,S,S,13 y 3-1"),
            (Texts{"y:S,S,S,11 r:S,S,S,13", "y:S,S,S,14 r:S,S,S,13", "y:S,S,S,33 r:S,S,S,S",
                   "y:S,S,S,34 r:S,S,S,S"}));
}

TEST(Oracle, ForfeitsABonusThatNoPawnCanMove) {
  EXPECT_EQ(results(sheet("royal"), "y:S,S,S,60 r:S,S,S,62 y 2-4"),
            (Texts{"y:S,S,S,66 r:S,S,S,62", "y:S,S,S,66 r:S,S,S,S"}));
}

TEST(Oracle, PlaysTheHomeBonus) {
  EXPECT_EQ(alone(sheet("royal"), "S,S,20,h7", "1-3"), (Texts{"S,S,24,h7", "S,S,33,H"}));
  EXPECT_EQ(alone(sheet("royal", {{"home_bonus", "7"}}), "S,S,20,h7", "1-3"),
            (Texts{"S,S,24,h7", "S,S,30,H"}));
}

TEST(Oracle, ForcesEvenFreeBonusesWhereNoCountMayBeLeft) {
  EXPECT_EQ(results(sheet("course", {{"bonus_duty", "may"}}), "y:S,S,S,10 r:S,S,S,13 y 3-1"),
            (Texts{"y:S,S,S,14 r:S,S,S,13", "y:S,S,S,34 r:S,S,S,S"}));
}

TEST(Oracle, ChainsHomeBonuses) {
  // The die brings h7 HOME, its 10 brings 66 HOME, and that one's 10 moves 20 on.
  EXPECT_EQ(alone(sheet("royal"), "S,20,66,h7", "1-6"),
            (Texts{"S,20,h5,h7", "S,21,h4,h7", "S,26,67,h7", "S,27,66,h7", "S,36,H,H", "S,36,66,H",
                   "S,30,h4,H"}));
}

// ---- Winning -----------------------------------------------------------------------------------

TEST(Oracle, LetsAWinPassEveryDutyButFourteenOrNothing) {
  EXPECT_EQ(alone(sheet("royal"), "h1,H,H,H", "3-3"), (Texts{"h1,H,H,H"}));
  EXPECT_EQ(alone(sheet("royal"), "h2,H,H,H", "6-6"), (Texts{"h2,H,H,H"}));
  EXPECT_EQ(alone(sheet("royal"), "62,H,H,H", "3-3"), (Texts{"H,H,H,H"}));
  EXPECT_EQ(alone(sheet("nest"), "h2,H,H,H", "1-1"), (Texts{"H,H,H,H", "h4,H,H,H"}));
}

TEST(Oracle, LetsAWinBreakOffFourteenOrNothingWhereItMay) {
  const auto short_wins = sheet("royal", {{"short_win", "true"}});
  EXPECT_EQ(alone(short_wins, "h1,H,H,H", "3-3"), (Texts{"H,H,H,H"}));
  EXPECT_EQ(alone(short_wins, "h2,H,H,H", "1-1"), (Texts{"H,H,H,H"}));
}

TEST(Oracle, CountsAWinInTheMaxima) {
  EXPECT_EQ(alone(sheet("royal"), "h2,H,H,H", "6-1"), (Texts{"H,H,H,H", "h3,H,H,H"}));
  EXPECT_EQ(alone(sheet("nest"), "h2,H,H,H", "6-1"), (Texts{"H,H,H,H"}));
}

// ---- Laps --------------------------------------------------------------------------------------

TEST(Oracle, MayGoRoundAgainWithLaps) {
  EXPECT_EQ(alone(sheet("russian"), "66,H,H,H", "4-6"),
            (Texts{"2,H,H,H", "4,H,H,H", "8,H,H,H", "H,H,H,H", "h2,H,H,H", "h4,H,H,H"}));
  EXPECT_EQ(alone(sheet("russian", {{"laps", "false"}}), "66,H,H,H", "4-6"),
            (Texts{"H,H,H,H", "h2,H,H,H", "h4,H,H,H"}));
}

TEST(Oracle, CanBeForcedRoundAgain) {
  EXPECT_EQ(alone(sheet("nest"), "68,H,H,H", "6-5"), (Texts{"11,H,H,H"}));
  EXPECT_EQ(alone(sheet("royal"), "68,H,H,H", "6-5"), (Texts{"h5,H,H,H", "h6,H,H,H"}));
}

// ---- The penalty -------------------------------------------------------------------------------

TEST(Oracle, SendsThePawnNearestHomeBackAtTheThirdDoublets) {
  EXPECT_EQ(alone(sheet("royal"), "S,40,h2,H", "3-3 d2"), (Texts{"S,S,40,H"}));
  EXPECT_EQ(alone(sheet("royal"), "10,66,66,H", "3-3 d2"), (Texts{"S,10,66,H"}));
  EXPECT_EQ(alone(sheet("royal"), "S,S,S,H", "3-3 d2"), (Texts{"S,S,S,H"}));
  EXPECT_EQ(alone(sheet("russian"), "S,S,2,40", "3-3 d2"), (Texts{"S,S,S,2"}));
}

TEST(Oracle, MovesAtOtherDoubletsAndWithoutAPenalty) {
  EXPECT_EQ(alone(sheet("royal"), "10,H,H,H", "3-3 d1"), (Texts{"24,H,H,H"}));
  EXPECT_EQ(alone(sheet("nest"), "10,H,H,H", "3-3 d2"), (Texts{"24,H,H,H"}));
  EXPECT_EQ(alone(sheet("royal"), "10,H,H,H", "3-2 d2"), (Texts{"15,H,H,H"}));
}

// ---- Pairs -------------------------------------------------------------------------------------

Texts in_pairs(const std::string& yellow, const std::string& red, const std::string& roll) {
  return results(sheet("russian", {{"pairs", "on"}}),
                 "y:" + yellow + " b:S,S,S,S r:" + red + " g:S,S,S,S y " + roll);
}

Texts yellow_and_red(const std::set<std::pair<std::string, std::string>>& pawns) {
  Texts texts;
  for (const auto& [yellow, red] : pawns)
    texts.insert("y:" + yellow + " b:S,S,S,S r:" + red + " g:S,S,S,S");
  return texts;
}

TEST(Oracle, PlaysThePartnersPawnsOnceAllFourAreHome) {
  EXPECT_EQ(in_pairs("H,H,H,H", "S,S,S,20", "5-1"), yellow_and_red({{"H,H,H,H", "S,S,S,21"},
                                                                    {"H,H,H,H", "S,S,S,25"},
                                                                    {"H,H,H,H", "S,S,S,26"},
                                                                    {"H,H,H,H", "S,S,20,39"},
                                                                    {"H,H,H,H", "S,S,20,40"},
                                                                    {"H,H,H,H", "S,S,21,39"}}));
}

TEST(Oracle, PassesButDoesNotLandOnAPartner) {
  EXPECT_EQ(in_pairs("S,S,S,10", "S,S,S,13", "3-3"), yellow_and_red({{"S,S,S,10", "S,S,S,13"}}));
  EXPECT_EQ(in_pairs("S,S,S,10", "S,S,S,13", "4-4"),
            yellow_and_red({{"S,S,S,14", "S,S,S,13"}, {"S,S,S,18", "S,S,S,13"}}));
  EXPECT_EQ(in_pairs("S,S,S,S", "S,S,S,5", "5-2"), yellow_and_red({{"S,S,S,S", "S,S,S,5"}}));
}

TEST(Oracle, StopsAtAPartnersBlockade) {
  EXPECT_EQ(in_pairs("S,S,S,10", "S,S,13,13", "4-4"), yellow_and_red({{"S,S,S,10", "S,S,13,13"}}));
}

TEST(Oracle, LosesTheCountsLeftWhenTheFourthGetsHomeInMidRoll) {
  EXPECT_EQ(in_pairs("h7,H,H,H", "S,S,S,40", "1-3"), yellow_and_red({{"H,H,H,H", "S,S,S,40"}}));
}

TEST(Oracle, WinsWithThePartnersLastPawn) {
  EXPECT_EQ(in_pairs("H,H,H,H", "h7,H,H,H", "1-3"), yellow_and_red({{"H,H,H,H", "H,H,H,H"}}));
}

TEST(Oracle, SendsAPartnersPawnBackAsThePenalty) {
  EXPECT_EQ(in_pairs("H,H,H,H", "S,20,33,H", "2-2 d2"), yellow_and_red({{"H,H,H,H", "S,S,20,H"}}));
}

}  // namespace
}  // namespace parlor::parcheesi::test::by_oracle
