#include "games/chess/game.h"

#include <array>

#include "core/words.h"
#include "games/chess/text/arbiter.h"
#include "games/chess/text/draw_board.h"
#include "games/chess/text/fen.h"
#include "games/chess/text/messages.h"
#include "games/chess/text/notation.h"
#include "games/chess/text/shown.h"
#include "games/chess/text/tell.h"

namespace parlor::chess {
namespace {

enum CounterAt : std::uint8_t { captures, en_passant, castlings, promotions };
constexpr std::array<std::string_view, 4> counters_by_name = {"captures", "en passant", "castlings",
                                                              "promotions"};

StepInfo step_info(const Board& board, Move move) {
  StepInfo step;
  step.text = uci(move);
  step.from = square_name(move.from());
  step.to = square_name(move.to());
  step.captures = board.captures(move);
  step.moves = moves_of(board, move);
  return step;
}

}  // namespace

std::string Chess::rules_name() const { return name_.empty() ? info().sheets[0].name : name_; }

std::vector<RulesSection> Chess::rules_text() const { return rules_told(); }

std::string Chess::seat_name(Seat seat) const {
  return std::string(name(seat == white_seat ? Side::white : Side::black));
}

State Chess::start() const {
  State state;
  state.board = Board::start();
  return state;
}

Actor Chess::actor(const State& state) const {
  return ending(state) ? Actor::nobody() : Actor::player(seat_of(state.board.mover()));
}

std::span<const std::string_view> Chess::counter_names() { return counters_by_name; }

void Chess::tally(const State& state, Choice move, std::span<std::uint64_t> counters) const {
  if (state.board.captures(move)) ++counters[captures];
  if (move.special() == Move::Special::en_passant) ++counters[en_passant];
  if (move.special() == Move::Special::castling) ++counters[castlings];
  if (move.promotes()) ++counters[promotions];
}

std::string Chess::position(const State& state) const { return write_fen(state.board); }

Result<State> Chess::read_position(std::string_view text) const {
  const auto board = read_fen(text);
  if (!board) return board.error();
  State state;
  state.board = *board;
  return state;
}

std::string Chess::spell(const State& /*state*/, Choice move) const { return uci(move); }

Result<Move> Chess::read_play(const State& state, std::string_view text) const {
  Verdict verdict = weigh(state, text);
  if (verdict.move) return *verdict.move;
  return Error{std::move(verdict.ruling.message)};
}

JudgedChoice<Move> Chess::judged(const State& state, std::string_view text) const {
  Verdict verdict = weigh(state, text);
  JudgedChoice<Move> judged{std::move(verdict.ruling), verdict.move};
  if (verdict.move) judged.steps.push_back(step_info(state.board, *verdict.move));
  return judged;
}

std::string Chess::result(const State& /*state*/, Choice move) const { return uci(move); }

Ruling Chess::judge(const State& state, std::string_view play) const {
  return weigh(state, play).ruling;
}

Ruling Chess::judge_steps(const State& state, std::string_view steps) const {
  if (words(steps).empty()) return {true, "", say::move_is_due()};
  return judge(state, steps);
}

Result<Next> Chess::only_steps(const State& state) const {
  Next next;
  if (ending(state)) return next;
  MoveList moves;
  list_moves(state.board, moves);
  next.steps.reserve(moves.size());
  for (const Move move : moves) next.steps.push_back(step_info(state.board, move));
  return next;
}

Picture Chess::picture(const State& state) const { return draw_board(state); }

std::string san(const State& state, Move move) { return san(state.board, move); }

}  // namespace parlor::chess
