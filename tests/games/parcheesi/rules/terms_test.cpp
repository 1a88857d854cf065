#include "games/parcheesi/rules/terms.h"

#include <gtest/gtest.h>

#include "games/parcheesi/rules/sheet.h"

namespace parlor::parcheesi {
namespace {

using arg::Term;

constexpr Template<Term, Term, Term, arg::Place, Term, Term> moving{
    "test.moving",
    "{doublets}: a {pawn} {enters} from {start}, {pawns} in a {blockade} stay. {pawns} do."};
constexpr Template<Term, Term, Term, Term> safety{
    "test.safety",
    "None is {captured}, and a {bonus} ends on a {safety_space} or the {home_path}."};

std::string told_by(std::string_view sheet, SheetMessage message) {
  for (const PrintedSheet& printed : printed_sheets()) {
    if (printed.id == sheet) return english(message.in(printed.terms));
  }
  return "no such sheet";
}

TEST(Terms, EachSheetSpeaksWithItsOwnWords) {
  for (const std::string_view sheet : {"royal", "classic", "course"}) {
    EXPECT_EQ(told_by(sheet, moving),
              "Doublets: a pawn enters from START, pawns in a blockade stay. Pawns do.");
    EXPECT_EQ(told_by(sheet, safety),
              "None is captured, and a bonus ends on a safety space or the home path.");
  }
  EXPECT_EQ(told_by("box", moving),
            "Doubles: a mover enters from START, movers in a block stay. Movers do.");
  EXPECT_EQ(told_by("box", safety),
            "None is captured, and a bonus ends on a safety space or the home path.");
  EXPECT_EQ(told_by("nest", moving),
            "Doubles: a piece leaves the nest from the nest, pieces in a blockade stay. Pieces "
            "do.");
  EXPECT_EQ(told_by("nest", safety),
            "None is sent back, and a reward ends on a safe space or the home row.");
  EXPECT_EQ(told_by("russian", moving),
            "Doublets: a piece enters from START, pieces in a blockade stay. Pieces do.");
  EXPECT_EQ(told_by("russian", safety),
            "None is captured, and a bonus ends on a safety space or the home path.");
}

TEST(Terms, HaveKeysOfTheirOwnWhereOtherLanguagesNeedAnotherWord) {
  constexpr Terms usual;
  EXPECT_EQ(box_terms.pawn.key, usual.pawn.key);
  EXPECT_NE(nest_terms.enters.key, usual.enters.key);
  EXPECT_NE(russian_terms.safety_spaces.key, usual.safety_spaces.key);
}

TEST(Terms, AMessageThatSaysNothingIsEmpty) { EXPECT_TRUE(SheetMessage().in(Terms{}).empty()); }

}  // namespace
}  // namespace parlor::parcheesi
