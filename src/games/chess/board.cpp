#include "games/chess/board.h"

#include <cstddef>

#include "games/chess/zobrist.h"

namespace parlor::chess {
namespace {

/// The rights that are left when a piece leaves a square or lands on it.
constexpr std::array<std::uint8_t, 64> rights_kept = [] {
  std::array<std::uint8_t, 64> kept{};
  kept.fill(white_short | white_long | black_short | black_long);
  for (const CastlingWay& way : castling_ways) {
    for (const Square square : {way.king_from, way.rook_from}) {
      auto& rights = kept[static_cast<std::size_t>(square)];
      rights = static_cast<std::uint8_t>(rights & ~way.right);
    }
  }
  return kept;
}();

constexpr Square behind(Side side, Square square) {
  return side == Side::white ? square - 8 : square + 8;
}

}  // namespace

Board Board::start() {
  constexpr Kind back_rank[] = {Kind::rook, Kind::knight, Kind::bishop, Kind::queen,
                                Kind::king, Kind::bishop, Kind::knight, Kind::rook};
  Board board;
  for (int file = 0; file < 8; ++file) {
    board.put({Side::white, back_rank[file]}, square_at(file, 0));
    board.put({Side::white, Kind::pawn}, square_at(file, 1));
    board.put({Side::black, Kind::pawn}, square_at(file, 6));
    board.put({Side::black, back_rank[file]}, square_at(file, 7));
  }
  Turn turn;
  turn.castling = white_short | white_long | black_short | black_long;
  board.set_turn(turn);
  return board;
}

std::optional<Piece> Board::piece_on(Square square) const {
  if ((occupied() & bit(square)) == 0) return std::nullopt;
  const Side side = (of(Side::white) & bit(square)) != 0 ? Side::white : Side::black;
  return Piece{side, kind_on(square)};
}

bool Board::en_passant_is_safe(Side side, Square from, Square passed) const {
  const Bitboard taken = bit(behind(side, passed));
  const Bitboard left = (occupied() & ~taken & ~bit(from)) | bit(passed);
  return (attackers(king_of(side), left) & of(other(side)) & ~taken) == 0;
}

inline void Board::toggle(Side side, Kind kind, Square square) {
  kinds_[index(kind)] ^= bit(square);
  sides_[index(side)] ^= bit(square);
  key_ ^= zobrist.of(side, kind, square);
}

inline void Board::change_castling(std::uint8_t rights) {
  key_ ^= zobrist.castling[castling_] ^ zobrist.castling[rights];
  castling_ = rights;
}

inline void Board::offer_en_passant(Side to, Square passed) {
  for (const Square from : squares_in(pawn_attacks(other(to), passed) & of(to, Kind::pawn))) {
    if (!en_passant_is_safe(to, from, passed)) continue;
    en_passant_ = static_cast<std::uint8_t>(passed);
    key_ ^= zobrist.en_passant_file[static_cast<std::size_t>(file_of(passed))];
    return;
  }
}

template <Side Us>
inline void Board::finish_special(Move move) {
  constexpr Side them = other(Us);
  const Square to = move.to();
  switch (move.special()) {
    case Move::Special::nothing: return;
    case Move::Special::two_squares: return offer_en_passant(them, behind(Us, to));
    case Move::Special::en_passant: return toggle(them, Kind::pawn, behind(Us, to));
    case Move::Special::castling: {
      const CastlingWay& way = castling_way(Us, to < move.from());
      toggle(Us, Kind::rook, way.rook_from);
      toggle(Us, Kind::rook, way.rook_to);
      return;
    }
    default:
      toggle(Us, Kind::pawn, to);
      toggle(Us, move.promoted(), to);
      return;
  }
}

template <Side Us>
void Board::make(Move move) {
  constexpr Side them = other(Us);
  const Square from = move.from();
  const Square to = move.to();
  const Kind kind = kind_on(from);
  ++clock_;
  if (en_passant_ != no_square) {
    key_ ^= zobrist.en_passant_file[static_cast<std::size_t>(file_of(en_passant_))];
    en_passant_ = no_square;
  }
  if ((of(them) & bit(to)) != 0) {
    toggle(them, kind_on(to), to);
    clock_ = 0;
  }
  if (kind == Kind::pawn) clock_ = 0;
  toggle(Us, kind, from);
  toggle(Us, kind, to);
  if (castling_ != no_castling) {
    change_castling(static_cast<std::uint8_t>(castling_ &
                                              rights_kept[static_cast<std::size_t>(from)] &
                                              rights_kept[static_cast<std::size_t>(to)]));
  }
  finish_special<Us>(move);
  mover_ = them;
  key_ ^= zobrist.black_to_move;
  if constexpr (Us == Side::black) ++number_;
}

template void Board::make<Side::white>(Move move);
template void Board::make<Side::black>(Move move);

void Board::make(Move move) {
  if (mover_ == Side::white) {
    make<Side::white>(move);
  } else {
    make<Side::black>(move);
  }
}

Board Board::passed() const {
  Board board = *this;
  if (en_passant_ != no_square) {
    board.key_ ^= zobrist.en_passant_file[static_cast<std::size_t>(file_of(en_passant_))];
    board.en_passant_ = no_square;
  }
  board.mover_ = other(mover_);
  board.key_ ^= zobrist.black_to_move;
  board.clock_ = 0;
  return board;
}

void Board::put(Piece piece, Square square) { toggle(piece.side, piece.kind, square); }

void Board::set_turn(const Turn& turn) {
  if (mover_ != turn.mover) key_ ^= zobrist.black_to_move;
  mover_ = turn.mover;
  change_castling(turn.castling);
  clock_ = static_cast<std::uint16_t>(turn.clock);
  number_ = static_cast<std::uint16_t>(turn.number);
  if (turn.en_passant != no_square) offer_en_passant(mover_, turn.en_passant);
}

}  // namespace parlor::chess
