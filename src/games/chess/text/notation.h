#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"
#include "games/chess/board.h"
#include "games/chess/move.h"

namespace parlor::chess {

std::string square_name(Square square);
std::optional<Square> read_square(std::string_view text);

/// What stands in the gaps of messages.
arg::Place place(Square square);
arg::Kind said(Kind kind);
arg::Seat said(Side side);

/// What somebody typed, fit to be shown again: printable and not too long.
arg::Text typed(std::string_view text);

/// `e2e4`, `e7e8q`; castling is the king's move, `e1g1`.
std::string uci(Move move);

/// `Nbd2`, `exd6`, `e8=Q+`, `O-O`, `Qh4#`, for a legal move.
std::string san(const Board& board, Move move);

/// What a written move says, before anybody asks whether it is legal. What it leaves open is empty.
struct WrittenMove {
  std::optional<Kind> kind;
  std::optional<int> from_file;
  std::optional<int> from_rank;
  Square to = no_square;
  std::optional<Kind> promotion;
  bool takes = false;
  /// Castling written as such; the squares are those of the king.
  bool castles = false;

  [[nodiscard]] std::optional<Square> from() const;
  /// A pawn move without a capture names its file by the square it goes to.
  [[nodiscard]] bool allows_from(Square square) const;
};

/// Reads UCI (`e2e4`), SAN (`Nf3`, `exd5`, `O-O`) and SAN with the whole way written out
/// (`Ng1-f3`).
Result<WrittenMove> read_written_move(std::string_view text, Side mover);

/// Whether a legal move is what was written.
bool means(const Board& board, const WrittenMove& written, Move move);

}  // namespace parlor::chess
