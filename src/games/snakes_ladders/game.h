#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/any_game.h"
#include "core/game.h"
#include "games/snakes_ladders/rules.h"
#include "games/snakes_ladders/state.h"

namespace parlor::snakes_ladders {

/// The one move that a throw brings.
struct Move {
  Seat seat;
  int from = 0;
  int count = 0;
  /// The square by count, and the square after a ladder or snake; both `from` where it is too high.
  int reached = 0;
  int led_to = 0;
  bool too_high = false;
  /// Who already stands on `led_to` and so sends the mover back.
  std::optional<Seat> held_by;

  [[nodiscard]] int end() const { return held_by ? from : led_to; }
};

/// Snakes & ladders for 2 to 4. Dice decide nearly everything: a move is forced, and the only
/// choice there can be is between one die and two near the end.
class SnakesLadders {
 public:
  using State = snakes_ladders::State;
  using Choice = snakes_ladders::Choice;
  using Choices = snakes_ladders::Choices;

  SnakesLadders(Rules rules, SeatSet seats) : rules_(std::move(rules)), seats_(seats) {}

  [[nodiscard]] const Rules& rules() const { return rules_; }

  [[nodiscard]] State start() const;
  [[nodiscard]] State opening() const;
  [[nodiscard]] Actor actor(const State& state) const;
  [[nodiscard]] Throw to_throw(const State& state) const;
  [[nodiscard]] State thrown(const State& state, Roll roll) const;
  void choices(const State& state, Choices& choices) const;
  [[nodiscard]] State taken(const State& state, Choice choice) const;
  [[nodiscard]] std::optional<Outcome> outcome(const State& state) const;
  [[nodiscard]] SeatSet seats(const State& state) const { return state.seats; }
  [[nodiscard]] SeatSet team(const State& /*state*/, Seat seat) const { return SeatSet(seat); }
  static std::span<const std::string_view> counter_names();
  void tally(const State& state, Choice choice, std::span<std::uint64_t> counters) const;

  /// The move that the throw on the table brings.
  [[nodiscard]] Move move(const State& state) const;

  static const GameInfo& info() { return game_info(); }
  [[nodiscard]] std::string rules_name() const { return rules_.name; }
  [[nodiscard]] std::vector<RulesSection> rules_text() const;
  [[nodiscard]] std::vector<std::string> option_values() const {
    return snakes_ladders::option_values(rules_);
  }
  [[nodiscard]] std::string seat_name(Seat seat) const;
  [[nodiscard]] std::string position(const State& state) const;
  [[nodiscard]] Result<State> read_position(std::string_view text) const;
  [[nodiscard]] std::string spell(const State& state, Choice choice) const;
  [[nodiscard]] Result<Choice> read_play(const State& state, std::string_view text) const;
  [[nodiscard]] std::string result(const State& state, Choice choice) const;
  [[nodiscard]] Ruling judge(const State& state, std::string_view text) const;
  [[nodiscard]] Result<Next> only_steps(const State& state) const;
  [[nodiscard]] Picture picture(const State& state) const;
  [[nodiscard]] std::vector<PieceInfo> pieces(const State& state) const;
  [[nodiscard]] std::vector<Fact> facts(const State& state) const;
  [[nodiscard]] std::string attempt(const State& state, std::string_view from,
                                    std::string_view to) const;

  /// `state` with the turn given to `seat`, nothing thrown yet.
  [[nodiscard]] State turn_of(const State& state, Seat seat) const;

 private:
  [[nodiscard]] State with_first_throw(State state, int die) const;
  [[nodiscard]] std::optional<Seat> holder(const State& state, int square) const;

  Rules rules_;
  SeatSet seats_;
};

/// The game that a setup asks for, or what is wrong with the setup.
Result<SnakesLadders> make_game(const Setup& setup);
Result<AnyGame> make(const Setup& setup);

}  // namespace parlor::snakes_ladders
