#include "games/snakes_ladders/game.h"
#include "games/snakes_ladders/text/messages.h"
#include "games/snakes_ladders/text/tell_messages.h"

namespace parlor::snakes_ladders {
namespace {

arg::List list_of(const std::vector<Feature>& features) {
  std::vector<Message> ways;
  ways.reserve(features.size());
  for (const Feature& feature : features) {
    ways.push_back(say::way(arg::Place(feature.from), arg::Place(feature.to)));
  }
  return all_of<Message>(ways);
}

RulesSection the_box(const Rules& rules) {
  return {say::box_title(), {rules.dice == 2 ? say::box() : say::not_in_box()}};
}

RulesSection beginning(const Rules& rules) {
  return {
      say::beginning_title(),
      {rules.start_square == 1 ? say::begin_on_1() : say::begin_off_board(), say::who_starts()}};
}

RulesSection moving(const Rules& rules) {
  RulesSection section{say::turn_title(),
                       {rules.dice == 1 ? say::turn_by_one_die() : say::turn_by_two_dice()}};
  if (rules.late_one_die) {
    section.paragraphs.push_back(say::choosing_dice(arg::Place(late_square)));
  }
  return section;
}

RulesSection features(const Rules& rules) {
  const auto ladders = rules.board.features(Kind::ladder);
  const auto snakes = rules.board.features(Kind::snake);
  const bool chutes = rules.down_by == DownBy::chutes;
  RulesSection section{chutes ? say::ladders_and_chutes() : say::ladders_and_snakes(), {}};
  if (!ladders.empty()) section.paragraphs.push_back(say::up_ladders(list_of(ladders)));
  if (!snakes.empty()) {
    const auto& says = chutes ? say::down_chutes : say::down_snakes;
    section.paragraphs.push_back(says(list_of(snakes)));
  }
  section.paragraphs.push_back(chutes ? say::crossed_by_chutes() : say::crossed_by_snakes());
  section.paragraphs.push_back(say::pictures());
  return section;
}

RulesSection sharing(const Rules& rules) {
  return {say::sharing_title(), {rules.shared_squares ? say::sharing() : say::one_to_a_square()}};
}

RulesSection winning(const Rules& rules) {
  RulesSection section{say::winning_title(), {say::winning()}};
  for (const int square : hopeless_squares(rules)) {
    section.paragraphs.push_back(say::hopeless_square(arg::Place(square)));
  }
  return section;
}

/// What players may agree on instead, in a game with two dice.
RulesSection variations(const Rules& rules) {
  return {say::variations_title(),
          {say::variation_one_die(),
           rules.late_one_die ? say::variation_two_dice() : say::variation_late_one_die()}};
}

}  // namespace

std::vector<RulesSection> SnakesLadders::rules_text() const {
  std::vector<RulesSection> sections{the_box(rules_),   {say::object_title(), {say::object()}},
                                     beginning(rules_), moving(rules_),
                                     features(rules_),  sharing(rules_),
                                     winning(rules_)};
  if (rules_.dice == 2) sections.push_back(variations(rules_));
  return sections;
}

}  // namespace parlor::snakes_ladders
