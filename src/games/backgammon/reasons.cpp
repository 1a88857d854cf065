#include "games/backgammon/reasons.h"

#include <algorithm>
#include <vector>

#include "core/words.h"
#include "games/backgammon/state.h"
#include "games/backgammon/way.h"

namespace parlor::backgammon {
namespace {

std::string on_place(int place) {
  return place == bar ? std::string("on the bar") : cat("on ", place);
}

std::string men_word(int count) { return count == 1 ? "1 man" : cat(count, " men"); }

std::string dice_left(const Turn& turn) {
  std::vector<std::string> dice;
  for (const int die : turn.dice()) dice.push_back(std::to_string(die));
  return enumerate(dice);
}

std::string spell_steps(const Turn& turn, const std::vector<Step>& steps) {
  std::vector<std::string> texts;
  Board board = turn.board();
  for (const Step& step : steps) {
    texts.push_back(spell_move(board, step.move));
    board.make(step.move);
  }
  return join(texts, " ");
}

bool has_die(const Turn& turn, int die) {
  return std::find(turn.dice().begin(), turn.dice().end(), die) != turn.dice().end();
}

std::string list_points(PlaceSet points) {
  std::vector<std::string> names;
  for (; points != 0; points ^= place_bit(highest_of(points))) {
    names.push_back(std::to_string(highest_of(points)));
  }
  return enumerate(names);
}

Ruling held_point(const Turn& turn, Seat mover, int point) {
  const int count = turn.board().waiting.at(seen_from_there(point));
  return refused("backgammon.04",
                 cat(capitalised(seat_word(other(mover))), " holds ", point, " with ",
                     men_word(count), ", so no ", seat_word(mover), " man can land there."));
}

Ruling why_not_enter(const Turn& turn, Seat mover, const Hop& hop) {
  const int die = bar - hop.to;
  if (hop.to == off || die > home_points) {
    return refused(
        "backgammon.06",
        cat("A man on the bar enters in the other side's inner table, on 24 down to 19, not on ",
            place_name(hop.to), "."));
  }
  if (!has_die(turn, die)) {
    return refused("backgammon.06",
                   cat("Entering on ", hop.to, " takes a ", die,
                       ", which is none of the dice to play (", dice_left(turn), ")."));
  }
  Ruling ruling = held_point(turn, mover, hop.to);
  ruling.clause = "backgammon.06";
  return ruling;
}

Ruling why_not_off(const Turn& turn, Seat mover, const Hop& hop) {
  const PlaceSet in_play = turn.board().mover.in_play();
  const PlaceSet outside = in_play & ~home_table;
  if (outside != 0) {
    return refused("backgammon.07", cat(capitalised(seat_word(mover)),
                                        " cannot bear off with men outside the inner table: on ",
                                        list_points(outside), "."));
  }
  if (turn.dice().front() < hop.from) {
    return refused("backgammon.08",
                   cat("Bearing off from ", hop.from, " takes a ", hop.from,
                       " at least, and the dice to play (", dice_left(turn), ") are lower."));
  }
  return refused("backgammon.08",
                 cat("A higher number bears off only the highest man, and that one is on ",
                     highest_of(in_play), ", not on ", hop.from, "."));
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
                   cat("From ", hop.from, " to ", hop.to, " a man would hit on ", blot,
                       " (our reading: it touches down there); that has to be written: ", hop.from,
                       '/', blot, "*/", hop.to, "."));
  }
  return refused("backgammon.04",
                 cat("From ", hop.from, " to ", hop.to,
                     " a man touches down after each die (our reading), and ",
                     seat_word(other(mover)), " holds ", list_points(between & ~way.open()), "."));
}

Ruling why_not_that_far(const Turn& turn, Seat mover, const Hop& hop) {
  const PlaceSet between = touchdowns(turn, hop.from, hop.to);
  if (between != 0) return why_not_with_several(turn, mover, hop, between);
  const bool doubles = turn.dice().size() > 1 && turn.dice().front() == turn.dice().back();
  return refused(doubles ? "backgammon.03" : "backgammon.02",
                 cat("From ", hop.from, " to ", hop.to, " is ", hop.from - hop.to,
                     ", which is none of the dice to play (", dice_left(turn), ")."));
}

}  // namespace

Ruling refused(std::string_view clause, Message message) {
  return {false, std::string(clause), std::move(message)};
}

std::string_view seat_word(Seat seat) { return seat == red ? "red" : "black"; }

Ruling why_not(const Turn& turn, Seat mover, const Hop& hop) {
  const Men& men = turn.board().mover;
  if (turn.dice().empty()) {
    return refused("backgammon.02", cat("All the dice are played already; ", spell_hop(hop),
                                        " is one move too many."));
  }
  if (men.at(hop.from) == 0) {
    return refused("backgammon.02", cat(capitalised(seat_word(mover)), " has no man ",
                                        on_place(hop.from), " to move."));
  }
  if (hop.from != bar && men.at(bar) > 0) {
    return refused("backgammon.05",
                   cat(capitalised(seat_word(mover)), " has ", men_word(men.at(bar)),
                       " on the bar, to be entered before any other move."));
  }
  if (hop.to >= hop.from) {
    return refused(
        "backgammon.01",
        cat(spell_hop(hop), " goes the wrong way: men go down from 24 to 1, and then off."));
  }
  if (hop.from == bar) return why_not_enter(turn, mover, hop);
  if (hop.to == off) return why_not_off(turn, mover, hop);
  if (!has_die(turn, hop.from - hop.to)) return why_not_that_far(turn, mover, hop);
  return held_point(turn, mover, hop.to);
}

Ruling why_not_so(const Turn& turn, const Step& step) {
  const std::string move = spell_move(turn.board(), step.move);
  const std::string example = spell_steps(turn, turn.example());
  if (turn.owes_the_higher()) {
    return refused("backgammon.09",
                   cat("Only one of the dice can be played, so it must be the higher, the ",
                       turn.dice().front(), ": ", example, " (our reading)."));
  }
  return refused(
      "backgammon.09",
      cat("After ", move,
          " fewer dice could be played than is possible; all that can be must be, for instance ",
          example, " (our reading)."));
}

Ruling why_not_yet(const Turn& turn) {
  const std::string example = spell_steps(turn, turn.example());
  // By the sheet a man has to be moved where one can be; it does not speak of more dice than one.
  const bool is_ours = turn.begun() || turn.owed() > 1;
  return refused(
      "backgammon.09",
      cat(turn.owed() == 1 ? "One more die" : cat(turn.owed(), " more dice"),
          " can and must be played, for instance ", example, is_ours ? " (our reading)." : "."));
}

}  // namespace parlor::backgammon
