#include "games/parcheesi/rules/terms.h"

#include <gtest/gtest.h>

#include "games/parcheesi/rules/sheet.h"

namespace parlor::parcheesi {
namespace {

std::string told_by(std::string_view sheet, std::string_view text) {
  for (const PrintedSheet& printed : printed_sheets()) {
    if (printed.id == sheet) return in_terms(printed.terms, text);
  }
  return "no such sheet";
}

TEST(Terms, EachSheetSpeaksWithItsOwnWords) {
  constexpr std::string_view text =
      "{Doublets}: a {pawn} {enters} from {start}, {pawns} in a {blockade} cannot be {captured}, "
      "and a {bonus} ends on a {safety_space} or the {home_path}.";
  const std::string royal =
      "Doublets: a pawn enters from START, pawns in a blockade cannot be captured, and a bonus "
      "ends on a safety space or the home path.";
  EXPECT_EQ(told_by("royal", text), royal);
  EXPECT_EQ(told_by("classic", text), royal);
  EXPECT_EQ(told_by("course", text), royal);
  EXPECT_EQ(told_by("box", text),
            "Doubles: a mover enters from START, movers in a block cannot be captured, and a bonus "
            "ends on a safety space or the home path.");
  EXPECT_EQ(told_by("nest", text),
            "Doubles: a piece leaves the nest from the nest, pieces in a blockade cannot be sent "
            "back, and a reward ends on a safe space or the home row.");
  EXPECT_EQ(told_by("russian", text),
            "Doublets: a piece enters from START, pieces in a blockade cannot be captured, and a "
            "bonus ends on a safety space or the home path.");
}

TEST(Terms, BracesWithNoTermInThemStayAsTheyAre) {
  EXPECT_EQ(told_by("box", "{horse} {} {pawn"), "{horse} {} {pawn");
  EXPECT_EQ(told_by("box", ""), "");
  EXPECT_EQ(told_by("box", "no term at all } here"), "no term at all } here");
}

}  // namespace
}  // namespace parlor::parcheesi
