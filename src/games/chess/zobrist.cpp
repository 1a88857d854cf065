#include "games/chess/zobrist.h"

#include "core/random.h"

namespace parlor::chess {
namespace {

consteval Zobrist make_zobrist() {
  Random random(0xC4E55);
  Zobrist numbers;
  for (auto& of_side : numbers.pieces) {
    for (auto& of_kind : of_side) {
      for (auto& number : of_kind) number = random.next();
    }
  }
  // No rights at all is the empty set, so that it needs no number.
  for (std::size_t rights = 1; rights < numbers.castling.size(); ++rights) {
    numbers.castling[rights] = random.next();
  }
  for (auto& number : numbers.en_passant_file) number = random.next();
  numbers.black_to_move = random.next();
  return numbers;
}

}  // namespace

constinit const Zobrist zobrist = make_zobrist();

}  // namespace parlor::chess
