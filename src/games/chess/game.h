#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.h"
#include "core/game.h"
#include "games/chess/generate.h"
#include "games/chess/move.h"
#include "games/chess/move_set.h"
#include "games/chess/state.h"

namespace parlor::chess {

/// Chess by the sheet of the box. White is seat 0.
///
/// Positions are FEN, plays are UCI moves; SAN is read as well. FEN does not tell which positions
/// have been there before, so a game read from it counts repetitions from there.
class Chess {
 public:
  using State = chess::State;
  using Choice = Move;
  using Choices = MoveSet;

  explicit Chess(std::string name = {}) : name_(std::move(name)) {}

  static const GameInfo& info();
  [[nodiscard]] std::string rules_name() const;
  [[nodiscard]] std::vector<RulesSection> rules_text() const;
  [[nodiscard]] std::vector<std::string> option_values() const { return {}; }
  [[nodiscard]] std::string seat_name(Seat seat) const;

  [[nodiscard]] State start() const;
  [[nodiscard]] State opening() const { return start(); }
  [[nodiscard]] Actor actor(const State& state) const;
  /// All legal moves, also where the game has just been drawn: what may be counted and listed is a
  /// matter of how pieces move.
  void choices(const State& state, Choices& moves) const { list_moves(state.board, moves); }
  [[nodiscard]] State taken(const State& state, Choice move) const { return after(state, move); }
  [[nodiscard]] std::optional<Outcome> outcome(const State& state) const {
    return chess::outcome(state);
  }
  [[nodiscard]] SeatSet seats(const State& /*state*/) const { return SeatSet::first(2); }
  [[nodiscard]] SeatSet team(const State& /*state*/, Seat seat) const { return SeatSet(seat); }
  [[nodiscard]] std::uint64_t perft(const State& state, int depth) const {
    return count_sequences(state.board, depth);
  }

  static std::span<const std::string_view> counter_names();
  void tally(const State& state, Choice move, std::span<std::uint64_t> counters) const;

  [[nodiscard]] std::string position(const State& state) const;
  [[nodiscard]] Result<State> read_position(std::string_view text) const;
  [[nodiscard]] std::string spell(const State& state, Choice move) const;
  [[nodiscard]] Result<Choice> read_play(const State& state, std::string_view text) const;
  [[nodiscard]] JudgedChoice<Choice> judged(const State& state, std::string_view text) const;
  [[nodiscard]] std::string result(const State& state, Choice move) const;
  [[nodiscard]] Ruling judge(const State& state, std::string_view play) const;
  [[nodiscard]] Ruling judge_steps(const State& state, std::string_view steps) const;
  [[nodiscard]] Result<Next> only_steps(const State& state) const;
  [[nodiscard]] Picture picture(const State& state) const;
  [[nodiscard]] std::vector<PieceInfo> pieces(const State& state) const;
  [[nodiscard]] std::vector<Fact> facts(const State& state) const;
  [[nodiscard]] std::string attempt(const State& state, std::string_view from,
                                    std::string_view to) const;

 private:
  std::string name_;
};

/// The short algebraic form of a legal move, as game records write it.
std::string san(const State& state, Move move);

/// Chess as the players agreed on it.
Result<AnyGame> make(const Setup& setup);

}  // namespace parlor::chess
