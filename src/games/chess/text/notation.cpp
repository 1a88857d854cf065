#include "games/chess/text/notation.h"

#include <algorithm>

#include "core/words.h"
#include "games/chess/generate.h"
#include "games/chess/text/messages.h"

namespace parlor::chess {
namespace {

std::optional<int> read_file(char letter) {
  if (letter < 'a' || letter > 'h') return std::nullopt;
  return letter - 'a';
}

std::optional<int> read_rank(char digit) {
  if (digit < '1' || digit > '8') return std::nullopt;
  return digit - '1';
}

char file_letter(Square square) { return static_cast<char>('a' + file_of(square)); }
char rank_digit(Square square) { return static_cast<char>('1' + rank_of(square)); }

char small_letter(Kind kind) { return letter(Piece{Side::black, kind}); }

std::optional<Kind> kind_of_any_letter(char letter) {
  if (letter >= 'a' && letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
  return kind_of_letter(letter);
}

/// As little of the origin as tells the piece from the others of its kind that could go there.
std::string san_origin(const Board& board, Move move, const MoveList& legal) {
  const Kind kind = board.kind_on(move.from());
  bool rivals = false;
  bool same_file = false;
  bool same_rank = false;
  for (const Move rival : legal) {
    if (rival.to() != move.to() || rival.from() == move.from()) continue;
    if (board.kind_on(rival.from()) != kind) continue;
    rivals = true;
    same_file |= file_of(rival.from()) == file_of(move.from());
    same_rank |= rank_of(rival.from()) == rank_of(move.from());
  }
  std::string origin;
  if (rivals && (!same_file || same_rank)) origin += file_letter(move.from());
  if (rivals && same_file) origin += rank_digit(move.from());
  return origin;
}

std::string san_without_check(const Board& board, Move move) {
  if (move.special() == Move::Special::castling) return move.to() > move.from() ? "O-O" : "O-O-O";
  const Kind kind = board.kind_on(move.from());
  std::string text;
  if (kind != Kind::pawn) {
    MoveList legal;
    list_moves(board, legal);
    text = letter(kind) + san_origin(board, move, legal);
  } else if (board.captures(move)) {
    text = file_letter(move.from());
  }
  if (board.captures(move)) text += 'x';
  text += square_name(move.to());
  if (move.promotes()) text += cat('=', letter(move.promoted()));
  return text;
}

/// Reads a written move from its end to its beginning, eating what it has understood.
class Reader {
 public:
  explicit Reader(std::string_view text) : left_(text) {}

  std::optional<WrittenMove> read() {
    eat_promotion();
    if (left_.size() < 2) return std::nullopt;
    const auto to = read_square(left_.substr(left_.size() - 2));
    if (!to) return std::nullopt;
    written_.to = *to;
    left_.remove_suffix(2);
    if (eat('x')) written_.takes = true;
    if (!written_.takes && !left_.empty()) eat('-');
    eat_origin();
    return left_.empty() ? std::optional(written_) : std::nullopt;
  }

 private:
  bool eat(char letter) {
    if (!left_.ends_with(letter)) return false;
    left_.remove_suffix(1);
    return true;
  }

  void eat_promotion() {
    if (left_.size() < 3 || read_rank(left_.back())) return;
    const auto kind = kind_of_any_letter(left_.back());
    const char before = left_[left_.size() - 2];
    if (!kind || (before != '=' && !read_rank(before))) return;
    written_.promotion = kind;
    left_.remove_suffix(1);
    eat('=');
  }

  void eat_origin() {
    if (!left_.empty()) {
      written_.from_rank = read_rank(left_.back());
      if (written_.from_rank) left_.remove_suffix(1);
    }
    if (!left_.empty()) {
      written_.from_file = read_file(left_.back());
      if (written_.from_file) left_.remove_suffix(1);
    }
    if (!left_.empty()) {
      written_.kind = kind_of_letter(left_.back());
      if (written_.kind) left_.remove_suffix(1);
    } else if (!written_.from()) {
      written_.kind = Kind::pawn;
    }
  }

  std::string_view left_;
  WrittenMove written_;
};

std::optional<WrittenMove> read_castling(std::string_view text, Side mover) {
  std::string capital(text);
  std::ranges::replace(capital, '0', 'O');
  std::ranges::replace(capital, 'o', 'O');
  if (capital != "O-O" && capital != "O-O-O") return std::nullopt;
  const CastlingWay& way = castling_way(mover, capital == "O-O-O");
  WrittenMove written;
  written.kind = Kind::king;
  written.from_file = file_of(way.king_from);
  written.from_rank = rank_of(way.king_from);
  written.to = way.king_to;
  written.castles = true;
  return written;
}

}  // namespace

std::string square_name(Square square) { return {file_letter(square), rank_digit(square)}; }

std::optional<Square> read_square(std::string_view text) {
  if (text.size() != 2) return std::nullopt;
  const auto file = read_file(text[0]);
  const auto rank = read_rank(text[1]);
  if (!file || !rank) return std::nullopt;
  return square_at(*file, *rank);
}

arg::Place place(Square square) { return arg::Place(square_name(square)); }
arg::Kind said(Kind kind) { return arg::Kind(name(kind)); }
arg::Seat said(Side side) { return arg::Seat(name(side)); }

arg::Text typed(std::string_view text) {
  constexpr std::size_t enough = 24;
  std::string shown;
  for (const char letter : text.substr(0, enough)) {
    shown += letter >= ' ' && letter <= '~' ? letter : '?';
  }
  if (text.size() > enough) shown += "...";
  return arg::Text(shown);
}

std::string uci(Move move) {
  std::string text = square_name(move.from()) + square_name(move.to());
  if (move.promotes()) text += small_letter(move.promoted());
  return text;
}

std::string san(const Board& board, Move move) {
  std::string text = san_without_check(board, move);
  const Board after = board.after(move);
  if (!after.in_check()) return text;
  return text + (has_move(after) ? '+' : '#');
}

std::optional<Square> WrittenMove::from() const {
  if (!from_file || !from_rank) return std::nullopt;
  return square_at(*from_file, *from_rank);
}

bool WrittenMove::allows_from(Square square) const {
  const bool straight_ahead = kind == Kind::pawn && !from_file && !takes;
  if (straight_ahead && file_of(square) != file_of(to)) return false;
  return (!from_file || *from_file == file_of(square)) &&
         (!from_rank || *from_rank == rank_of(square));
}

Result<WrittenMove> read_written_move(std::string_view text, Side mover) {
  std::string_view bare = text;
  while (!bare.empty() && std::string_view("+#!?").find(bare.back()) != std::string_view::npos) {
    bare.remove_suffix(1);
  }
  if (bare == "-") return Error{say::no_passing()};
  if (const auto castling = read_castling(bare, mover)) return *castling;
  if (const auto written = Reader(bare).read()) return *written;
  return Error{say::unreadable(typed(text))};
}

bool means(const Board& board, const WrittenMove& written, Move move) {
  if (move.to() != written.to || !written.allows_from(move.from())) return false;
  if (written.kind && *written.kind != board.kind_on(move.from())) return false;
  if (written.takes && !board.captures(move)) return false;
  if (written.castles && move.special() != Move::Special::castling) return false;
  const auto promotion = move.promotes() ? std::optional(move.promoted()) : std::nullopt;
  return promotion == written.promotion;
}

}  // namespace parlor::chess
