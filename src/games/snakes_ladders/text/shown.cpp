#include "games/snakes_ladders/text/shown.h"

#include "core/words.h"
#include "games/snakes_ladders/text/notation.h"

/// The position as data, for whoever draws it.
namespace parlor::snakes_ladders {

PieceMove moved_piece(const Move& move) {
  PieceMove shown{move.seat, "piece", cat(move.from), cat(move.end()), {}};
  for (int square = move.from + 1; square <= move.reached; ++square) {
    shown.path.push_back(cat(square));
  }
  if (move.led_to != move.reached) shown.path.push_back(cat(move.led_to));
  if (move.held_by) shown.path.push_back(cat(move.from));
  return shown;
}

std::vector<PieceInfo> SnakesLadders::pieces(const State& state) const {
  std::vector<PieceInfo> pieces;
  for (const Seat seat : state.seats) pieces.push_back({seat, "piece", cat(state.square(seat))});
  return pieces;
}

std::vector<Fact> SnakesLadders::facts(const State& state) const {
  std::vector<Fact> facts;
  if (state.stage == Stage::to_move) facts.push_back(dice_fact(state.roll));
  if (state.stage != Stage::who_starts) return facts;
  facts.push_back({"first", "thrown for"});
  for (const Seat seat : state.contenders) {
    const int die = state.first_throw(seat);
    if (die != 0) facts.push_back({cat("first.", seat.index()), cat(die)});
  }
  return facts;
}

std::string SnakesLadders::attempt(const State& state, std::string_view from,
                                   std::string_view to) const {
  if (state.stage == Stage::to_move) {
    const Move due = move(state);
    const bool meant = from == cat(due.from) && (to == cat(due.reached) || to == cat(due.led_to));
    if (!due.too_high && meant) return text_of(due);
  }
  return cat(from, '>', to);
}

}  // namespace parlor::snakes_ladders
