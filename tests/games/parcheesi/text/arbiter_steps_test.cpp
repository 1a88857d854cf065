#include <gtest/gtest.h>

#include "games/parcheesi/helpers.h"

/// Why a step cannot be taken, in the arbiter's exact words.
namespace parlor::parcheesi::test {
namespace {

/// A position in which yellow has one pawn on the ring and red nothing at all.
std::string lonely(const std::string& pawn, const std::string& roll) {
  return "y:S,S,S," + pawn + " r:S,S,S,S y " + roll;
}

// ---- Entering ----------------------------------------------------------------------------------

TEST(ArbiterOnEntering, AsksForAFive) {
  EXPECT_EQ(verdict("royal", lonely("20", "6-4"), "S>5"),
            "royal.04: A pawn enters on a die of 5 or two dice that total 5; 6 and 4 are left. "
            "(Sheet royal.)");
  EXPECT_EQ(verdict("classic", lonely("20", "6-4"), "20>24 S>5"),
            "classic.03: A pawn enters on a die of 5 or two dice that total 5; 6 is left. "
            "(Sheet classic.)");
  EXPECT_EQ(verdict("course", lonely("20", "4-1"), "20>24 S>5"),
            "course.entering: A pawn enters on a die of 5 or two dice that total 5; 1 is left. "
            "(Sheet course.)");
}

TEST(ArbiterOnEntering, NamesTheOnlyPlaceForIt) {
  EXPECT_EQ(verdict("royal", lonely("20", "5-4"), "S>22"),
            "royal.04: From START yellow comes out on 5, nowhere else. (Sheet royal.)");
  EXPECT_EQ(verdict("nest", "y:S,S,S,S g:S,S,S,S g 5-4", "S>5"),
            "nest.01: From the nest green comes out on 56, nowhere else. (Sheet nest.)");
}

TEST(ArbiterOnEntering, FindsNobodyInStart) {
  EXPECT_EQ(verdict("box", "y:20,H,H,H r:S,S,S,S y 5-4", "S>5"),
            "box.02: Yellow has no mover in START. (Sheet box.)");
}

TEST(ArbiterOnEntering, AcceptsNoBonusForIt) {
  EXPECT_EQ(
      verdict("russian", "y:S,S,S,10 r:S,S,S,13 y 3-1", "10x13 13>14 S>5+"),
      "russian.04: A bonus cannot bring a piece out of START; only a five can. (Sheet russian.)");
}

TEST(ArbiterOnEntering, NamesTheBlockadeOnEnter) {
  EXPECT_EQ(verdict("royal", "y:S,S,S,20 r:S,S,5,5 y 5-4", "S>5"),
            "royal.27: Red's blockade on 5 stops yellow from entering. (Sheet royal.)");
  EXPECT_EQ(verdict("box", "y:S,S,S,20 g:S,S,5,5 y 5-4", "Sx5"),
            "box.14: Green's block on 5 stops yellow from entering. (Sheet box.)");
  EXPECT_EQ(verdict("nest", "y:S,S,5,5 r:S,S,S,S y 5-4", "S>5"),
            "nest.13: Two pieces of yellow stand on 5 already, so no third can leave the nest. "
            "(Sheet nest; our reading.)");
}

TEST(ArbiterOnEntering, FindsNobodyToCapture) {
  EXPECT_EQ(verdict("classic", lonely("20", "5-4"), "Sx5"),
            "classic.05: There is nobody on 5 to capture; write S>5. (Sheet classic.)");
}

// ---- Which pawn, and how far -------------------------------------------------------------------

TEST(ArbiterOnMoving, FindsNoPawnThere) {
  EXPECT_EQ(verdict("royal", lonely("20", "6-4"), "21>25"),
            "royal.09: Yellow has no pawn on 21. (Sheet royal.)");
  EXPECT_EQ(verdict("box", lonely("20", "6-4"), "h2>h6"),
            "box.04: Yellow has no mover on h2. (Sheet box.)");
}

TEST(ArbiterOnMoving, LeavesPawnsHomeInPeace) {
  EXPECT_EQ(verdict("nest", "y:S,S,S,H r:S,S,S,S y 2-1", "H>h3"),
            "nest.04: A piece that is HOME stays there. (Sheet nest.)");
}

TEST(ArbiterOnMoving, ComparesTheWayWithTheCountsLeft) {
  EXPECT_EQ(verdict("royal", lonely("20", "6-4"), "20>23"),
            "royal.09: From 20 to 23 is 3; 6 and 4 are left. (Sheet royal.)");
  EXPECT_EQ(verdict("royal", lonely("20", "6-4"), "20>26 26>32"),
            "royal.09: From 26 to 32 is 6; 4 is left. (Sheet royal.)");
  EXPECT_EQ(verdict("royal", lonely("20", "6-4"), "20>26 26>30 30>34"),
            "royal.09: From 30 to 34 is 4; no die is left. (Sheet royal.)");
  EXPECT_EQ(verdict("royal", "y:20,30,40,50 r:S,S,S,S y 3-3", "20>25"),
            "royal.09: From 20 to 25 is 5; 3, 3, 4 and 4 are left. (Sheet royal.)");
}

TEST(ArbiterOnMoving, AsksForEachDieAsAStepOfItsOwn) {
  EXPECT_EQ(verdict("royal", lonely("20", "6-4"), "20>30"),
            "royal.09: From 20 to 30 is 10; one pawn moves die by die, so write each die as a step "
            "of its own; 6 and 4 are left. (Sheet royal.)");
}

TEST(ArbiterOnMoving, SendsNoPawnBack) {
  EXPECT_EQ(verdict("royal", lonely("20", "6-4"), "20>S"),
            "royal.09: Pawns only move forward: yellow cannot go from 20 to START. (Sheet royal.)");
  EXPECT_EQ(verdict("royal", lonely("h4", "2-1"), "h4>h3"),
            "royal.09: Pawns only move forward: yellow cannot go from h4 to h3. (Sheet royal.)");
  EXPECT_EQ(verdict("royal", lonely("h4", "2-1"), "h4>68"),
            "royal.09: Pawns only move forward: yellow cannot go from h4 to 68. (Sheet royal.)");
}

TEST(ArbiterOnMoving, FindsNobodyToCapture) {
  EXPECT_EQ(verdict("royal", lonely("20", "6-4"), "20x24 24>30"),
            "royal.09: There is nobody on 24 to capture; write 20>24. (Sheet royal.)");
}

TEST(ArbiterOnMoving, AllowsTheBottomsOnlyWhereTheyCount) {
  EXPECT_EQ(verdict("royal", lonely("20", "6-6"), "20>21"),
            "royal.15: From 20 to 21 is 1; the bottoms of the dice count only once all four pawns "
            "of yellow are out of START. (Sheet royal.)");
  EXPECT_EQ(verdict("russian", "y:20,H,H,H r:S,S,S,S y 6-6", "20>21"),
            "russian.11: From 20 to 21 is 1; doublets are two plain dice here, and their bottoms "
            "do not count. "
            "(Sheet russian.)");
}

// ---- What stands in the way --------------------------------------------------------------------

TEST(ArbiterOnTheWay, NamesTheBlockadeThatCannotBePassed) {
  EXPECT_EQ(verdict("royal", "y:S,S,S,27 b:S,S,29,29 y 4-3", "27>31"),
            "royal.26: Blue's blockade on 29 stops every pawn: yellow cannot pass from 27 to 31. "
            "(Sheet royal.)");
  EXPECT_EQ(verdict("royal", "y:S,27,29,29 b:S,S,S,S y 4-3", "27>31"),
            "royal.26: Yellow's own blockade on 29 stops every pawn: yellow cannot pass from 27 to "
            "31. (Sheet royal.)");
  EXPECT_EQ(verdict("classic", "y:S,66,h2,h2 b:S,S,S,S y 6-4", "66>h4"),
            "classic.15: Yellow's own blockade on h2 stops every pawn: yellow cannot pass from 66 "
            "to h4. (Sheet classic.)");
  EXPECT_EQ(verdict("nest", "y:S,S,S,27 b:S,S,29,29 r:S,S,31,31 y 6-3", "27>33"),
            "nest.13: Blue's blockade on 29 stops every piece: yellow cannot pass from 27 to 33. "
            "(Sheet nest.)")
      << "of two, the first";
}

TEST(ArbiterOnTheWay, LetsNobodyLandOnABlockade) {
  EXPECT_TRUE(refuses("royal", "y:S,S,S,27 b:S,S,30,30 y 4-3", "27x30", "royal.26",
                      "Blue's blockade on 30 cannot be landed on."));
  EXPECT_TRUE(
      refuses("box", "y:S,S,S,27 b:S,S,30,30 y 4-3", "27>30", "box.13", "cannot be landed on"));
}

TEST(ArbiterOnTheWay, NamesTheHolderOfASafetySpace) {
  EXPECT_EQ(verdict("royal", "y:S,S,S,10 r:S,S,S,12 y 2-1", "10x12"),
            "royal.21: Red's pawn is safe on 12: yellow cannot land there. (Sheet royal.)");
  EXPECT_EQ(verdict("russian", "b:S,S,S,10 g:S,S,S,12 b 2-1", "10>12"),
            "russian.10: Green's piece is safe on 12: blue cannot land there. (Sheet russian.)");
}

TEST(ArbiterOnTheWay, PutsNoThirdPawnOnASpace) {
  EXPECT_EQ(verdict("royal", "y:S,7,10,10 r:S,S,S,S y 3-6", "7>10"),
            "royal.13: Two pawns of yellow stand on 10 already: a space holds no third. "
            "(Sheet royal.)");
  EXPECT_EQ(
      verdict("box", "y:S,7,10,10 r:S,S,S,S y 3-6", "7>10"),
      "box.06: Two movers of yellow stand on 10 already: a space holds no third. (Sheet box.)");
  EXPECT_EQ(verdict("nest", "y:S,67,h2,h2 r:S,S,S,S y 3-6", "67>h2"),
            "nest.13: Two pieces of yellow stand on h2 already: a space holds no third. (Sheet "
            "nest; our reading.)");
}

TEST(ArbiterOnTheWay, SparesThePartner) {
  const std::string position = "y:S,S,S,10 b:S,S,S,S r:S,S,5,13 g:S,S,S,S y ";
  EXPECT_EQ(verdict(in_pairs(), position + "3-1", "10x13"),
            "russian.19: The partner's piece stands on 13: it can be passed, not landed on. (Sheet "
            "russian; our reading.)");
  EXPECT_EQ(verdict(in_pairs(), position + "5-1", "Sx5"),
            "russian.19: The partner's piece stands on 5 and cannot be captured, so yellow cannot "
            "enter. (Sheet russian; our reading.)");
}

TEST(ArbiterOnTheWay, KeepsOldPartnersOfABlockadeApart) {
  EXPECT_EQ(verdict("royal", "y:S,S,10,10 r:S,S,S,S y 3-3", "10>13 10>13"),
            "royal.29: The two pawns of yellow's blockade cannot be brought together again on 13 "
            "in the same roll. (Sheet royal.)");
  EXPECT_EQ(verdict("russian", "y:S,S,h1,h1 r:S,S,S,S y 3-3", "h1>h4 h1>h4"),
            "russian.13: The two pieces of yellow's blockade cannot be brought together again on "
            "h4 in the same roll. (Sheet russian.)");
}

TEST(ArbiterOnTheWay, StopsAtTheTurnOffWhereThereAreNoLaps) {
  EXPECT_EQ(verdict("royal", lonely("66", "6-4"), "66>4"),
            "royal.30: Yellow turns onto its home path after 68 and cannot go on to 4. "
            "(Sheet royal.)");
  EXPECT_EQ(verdict("box", "r:S,S,S,33 g:S,S,S,S r 6-4", "33>37"),
            "box.15: Red turns onto its home path after 34 and cannot go on to 37. (Sheet box.)");
}

TEST(ArbiterOnTheWay, TakesHomeByTheExactCount) {
  EXPECT_EQ(verdict("royal", lonely("h5", "4-2"), "h5>H"),
            "royal.31: HOME takes the exact count, 3 from h5; 4 and 2 are left. (Sheet royal.)");
  EXPECT_EQ(verdict("course", lonely("67", "4-2"), "67>H"),
            "course.home_exact: HOME takes the exact count, 9 from 67; 4 and 2 are left. "
            "(Sheet course.)");
}

}  // namespace
}  // namespace parlor::parcheesi::test
