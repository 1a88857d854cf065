#include "games/chess/text/fen.h"

#include <optional>
#include <vector>

#include "core/words.h"
#include "games/chess/text/notation.h"
#include "games/chess/text/position_messages.h"
#include "games/chess/text/possible.h"

namespace parlor::chess {
namespace {

constexpr int most_clock = 100;
constexpr int most_move_number = 9999;
constexpr std::string_view castling_letters = "KQkq";

std::string rank_text(const Board& board, int rank) {
  std::string text;
  int empty = 0;
  const auto write_empty = [&] {
    if (empty > 0) text += std::to_string(empty);
    empty = 0;
  };
  for (int file = 0; file < 8; ++file) {
    const auto piece = board.piece_on(square_at(file, rank));
    if (!piece) {
      ++empty;
      continue;
    }
    write_empty();
    text += letter(*piece);
  }
  write_empty();
  return text;
}

std::string castling_text(const Board& board) {
  std::string text;
  for (std::size_t i = 0; i < castling_ways.size(); ++i) {
    if (board.may_castle(castling_ways[i].right)) text += castling_letters[i];
  }
  return text.empty() ? "-" : text;
}

std::optional<Piece> piece_of(char letter) {
  const bool small = letter >= 'a' && letter <= 'z';
  const auto kind = kind_of_letter(small ? static_cast<char>(letter - 'a' + 'A') : letter);
  if (!kind) return std::nullopt;
  return Piece{small ? Side::black : Side::white, *kind};
}

/// Puts the pieces of one rank on the board, or says what is wrong with it.
std::optional<Error> read_rank_of_pieces(std::string_view text, int rank, Board& board) {
  int file = 0;
  for (const char letter : text) {
    if (letter >= '1' && letter <= '8') {
      file += letter - '0';
    } else if (const auto piece = piece_of(letter)) {
      if (file < 8) board.put(*piece, square_at(file, rank));
      ++file;
    } else {
      return Error{say::fen_piece(rank + 1, typed({&letter, 1}))};
    }
  }
  if (file == 8) return std::nullopt;
  return Error{say::fen_rank_length(rank + 1, file)};
}

std::optional<Error> read_pieces(std::string_view text, Board& board) {
  for (int rank = 7; rank >= 0; --rank) {
    const std::size_t end = text.find('/');
    if ((end == std::string_view::npos) != (rank == 0)) {
      return Error{say::fen_ranks()};
    }
    if (auto error = read_rank_of_pieces(text.substr(0, end), rank, board)) return error;
    if (rank > 0) text.remove_prefix(end + 1);
  }
  return std::nullopt;
}

std::optional<Error> read_mover(std::string_view text, Turn& turn) {
  if (text != "w" && text != "b") return Error{say::fen_mover(typed(text))};
  turn.mover = text == "w" ? Side::white : Side::black;
  return std::nullopt;
}

std::optional<Error> read_castling(std::string_view text, Turn& turn) {
  if (text == "-") return std::nullopt;
  for (const char letter : text) {
    const std::size_t at = castling_letters.find(letter);
    if (at == std::string_view::npos) return Error{say::fen_castling(typed(text))};
    if ((turn.castling & castling_ways[at].right) != 0) {
      return Error{say::fen_castling_twice(typed({&letter, 1}))};
    }
    turn.castling = static_cast<std::uint8_t>(turn.castling | castling_ways[at].right);
  }
  return std::nullopt;
}

std::optional<Error> read_en_passant(std::string_view text, Turn& turn) {
  if (text == "-") return std::nullopt;
  const auto square = read_square(text);
  if (!square) return Error{say::fen_en_passant(typed(text))};
  turn.en_passant = *square;
  return std::nullopt;
}

std::optional<Error> read_clocks(const std::vector<std::string_view>& parts, Turn& turn) {
  if (parts.size() > 4) {
    const auto clock = whole_number(parts[4]);
    if (!clock || *clock > most_clock) {
      return Error{say::fen_clock(most_clock, typed(parts[4]))};
    }
    turn.clock = *clock;
  }
  if (parts.size() > 5) {
    const auto number = whole_number(parts[5]);
    if (!number || *number > most_move_number) {
      return Error{say::fen_move_number(most_move_number, typed(parts[5]))};
    }
    // Some programs count from 0.
    turn.number = *number == 0 ? 1 : *number;
  }
  return std::nullopt;
}

std::optional<Error> read_turn(const std::vector<std::string_view>& parts, Turn& turn) {
  if (auto error = read_mover(parts[1], turn)) return error;
  if (auto error = read_castling(parts[2], turn)) return error;
  if (auto error = read_en_passant(parts[3], turn)) return error;
  return read_clocks(parts, turn);
}

}  // namespace

std::string write_fen(const Board& board) {
  std::string text;
  for (int rank = 7; rank >= 0; --rank) {
    text += rank_text(board, rank);
    text += rank > 0 ? '/' : ' ';
  }
  return cat(text, board.mover() == Side::white ? "w " : "b ", castling_text(board), ' ',
             board.en_passant() == no_square ? "-" : square_name(board.en_passant()), ' ',
             board.clock(), ' ', board.move_number());
}

Result<Board> read_fen(std::string_view text) {
  const auto parts = words(text);
  if (parts.size() < 4 || parts.size() > 6) {
    return Error{say::fen_parts(static_cast<int>(parts.size()))};
  }
  Board board;
  Turn turn;
  if (auto error = read_pieces(parts[0], board)) return *error;
  if (auto error = read_turn(parts, turn)) return *error;
  if (auto error = why_impossible(board, turn)) return *error;
  board.set_turn(turn);
  return board;
}

}  // namespace parlor::chess
