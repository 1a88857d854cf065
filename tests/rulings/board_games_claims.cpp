#include <algorithm>

#include "core/game_model.h"
#include "core/words.h"
#include "games/checkers/game.h"
#include "games/chinese_checkers/game.h"
#include "games/chinese_checkers/moves.h"
#include "rulings/claims.h"

namespace parlor::test::rulings {
namespace {

/// The attempt with its pieces as the steps that could be taken leave them.
Attempt underway(const Attempt& attempt) {
  const std::vector<std::string> taken = taken_steps(attempt);
  Attempt now = attempt;
  now.state = attempt.game->underway(attempt.state, taken);
  return now;
}

bool is_empty_now(const Attempt& a, const Gaps& g) {
  return !stands(underway(a), "", "", g.at("at"));
}

bool is_unreadable(const Attempt& a, const Gaps&) { return !is_takeable(a, a.text); }

// Checkers.

int row_of(int square) { return (square - 1) / 4; }
/// Columns 0 to 7; the dark squares of a row are every other one.
int column_of(int square) { return 2 * ((square - 1) % 4) + (row_of(square) % 2 == 0 ? 1 : 0); }

int rows_between(const Gaps& g) {
  return std::abs(row_of(*whole_number(g.at("to"))) - row_of(*whole_number(g.at("from"))));
}
int columns_between(const Gaps& g) {
  return std::abs(column_of(*whole_number(g.at("to"))) - column_of(*whole_number(g.at("from"))));
}
bool is_diagonal(const Gaps& g, int far) {
  return rows_between(g) == far && columns_between(g) == far;
}

bool is_over(const Gaps& g) {
  const int from = *whole_number(g.at("from"));
  const int to = *whole_number(g.at("to"));
  const int over = *whole_number(g.at("over"));
  return is_diagonal(g, 2) && row_of(over) * 2 == row_of(from) + row_of(to) &&
         column_of(over) * 2 == column_of(from) + column_of(to);
}

const checkers::State& checkers_state(const Attempt& a) { return a.state.as<checkers::Checkers>(); }

bool is_behind_a_man(const Attempt& a, const Gaps& g, bool dark, int far) {
  const int rows = row_of(*whole_number(g.at("to"))) - row_of(*whole_number(g.at("from")));
  return g.at("side") == (dark ? "dark" : "light") && to_act(a) == g.at("side") &&
         rows == (dark ? -far : far) && stands(underway(a), g.at("side"), "man", g.at("from"));
}

bool belongs_to_other(const Attempt& a, const Gaps& g) {
  return to_act(a) == g.at("side") && to_act(a) != g.at("other") &&
         stands(a, g.at("other"), g.at("kind"), g.at("at"));
}

bool is_the_movers(const Attempt& a, const Gaps& g) {
  return to_act(a) == g.at("side") && stands(underway(a), g.at("side"), g.at("kind"), g.at("at"));
}

bool has_ended(const Attempt& a, const Gaps&) { return a.game->outcome(a.state).has_value(); }

bool plays_go_on(const Attempt& a, const Gaps& g) {
  return std::ranges::all_of(items(g.at("plays")), [&](const std::string& step) {
    return is_takeable(a, cat(a.text, ' ', step));
  });
}

bool king_is_short(const Attempt& a, const Gaps& g) {
  return stands(underway(a), to_act(a), "king", g.at("from")) &&
         rows_between(g) == columns_between(g);
}

/// With the square that the jump in the sentence begins on: the attempt may be written in other
/// ways.
Gaps with_beginning(Gaps g) {
  const std::string& jump = g.at("play");
  g["from"] = jump.substr(0, jump.find('x'));
  return g;
}

// Chinese checkers.

namespace cc = chinese_checkers;

const cc::ChineseCheckers& star_of(const Attempt& a) {
  return static_cast<const GameModel<cc::ChineseCheckers>&>(*a.game).game();
}

cc::Hole hole(const Attempt& a, const std::string& name) {
  return *star_of(a).rules().board->find(name);
}

int line_between(const Attempt& a, const Gaps& g) {
  return star_of(a).rules().board->distance_on_line(hole(a, g.at("from")), hole(a, g.at("to")));
}

}  // namespace

const Claims& checkers_claims() {
  static const Claims claims{
      {"checkers.no_pieces_left",
       [](const Attempt& a, const Gaps& g) {
         return std::ranges::none_of(a.game->pieces(a.state), [&](const PieceInfo& piece) {
           return a.game->seat_name(piece.seat) == g.at("side");
         });
       }},
      {"checkers.no_move_left", has_ended},
      {"checkers.drawn_by_repetition", has_ended},
      {"checkers.drawn_when_quiet",
       [](const Attempt& a, const Gaps&) {
         return checkers_state(a).quiet == checkers::quiet_plays_to_draw;
       }},
      {"checkers.nothing_is_huffed",
       [](const Attempt& a, const Gaps&) {
         return a.game->option_values().front() != "huffing" &&
                a.text.find('!') != std::string::npos;
       }},
      {"checkers.nothing_to_huff",
       [](const Attempt& a, const Gaps& g) { return !stands(a, "", "", g.at("at")); }},
      {"checkers.huffs_own",
       [](const Attempt& a, const Gaps& g) {
         return to_act(a) == g.at("side") && stands(a, g.at("side"), "", g.at("at"));
       }},
      {"checkers.left_no_capture",
       [](const Attempt& a, const Gaps& g) {
         return stands(a, g.at("side"), "", g.at("at")) &&
                (checkers_state(a).now.liable & checkers::square(*whole_number(g.at("at")))) == 0;
       }},
      {"checkers.huff_is_whole_turn",
       [](const Attempt& a, const Gaps& g) { return is_legal(a, g.at("play")); }},
      {"checkers.several_ways",
       [](const Attempt& a, const Gaps& g) {
         const auto ways = items(g.at("plays"));
         return cat(ways.size()) == g.at("ways") &&
                std::ranges::all_of(ways,
                                    [&](const std::string& play) { return is_legal(a, play); });
       }},
      {"checkers.move_is_whole_turn",
       [](const Attempt& a, const Gaps& g) {
         return stands(underway(a), to_act(a), "", g.at("at")) && words(a.text).size() > 1;
       }},
      {"checkers.crowned",
       [](const Attempt& a, const Gaps& g) {
         return row_of(*whole_number(g.at("at"))) == (to_act(a) == "dark" ? 7 : 0);
       }},
      {"checkers.another_piece",
       [](const Attempt& a, const Gaps& g) {
         return stands(underway(a), to_act(a), "", g.at("at")) && g.at("at") != g.at("from");
       }},
      {"checkers.plain_move_in_series",
       [](const Attempt&, const Gaps& g) { return g.at("play").find('-') != std::string::npos; }},
      {"checkers.no_piece", is_empty_now},
      {"checkers.others_begin",
       [](const Attempt& a, const Gaps& g) {
         return belongs_to_other(a, g) &&
                a.game->position(a.state) == a.game->position(a.game->start());
       }},
      {"checkers.others_turn", belongs_to_other},
      {"checkers.moves_to_higher",
       [](const Attempt& a, const Gaps& g) { return is_behind_a_man(a, g, true, 1); }},
      {"checkers.moves_to_lower",
       [](const Attempt& a, const Gaps& g) { return is_behind_a_man(a, g, false, 1); }},
      {"checkers.jumps_to_higher",
       [](const Attempt& a, const Gaps& g) { return is_behind_a_man(a, g, true, 2); }},
      {"checkers.jumps_to_lower",
       [](const Attempt& a, const Gaps& g) { return is_behind_a_man(a, g, false, 2); }},
      {"checkers.stays",
       [](const Attempt& a, const Gaps& g) {
         return stands(underway(a), to_act(a), "", g.at("at"));
       }},
      {"checkers.king_goes_too_far",
       [](const Attempt& a, const Gaps& g) {
         const Gaps way = with_beginning(g);
         return is_over(way) && stands(underway(a), to_act(a), "king", way.at("from"));
       }},
      {"checkers.goes_too_far",
       [](const Attempt& a, const Gaps& g) {
         const Gaps way = with_beginning(g);
         return is_over(way) && stands(underway(a), to_act(a), "man", way.at("from"));
       }},
      {"checkers.king_does_not_touch",
       [](const Attempt& a, const Gaps& g) { return king_is_short(a, g) && !is_diagonal(g, 1); }},
      {"checkers.does_not_touch",
       [](const Attempt& a, const Gaps& g) { return !king_is_short(a, g) && !is_diagonal(g, 1); }},
      {"checkers.not_vacant",
       [](const Attempt& a, const Gaps& g) {
         return stands(underway(a), g.at("side"), g.at("kind"), g.at("at"));
       }},
      {"checkers.must_capture",
       [](const Attempt& a, const Gaps& g) {
         return is_takeable(a, g.at("play")) && g.at("play").find('x') != std::string::npos;
       }},
      {"checkers.jumped_already",
       [](const Attempt& a, const Gaps&) { return words(a.text).size() > 1; }},
      {"checkers.not_vacant_beyond",
       [](const Attempt& a, const Gaps& g) {
         return is_over(g) && stands(underway(a), "", "", g.at("to")) &&
                stands(a, "", g.at("kind"), g.at("over"));
       }},
      {"checkers.nothing_between", [](const Attempt&, const Gaps& g) { return is_diagonal(g, 1); }},
      {"checkers.king_jumps_elsewhere",
       [](const Attempt& a, const Gaps& g) { return king_is_short(a, g) && !is_diagonal(g, 2); }},
      {"checkers.jumps_elsewhere",
       [](const Attempt&, const Gaps& g) { return !is_diagonal(g, 2); }},
      {"checkers.nothing_to_jump", is_empty_now},
      {"checkers.jumps_own", is_the_movers},
      {"checkers.no_passing",
       [](const Attempt& a, const Gaps& g) { return to_act(a) == g.at("side"); }},
      {"checkers.unfinished", plays_go_on},
      {"checkers.unreadable", is_unreadable},
      {"checkers.no_such_square", is_unreadable},
  };
  return claims;
}

const Claims& chinese_checkers_claims() {
  static const Claims claims{
      {"chinese_checkers.across_past_pegs", has_ended},
      {"chinese_checkers.across", has_ended},
      {"chinese_checkers.pair_across", has_ended},
      {"chinese_checkers.can_move",
       [](const Attempt& a, const Gaps& g) {
         return to_act(a) == g.at("colour") && is_legal(a, g.at("play"));
       }},
      {"chinese_checkers.no_peg",
       [](const Attempt& a, const Gaps& g) { return !stands(a, "", "", g.at("at")); }},
      {"chinese_checkers.partners_peg",
       [](const Attempt& a, const Gaps& g) {
         return stands(a, g.at("other"), "peg", g.at("at")) && to_act(a) == g.at("colour");
       }},
      {"chinese_checkers.others_turn",
       [](const Attempt& a, const Gaps& g) {
         return stands(a, g.at("other"), "peg", g.at("at")) && to_act(a) == g.at("colour") &&
                g.at("other") != g.at("colour");
       }},
      {"chinese_checkers.another_peg",
       [](const Attempt& a, const Gaps& g) {
         return stands(underway(a), to_act(a), "peg", g.at("at")) && g.at("at") != g.at("from");
       }},
      {"chinese_checkers.stays",
       [](const Attempt& a, const Gaps& g) {
         return a.text.find(cat(g.at("at"), '>', g.at("at"))) != std::string::npos;
       }},
      {"chinese_checkers.not_empty",
       [](const Attempt& a, const Gaps& g) { return stands(a, g.at("other"), "peg", g.at("at")); }},
      {"chinese_checkers.step_is_whole_move",
       [](const Attempt& a, const Gaps& g) {
         return is_legal(a, g.at("play")) && words(a.text).size() > 1;
       }},
      {"chinese_checkers.step_after_jump",
       [](const Attempt& a, const Gaps&) { return words(a.text).size() > 1; }},
      {"chinese_checkers.no_line",
       [](const Attempt& a, const Gaps& g) { return line_between(a, g) == 0; }},
      {"chinese_checkers.jumps_several",
       [](const Attempt& a, const Gaps& g) {
         const auto pegs = items(g.at("places"));
         return cat(pegs.size()) == g.at("pegs") &&
                std::ranges::all_of(
                    pegs, [&](const std::string& at) { return stands(a, "", "peg", at); });
       }},
      {"chinese_checkers.nothing_to_jump",
       [](const Attempt& a, const Gaps& g) {
         return !stands(underway(a), "", "", g.at("over")) && line_between(a, g) == 2;
       }},
      {"chinese_checkers.too_far",
       [](const Attempt& a, const Gaps& g) {
         return cat(line_between(a, g)) == g.at("far") && line_between(a, g) > 2;
       }},
      {"chinese_checkers.turn_passes",
       [](const Attempt& a, const Gaps&) {
         return a.game->plays(a.state) == std::vector<std::string>{"-"};
       }},
      {"chinese_checkers.nothing_yet",
       [](const Attempt& a, const Gaps&) { return words(a.text).empty(); }},
      {"chinese_checkers.hops_fit", [](const Attempt& a, const Gaps&) { return a.ruling.legal; }},
      {"chinese_checkers.legal",
       [](const Attempt& a, const Gaps&) { return a.game->taken(a.state, a.text).ok(); }},
      {"chinese_checkers.comes_back",
       [](const Attempt& a, const Gaps& g) {
         return a.text.starts_with(g.at("at")) && a.text.ends_with(g.at("at"));
       }},
      {"chinese_checkers.unreadable", is_unreadable},
      {"chinese_checkers.no_such_hole", is_unreadable},
      {"chinese_checkers.no_move",
       [](const Attempt& a, const Gaps&) { return words(a.text).empty(); }},
  };
  return claims;
}

}  // namespace parlor::test::rulings
