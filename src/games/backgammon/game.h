#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.h"
#include "core/game.h"
#include "games/backgammon/choice.h"
#include "games/backgammon/options.h"
#include "games/backgammon/state.h"

namespace parlor::backgammon {

/// Backgammon by the sheet `box`, with gammons, the doubling cube and matches as options. With a
/// match a state covers all of it: when a game ends before the length is reached, the next begins
/// with its opening throw.
class Backgammon {
 public:
  using State = backgammon::State;
  using Choice = backgammon::Choice;
  using Choices = backgammon::Choices;

  explicit Backgammon(Options options = {}) : options_(options) {}

  [[nodiscard]] State start() const { return new_game(Score()); }
  [[nodiscard]] Actor actor(const State& state) const {
    switch (state.phase) {
      case Phase::cube:
      case Phase::moving: return Actor::player(state.turn);
      case Phase::doubled: return Actor::player(other(state.turn));
      case Phase::over: return Actor::nobody();
      default: return Actor::chance();
    }
  }
  [[nodiscard]] Throw to_throw(const State& state) const {
    if (state.phase == Phase::red_opens) return {red, 1};
    if (state.phase == Phase::black_opens) return {black, 1};
    return {state.turn, 2};
  }
  [[nodiscard]] State thrown(const State& state, Roll roll) const;
  void choices(const State& state, Choices& choices) const;
  [[nodiscard]] State taken(const State& state, const Choice& choice) const;
  [[nodiscard]] std::optional<Outcome> outcome(const State& state) const;
  [[nodiscard]] SeatSet seats(const State&) const { return SeatSet::first(2); }
  [[nodiscard]] SeatSet team(const State&, Seat seat) const { return SeatSet(seat); }
  static std::span<const std::string_view> counter_names();
  void tally(const State& state, const Choice& choice, std::span<std::uint64_t> counters) const;

  static const GameInfo& info() { return game_info(); }
  [[nodiscard]] std::string rules_name() const;
  [[nodiscard]] std::vector<RulesSection> rules_text() const;
  [[nodiscard]] std::vector<std::string> option_values() const { return told_values(options_); }
  [[nodiscard]] std::string seat_name(Seat seat) const;
  [[nodiscard]] std::string position(const State& state) const;
  /// The board as a Position ID and the roll, if there is one: `4HPwATDgc/ABMA 3-1`.
  [[nodiscard]] std::string short_position(const State& state) const;
  [[nodiscard]] Result<State> read_position(std::string_view text) const;
  [[nodiscard]] State opening() const;
  [[nodiscard]] std::string spell(const State& state, const Choice& choice) const;
  [[nodiscard]] Result<Choice> read_play(const State& state, std::string_view text) const;
  [[nodiscard]] JudgedChoice<Choice> judged(const State& state, std::string_view text) const;
  [[nodiscard]] std::string result(const State& state, const Choice& choice) const;
  [[nodiscard]] Ruling judge(const State& state, std::string_view text) const;
  [[nodiscard]] Ruling judge_steps(const State& state, std::string_view text) const;
  [[nodiscard]] Result<Next> next(const State& state, std::span<const std::string> steps) const;
  [[nodiscard]] State underway(const State& state, std::span<const std::string> steps) const;
  [[nodiscard]] Picture picture(const State& state) const;
  [[nodiscard]] std::vector<PieceInfo> pieces(const State& state) const;
  [[nodiscard]] std::vector<Fact> facts(const State& state) const;
  [[nodiscard]] std::string attempt(const State& state, std::string_view from,
                                    std::string_view to) const;
  [[nodiscard]] std::vector<std::string> tries(const State& state) const;

  [[nodiscard]] const Options& options() const { return options_; }

 private:
  [[nodiscard]] State new_game(Score score) const;
  [[nodiscard]] State after_play(State state, const Choice& choice) const;
  [[nodiscard]] State next_turn(State state) const;
  [[nodiscard]] State won(State state, Ending ending) const;
  [[nodiscard]] Ending ending_of_win(const Men& loser) const;

  Options options_;
};

/// A game by what the players agreed on, or one sentence on why not.
Result<AnyGame> make(const Setup& setup);

}  // namespace parlor::backgammon
