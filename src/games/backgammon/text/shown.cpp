#include "games/backgammon/text/shown.h"

#include "core/words.h"
#include "games/backgammon/game.h"
#include "games/backgammon/text/notation.h"

/// The position as data, for whoever draws it: points as red counts them, whoever owns the men.
namespace parlor::backgammon {
namespace {

std::string shown_place(Seat owner, int place) {
  if (place == bar || place == off || owner == red) return place_name(place);
  return place_name(seen_from_there(place));
}

/// A point's name as the seat to move counts it.
std::string own_name(Seat mover, std::string_view shown) {
  const auto point = whole_number(shown);
  if (mover == red || !point || *point < 1 || *point >= bar) return std::string(shown);
  return place_name(seen_from_there(*point));
}

}  // namespace

std::vector<PieceMove> moves_of(const Board& board, Seat mover, Move move) {
  const std::string to = shown_place(mover, move.to);
  std::vector<PieceMove> moves{{mover, "man", shown_place(mover, move.from), to, {}}};
  if (board.hits(move)) moves.push_back({other(mover), "man", to, "bar", {}});
  return moves;
}

std::vector<PieceInfo> Backgammon::pieces(const State& state) const {
  std::vector<PieceInfo> pieces;
  for (const Seat seat : {red, black}) {
    for (int place = off; place < places; ++place) {
      const int count = state.men(seat).at(place);
      pieces.insert(pieces.end(), static_cast<std::size_t>(count),
                    PieceInfo{seat, "man", shown_place(seat, place)});
    }
  }
  return pieces;
}

std::vector<Fact> Backgammon::facts(const State& state) const {
  std::vector<Fact> facts;
  if (state.phase == Phase::moving) facts.push_back(dice_fact(state.roll));
  if (options_.cube) {
    facts.push_back({"cube", cat(state.cube.value())});
    facts.push_back(
        {"cube_owner", state.cube.in_the_middle() ? "middle" : cat(state.cube.owner().index())});
  }
  if (state.phase == Phase::doubled) facts.push_back({"offered", cat(2 * state.cube.value())});
  if (options_.match > 0) {
    facts.push_back({"score", cat(state.score.of(red), '-', state.score.of(black))});
    facts.push_back({"match", cat(options_.match)});
    if (state.score.crawford) facts.push_back({"crawford", "true"});
  }
  return facts;
}

std::string Backgammon::attempt(const State& state, std::string_view from,
                                std::string_view to) const {
  return cat(own_name(state.turn, from), '/', own_name(state.turn, to));
}

}  // namespace parlor::backgammon
