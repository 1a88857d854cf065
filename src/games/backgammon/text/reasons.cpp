#include "games/backgammon/text/reasons.h"

#include <algorithm>
#include <vector>

#include "core/words.h"
#include "games/backgammon/state.h"
#include "games/backgammon/text/messages.h"
#include "games/backgammon/way.h"

namespace parlor::backgammon {
namespace {

arg::List dice_left(const Turn& turn) { return all_of<std::int64_t>(turn.dice()); }

arg::Play spelt(const Turn& turn, const std::vector<Step>& steps) {
  std::vector<std::string> texts;
  Board board = turn.board();
  for (const Step& step : steps) {
    texts.push_back(spell_move(board, step.move));
    board.make(step.move);
  }
  return arg::Play(join(texts, " "));
}

bool has_die(const Turn& turn, int die) {
  return std::find(turn.dice().begin(), turn.dice().end(), die) != turn.dice().end();
}

arg::List list_points(PlaceSet points) {
  std::vector<int> numbers;
  for (; points != 0; points ^= place_bit(highest_of(points))) {
    numbers.push_back(highest_of(points));
  }
  return all_of<arg::Place>(numbers);
}

Ruling held_point(const Turn& turn, Seat mover, int point) {
  const int count = turn.board().waiting.at(seen_from_there(point));
  return refused("backgammon.04",
                 say::point_held(said(other(mover)), arg::Place(point), count, said(mover)));
}

Ruling why_not_enter(const Turn& turn, Seat mover, const Hop& hop) {
  const int die = bar - hop.to;
  if (hop.to == off || die > home_points) {
    return refused("backgammon.06", say::enters_elsewhere(arg::Place(place_name(hop.to))));
  }
  if (!has_die(turn, die)) {
    return refused("backgammon.06", say::no_die_to_enter(arg::Place(hop.to), die, dice_left(turn)));
  }
  Ruling ruling = held_point(turn, mover, hop.to);
  ruling.clause = "backgammon.06";
  return ruling;
}

Ruling why_not_off(const Turn& turn, Seat mover, const Hop& hop) {
  const PlaceSet in_play = turn.board().mover.in_play();
  const PlaceSet outside = in_play & ~home_table;
  if (outside != 0) {
    return refused("backgammon.07", say::men_outside(said(mover), list_points(outside)));
  }
  if (turn.dice().front() < hop.from) {
    return refused("backgammon.08",
                   say::dice_too_low(arg::Place(hop.from), hop.from, dice_left(turn)));
  }
  return refused("backgammon.08",
                 say::not_the_highest(arg::Place(highest_of(in_play)), arg::Place(hop.from)));
}

/// The points between on which a man might touch down that takes several of the dice from `from`
/// to `to`; none where no dice add up to that.
PlaceSet touchdowns(const Turn& turn, int from, int to) {
  PlaceSet between = 0;
  int at = from;
  for (const int die : turn.dice()) {
    if (from - die > to) between |= place_bit(from - die);
    at -= die;
    if (at == to) return between;
    if (at > to) between |= place_bit(at);
  }
  return 0;
}

Ruling why_not_with_several(const Turn& turn, Seat mover, const Hop& hop, PlaceSet between) {
  const Way way(turn.board().waiting);
  if ((way.open() & place_bit(hop.to)) == 0) return held_point(turn, mover, hop.to);
  const PlaceSet blots = between & way.blots();
  if (blots != 0) {
    const int blot = highest_of(blots);
    return refused("backgammon.05",
                   say::hits_on_the_way(arg::Place(hop.from), arg::Place(hop.to), arg::Place(blot),
                                        arg::Play(cat(hop.from, '/', blot, "*/", hop.to))));
  }
  return refused("backgammon.04",
                 say::held_on_the_way(arg::Place(hop.from), arg::Place(hop.to), said(other(mover)),
                                      list_points(between & ~way.open())));
}

Ruling why_not_that_far(const Turn& turn, Seat mover, const Hop& hop) {
  const PlaceSet between = touchdowns(turn, hop.from, hop.to);
  if (between != 0) return why_not_with_several(turn, mover, hop, between);
  const bool doubles = turn.dice().size() > 1 && turn.dice().front() == turn.dice().back();
  return refused(doubles ? "backgammon.03" : "backgammon.02",
                 say::no_such_die(arg::Place(hop.from), arg::Place(hop.to), hop.from - hop.to,
                                  dice_left(turn)));
}

}  // namespace

Ruling refused(std::string_view clause, Message message) {
  return {false, std::string(clause), std::move(message)};
}

std::string_view seat_word(Seat seat) { return seat == red ? "red" : "black"; }
arg::Seat said(Seat seat) { return arg::Seat(seat_word(seat)); }

Ruling why_not(const Turn& turn, Seat mover, const Hop& hop) {
  const Men& men = turn.board().mover;
  if (turn.dice().empty()) {
    return refused("backgammon.02", say::dice_are_played(arg::Play(spell_hop(hop))));
  }
  if (men.at(hop.from) == 0) {
    return refused("backgammon.02", hop.from == bar
                                        ? say::no_man_on_bar(said(mover))
                                        : say::no_man(said(mover), arg::Place(hop.from)));
  }
  if (hop.from != bar && men.at(bar) > 0) {
    return refused("backgammon.05", say::bar_first(said(mover), men.at(bar)));
  }
  if (hop.to >= hop.from) {
    return refused("backgammon.01", say::wrong_way(arg::Play(spell_hop(hop))));
  }
  if (hop.from == bar) return why_not_enter(turn, mover, hop);
  if (hop.to == off) return why_not_off(turn, mover, hop);
  if (!has_die(turn, hop.from - hop.to)) return why_not_that_far(turn, mover, hop);
  return held_point(turn, mover, hop.to);
}

Ruling why_not_so(const Turn& turn, const Step& step) {
  const arg::Play example = spelt(turn, turn.example());
  if (turn.owes_the_higher()) {
    return refused("backgammon.09", say::only_the_higher(turn.dice().front(), example));
  }
  const arg::Play move(spell_move(turn.board(), step.move));
  return refused("backgammon.09", say::too_few_dice(move, example));
}

Ruling why_not_yet(const Turn& turn) {
  const arg::Play example = spelt(turn, turn.example());
  if (turn.owed() > 1) return refused("backgammon.09", say::more_dice(turn.owed(), example));
  // By the sheet a man has to be moved where one can be; it does not speak of more dice than one.
  const auto& says = turn.begun() ? say::one_more_die_by_reading : say::one_more_die;
  return refused("backgammon.09", says(example));
}

}  // namespace parlor::backgammon
