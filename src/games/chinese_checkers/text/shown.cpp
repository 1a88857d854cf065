#include "core/words.h"
#include "games/chinese_checkers/game.h"

/// The position as data, for whoever draws it.
namespace parlor::chinese_checkers {

std::vector<PieceInfo> ChineseCheckers::pieces(const State& state) const {
  const Board& board = *rules_.board;
  std::vector<PieceInfo> pieces;
  for (const Seat seat : rules_.seats) {
    for (const Hole hole : board.in_reading_order(state.pegs_of(seat))) {
      pieces.push_back({seat, "peg", board.name(hole)});
    }
  }
  return pieces;
}

std::vector<Fact> ChineseCheckers::facts(const State& state) const {
  std::vector<Fact> facts;
  for (const Seat seat : rules_.seats) {
    if (rules_.finished(state, seat)) facts.push_back({cat("across.", seat.index()), "true"});
  }
  return facts;
}

std::string ChineseCheckers::attempt(const State&, std::string_view from,
                                     std::string_view to) const {
  return cat(from, '>', to);
}

}  // namespace parlor::chinese_checkers
