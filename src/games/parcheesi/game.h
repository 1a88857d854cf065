#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.h"
#include "core/game.h"
#include "games/parcheesi/choices.h"
#include "games/parcheesi/rules/sheet.h"
#include "games/parcheesi/rules/state.h"

/// Parcheesi by any rule sheet. The rules chosen, and where a sheet left them open, are told in
/// docs/rules.md.
namespace parlor::parcheesi {

class Parcheesi {
 public:
  using State = parcheesi::State;
  using Choice = parcheesi::Choice;
  using Choices = parcheesi::Choices;

  Parcheesi(Rules rules, SeatSet seats) : rules_(std::move(rules)), seats_(seats) {}

  // Playing.
  [[nodiscard]] State start() const;
  [[nodiscard]] Actor actor(const State& state) const {
    if (state.phase == Phase::playing) return Actor::player(state.mover);
    return state.phase == Phase::over ? Actor::nobody() : Actor::chance();
  }
  [[nodiscard]] Throw to_throw(const State& state) const;
  [[nodiscard]] State thrown(State state, Roll roll) const {
    apply(state, roll);
    return state;
  }
  void apply(State& state, Roll roll) const {
    if (state.phase == Phase::drawing) return draw(state, roll);
    state.roll = roll;
    state.phase = Phase::playing;
  }
  void choices(const State& state, Choices& choices) const;
  /// One of them, each as likely as any other.
  [[nodiscard]] Choice draw(const State& state, Choices& choices, Random& random) const {
    return is_penalty(state) ? penalty(state) : choices.draw(scene(state), random);
  }
  [[nodiscard]] State taken(State state, const Choice& choice) const {
    apply(state, choice);
    return state;
  }
  void apply(State& state, const Choice& choice) const;
  [[nodiscard]] std::optional<Outcome> outcome(const State& state) const;
  [[nodiscard]] SeatSet seats(const State& state) const { return state.seated; }
  [[nodiscard]] SeatSet team(const State& state, Seat seat) const;
  static std::span<const std::string_view> counter_names();
  void tally(const State& state, const Choice& choice, std::span<std::uint64_t> counters) const;
  /// How a simple opponent likes a choice: captures, HOME and safety first, then progress.
  [[nodiscard]] int appeal(const State& state, const Choice& choice) const;

  // Speaking.
  static const GameInfo& info();
  [[nodiscard]] std::string rules_name() const;
  [[nodiscard]] std::vector<RulesSection> rules_text() const;
  [[nodiscard]] std::vector<std::string> option_values() const {
    return parcheesi::option_values(rules_.options);
  }
  [[nodiscard]] std::string seat_name(Seat seat) const {
    return std::string(name_of(color_of(seat)));
  }
  [[nodiscard]] std::string position(const State& state) const;
  [[nodiscard]] Result<State> read_position(std::string_view text) const;
  [[nodiscard]] State opening() const;
  [[nodiscard]] std::string spell(const State& state, const Choice& choice) const;
  [[nodiscard]] Result<Choice> read_play(const State& state, std::string_view text) const;
  [[nodiscard]] JudgedChoice<Choice> judged(const State& state, std::string_view text) const;
  [[nodiscard]] std::string result(const State& state, const Choice& choice) const;
  [[nodiscard]] Ruling judge(const State& state, std::string_view play) const;
  [[nodiscard]] Ruling judge_steps(const State& state, std::string_view steps) const;
  [[nodiscard]] Result<Next> next(const State& state, std::span<const std::string> steps) const;
  [[nodiscard]] State underway(const State& state, std::span<const std::string> steps) const;
  [[nodiscard]] Picture picture(const State& state) const;
  [[nodiscard]] std::vector<PieceInfo> pieces(const State& state) const;
  [[nodiscard]] std::vector<Fact> facts(const State& state) const;
  [[nodiscard]] std::string attempt(const State& state, std::string_view from,
                                    std::string_view to) const;
  [[nodiscard]] std::vector<std::string> tries(const State& state) const;

  [[nodiscard]] const Rules& rules() const { return rules_; }
  [[nodiscard]] const Options& options() const { return rules_.options; }
  [[nodiscard]] bool in_pairs() const { return rules_.options.pairs == Pairs::on; }
  /// Whether the roll in this state is the one that is punished instead of played.
  [[nodiscard]] bool is_penalty(const State& state) const {
    return state.doublets == 2 && state.roll.doublets() &&
           rules_.options.third_doublets == ThirdDoublets::penalty;
  }
  /// What that roll brings instead.
  [[nodiscard]] Choice penalty(const State& state) const;
  /// Whether all pawns of the seat, in pairs also the partner's, are HOME.
  [[nodiscard]] bool has_won(const State& state, Seat seat) const;
  /// The roll that this state has to play.
  [[nodiscard]] Scene scene(const State& state) const {
    return {rules_.options, in_pairs(), state};
  }

 private:
  void draw(State& state, Roll roll) const;
  [[nodiscard]] Seat seat_after(const State& state, Seat seat) const;

  Rules rules_;
  SeatSet seats_;
};

/// A game as a setup asks for it, or what is wrong with the setup.
Result<AnyGame> make(const Setup& setup);
Result<Parcheesi> make_parcheesi(const Setup& setup);

}  // namespace parlor::parcheesi
