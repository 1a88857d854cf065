#include "games/checkers/text/shown.h"

#include "core/words.h"
#include "games/checkers/game.h"

/// The position as data, for whoever draws it.
namespace parlor::checkers {
namespace {

std::string kind_on(const Board& board, Squares at) {
  return (board.kings & at) != 0 ? "king" : "man";
}

std::string numbers(Squares squares) {
  std::vector<std::string> texts;
  while (squares != 0) texts.push_back(cat(number_of(take_lowest(squares))));
  return join(texts, ",");
}

}  // namespace

PieceMove taken_off(const Board& board, int number) {
  const Squares at = square(number);
  const Side owner = (board.dark & at) != 0 ? Side::dark : Side::light;
  return {seat_of(owner), kind_on(board, at), cat(number), "off", {}};
}

std::vector<PieceMove> moves_of(const Walk& walk, const Hop& hop) {
  const Board& board = walk.board();
  const bool king = walk.begun() ? walk.run().king : (board.kings & square(hop.from)) != 0;
  const bool crowned = (last_row(board.to_move) & square(hop.to)) != 0;
  std::vector<PieceMove> moves{
      {seat_of(board.to_move), king || crowned ? "king" : "man", cat(hop.from), cat(hop.to), {}}};
  if (hop.jump) moves.push_back(taken_off(board, number_of(between(hop.from, hop.to))));
  return moves;
}

std::vector<PieceInfo> Checkers::pieces(const State& state) const {
  const Board& board = state.now.board;
  std::vector<PieceInfo> pieces;
  for (const Side side : {Side::dark, Side::light}) {
    for (Squares left = board.of(side); left != 0;) {
      const Squares at = take_lowest(left);
      pieces.push_back({seat_of(side), kind_on(board, at), cat(number_of(at))});
    }
  }
  return pieces;
}

std::vector<Fact> Checkers::facts(const State& state) const {
  std::vector<Fact> facts;
  if (state.now.liable != 0) facts.push_back({"liable", numbers(state.now.liable)});
  if (state.quiet != 0) facts.push_back({"clock", cat(static_cast<int>(state.quiet))});
  return facts;
}

std::string Checkers::attempt(const State& state, std::string_view from,
                              std::string_view to) const {
  if (to == "off") return cat('!', from);
  const auto start = whole_number(from);
  const auto end = whole_number(to);
  const bool known = start && end && *start >= 1 && *start <= 32 && *end >= 1 && *end <= 32;
  const bool jump =
      known && (between(*start, *end) & (state.now.board.dark | state.now.board.light)) != 0;
  return cat(from, jump ? 'x' : '-', to);
}

}  // namespace parlor::checkers
