#include "games/chinese_checkers/game.h"
#include "games/chinese_checkers/text/tell_messages.h"

namespace parlor::chinese_checkers {
namespace {

RulesSection the_box(const Rules& rules) {
  return {say::box_title(), {rules.board == &large_board ? say::box_large() : say::box_small()}};
}

RulesSection aim(const Rules& rules) {
  return {say::object_title(), {say::object(rules.board->pegs())}};
}

RulesSection set_up(const Rules& rules) {
  const Board& board = *rules.board;
  const bool many = rules.board == &large_board || rules.pairs;
  return {say::setup_title(),
          {say::setup_star(board.holes().size(), board.pegs()),
           many ? say::setup_many() : say::setup_few(), say::setup_seats(colours(rules.seats))}};
}

RulesSection turns(const Rules& rules) {
  const arg::Seat first(seat_colour(rules.start().to_move));
  return {say::turns_title(), {say::turns_order(first), say::turns_duty()}};
}

RulesSection moves() {
  return {say::moving_title(),
          {say::moving_steps(), say::moving_jumps(), say::moving_either(), say::moving_anywhere()}};
}

RulesSection winning(const Rules& rules) {
  if (rules.pairs) return {say::winning_title(), {say::winning_in_pairs()}};
  return {say::winning_title(),
          {say::winning_across(), say::winning_past_pegs(), say::winning_by_others()}};
}

/// What players may agree on besides, told where this game does not have it.
std::vector<Message> other_ways(const Rules& rules) {
  std::vector<Message> ways;
  if (rules.board == &small_board) ways.push_back(say::variations_large());
  if (!rules.pairs) ways.push_back(say::variations_pairs());
  return ways;
}

RulesSection partners(const Rules& rules) {
  return {say::partners_title(),
          {rules.seats.size() == 4 ? say::partners_two_pairs() : say::partners_three_pairs(),
           say::partners_help(), say::partners_goal()}};
}

}  // namespace

std::vector<RulesSection> ChineseCheckers::rules_text() const {
  std::vector<RulesSection> sections{the_box(rules_), aim(rules_), set_up(rules_),
                                     turns(rules_),   moves(),     winning(rules_)};
  if (rules_.pairs) sections.push_back(partners(rules_));
  auto ways = other_ways(rules_);
  if (!ways.empty()) sections.push_back({say::variations_title(), std::move(ways)});
  return sections;
}

}  // namespace parlor::chinese_checkers
