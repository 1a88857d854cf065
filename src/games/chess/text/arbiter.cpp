#include "games/chess/text/arbiter.h"

#include <string>
#include <vector>

#include "core/words.h"
#include "games/chess/generate.h"
#include "games/chess/text/messages.h"
#include "games/chess/text/notation.h"
#include "games/chess/text/objection.h"

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
  return {move, {true, "", say::legal(arg::Play(uci(move)), arg::Play(short_form))}};
}

Message over_by(Ending how) {
  switch (how) {
    case Ending::checkmate: return say::over_by_checkmate();
    case Ending::stalemate: return say::over_by_stalemate();
    case Ending::too_few_pieces: return say::over_by_too_few_pieces();
    case Ending::fifty_moves: return say::over_by_fifty_moves();
    case Ending::repetition: return say::over_by_repetition();
  }
  return {};
}

Verdict game_over(Ending how) {
  return refused(how == Ending::checkmate ? "chess.06" : "chess.07", over_by(how));
}

Verdict ambiguous(const Board& board, const WrittenMove& written, const std::vector<Move>& meant) {
  std::vector<std::string> forms;
  forms.reserve(meant.size());
  for (const Move move : meant) forms.push_back(san(board, move));
  return refused("chess.01", say::several_pieces(said(board.kind_on(meant.front().from())),
                                                 place(written.to), any_of<arg::Play>(forms)));
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
    if (words(text).empty()) return refused("", say::no_move());
    return refused("", say::several_moves(typed(text)));
  }
  const auto written = read_written_move(*move_text, board.mover());
  if (!written) return refused("", written.error().message);
  if (const auto how = ending(state)) return game_over(*how);
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
