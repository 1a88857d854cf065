#include "core/words.h"
#include "games/chinese_checkers/game.h"

namespace parlor::chinese_checkers {
namespace {

std::string colour_list(SeatSet seats) {
  std::vector<std::string> names;
  for (const Seat seat : seats) names.emplace_back(seat_colour(seat));
  return enumerate(names);
}

RulesSection the_box(const Rules& rules) {
  return {"What is in the box",
          {rules.board == &large_board
               ? "The large star is not in the box of six games: it takes a board of its own and "
                 "ten pegs for every player."
               : "The box holds six games. This one takes its star board and six pegs for every "
                 "player."}};
}

RulesSection aim(const Rules& rules) {
  return {"The object",
          {cat("Bring your ", rules.board->pegs(),
               " pegs from your point of the star to the point straight across, before anybody "
               "else brings theirs.")}};
}

RulesSection set_up(const Rules& rules) {
  const Board& board = *rules.board;
  return {"Setting up",
          {cat("The star has ", board.holes().size(),
               " holes: a hexagon in the middle and six points of ", board.pegs(),
               " holes. Everybody fills one point with pegs of one colour."),
           cat("Two players sit at opposite points, three at every other point",
               rules.board == &large_board || rules.pairs
                   ? ", four at two pairs of opposite points, six at all of them."
                   : "."),
           cat("In this game sit ", colour_list(rules.seats), ", named clockwise from the top.")}};
}

RulesSection turns(const Rules& rules) {
  return {"Turns",
          {cat("You agree on who starts: here it is ", seat_colour(rules.start().to_move),
               ". Then turns pass to the left, clockwise round the star."),
           "On your turn you move one peg. If none of yours can move, your turn passes; otherwise "
           "you must move (our reading)."}};
}

RulesSection moves() {
  return {"Moving a peg",
          {"A peg steps into an empty hole right next to it, along any of the lines: sideways or "
           "slantwise, forwards or backwards.",
           "Or it jumps: over one peg right next to it, no matter whose, into the empty hole "
           "straight behind. From there it may jump again, in any direction, as often as it finds "
           "a peg to jump over. You may stop after any jump. Nothing is ever taken off the board.",
           "A step and a jump do not mix in one move, and a chain of jumps that comes back to "
           "where it began is no move (our reading).",
           "Any hole may be passed through or stopped in, points that belong to others as well "
           "(our reading)."}};
}

RulesSection winning(const Rules& rules) {
  if (rules.pairs) {
    return {"Winning",
            {"You are across when your pegs fill the point opposite. A pair wins as soon as both "
             "partners are across at the same time (our reading)."}};
  }
  return {"Winning",
          {"You win when all your pegs are across.",
           "Nobody can stop you by staying at home: a hole of your goal where a peg of the colour "
           "that starts in that point stands counts as filled, but only when your pegs fill every "
           "other hole of it, and those of yours that find no room stand at its door, each in a "
           "hole next to that point (our reading). A third player's peg there does not count as "
           "yours: wait until it leaves.",
           "It makes no difference who fills the last hole: a colour that moves a peg back home "
           "can bring the colour opposite across (our reading)."}};
}

/// What players may agree on besides, told where this game does not have it.
std::vector<std::string> other_ways(const Rules& rules) {
  std::vector<std::string> ways;
  if (rules.board == &small_board) {
    ways.emplace_back(
        "On the large star of 121 holes everybody has ten pegs, and two, three, four or six play.");
  }
  if (!rules.pairs) {
    ways.emplace_back(
        "Four or six may play in pairs, on either star (our reading): whoever is across helps the "
        "partner.");
  }
  return ways;
}

RulesSection partners(const Rules& rules) {
  return {"Partners",
          {cat("Those who sit opposite are partners, ",
               rules.seats.size() == 4 ? "two pairs" : "three pairs", " in all."),
           "As long as you are across, you may use your turn to move one of your partner's pegs "
           "instead of one of your own. If you move one of your own pegs out again, you are no "
           "longer across (our reading).",
           "Your partner starts in your goal, and pegs of your partner that still stand there do "
           "not count as yours: you are not each other's opponents (our reading)."}};
}

}  // namespace

std::vector<RulesSection> ChineseCheckers::rules_text() const {
  std::vector<RulesSection> sections{the_box(rules_), aim(rules_), set_up(rules_),
                                     turns(rules_),   moves(),     winning(rules_)};
  if (rules_.pairs) sections.push_back(partners(rules_));
  auto ways = other_ways(rules_);
  if (!ways.empty()) sections.push_back({"Variations", std::move(ways)});
  return sections;
}

}  // namespace parlor::chinese_checkers
