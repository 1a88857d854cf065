#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.h"
#include "core/game.h"
#include "games/checkers/huffing.h"
#include "games/checkers/moves.h"
#include "games/checkers/state.h"

namespace parlor::checkers {

inline constexpr Seat dark_seat{0};
inline constexpr Seat light_seat{1};

constexpr Seat seat_of(Side side) { return side == Side::dark ? dark_seat : light_seat; }

/// Checkers on 32 squares by the sheet of the box: captures forced, or left at the risk of a huff.
class Checkers {
 public:
  using State = checkers::State;
  using Choice = Move;
  using Choices = MoveList;

  explicit Checkers(Captures captures = Captures::forced, std::string name = "Standard");

  [[nodiscard]] State start() const { return state_from({}, 0); }
  [[nodiscard]] State opening() const { return start(); }
  [[nodiscard]] Actor actor(const State& state) const {
    return state.ending == Ending::none ? Actor::player(seat_of(state.now.board.to_move))
                                        : Actor::nobody();
  }
  // Checkers has no dice: nothing is ever thrown.
  void choices(const State& state, Choices& choices) const;
  [[nodiscard]] State taken(const State& state, const Choice& choice) const {
    return after(state, choice, captures_);
  }
  [[nodiscard]] std::optional<Outcome> outcome(const State& state) const;
  [[nodiscard]] SeatSet seats(const State&) const { return SeatSet::first(2); }
  [[nodiscard]] SeatSet team(const State&, Seat seat) const { return SeatSet(seat); }
  static std::span<const std::string_view> counter_names();
  void tally(const State& state, const Choice& choice, std::span<std::uint64_t> counters) const;
  [[nodiscard]] Captures captures() const { return captures_; }
  [[nodiscard]] std::uint64_t perft(const State& state, int depth) const;

  static const GameInfo& info();
  [[nodiscard]] std::string rules_name() const { return name_; }
  [[nodiscard]] std::vector<RulesSection> rules_text() const;
  [[nodiscard]] std::vector<std::string> option_values() const;
  [[nodiscard]] std::string seat_name(Seat seat) const;
  [[nodiscard]] std::string position(const State& state) const;
  [[nodiscard]] Result<State> read_position(std::string_view text) const;
  [[nodiscard]] std::string spell(const State& state, const Choice& choice) const;
  [[nodiscard]] Result<Choice> read_play(const State& state, std::string_view text) const;
  [[nodiscard]] JudgedChoice<Choice> judged(const State& state, std::string_view text) const;
  /// The plain FEN of the board after the choice, with the other side to move.
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

 private:
  Captures captures_;
  std::string name_;
};

/// A game by a sheet with the players' changes, or one sentence on what is wrong with the setup.
Result<AnyGame> make(const Setup& setup);

}  // namespace parlor::checkers
