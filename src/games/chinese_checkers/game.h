#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/any_game.h"
#include "core/game.h"
#include "games/chinese_checkers/choices.h"
#include "games/chinese_checkers/rules.h"
#include "games/chinese_checkers/state.h"

namespace parlor::chinese_checkers {

/// Chinese checkers on the star of 73 holes or of 121.
class ChineseCheckers {
 public:
  using State = chinese_checkers::State;
  using Choice = chinese_checkers::Choice;
  using Choices = chinese_checkers::Choices;

  explicit ChineseCheckers(Rules rules) : rules_(std::move(rules)) {}

  [[nodiscard]] State start() const { return rules_.start(); }
  [[nodiscard]] State opening() const { return rules_.start(); }
  [[nodiscard]] Actor actor(const State& state) const {
    return state.winners.empty() ? Actor::player(state.to_move) : Actor::nobody();
  }
  /// There are no dice: chance never acts.
  void choices(const State& state, Choices& choices) const;
  [[nodiscard]] State taken(const State& state, Choice choice) const {
    return rules_.after(state, choice);
  }
  [[nodiscard]] std::optional<Outcome> outcome(const State& state) const;
  [[nodiscard]] SeatSet seats(const State&) const { return rules_.seats; }
  [[nodiscard]] SeatSet team(const State&, Seat seat) const { return rules_.team(seat); }
  static std::span<const std::string_view> counter_names();
  void tally(const State& state, Choice choice, std::span<std::uint64_t> counters) const;

  static const GameInfo& info() { return game_info(); }
  [[nodiscard]] std::string rules_name() const { return rules_.name; }
  [[nodiscard]] std::vector<RulesSection> rules_text() const;
  [[nodiscard]] std::vector<std::string> option_values() const;
  [[nodiscard]] std::string seat_name(Seat seat) const { return std::string(seat_colour(seat)); }
  [[nodiscard]] std::string position(const State& state) const;
  [[nodiscard]] Result<State> read_position(std::string_view text) const;
  [[nodiscard]] std::string spell(const State& state, Choice choice) const;
  [[nodiscard]] Result<Choice> read_play(const State& state, std::string_view text) const;
  [[nodiscard]] JudgedChoice<Choice> judged(const State& state, std::string_view text) const;
  [[nodiscard]] std::string result(const State& state, Choice choice) const;
  [[nodiscard]] Ruling judge(const State& state, std::string_view text) const;
  [[nodiscard]] Ruling judge_steps(const State& state, std::string_view text) const;
  /// The choices, and the hops that they begin with.
  [[nodiscard]] Next choices_and_steps(const State& state, Choices& choices) const;
  [[nodiscard]] Result<Next> next(const State& state, std::span<const std::string> steps) const;
  [[nodiscard]] State underway(const State& state, std::span<const std::string> steps) const;
  [[nodiscard]] Picture picture(const State& state) const;
  [[nodiscard]] std::vector<PieceInfo> pieces(const State& state) const;
  [[nodiscard]] std::vector<Fact> facts(const State& state) const;
  [[nodiscard]] std::string attempt(const State& state, std::string_view from,
                                    std::string_view to) const;

  [[nodiscard]] const Rules& rules() const { return rules_; }

 private:
  [[nodiscard]] Next first_hops(const State& state) const;
  [[nodiscard]] Next further_jumps(const State& state, const std::vector<Hole>& way) const;

  Rules rules_;
};

Result<AnyGame> make(const Setup& setup);

}  // namespace parlor::chinese_checkers
