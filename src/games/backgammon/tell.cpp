#include "core/examples.h"
#include "core/words.h"
#include "games/backgammon/game.h"

namespace parlor::backgammon {
namespace {

/// Red to play, in the game's own notation.
std::string red_to_play(const Options& options, std::string_view men, std::string_view roll) {
  return cat("XGID=", men, ":0:0:1:", roll, ":0:0:0:", options.match, ":10");
}

RulesSection contents_section() {
  return {"What is in the box",
          {"The box holds six games. This one takes its board, fifteen red and fifteen black men "
           "and two dice. The men are those of the chess set, whatever is drawn on them."}};
}

RulesSection object_section() {
  return {"The object",
          {"Be the first to bring all fifteen of your men round to your inner table and to bear "
           "them off."}};
}

RulesSection board_section() {
  return {"The board",
          {"The board has twenty-four points, counted by each player from 1 to 24 away from home: "
           "your points 1 "
           "to 6 are your inner table, the other player's are your 19 to 24. Between the halves "
           "lies the bar.",
           "To set up, each side puts out its fifteen men: two on its 24 point, five on 13, three "
           "on 8 and five on 6. "
           "Red goes round counterclockwise, black clockwise, both from their 24 point down to 1 "
           "and off the board."}};
}

RulesSection start_section() {
  return {"The start",
          {"Each player throws one die; equal dice are thrown again. The higher begins and plays "
           "both dice as the first roll (our reading). After that each throws two dice in turn."}};
}

RulesSection moving_section(const Options& options) {
  return {"Moving",
          {"Each die moves one man that many points. The dice may move two men or the same man "
           "twice; then it touches down between them (our reading).",
           "Equal dice are played twice over: four moves of that number.",
           "A point with two or more men of the other side is held: your men may pass it but not "
           "land on it.",
           "As many of the dice as possible must be played; if either could be played but not "
           "both, it is the higher (our reading). If no man can move, the turn passes."},
          {{red_to_play(options, "-b----E-C---eE---c-e----B-", "31"),
            "Red has thrown 3 and 1. A man on 8 may go three points, one point, or both.",
            {{"8/5 6/5", "two men take one die each and hold a point together."},
             {"8/5 5/4", "one man takes both."}},
            "8"}}};
}

RulesSection hitting_section(const Options& options) {
  return {
      "Hitting and the bar",
      {"A man that lands where one enemy man stands alone hits it, and that man goes to the bar.",
       "Whoever has men on the bar must enter all of them before moving any other. A man enters in "
       "the other player's inner table on the point that a die names, counted from that player's "
       "far edge (a 1 enters on your 24, a 6 on your 19), unless the point is held."},
      {{red_to_play(options, "-b---aE-C---dE---c-e----B-", "31"),
        "On 5 stands one black man alone: the 3 from 8 hits it.",
        {{"8/5* 6/5", ""}},
        "8"},
       {red_to_play(options, "-b----E-C---eE---c-e----AA", "64"),
        "Red has a man on the bar, which enters first.",
        {{"bar/21 24/18", "the 4 enters it, and the 6 moves another."}, {"bar/19", "", false}}}}};
}

RulesSection bearing_off_section(const Options& options) {
  return {"Bearing off",
          {"When all your men left are in your inner table, and none on the bar, men can be borne "
           "off. A die takes one from the point with its number, or moves a man within the table.",
           "A die higher than every point with a man takes one from the highest point. If a man is "
           "hit later, no more can be borne off until it is home again."},
          {{red_to_play(options, "-BBCCCB------------ccccc--", "64"),
            "All men are in the inner table: the 6 bears one off, and so does the 4.",
            {{"6/off 4/off", ""}},
            "6"}}};
}

RulesSection scoring_section() {
  return {"Gammons and backgammons",
          {"A win counts 1. It counts 2, a gammon, if the loser has borne off no man; and 3, a "
           "backgammon, if besides one of the loser's men is on the bar or in the winner's inner "
           "table."}};
}

RulesSection cube_section() {
  return {"The doubling cube",
          {"The stake begins at 1 with the cube in the middle. From the second turn of a game on, "
           "a player who is about to throw may offer to double the stake if the cube is in the "
           "middle or on that player's side.",
           cat("The other takes, and keeps the cube: only that player may double next; or drops "
               "and loses the game at the old stake. The cube goes up to ",
               1 << Cube::most_turns, ". What a win counts is multiplied by the cube.")}};
}

RulesSection match_section(const Options& options) {
  std::vector<std::string> paragraphs = {cat("Games are played until somebody has ", options.match,
                                             options.match == 1 ? " point" : " points",
                                             ". Each begins anew from the opening throw.")};
  if (options.cube) {
    paragraphs.emplace_back(
        "The Crawford rule: when somebody first stands one point short of the end, nobody may "
        "double in the game after that. In later games doubling is free again.");
  }
  return {"The match", paragraphs};
}

RulesSection winning_section() {
  return {"Winning", {"Whoever first bears off all fifteen men wins the game."}};
}

/// What can be agreed on beside the rules in force.
RulesSection variations_section(const Options& options) {
  RulesSection section{"Variations", {}};
  if (!options.scoring) {
    section.paragraphs.emplace_back(
        "Gammons: you can agree that a win counts double if the loser has borne off no man, and "
        "three times if one of the loser's men is then still on the bar or in the winner's inner "
        "table.");
  }
  if (!options.cube) {
    section.paragraphs.emplace_back(
        "The doubling cube: you can agree that a player who is about to throw may offer to double "
        "the stake, and that the other takes the double or drops the game.");
  }
  if (options.match == 0) {
    section.paragraphs.emplace_back(
        "A match: you can agree to play game after game until somebody has so many points.");
  }
  return section;
}

}  // namespace

std::vector<RulesSection> Backgammon::rules_text() const {
  std::vector<RulesSection> sections = {contents_section(),
                                        object_section(),
                                        board_section(),
                                        start_section(),
                                        moving_section(options_),
                                        hitting_section(options_),
                                        bearing_off_section(options_),
                                        winning_section()};
  if (options_.scoring) sections.push_back(scoring_section());
  if (options_.cube) sections.push_back(cube_section());
  if (options_.match > 0) sections.push_back(match_section(options_));
  if (auto variations = variations_section(options_); !variations.paragraphs.empty()) {
    sections.push_back(std::move(variations));
  }
  for (RulesSection& each : sections) each.examples = that_hold(*this, std::move(each.examples));
  return sections;
}

}  // namespace parlor::backgammon
