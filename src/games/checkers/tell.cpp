#include "games/checkers/game.h"

namespace parlor::checkers {
namespace {

RulesSection the_aim() {
  return {"The aim",
          {"Two sides, dark and light. You win when the other side, at its turn, has no piece left "
           "or none that can move."}};
}

RulesSection the_board() {
  return {
      "The board",
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
           "A king moves one square diagonally, forward or backward (our reading: one square)."}};
}

RulesSection capturing() {
  return {"Capturing",
          {"A piece of the other side on the next square of a diagonal is captured by jumping over "
           "it, if the square just beyond is vacant. The captured piece leaves the board. Kings "
           "are captured like men.",
           "From where it lands the same piece may jump again, in a new direction too, and so on: "
           "all in one turn. No piece is jumped twice in a series (our reading).",
           "A man jumps forward only (our reading); a king jumps both ways."}};
}

RulesSection duty(Captures captures) {
  if (captures == Captures::forced) {
    return {"Captures must be taken",
            {"Whoever can capture must do so, and must go on jumping as long as the piece can. "
             "Between several captures the choice is free; the longest need not be taken."}};
  }
  return {"Captures left, and huffing",
          {"You may leave a capture, or break off a series before its end (our reading). The other "
           "side may then take off one piece that should have captured: this is called a huff, and "
           "it is its whole turn. It may also play on; then the chance is gone.",
           "If you make a plain move, any piece of yours that could have captured before it may be "
           "huffed, where it stands now. If you break off a series, only the piece that made it "
           "may be. A finished capture leaves nothing to huff, whatever other captures there were "
           "(our reading).",
           "A huff is itself no failure to capture: after it nothing can be huffed (our "
           "reading)."}};
}

RulesSection how_to_crown() {
  return {"Kings",
          {"A man that reaches the last row, by a move or a jump, is crowned and is a king from "
           "then on. Its turn ends there, even if it could jump on as a king (our reading)."}};
}

RulesSection ending(Captures captures) {
  const std::string lost = captures == Captures::forced
                               ? "You lose when it is your turn and all your pieces are taken, or "
                                 "none of them can move."
                               : "You lose when it is your turn and all your pieces are taken, or "
                                 "none of them can move and you have nothing to huff.";
  return {"The end",
          {lost,
           "The game is drawn (our reading) when the same position, with the same side to move and "
           "the same rights, has come up three times; after 40 moves of each side without a "
           "capture or a man's move; and when both players agree."}};
}

}  // namespace

std::vector<RulesSection> Checkers::tell() const {
  return {the_aim(),       the_board(),    how_to_move(),    capturing(),
          duty(captures_), how_to_crown(), ending(captures_)};
}

}  // namespace parlor::checkers
