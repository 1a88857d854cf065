#pragma once

#include <array>
#include <cstddef>

#include "bots/paranoid.h"
#include "games/chinese_checkers/game.h"

namespace parlor::bots {

/// Chinese checkers as a race: how far every peg still has to go, and how well it can go on.
class StarProspects {
 public:
  using Game = chinese_checkers::ChineseCheckers;
  using State = chinese_checkers::State;
  using Choices = chinese_checkers::Choices;
  using Choice = chinese_checkers::Choice;

  explicit StarProspects(const Game& game);

  void shortlist(const State& state, Choices& workspace,
                 Shortlist<Choice, widest_shortlist>& list) const;
  int standing(const State& state, Seat seat, Choices& workspace) const;

  /// What a play wins: the way its peg has less to go.
  [[nodiscard]] int gain(const State& state, Choice choice) const;
  /// The same in plain steps towards the far end of the goal.
  [[nodiscard]] int steps_gained(const State& state, Choice choice) const;

 private:
  using Ways = std::array<std::int16_t, 256>;

  [[nodiscard]] int way(Seat seat, chinese_checkers::Hole hole) const {
    return ways_[static_cast<std::size_t>(seat.index())][hole];
  }
  /// The way that all pegs of a seat have behind them, and the best next play it could make.
  [[nodiscard]] int progress(const State& state, Seat seat, Choices& workspace) const;

  const chinese_checkers::Rules& rules_;
  std::array<Ways, max_seats> ways_{};
  std::array<Ways, max_seats> steps_{};
};

}  // namespace parlor::bots
