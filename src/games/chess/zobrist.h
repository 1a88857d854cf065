#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "games/chess/bitboard.h"
#include "games/chess/piece.h"

namespace parlor::chess {

/// Random numbers whose exclusive-or stands for a position: for every piece on every square, every
/// set of castling rights, the file of an en passant capture, and Black to move.
struct Zobrist {
  std::array<std::array<std::array<std::uint64_t, 64>, kind_count>, side_count> pieces{};
  std::array<std::uint64_t, 16> castling{};
  std::array<std::uint64_t, 8> en_passant_file{};
  std::uint64_t black_to_move = 0;

  [[nodiscard]] std::uint64_t of(Side side, Kind kind, Square square) const {
    return pieces[index(side)][index(kind)][static_cast<std::size_t>(square)];
  }
};

extern const Zobrist zobrist;

}  // namespace parlor::chess
