#include "bots/chess/exchange.h"

#include <array>

namespace parlor::bots::chess_eval {

using chess::Bitboard;
using chess::Board;
using chess::Kind;
using chess::Move;
using chess::Side;
using chess::Square;

int exchange_worth(Kind kind) {
  constexpr std::array<int, chess::kind_count> worth{100, 325, 340, 520, 1000, 20'000};
  return worth[chess::index(kind)];
}

bool exchange_loses(const Board& board, Move move) {
  const Square to = move.to();
  const Kind mover = board.kind_on(move.from());
  const bool in_passing = move.special() == Move::Special::en_passant;
  const bool takes = in_passing || (board.occupied() & chess::bit(to)) != 0;
  // What the side to take next would have lost if it stopped here.
  int balance = takes ? exchange_worth(in_passing ? Kind::pawn : board.kind_on(to)) : 0;
  const int next_prize = exchange_worth(mover);
  if (balance >= next_prize) return false;
  Bitboard occupied = board.occupied() ^ chess::bit(move.from());
  if (in_passing) occupied ^= chess::bit(to + (board.mover() == Side::white ? -8 : 8));
  occupied |= chess::bit(to);
  Bitboard attackers = board.attackers(to, occupied) & occupied & ~chess::bit(to);
  Side side = chess::other(board.mover());
  // `balance` is always for the side that has just taken; it gives up `next_prize` next.
  balance -= next_prize;
  while (true) {
    const Bitboard ours = attackers & board.of(side);
    if (ours == 0) break;
    auto kind = Kind::pawn;
    while ((ours & board.of(kind)) == 0) kind = static_cast<Kind>(chess::index(kind) + 1);
    // A king cannot take what is defended.
    if (kind == Kind::king && (attackers & board.of(chess::other(side))) != 0) break;
    occupied ^= chess::bit(chess::first_square(ours & board.of(kind)));
    attackers |= chess::bishop_attacks(to, occupied) & board.diagonal_sliders();
    attackers |= chess::rook_attacks(to, occupied) & board.straight_sliders();
    attackers &= occupied & ~chess::bit(to);
    side = chess::other(side);
    // Having taken, this side is content if it is ahead even when it loses the piece it took with.
    balance = -balance - exchange_worth(kind) - 1;
    if (balance >= 0) break;
  }
  // Whoever is to take and cannot, or need not, has lost the exchange.
  return side == board.mover();
}

}  // namespace parlor::bots::chess_eval
