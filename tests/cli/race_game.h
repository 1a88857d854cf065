#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.h"

namespace parlor::test {

/// A tiny race with dice: two pawns a seat run from 0 to the goal; both dice are used if they can
/// be; landing on a lone foreign pawn sends it back. It stands in for the games of the box where
/// the command line is tested, and has one of everything: opening throws, plays of several steps,
/// captures, options of every kind.
class Race {
 public:
  struct State {
    std::array<std::array<std::uint8_t, 2>, 4> pawns{};
    std::uint8_t players = 2;
    std::uint8_t turn = 0;
    std::uint8_t high = 0;
    std::uint8_t low = 0;
    // While `opening`, `turn` throws one die and `best` is the highest so far, thrown by `leader`.
    std::uint8_t opening = 0;
    std::uint8_t best = 0;
    std::uint8_t leader = 0;
    bool operator==(const State&) const = default;
  };
  struct Step {
    std::uint8_t from = 0;
    std::uint8_t die = 0;
    bool operator==(const Step&) const = default;
  };
  struct Choice {
    std::array<Step, 2> steps{};
    std::uint8_t count = 0;
  };
  using Choices = std::vector<Choice>;
  struct Rules {
    std::string name;
    int goal = 12;
    bool hits = true;
    std::string pairs = "off";
    PairList shortcuts;
    int players = 2;
  };

  explicit Race(Rules rules) : rules_(std::move(rules)) {}
  static const GameInfo& info();

  [[nodiscard]] State start() const;
  [[nodiscard]] State opening() const;
  [[nodiscard]] Actor actor(const State& state) const;
  [[nodiscard]] Throw to_throw(const State& state) const;
  [[nodiscard]] State thrown(const State& state, Roll roll) const;
  void choices(const State& state, Choices& into) const;
  [[nodiscard]] State taken(const State& state, const Choice& choice) const;
  [[nodiscard]] std::optional<Outcome> outcome(const State& state) const;
  [[nodiscard]] SeatSet seats(const State& state) const { return SeatSet::first(state.players); }
  [[nodiscard]] SeatSet team(const State&, Seat seat) const { return SeatSet(seat); }
  static std::span<const std::string_view> counter_names();
  void tally(const State& state, const Choice& choice, std::span<std::uint64_t> counters) const;
  [[nodiscard]] int appeal(const State& state, const Choice& choice) const;

  [[nodiscard]] std::string rules_name() const { return rules_.name; }
  [[nodiscard]] std::vector<RulesSection> rules_text() const;
  [[nodiscard]] std::vector<std::string> option_values() const;
  [[nodiscard]] std::string seat_name(Seat seat) const;
  [[nodiscard]] std::string position(const State& state) const;
  [[nodiscard]] Result<State> read_position(std::string_view text) const;
  [[nodiscard]] std::string spell(const State& state, const Choice& choice) const;
  [[nodiscard]] Result<Choice> read_play(const State& state, std::string_view text) const;
  [[nodiscard]] std::string result(const State& state, const Choice& choice) const;
  [[nodiscard]] Ruling judge(const State& state, std::string_view text) const;
  [[nodiscard]] Ruling judge_steps(const State& state, std::string_view text) const;
  [[nodiscard]] Result<Next> next(const State& state, std::span<const std::string> steps) const;
  [[nodiscard]] Picture picture(const State& state) const;
  [[nodiscard]] std::vector<PieceInfo> pieces(const State& state) const;
  [[nodiscard]] std::vector<Fact> facts(const State& state) const;
  [[nodiscard]] std::string attempt(const State& state, std::string_view from,
                                    std::string_view to) const;

 private:
  struct Line {
    State after;
    Choice choice;
    int captures = 0;
  };
  [[nodiscard]] std::optional<Line> stepped(const Line& line, Step step) const;
  [[nodiscard]] std::vector<Line> lines(const State& state) const;
  [[nodiscard]] std::vector<Step> possible(const Line& line) const;
  [[nodiscard]] std::string step_text(const State& state, Step step) const;
  [[nodiscard]] std::string placement(const State& state) const;

  Rules rules_;
};

Result<AnyGame> make_race(const Setup& setup);

/// The race and a second game with a sheet of the same id.
std::span<const GameKind> race_box();

}  // namespace parlor::test
