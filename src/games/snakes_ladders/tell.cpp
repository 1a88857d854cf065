#include "core/words.h"
#include "games/snakes_ladders/game.h"

namespace parlor::snakes_ladders {
namespace {

std::string list_of(const std::vector<Feature>& features) {
  std::vector<std::string> texts;
  texts.reserve(features.size());
  for (const Feature& feature : features) {
    texts.push_back(cat("from ", feature.from, " to ", feature.to));
  }
  return enumerate(texts);
}

RulesSection the_box(const Rules& rules) {
  return {"What is in the box",
          {rules.dice == 2
               ? "The box holds six games. This one takes its board, four playing pieces and two "
                 "dice."
               : "This board is not in the box of six games. It takes a piece for every player and "
                 "one die."}};
}

RulesSection beginning(const Rules& rules) {
  return {"Beginning",
          {cat("Two to four players each have one piece. All pieces begin ",
               rules.start_square == 1 ? "on square 1." : "off the board, before square 1."),
           "Everybody throws one die, and the highest goes first; those who tie for it throw again "
           "(our reading). After the first player the turn passes from left to right: yellow, "
           "blue, red, green."}};
}

RulesSection moving(const Rules& rules) {
  RulesSection section{"A turn", {}};
  section.paragraphs.emplace_back(
      rules.dice == 1
          ? "Throw one die and move your piece forward by that count. Then the turn passes on."
          : "Throw two dice and move your piece forward by their total. Then the turn passes on: "
            "there is one throw in a turn, doublets or not.");
  if (rules.late_one_die) {
    section.paragraphs.push_back(
        cat("From square ", late_square,
            " on you choose before every throw whether to throw one die or two: two dice never "
            "show a 1."));
  }
  return section;
}

RulesSection features(const Rules& rules) {
  const auto ladders = rules.board.features(Kind::ladder);
  const auto snakes = rules.board.features(Kind::snake);
  const bool chutes = rules.down_by == DownBy::chutes;
  RulesSection section{chutes ? "Ladders and chutes" : "Ladders and snakes", {}};
  if (!ladders.empty()) {
    section.paragraphs.push_back(
        cat("A move that ends on the bottom of a ladder goes on to its top: ", list_of(ladders),
            ". Nobody goes down a ladder."));
  }
  if (!snakes.empty()) {
    section.paragraphs.push_back(
        chutes ? cat("A move that ends on the top of a chute goes on down to its bottom: ",
                     list_of(snakes), ". Nobody goes up a chute.")
               : cat("A move that ends on the tail-end of a snake goes on down to its head: ",
                     list_of(snakes), ". Nobody goes up a snake."));
  }
  section.paragraphs.push_back(cat("Any other square that a ladder or a ",
                                   chutes ? "chute" : "snake",
                                   " touches or crosses is a plain square."));
  section.paragraphs.emplace_back(
      "On the drawn board both ends carry pictures that belong together: what was done, and what "
      "came of it.");
  return section;
}

RulesSection sharing(const Rules& rules) {
  if (rules.shared_squares) {
    return {"Sharing a square", {"Any number of pieces may stand on one square."}};
  }
  return {"Sharing a square",
          {"A square holds one piece. If your move would end where somebody else stands, your "
           "piece goes back to where this move began, and the turn passes on. What counts is the "
           "square after the ladder or snake (our reading). Square 1 holds any number (our "
           "reading)."}};
}

RulesSection winning(const Rules& rules) {
  RulesSection section{
      "Winning",
      {"The first to reach 100 by an exact count wins. If the throw is too high, the piece stays "
       "where it is and the turn passes on."}};
  for (const int square : hopeless_squares(rules)) {
    section.paragraphs.push_back(
        cat("Beware of ", square, ": on this board, no throw leads from there to 100 any more."));
  }
  return section;
}

/// What players may agree on instead, in a game with two dice.
RulesSection variations(const Rules& rules) {
  return {"Variations",
          {"Everybody throws one die all game: it lasts longer.",
           rules.late_one_die ? "Everybody throws two dice to the end."
                              : "Whoever stands on 95 or more may throw one die."}};
}

}  // namespace

std::vector<RulesSection> SnakesLadders::rules_text() const {
  std::vector<RulesSection> sections{
      the_box(rules_),   {"The object", {"A race over 100 squares. Be the first on square 100."}},
      beginning(rules_), moving(rules_),
      features(rules_),  sharing(rules_),
      winning(rules_)};
  if (rules_.dice == 2) sections.push_back(variations(rules_));
  return sections;
}

}  // namespace parlor::snakes_ladders
