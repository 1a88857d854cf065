#include "games/checkers/game.h"

#include <array>
#include <bit>
#include <cstddef>
#include <utility>

#include "core/perft.h"
#include "games/checkers/text/arbiter.h"
#include "games/checkers/text/drawing.h"
#include "games/checkers/text/fen.h"
#include "games/checkers/text/notation.h"

namespace parlor::checkers {

static_assert(Game<Checkers>);
static_assert(CountsItself<Checkers>);

Checkers::Checkers(Captures captures, std::string name)
    : captures_(captures), name_(std::move(name)) {}

void Checkers::choices(const State& state, Choices& choices) const {
  if (state.ending == Ending::none) return list_choices(state.now, captures_, choices);
  choices.clear();
}

std::optional<Outcome> Checkers::outcome(const State& state) const {
  const SeatSet winner(seat_of(other(state.now.board.to_move)));
  switch (state.ending) {
    case Ending::none: return std::nullopt;
    case Ending::no_pieces: return Outcome{.winners = winner, .reason = "every piece is taken"};
    case Ending::no_move: return Outcome{.winners = winner, .reason = "no piece can move"};
    case Ending::repetition:
      return Outcome{.winners = SeatSet::first(2),
                     .draw = true,
                     .reason = "the same position came up three times"};
    case Ending::quiet:
      return Outcome{.winners = SeatSet::first(2),
                     .draw = true,
                     .reason = "40 moves a side without a capture or a man's move"};
  }
  return std::nullopt;
}

std::span<const std::string_view> Checkers::counter_names() {
  static constexpr std::array<std::string_view, 4> names{"pieces captured", "men crowned",
                                                         "skipped captures", "huffs"};
  return names;
}

void Checkers::tally(const State& state, const Choice& choice,
                     std::span<std::uint64_t> counters) const {
  if (choice.is_huff()) {
    ++counters[3];
    return;
  }
  counters[0] += static_cast<std::uint64_t>(std::popcount(choice.captured));
  counters[1] += crowns(state.now.board, choice) ? 1 : 0;
  if (captures_ == Captures::huffing && left_by(state.now.board, choice) != 0) ++counters[2];
}

std::uint64_t Checkers::perft(const State& state, int depth) const {
  if (state.ending != Ending::none) return depth == 0 ? 1 : 0;
  return count_choices(state.now, captures_, depth);
}

std::string Checkers::seat_name(Seat seat) const {
  return std::string(name_of(seat == dark_seat ? Side::dark : Side::light));
}

std::string Checkers::position(const State& state) const { return write_fen(state); }

Result<State> Checkers::read_position(std::string_view text) const {
  return read_fen(text, captures_);
}

std::string Checkers::spell(const State& state, const Choice& choice) const {
  return spell_move(state.now.board, choice);
}

std::string Checkers::result(const State& state, const Choice& choice) const {
  return write_board(played(state.now, choice, captures_).board);
}

Result<Move> Checkers::read_play(const State& state, std::string_view text) const {
  const Verdict verdict = judge_play(state, captures_, text);
  if (!verdict.ruling.legal) return Error{verdict.ruling.message};
  return verdict.move;
}

JudgedChoice<Move> Checkers::judged(const State& state, std::string_view text) const {
  const Verdict verdict = judge_play(state, captures_, text);
  if (!verdict.ruling.legal) return {verdict.ruling};
  return {verdict.ruling, verdict.move, steps_of(state, captures_, verdict.move, text)};
}

Ruling Checkers::judge(const State& state, std::string_view text) const {
  return judge_play(state, captures_, text).ruling;
}

Ruling Checkers::judge_steps(const State& state, std::string_view text) const {
  return judge_start(state, captures_, text).ruling;
}

Result<Next> Checkers::next(const State& state, std::span<const std::string> steps) const {
  return next_steps(state, captures_, steps);
}

State Checkers::underway(const State& state, std::span<const std::string> steps) const {
  State shown = state;
  const Verdict verdict = judge_start(state, captures_, join({steps.begin(), steps.end()}, " "));
  if (steps.empty() || !verdict.ruling.legal) return shown;
  shown.now.board = played(state.now, verdict.move, captures_).board;
  shown.now.board.to_move = state.now.board.to_move;
  return shown;
}

Picture Checkers::picture(const State& state) const { return draw(state); }

}  // namespace parlor::checkers
