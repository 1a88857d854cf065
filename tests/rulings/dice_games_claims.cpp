#include <algorithm>

#include "core/game_model.h"
#include "core/words.h"
#include "games/snakes_ladders/game.h"
#include "rulings/claims.h"

namespace parlor::test::rulings {
namespace {

// Backgammon.

/// The attempt as far as it can be played, and the dice that are left then.
struct BackgammonTurn {
  Attempt now;
  std::vector<std::string> dice;
};

BackgammonTurn backgammon_turn(const Attempt& attempt) {
  BackgammonTurn turn{attempt, {}};
  const std::vector<std::string> taken = taken_steps(attempt);
  if (const auto next = attempt.game->next(attempt.state, taken)) turn.dice = next->left;
  turn.now.state = attempt.game->underway(attempt.state, taken);
  return turn;
}

std::string opponent(const Attempt& a) { return to_act(a) == "red" ? "black" : "red"; }

/// Men of a side on a point as the mover counts it.
int men_on(const Attempt& a, const std::string& side, const std::string& point) {
  const auto number = whole_number(point);
  const std::string shown = number && to_act(a) == "black" ? cat(25 - *number) : point;
  int men = 0;
  for (const PieceInfo& piece : a.game->pieces(a.state))
    men += piece.at == shown && a.game->seat_name(piece.seat) == side;
  return men;
}

bool are_the_dice(const BackgammonTurn& turn, const std::string& list) {
  return items(list) == turn.dice;
}

bool are_held(const Attempt& a, const std::string& list) {
  const auto points = items(list);
  return !points.empty() && std::ranges::all_of(points, [&](const std::string& at) {
    return men_on(a, opponent(a), at) > 1;
  });
}

bool has_on_bar(const Attempt& a, const Gaps& g) {
  const Attempt now = backgammon_turn(a).now;
  return to_act(a) == g.at("side") && cat(men_on(now, to_act(a), "bar")) == g.at("men");
}

bool goes_on(const Attempt& a, const Gaps& g) {
  std::string before = a.text == "-" ? "" : a.text + ' ';
  return is_legal(a, before + g.at("play"));
}

bool is_not_thrown(const Attempt& a, const Gaps&) { return a.game->actor(a.state).is_chance(); }

// Snakes & ladders.

namespace sl = snakes_ladders;

const sl::SnakesLadders& snakes_game(const Attempt& a) {
  return static_cast<const GameModel<sl::SnakesLadders>&>(*a.game).game();
}
const sl::State& snakes_state(const Attempt& a) { return a.state.as<sl::SnakesLadders>(); }

int number(const Gaps& g, const std::string& name) {
  return g.at(name) == "off the board" ? 0 : *whole_number(g.at(name));
}

int square_of_named(const Attempt& a, const std::string& colour) {
  for (const Seat seat : snakes_state(a).seats) {
    if (a.game->seat_name(seat) == colour) return snakes_state(a).square(seat);
  }
  return -1;
}

bool is_on(const Attempt& a, const std::string& colour, const std::string& standing) {
  const int square = square_of_named(a, colour);
  return standing == (square == 0 ? std::string("off the board") : cat("on ", square));
}

bool is_thrown(const Attempt& a, const std::string& text) {
  const parlor::Roll roll = snakes_state(a).roll;
  return text == (roll.low() == 0
                      ? cat("The ", roll.high())
                      : cat(roll.high(), " and ", roll.low(), ", together ", roll.total(), ","));
}

std::string due(const Attempt& a) { return a.game->plays(a.state).front(); }

bool leads(const Attempt& a, int from, int to, sl::Kind kind) {
  const auto features = snakes_game(a).rules().board.features(kind);
  return std::ranges::any_of(features, [&](const sl::Feature& feature) {
    return feature.from == from && feature.to == to;
  });
}

bool has_ladder(const Attempt& a, const Gaps& g) {
  return leads(a, number(g, "at"), number(g, "top"), sl::Kind::ladder);
}
bool has_snake(const Attempt& a, const Gaps& g) {
  return leads(a, number(g, "at"), number(g, "end"), sl::Kind::snake);
}
bool ends_snake(const Attempt& a, const Gaps& g) {
  return leads(a, number(g, "from"), number(g, "at"), sl::Kind::snake);
}

bool throws_dice(const Attempt& a, const Gaps& g) {
  return to_act(a) == g.at("side") &&
         g.at("dice") == (snakes_state(a).dice == 1 ? "one die" : "two dice");
}

bool holds_square(const Attempt& a, const Gaps& g) {
  return square_of_named(a, g.at("owner")) == number(g, "at") && g.at("play") == due(a) &&
         g.at("owner") != g.at("side");
}

}  // namespace

const Claims& backgammon_claims() {
  static const Claims claims{
      {"backgammon.game_over",
       [](const Attempt& a, const Gaps&) { return a.game->outcome(a.state).has_value(); }},
      {"backgammon.cube_first",
       [](const Attempt& a, const Gaps& g) {
         return to_act(a) == g.at("side") && is_legal(a, "double");
       }},
      {"backgammon.answer_first",
       [](const Attempt& a, const Gaps& g) {
         return to_act(a) == g.at("side") && is_legal(a, "take");
       }},
      {"backgammon.throw_first", is_not_thrown},
      {"backgammon.thrown_for_start",
       [](const Attempt& a, const Gaps& g) {
         return to_act(a) == g.at("side") && a.game->to_throw(a.state).dice == 1;
       }},
      {"backgammon.too_late_for_cube",
       [](const Attempt& a, const Gaps&) { return a.game->actor(a.state).is_player(); }},
      {"backgammon.plays_nothing",
       [](const Attempt& a, const Gaps&) {
         return a.game->plays(a.state) == std::vector<std::string>{"-"};
       }},
      {"backgammon.may_play",
       [](const Attempt& a, const Gaps& g) { return a.ruling.legal && to_act(a) == g.at("side"); }},
      {"backgammon.may_play_on",
       [](const Attempt& a, const Gaps& g) { return a.ruling.legal && to_act(a) == g.at("side"); }},
      {"backgammon.nothing_to_hit",
       [](const Attempt& a, const Gaps& g) {
         return men_on(backgammon_turn(a).now, opponent(a), g.at("at")) == 0 || g.at("at") == "off";
       }},
      {"backgammon.point_held",
       [](const Attempt& a, const Gaps& g) {
         return g.at("other") == opponent(a) &&
                cat(men_on(backgammon_turn(a).now, opponent(a), g.at("at"))) == g.at("men") &&
                number(g, "men") > 1;
       }},
      {"backgammon.enters_elsewhere",
       [](const Attempt&, const Gaps& g) { return g.at("at") == "off" || number(g, "at") < 19; }},
      {"backgammon.no_die_to_enter",
       [](const Attempt& a, const Gaps& g) {
         return number(g, "at") + number(g, "die") == 25 &&
                are_the_dice(backgammon_turn(a), g.at("dice")) &&
                std::ranges::count(items(g.at("dice")), g.at("die")) == 0;
       }},
      {"backgammon.men_outside",
       [](const Attempt& a, const Gaps& g) {
         const Attempt now = backgammon_turn(a).now;
         return std::ranges::all_of(items(g.at("points")), [&](const std::string& at) {
           return *whole_number(at) > 6 && men_on(now, to_act(a), at) > 0;
         });
       }},
      {"backgammon.dice_too_low",
       [](const Attempt& a, const Gaps& g) {
         return are_the_dice(backgammon_turn(a), g.at("dice")) &&
                std::ranges::all_of(items(g.at("dice")), [&](const std::string& die) {
                  return *whole_number(die) < number(g, "die");
                });
       }},
      {"backgammon.not_the_highest",
       [](const Attempt& a, const Gaps& g) {
         return men_on(backgammon_turn(a).now, to_act(a), g.at("high")) > 0 &&
                number(g, "high") > number(g, "at");
       }},
      {"backgammon.hits_on_the_way",
       [](const Attempt& a, const Gaps& g) {
         return men_on(backgammon_turn(a).now, opponent(a), g.at("blot")) == 1;
       }},
      {"backgammon.held_on_the_way",
       [](const Attempt& a, const Gaps& g) {
         return are_held(backgammon_turn(a).now, g.at("points")) && g.at("other") == opponent(a);
       }},
      {"backgammon.no_such_die",
       [](const Attempt& a, const Gaps& g) {
         return number(g, "from") - number(g, "to") == number(g, "count") &&
                are_the_dice(backgammon_turn(a), g.at("dice")) &&
                std::ranges::count(items(g.at("dice")), g.at("count")) == 0;
       }},
      {"backgammon.dice_are_played",
       [](const Attempt& a, const Gaps&) { return backgammon_turn(a).dice.empty(); }},
      {"backgammon.no_man_on_bar",
       [](const Attempt& a, const Gaps&) {
         return men_on(backgammon_turn(a).now, to_act(a), "bar") == 0;
       }},
      {"backgammon.no_man",
       [](const Attempt& a, const Gaps& g) {
         return men_on(backgammon_turn(a).now, to_act(a), g.at("at")) == 0;
       }},
      {"backgammon.bar_first", has_on_bar},
      {"backgammon.wrong_way",
       [](const Attempt& a, const Gaps& g) {
         return a.text.find(g.at("play")) != std::string::npos;
       }},
      {"backgammon.only_the_higher",
       [](const Attempt& a, const Gaps& g) {
         return is_legal(a, g.at("play")) && words(g.at("play")).size() == 1 &&
                backgammon_turn(a).dice.front() == g.at("die");
       }},
      {"backgammon.too_few_dice",
       [](const Attempt& a, const Gaps& g) {
         std::vector<std::string> taken = taken_steps(a);
         taken.push_back(g.at("play"));
         return is_legal(a, join(taken, " "));
       }},
      {"backgammon.one_more_die_by_reading",
       [](const Attempt& a, const Gaps& g) { return goes_on(a, g) && !taken_steps(a).empty(); }},
      {"backgammon.one_more_die", goes_on},
      {"backgammon.more_dice",
       [](const Attempt& a, const Gaps& g) {
         return goes_on(a, g) && cat(words(g.at("play")).size()) == g.at("count");
       }},
      {"backgammon.unreadable", [](const Attempt& a, const Gaps&) { return !is_legal(a, a.text); }},
      {"backgammon.no_move", [](const Attempt& a, const Gaps&) { return words(a.text).empty(); }},
  };
  return claims;
}

const Claims& snakes_ladders_claims() {
  static const Claims claims{
      {"snakes_ladders.one_step",
       [](const Attempt& a, const Gaps& g) { return cat(words(a.text).size()) == g.at("count"); }},
      {"snakes_ladders.game_over",
       [](const Attempt& a, const Gaps& g) { return square_of_named(a, g.at("side")) == 100; }},
      {"snakes_ladders.tied",
       [](const Attempt& a, const Gaps& g) {
         return to_act(a) == g.at("side") &&
                items(g.at("tied")).size() <
                    static_cast<std::size_t>(snakes_state(a).seats.size()) &&
                is_not_thrown(a, g);
       }},
      {"snakes_ladders.not_settled",
       [](const Attempt& a, const Gaps& g) {
         return to_act(a) == g.at("side") && is_not_thrown(a, g);
       }},
      {"snakes_ladders.not_thrown", throws_dice},
      {"snakes_ladders.dice_chosen", throws_dice},
      {"snakes_ladders.no_choice_of_dice",
       [](const Attempt& a, const Gaps&) { return !snakes_game(a).rules().late_one_die; }},
      {"snakes_ladders.too_early_for_one_die",
       [](const Attempt& a, const Gaps& g) {
         return square_of_named(a, g.at("side")) == number(g, "at") &&
                number(g, "at") < number(g, "late");
       }},
      {"snakes_ladders.throws_one_die",
       [](const Attempt& a, const Gaps&) { return a.text == "one"; }},
      {"snakes_ladders.throws_two_dice",
       [](const Attempt& a, const Gaps&) { return a.text == "two"; }},
      {"snakes_ladders.dice_first",
       [](const Attempt& a, const Gaps& g) {
         return square_of_named(a, g.at("side")) == number(g, "at") && is_legal(a, "one");
       }},
      {"snakes_ladders.already_thrown",
       [](const Attempt& a, const Gaps& g) { return is_thrown(a, g.at("thrown")); }},
      {"snakes_ladders.must_move",
       [](const Attempt& a, const Gaps& g) {
         return is_thrown(a, g.at("thrown")) &&
                number(g, "to") - number(g, "from") == snakes_state(a).roll.total() &&
                g.at("play") == due(a);
       }},
      {"snakes_ladders.unreadable",
       [](const Attempt& a, const Gaps& g) {
         return g.at("play") == due(a) && to_act(a) == g.at("side");
       }},
      {"snakes_ladders.written_so",
       [](const Attempt& a, const Gaps& g) { return g.at("play") == due(a); }},
      {"snakes_ladders.others_piece",
       [](const Attempt& a, const Gaps& g) {
         return is_on(a, g.at("other"), g.at("at")) && to_act(a) == g.at("side");
       }},
      {"snakes_ladders.piece_elsewhere",
       [](const Attempt& a, const Gaps& g) {
         return is_on(a, g.at("side"), g.at("at")) && g.at("at") != g.at("from");
       }},
      {"snakes_ladders.too_high",
       [](const Attempt& a, const Gaps& g) {
         return is_thrown(a, g.at("thrown")) && number(g, "from") + number(g, "count") == 100 &&
                snakes_state(a).roll.total() > number(g, "count") && due(a) == "-";
       }},
      {"snakes_ladders.ladder_not_down", has_ladder},
      {"snakes_ladders.ladder_goes_up", has_ladder},
      {"snakes_ladders.ladder_ends", has_ladder},
      {"snakes_ladders.snake_not_up", has_snake},
      {"snakes_ladders.snake_goes_down", has_snake},
      {"snakes_ladders.snake_ends", has_snake},
      {"snakes_ladders.chute_not_up", has_snake},
      {"snakes_ladders.chute_goes_down", has_snake},
      {"snakes_ladders.chute_ends", has_snake},
      {"snakes_ladders.leads_elsewhere",
       [](const Attempt& a, const Gaps& g) {
         return is_thrown(a, g.at("thrown")) &&
                number(g, "to") - number(g, "from") == snakes_state(a).roll.total() &&
                g.at("to") != g.at("wrong");
       }},
      {"snakes_ladders.top_of_ladder",
       [](const Attempt& a, const Gaps& g) {
         return leads(a, number(g, "from"), number(g, "at"), sl::Kind::ladder);
       }},
      {"snakes_ladders.head_of_snake", ends_snake},
      {"snakes_ladders.bottom_of_chute", ends_snake},
      {"snakes_ladders.plain_square",
       [](const Attempt& a, const Gaps& g) {
         for (const sl::Kind kind : {sl::Kind::ladder, sl::Kind::snake}) {
           for (const sl::Feature& feature : snakes_game(a).rules().board.features(kind)) {
             if (feature.from == number(g, "at")) return false;
           }
         }
         return true;
       }},
      {"snakes_ladders.not_sent_back_by_reading",
       [](const Attempt& a, const Gaps& g) { return to_act(a) == g.at("side"); }},
      {"snakes_ladders.not_sent_back",
       [](const Attempt& a, const Gaps& g) { return to_act(a) == g.at("side"); }},
      {"snakes_ladders.held_by_reading", holds_square},
      {"snakes_ladders.held", holds_square},
      {"snakes_ladders.stays",
       [](const Attempt& a, const Gaps& g) {
         return square_of_named(a, g.at("side")) == number(g, "at") &&
                number(g, "at") + number(g, "count") > 100;
       }},
      {"snakes_ladders.wins",
       [](const Attempt& a, const Gaps&) {
         return a.game->outcome(*a.game->taken(a.state, due(a))).has_value();
       }},
      {"snakes_ladders.moves_by_reading",
       [](const Attempt& a, const Gaps& g) {
         const bool is_sent_back = due(a).find('=') != std::string::npos;
         return to_act(a) == g.at("side") && a.text == due(a) &&
                (is_sent_back || g.at("way").ends_with(" 1, which holds any number"));
       }},
      {"snakes_ladders.moves",
       [](const Attempt& a, const Gaps& g) {
         return to_act(a) == g.at("side") && a.text == due(a);
       }},
  };
  return claims;
}

}  // namespace parlor::test::rulings
