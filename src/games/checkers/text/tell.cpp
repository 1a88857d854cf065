#include "core/examples.h"
#include "games/checkers/game.h"

namespace parlor::checkers {
namespace {

RulesSection the_box() {
  return {"What is in the box",
          {"The box holds six games. This one takes its board of light and dark squares and twelve "
           "pieces a side. They are those of the chess set, whatever is drawn on them."}};
}

RulesSection the_object() {
  return {"The object",
          {"Two sides play, dark and light. Take all the pieces of the other side, or leave it "
           "none that can move."}};
}

RulesSection the_board() {
  return {
      "Setting up",
      {"Play is on the 32 dark squares of a board of eight by eight, numbered from 1 to 32, row "
       "by row, from dark's side of the board.",
       "Each side begins with twelve men on the dark squares of its first three rows: dark on 1 "
       "to 12, light on 21 to 32. Dark moves first (our reading), then the sides take turns; a "
       "turn cannot be passed."}};
}

RulesSection how_to_move() {
  return {"Moving",
          {"A man moves one square diagonally forward, to a vacant square: dark's towards 32, "
           "light's towards 1.",
           "A king moves one square diagonally, forward or backward (our reading: one square)."},
          {{"B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12",
            "Dark begins. The man on 11 has two squares to move to.",
            {{"11-15", ""}, {"11-16", ""}},
            "11"}}};
}

RulesSection capturing() {
  return {"Capturing by jumps",
          {"A piece of the other side on the next square of a diagonal is captured by jumping over "
           "it, if the square just beyond is vacant. The captured piece leaves the board. Kings "
           "are captured like men.",
           "From where it lands the same piece may jump again, in a new direction too, and so on: "
           "all in one turn. No piece is jumped twice in a series (our reading).",
           "A man jumps forward only (our reading); a king jumps both ways."},
          {{"B:W18,26,32:B3,14",
            "Dark's man jumps over the man on 18 and, from where it lands, over the one on 26.",
            {{"14x23x30", "two captures in one turn; on the last row it becomes a king."}},
            "14"}}};
}

RulesSection duty(Captures captures) {
  if (captures == Captures::forced) {
    return {"Captures must be taken",
            {"Whoever can capture must do so, and must go on jumping as long as the piece can. "
             "Between several captures the choice is free; the longest need not be taken."},
            {{"B:W18,26,32:B3,14",
              "The man on 14 can capture, so no other move is allowed.",
              {{"3-7", "", false}}}}};
  }
  return {"Skipped captures, and huffing",
          {"You may skip a capture, or break off a series before its end (our reading). The other "
           "side may then take off one piece that should have captured: this is called a huff, and "
           "it is its whole turn. It may also play on; then the chance is gone.",
           "If you make a plain move, any piece of yours that could have captured before it may be "
           "huffed, where it stands now. If you break off a series, only the piece that made it "
           "may be. A finished capture leaves nothing to huff, whatever other captures there were "
           "(our reading).",
           "A huff is itself no failure to capture: after it nothing can be huffed (our "
           "reading)."},
          {{"W:W14,32:B5,9:L9",
            "Dark's man on 9 could have captured and did not. Light may take it off as its turn.",
            {},
            "9"}}};
}

RulesSection how_to_crown() {
  return {"Kings",
          {"A man that reaches the last row, by a move or a jump, is crowned with a second "
           "piece on top of it, and is a king from then on. Its turn ends there, even if it could "
           "jump on as a king (our reading)."},
          {{"B:W26,32:B3,K15",
            "The king on 15 moves both ways.",
            {{"15-10", ""}, {"15-19", ""}},
            "15"}}};
}

RulesSection ending(Captures captures) {
  const std::string lost = captures == Captures::forced
                               ? "You lose when it is your turn and all your pieces are taken, or "
                                 "none of them can move."
                               : "You lose when it is your turn and all your pieces are taken, or "
                                 "none of them can move and you have nothing to huff.";
  return {"Winning, and draws",
          {lost,
           "The game is drawn (our reading) when the same position, with the same side to move and "
           "the same rights, has come up three times; after 40 moves of each side without a "
           "capture or a man's move; and when both players agree."}};
}

RulesSection other_ways(Captures captures) {
  return {"Variations",
          {captures == Captures::forced
               ? "Huffing: by the box's own rule a capture may be skipped, at the risk of losing "
                 "the piece that should have made it (the sheet box)."
               : "Tournament play: every capture must be made and every series finished, and "
                 "nothing is huffed (the sheet standard)."}};
}

}  // namespace

std::vector<RulesSection> Checkers::rules_text() const {
  std::vector<RulesSection> sections{the_box(),      the_object(),      the_board(),
                                     how_to_move(),  capturing(),       duty(captures_),
                                     how_to_crown(), ending(captures_), other_ways(captures_)};
  for (RulesSection& each : sections) each.examples = that_hold(*this, std::move(each.examples));
  return sections;
}

}  // namespace parlor::checkers
