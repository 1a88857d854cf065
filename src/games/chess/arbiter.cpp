#include "games/chess/arbiter.h"

#include <string>
#include <vector>

#include "core/words.h"
#include "games/chess/generate.h"
#include "games/chess/notation.h"
#include "games/chess/objection.h"

namespace parlor::chess {
namespace {

Verdict refused(std::string clause, Message message) {
  return {std::nullopt, {false, std::move(clause), std::move(message)}};
}

Verdict refused(const Objection& objection) {
  return refused(std::string(objection.clause), objection.message);
}

Verdict allowed(const Board& board, Move move) {
  const std::string short_form = san(board, move);
  return {move, {true, "", cat(uci(move), " (", short_form, ") is legal.")}};
}

/// A draw with moves and men left: the sheet does not say that it comes by itself, or at all.
bool is_draw_by_reading(const Board& board, const Outcome& outcome) {
  return outcome.draw && has_move(board) && !too_little_to_mate(board);
}

Verdict game_over(const Board& board, const Outcome& outcome) {
  return refused(outcome.draw ? "chess.07" : "chess.06",
                 cat("The game is over: ", outcome.reason,
                     is_draw_by_reading(board, outcome) ? " (our reading)." : "."));
}

Verdict ambiguous(const Board& board, const WrittenMove& written, const std::vector<Move>& meant) {
  std::vector<std::string> forms;
  forms.reserve(meant.size());
  for (const Move move : meant) forms.push_back(san(board, move));
  return refused("chess.01",
                 cat("More than one ", name(board.kind_on(meant.front().from())), " can go to ",
                     square_name(written.to), ": write ", enumerate(forms, "or"), "."));
}

/// The move in a text of one move; people add `e.p.` to a capture in passing.
std::optional<std::string_view> only_move(std::string_view text) {
  const auto parts = words(text);
  if (parts.size() == 1 || (parts.size() == 2 && parts[1] == "e.p.")) return parts[0];
  return std::nullopt;
}

}  // namespace

Verdict weigh(const State& state, std::string_view text) {
  const Board& board = state.board;
  const auto move_text = only_move(text);
  if (!move_text) {
    if (words(text).empty()) return refused("", "There is no move: write one like e2e4 or Nf3.");
    return refused("", cat(quoted(text), " is more than one move; a turn is one move."));
  }
  const auto written = read_written_move(*move_text, board.mover());
  if (!written) return refused("", written.error().message);
  if (const auto outcome = ending(state)) return game_over(board, *outcome);
  MoveList legal;
  list_moves(board, legal);
  std::vector<Move> meant;
  for (const Move move : legal) {
    if (means(board, *written, move)) meant.push_back(move);
  }
  if (meant.size() == 1) return allowed(board, meant.front());
  if (meant.size() > 1) return ambiguous(board, *written, meant);
  return refused(objection(board, *written));
}

}  // namespace parlor::chess
