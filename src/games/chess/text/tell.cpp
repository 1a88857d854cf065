#include "games/chess/text/tell.h"

#include "games/chess/text/tell_messages.h"

namespace parlor::chess {
namespace {

RulesSection the_box() { return {say::box_title(), {say::box_holds()}}; }

RulesSection the_object() { return {say::object_title(), {say::object()}}; }

RulesSection setting_up() {
  return {say::setup_title(), {say::setup_pieces(), say::setup_places()}};
}

RulesSection moving() {
  return {say::moving_title(),
          {say::moving_pieces(), say::moving_takes(), say::moving_values()},
          {{"r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4",
            say::knight_jumps(),
            {{"f3g5", {}}, {"f3e5", say::knight_takes_pawn()}},
            "f3"}}};
}

RulesSection pawns() {
  return {say::pawns_title(),
          {say::pawns_move(), say::pawns_in_passing(), say::pawns_promote()},
          {{"rnbqkbnr/ppp1pppp/8/8/3pP3/5N2/PPPP1PPP/RNBQKB1R b KQkq e3 0 3",
            say::may_take_in_passing(),
            {{"d4e3", {}}},
            "d4"},
           {"8/4P1k1/8/8/8/8/1K6/8 w - - 0 1",
            say::may_promote(),
            {{"e7e8q", say::to_queen()}, {"e7e8n", say::to_knight()}},
            "e7"}}};
}

RulesSection castling() {
  return {say::castling_title(),
          {say::castling_move(), say::castling_needs()},
          {{"r3k2r/pppq1ppp/2np1n2/2b1p1B1/2B1P1b1/2NP1N2/PPPQ1PPP/R3K2R w KQkq - 0 8",
            say::may_castle(),
            {{"e1g1", say::castles_short()}, {"e1c1", say::castles_long()}},
            "e1"},
           {"4k3/8/5r2/8/8/8/8/4K2R w K - 0 1", say::may_not_castle(), {{"e1g1", {}, false}}}}};
}

RulesSection check() {
  return {say::check_title(),
          {say::check_answers(), say::checkmate()},
          {{"4k3/8/4r3/8/8/8/4N3/4K3 w - - 0 1", say::knight_is_pinned(), {{"e2c3", {}, false}}},
           {"R5k1/5ppp/8/8/8/8/5PPP/6K1 b - - 0 1", say::black_is_mated()}}};
}

RulesSection draws() {
  return {say::draws_title(),
          {say::draws_by_rule(), say::draws_by_repetition(), say::draws_after_mate()},
          {{"7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", say::black_is_stalemated()}}};
}

}  // namespace

std::vector<RulesSection> rules_told() {
  return {the_box(), the_object(), setting_up(), moving(), pawns(), castling(), check(), draws()};
}

}  // namespace parlor::chess
