#include "core/examples.h"
#include "core/words.h"
#include "games/backgammon/game.h"
#include "games/backgammon/text/tell_messages.h"

namespace parlor::backgammon {
namespace {

/// Red to play, in the game's own notation.
std::string red_to_play(const Options& options, std::string_view men, std::string_view roll) {
  return cat("XGID=", men, ":0:0:1:", roll, ":0:0:0:", options.match, ":10");
}

RulesSection contents_section() { return {say::box_title(), {say::box()}}; }

RulesSection object_section() { return {say::object_title(), {say::object()}}; }

RulesSection board_section() {
  return {say::board_title(), {say::board_points(), say::board_set_up()}};
}

RulesSection start_section() { return {say::start_title(), {say::start()}}; }

RulesSection moving_section(const Options& options) {
  return {say::moving_title(),
          {say::moving_by_dice(), say::moving_doubles(), say::moving_held(), say::moving_duty()},
          {{red_to_play(options, "-b----E-C---eE---c-e----B-", "31"),
            say::moving_example(),
            {{"8/5 6/5", say::moving_two_men()}, {"8/5 5/4", say::moving_one_man()}},
            "8"}}};
}

RulesSection hitting_section(const Options& options) {
  return {say::hitting_title(),
          {say::hitting(), say::entering()},
          {{red_to_play(options, "-b---aE-C---dE---c-e----B-", "31"),
            say::hitting_example(),
            {{"8/5* 6/5", {}}},
            "8"},
           {red_to_play(options, "-b----E-C---eE---c-e----AA", "64"),
            say::entering_example(),
            {{"bar/21 24/18", say::entering_with_4()}, {"bar/19", {}, false}}}}};
}

RulesSection bearing_off_section(const Options& options) {
  return {say::bearing_off_title(),
          {say::bearing_off(), say::bearing_off_higher()},
          {{red_to_play(options, "-BBCCCB------------ccccc--", "64"),
            say::bearing_off_example(),
            {{"6/off 4/off", {}}},
            "6"}}};
}

RulesSection scoring_section() { return {say::scoring_title(), {say::scoring()}}; }

RulesSection cube_section() {
  return {say::cube_title(), {say::cube_offer(), say::cube_answer(1 << Cube::most_turns)}};
}

RulesSection match_section(const Options& options) {
  RulesSection section{say::match_title(), {say::match(options.match)}};
  if (options.cube) section.paragraphs.push_back(say::crawford());
  return section;
}

RulesSection winning_section() { return {say::winning_title(), {say::winning()}}; }

/// What can be agreed on beside the rules in force.
RulesSection variations_section(const Options& options) {
  RulesSection section{say::variations_title(), {}};
  if (!options.scoring) section.paragraphs.push_back(say::variation_gammons());
  if (!options.cube) section.paragraphs.push_back(say::variation_cube());
  if (options.match == 0) section.paragraphs.push_back(say::variation_match());
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
