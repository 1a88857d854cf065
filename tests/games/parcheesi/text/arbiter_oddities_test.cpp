#include <gtest/gtest.h>

#include "games/parcheesi/game.h"
#include "games/parcheesi/helpers.h"

namespace parlor::parcheesi::test {
namespace {

// The hint must stand only where the counts left add up to the way, and then also on plain
// doublets.
TEST(ArbiterOnOddities, TheDieByDieHintFitsTheCountsLeft) {
  EXPECT_EQ(verdict("royal", "y:S,S,S,20 r:S,S,S,S y 3-2", "S>5 20>23"),
            "royal.09: From 20 to 23 is 3; no die is left. (Sheet royal.)");
  EXPECT_EQ(verdict("royal", "y:S,S,S,20 r:S,S,S,S y 6-4", "20>26 26>30 30>36"),
            "royal.09: From 30 to 36 is 6; no die is left. (Sheet royal.)");
  EXPECT_EQ(verdict("royal", "y:S,S,S,20 r:S,S,S,S y 3-3", "20>23 23>26 26>29"),
            "royal.09: From 26 to 29 is 3; no die is left. (Sheet royal.)");
  EXPECT_TRUE(refuses("royal", "y:S,S,S,20 r:S,S,S,S y 3-3", "20>26", "royal.09", "die by die"));
  EXPECT_EQ(verdict("royal", "y:S,20,30,H g:S,S,S,S y 5-1", "S>5 20>26"),
            "royal.09: From 20 to 26 is 6; 1 is left. (Sheet royal.)");
  EXPECT_EQ(verdict("royal", "y:20,30,40,H r:S,S,S,S y 3-3", "20>h4"),
            "royal.09: From 20 to h4 is 52; 3, 3, 4 and 4 are left. (Sheet royal.)");
}

// nest.16 makes rewards optional; only the house makes them due.
TEST(ArbiterOnOddities, ABonusThatTheHouseMadeADutyIsAHouseRule) {
  EXPECT_TRUE(refuses(house("nest", {{"bonus_duty", std::string("must"), 0}}),
                      "y:S,S,S,10 r:S,S,S,13 y 3-1", "10x13 13>14", "house.capture_bonus",
                      "A house rule of our table"));
}

// A setup with changed rules and no name plays and is cited as the printed sheet.
TEST(ArbiterOnOddities, ChangedRulesAreHouseRulesEvenWithoutAName) {
  parlor::Setup setup{
      .sheet = "nest", .name = "", .settings = {{"laps", false, 0}}, .seats = {}, .players = 2};
  EXPECT_NE(verdict(*make(setup), "y:S,S,S,66 r:S,S,S,S y 4-2", "66>4").substr(0, 5), "nest.");
}

TEST(ArbiterOnOddities, SeatsThatDoNotExistAreNamed) {
  EXPECT_NE(objection({.sheet = "royal",
                       .name = "",
                       .settings = {},
                       .seats = SeatSet::from_bits(0b110001),
                       .players = 0}),
            "Parcheesi is for 2, 3 or 4 players, not 3.");
}

TEST(ArbiterOnOddities, SpacesRoundAnEmptyPlayOrAPenaltyDoNotMatter) {
  EXPECT_EQ(verdict("royal", "y:S,S,S,S r:S,S,S,S y 6-4", " - "), "legal");
  EXPECT_EQ(verdict("royal", "y:S,S,10,40 r:S,S,S,S y 6-6 d2", "!40>S "), "legal");
}

}  // namespace
}  // namespace parlor::parcheesi::test
