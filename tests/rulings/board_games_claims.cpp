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
      {"The game is over: {side} has no pieces left.",
       [](const Attempt& a, const Gaps& g) {
         return std::ranges::none_of(a.game->pieces(a.state), [&](const PieceInfo& piece) {
           return a.game->seat_name(piece.seat) == g.at("side");
         });
       }},
      {"The game is over: {side} has no move left.", has_ended},
      {"The game is drawn: the same position came up three times (our reading).", has_ended},
      {"The game is drawn: 40 moves a side without a capture or a man's move (our reading).",
       [](const Attempt& a, const Gaps&) {
         return checkers_state(a).quiet == checkers::quiet_plays_to_draw;
       }},
      {"By this sheet a capture must be taken, so nothing is ever huffed.",
       [](const Attempt& a, const Gaps&) {
         return a.game->option_values().front() != "huffing" &&
                a.text.find('!') != std::string::npos;
       }},
      {"There is no piece on {at} to huff.",
       [](const Attempt& a, const Gaps& g) { return !stands(a, "", "", g.at("at")); }},
      {"The piece on {at} is {side}'s own; a huff takes off one of {other}'s.",
       [](const Attempt& a, const Gaps& g) {
         return to_act(a) == g.at("side") && stands(a, g.at("side"), "", g.at("at"));
       }},
      {"The piece on {at} left no capture in {side}'s last turn, so it cannot be huffed.",
       [](const Attempt& a, const Gaps& g) {
         return stands(a, g.at("side"), "", g.at("at")) &&
                (checkers_state(a).now.liable & checkers::square(*whole_number(g.at("at")))) == 0;
       }},
      {"A huff takes one piece off and is the whole turn: nothing goes with {play}.",
       [](const Attempt& a, const Gaps& g) { return is_legal(a, g.at("play")); }},
      {"{play} can be made in {ways} ways: say {plays}.",
       [](const Attempt& a, const Gaps& g) {
         const auto ways = items(g.at("plays"));
         return cat(ways.size()) == g.at("ways") &&
                std::ranges::all_of(ways,
                                    [&](const std::string& play) { return is_legal(a, play); });
       }},
      {"A move to an empty square is the whole turn: nothing follows on {at}.",
       [](const Attempt& a, const Gaps& g) {
         return stands(underway(a), to_act(a), "", g.at("at")) && words(a.text).size() > 1;
       }},
      {"The man is crowned on {at} and that ends its move (our reading); the new king goes on from "
       "its next turn.",
       [](const Attempt& a, const Gaps& g) {
         return row_of(*whole_number(g.at("at"))) == (to_act(a) == "dark" ? 7 : 0);
       }},
      {"The piece that jumped stands on {at} now: only it could go on, not one from {from}.",
       [](const Attempt& a, const Gaps& g) {
         return stands(underway(a), to_act(a), "", g.at("at")) && g.at("at") != g.at("from");
       }},
      {"After a jump only another jump can follow, and {play} is a plain move.",
       [](const Attempt&, const Gaps& g) { return g.at("play").find('-') != std::string::npos; }},
      {"There is no piece on {at}.", is_empty_now},
      {"The {kind} on {at} is {other}'s, and {side} begins (our reading).",
       [](const Attempt& a, const Gaps& g) {
         return belongs_to_other(a, g) &&
                a.game->position(a.state) == a.game->position(a.game->start());
       }},
      {"The {kind} on {at} is {other}'s, and {side} is to move.", belongs_to_other},
      {"A man moves forward only, {side}'s to higher numbers, and {to} is behind {from}; kings go "
       "both ways.",
       [](const Attempt& a, const Gaps& g) { return is_behind_a_man(a, g, true, 1); }},
      {"A man moves forward only, {side}'s to lower numbers, and {to} is behind {from}; kings go "
       "both ways.",
       [](const Attempt& a, const Gaps& g) { return is_behind_a_man(a, g, false, 1); }},
      {"A man jumps forward only (our reading), {side}'s to higher numbers, and {to} is behind "
       "{from}; kings go both ways.",
       [](const Attempt& a, const Gaps& g) { return is_behind_a_man(a, g, true, 2); }},
      {"A man jumps forward only (our reading), {side}'s to lower numbers, and {to} is behind "
       "{from}; kings go both ways.",
       [](const Attempt& a, const Gaps& g) { return is_behind_a_man(a, g, false, 2); }},
      {"The piece on {at} has to go to another square.",
       [](const Attempt& a, const Gaps& g) {
         return stands(underway(a), to_act(a), "", g.at("at"));
       }},
      {"A king moves to the next square (our reading), and {to} lies beyond {over}; a jump over it "
       "would be {play}.",
       [](const Attempt& a, const Gaps& g) {
         const Gaps way = with_beginning(g);
         return is_over(way) && stands(underway(a), to_act(a), "king", way.at("from"));
       }},
      {"A move goes to the next square, and {to} lies beyond {over}; a jump over it would be "
       "{play}.",
       [](const Attempt& a, const Gaps& g) {
         const Gaps way = with_beginning(g);
         return is_over(way) && stands(underway(a), to_act(a), "man", way.at("from"));
       }},
      {"{to} does not touch {from}: a move goes one square along a diagonal (our reading).",
       [](const Attempt& a, const Gaps& g) { return king_is_short(a, g) && !is_diagonal(g, 1); }},
      {"{to} does not touch {from}: a move goes one square along a diagonal.",
       [](const Attempt& a, const Gaps& g) { return !king_is_short(a, g) && !is_diagonal(g, 1); }},
      {"Square {at} is not vacant: {side}'s {kind} stands there.",
       [](const Attempt& a, const Gaps& g) {
         return stands(underway(a), g.at("side"), g.at("kind"), g.at("at"));
       }},
      {"A capture is there and must be taken: {play}, for example.",
       [](const Attempt& a, const Gaps& g) {
         return is_takeable(a, g.at("play")) && g.at("play").find('x') != std::string::npos;
       }},
      {"The piece on {at} has been jumped in this series already (our reading: once each).",
       [](const Attempt& a, const Gaps&) { return words(a.text).size() > 1; }},
      {"Square {to}, just beyond {over}, is not vacant, so the {kind} on {at} cannot be jumped "
       "from {from}.",
       [](const Attempt& a, const Gaps& g) {
         return is_over(g) && stands(underway(a), "", "", g.at("to")) &&
                stands(a, "", g.at("kind"), g.at("at")) && g.at("at") == g.at("over");
       }},
      {"Between {from} and {to} there is no square to jump over; a plain move is written {play}.",
       [](const Attempt&, const Gaps& g) { return is_diagonal(g, 1); }},
      {"A jump lands two squares on along one diagonal (our reading), and {to} is not such a "
       "square from {from}.",
       [](const Attempt& a, const Gaps& g) { return king_is_short(a, g) && !is_diagonal(g, 2); }},
      {"A jump lands two squares on along one diagonal, and {to} is not such a square from {from}.",
       [](const Attempt&, const Gaps& g) { return !is_diagonal(g, 2); }},
      {"There is nothing to jump on {at}.", is_empty_now},
      {"The {kind} on {at} is {side}'s own; only the other side's are jumped.", is_the_movers},
      {"A turn cannot be passed: {side} has to move a piece.",
       [](const Attempt& a, const Gaps& g) { return to_act(a) == g.at("side"); }},
      {"The series is not finished: from {at} it goes on with {plays}.", plays_go_on},
      {"\"{text}\" cannot be read: write a move as 11-15, a jump as 9x18, a series as 9x18 18x25, "
       "a huff as !14.",
       is_unreadable},
      {"There is no square {text}: the squares are numbered 1 to 32.", is_unreadable},
  };
  return claims;
}

const Claims& chinese_checkers_claims() {
  static const Claims claims{
      {"The game is over: {colour} is across, past pegs that stay at home (our reading).",
       has_ended},
      {"The game is over: {colour} is across.", has_ended},
      {"The game is over: {colours} are across, and a pair wins together (our reading).",
       has_ended},
      {"{colour} can move, {play} for one, and only a colour that cannot move passes (our "
       "reading).",
       [](const Attempt& a, const Gaps& g) {
         return to_act(a) == lower(g.at("colour")) && is_legal(a, g.at("play"));
       }},
      {"There is no peg in {at}.",
       [](const Attempt& a, const Gaps& g) { return !stands(a, "", "", g.at("at")); }},
      {"The peg in {at} is {other}'s: {colour} may move its partner's pegs only when all of its "
       "own are across.",
       [](const Attempt& a, const Gaps& g) {
         return stands(a, g.at("other"), "peg", g.at("at")) && to_act(a) == g.at("colour");
       }},
      {"The peg in {at} is {other}'s, and it is {colour}'s turn.",
       [](const Attempt& a, const Gaps& g) {
         return stands(a, g.at("other"), "peg", g.at("at")) && to_act(a) == g.at("colour") &&
                g.at("other") != g.at("colour");
       }},
      {"A play moves one peg: it is in {at} now, so the next jump cannot start from {from}.",
       [](const Attempt& a, const Gaps& g) {
         return stands(underway(a), to_act(a), "peg", g.at("at")) && g.at("at") != g.at("from");
       }},
      {"A peg that stays in {at} does not move.",
       [](const Attempt& a, const Gaps& g) {
         return a.text.find(cat(g.at("at"), '>', g.at("at"))) != std::string::npos;
       }},
      {"{at} is taken by a peg of {other}.",
       [](const Attempt& a, const Gaps& g) {
         return stands(a, g.at("other"), "peg", lower(g.at("at")));
       }},
      {"{play} is a step, and a step is a whole move: no jump or step can follow it.",
       [](const Attempt& a, const Gaps& g) {
         return is_legal(a, g.at("play")) && words(a.text).size() > 1;
       }},
      {"Only jumps can follow a jump, and {play} is a step.",
       [](const Attempt& a, const Gaps&) { return words(a.text).size() > 1; }},
      {"No line leads straight from {from} to {to}.",
       [](const Attempt& a, const Gaps& g) { return line_between(a, g) == 0; }},
      {"A jump goes over one peg, and from {from} to {to} there are {pegs} in the way, in "
       "{places}.",
       [](const Attempt& a, const Gaps& g) {
         const auto pegs = items(g.at("places"));
         return cat(pegs.size()) == g.at("pegs") &&
                std::ranges::all_of(
                    pegs, [&](const std::string& at) { return stands(a, "", "peg", at); });
       }},
      {"There is no peg in {over} to jump over from {from} to {to}.",
       [](const Attempt& a, const Gaps& g) {
         return !stands(underway(a), "", "", g.at("over")) && line_between(a, g) == 2;
       }},
      {"From {from} to {to} is too far, {far} holes: a peg steps into the next hole, or jumps over "
       "a peg there into the hole behind it.",
       [](const Attempt& a, const Gaps& g) {
         return cat(line_between(a, g)) == g.at("far") && line_between(a, g) > 2;
       }},
      {"No peg can move, so the turn passes (our reading).",
       [](const Attempt& a, const Gaps&) {
         return a.game->plays(a.state) == std::vector<std::string>{"-"};
       }},
      {"Nothing has moved yet.",
       [](const Attempt& a, const Gaps&) { return words(a.text).empty(); }},
      {"These hops can be made.", [](const Attempt& a, const Gaps&) { return a.ruling.legal; }},
      {"This move is legal.",
       [](const Attempt& a, const Gaps&) { return a.game->taken(a.state, a.text).ok(); }},
      {"The peg comes back to {at}, where it began: that is no move (our reading).",
       [](const Attempt& a, const Gaps& g) {
         return a.text.starts_with(g.at("at")) && a.text.ends_with(g.at("at"));
       }},
      {"\"{text}\" is not a move; write one as from>to, such as {play}.", is_unreadable},
      {"There is no hole \"{text}\" on this star; holes are named by row and column, from {first} "
       "at the top to {last} at the bottom.",
       is_unreadable},
      {"There is no move here; write one as from>to.",
       [](const Attempt& a, const Gaps&) { return words(a.text).empty(); }},
  };
  return claims;
}

}  // namespace parlor::test::rulings
