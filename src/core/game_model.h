#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/any_game.h"
#include "core/appeal.h"
#include "core/counters.h"
#include "core/game.h"
#include "core/perft.h"
#include "core/playout.h"
#include "core/tries.h"
#include "core/words.h"

namespace parlor {

/// A game whose positions have a shorter common name than their full text (backgammon's Position
/// ID) says so by having a `short_position`.
template <class G>
concept ListsShortly = requires(const G game, const typename G::State state) {
  { game.short_position(state) } -> std::same_as<std::string>;
};

/// A game whose plays have several steps draws them one by one by having an `underway`: the state
/// with its pieces where some steps of a play leave them, and all else as it was.
template <class G>
concept DrawsSteps =
    requires(const G game, const typename G::State state, std::span<const std::string> steps) {
      { game.underway(state, steps) } -> std::same_as<typename G::State>;
    };

/// A game that finds ruling, choice and steps of a written play in one go has a `judged`; of others
/// they are asked one by one.
template <class G>
concept JudgesAtOnce =
    requires(const G game, const typename G::State state, std::string_view text) {
      { game.judged(state, text) } -> std::same_as<JudgedChoice<typename G::Choice>>;
    };

/// A game that finds its choices and the steps that they begin with in one go has a
/// `choices_and_steps`; of others they are asked one by one.
template <class G>
concept OffersAtOnce =
    requires(const G game, const typename G::State state, typename G::Choices choices) {
      { game.choices_and_steps(state, choices) } -> std::same_as<Next>;
    };

/// Makes the face of any `Game`.
template <Game G>
class GameModel final : public GameFace {
 public:
  explicit GameModel(G game) : game_(std::move(game)) {}
  [[nodiscard]] const G& game() const { return game_; }

  const GameInfo& info() const override { return G::info(); }
  std::string rules_name() const override { return game_.rules_name(); }
  std::vector<RulesSection> rules_text() const override { return game_.rules_text(); }
  std::vector<std::string> option_values() const override { return game_.option_values(); }
  std::string seat_name(Seat seat) const override { return game_.seat_name(seat); }

  AnyState start() const override { return wrap(game_.start()); }
  AnyState opening() const override { return wrap(game_.opening()); }
  Actor actor(const AnyState& state) const override { return game_.actor(get(state)); }
  Throw to_throw(const AnyState& state) const override { return throw_due(game_, get(state)); }
  AnyState thrown(const AnyState& state, Roll roll) const override {
    return wrap(after_throw(game_, get(state), roll));
  }
  std::optional<Outcome> outcome(const AnyState& state) const override {
    return game_.outcome(get(state));
  }
  SeatSet seats(const AnyState& state) const override { return game_.seats(get(state)); }
  SeatSet team(const AnyState& state, Seat seat) const override {
    return game_.team(get(state), seat);
  }

  std::vector<std::string> plays(const AnyState& state) const override {
    return each_choice(
        state, [this](const State& at, const auto& choice) { return game_.spell(at, choice); });
  }
  std::vector<std::string> results(const AnyState& state) const override {
    auto texts = each_choice(
        state, [this](const State& at, const auto& choice) { return game_.result(at, choice); });
    std::ranges::sort(texts);
    return texts;
  }
  Result<AnyState> taken(const AnyState& state, std::string_view play) const override {
    const auto choice = game_.read_play(get(state), play);
    if (!choice) return choice.error();
    return wrap(game_.taken(get(state), *choice));
  }
  Result<Next> next(const AnyState& state, std::span<const std::string> steps) const override {
    return next_of(game_, get(state), steps);
  }
  std::string simple_choice(const AnyState& state, Random& random) const override;
  Ruling judge(const AnyState& state, std::string_view play) const override {
    return game_.judge(get(state), play);
  }
  Ruling judge_steps(const AnyState& state, std::string_view steps) const override {
    return judge_steps_of(game_, get(state), steps);
  }
  std::string position(const AnyState& state) const override { return game_.position(get(state)); }
  std::string listed_position(const AnyState& state) const override { return listed(get(state)); }
  Result<AnyState> read_position(std::string_view text) const override {
    const auto state = game_.read_position(text);
    if (!state) return state.error();
    return wrap(*state);
  }
  Picture picture(const AnyState& state) const override { return game_.picture(get(state)); }
  AnyState underway(const AnyState& state, std::span<const std::string> steps) const override {
    if constexpr (DrawsSteps<G>) {
      return wrap(game_.underway(get(state), steps));
    } else {
      // The only step of a play is the play.
      const auto after = taken(state, join({steps.begin(), steps.end()}, " "));
      return steps.empty() || !after ? state : *after;
    }
  }
  std::vector<PieceInfo> pieces(const AnyState& state) const override {
    return game_.pieces(get(state));
  }
  std::vector<Fact> facts(const AnyState& state) const override { return game_.facts(get(state)); }
  std::string attempt(const AnyState& state, std::string_view from,
                      std::string_view to) const override {
    return game_.attempt(get(state), from, to);
  }
  std::size_t choice_count(const AnyState& state) const override {
    typename G::Choices choices;
    game_.choices(get(state), choices);
    return choices.size();
  }
  std::optional<std::string> only_play(const AnyState& state) const override {
    typename G::Choices choices;
    game_.choices(get(state), choices);
    if (choices.size() != 1) return std::nullopt;
    return game_.spell(get(state), choices[0]);
  }
  std::vector<Ruling> why_nothing(const AnyState& state) const override {
    return parlor::why_nothing(game_, get(state));
  }
  Prospect prospect(const AnyState& state) const override;
  Judged judge_play(const AnyState& state, std::string_view play) const override;

  std::uint64_t perft(const AnyState& state, int depth) const override {
    return Perft<G>(game_, depth).count(get(state), depth);
  }
  std::vector<PerftLine> perft_divided(const AnyState& state, int depth) const override;
  std::vector<std::string> counter_names() const override {
    const auto names = counter_names_of<G>();
    return {names.begin(), names.end()};
  }
  Tally random_games(std::uint64_t seed, std::uint64_t first, std::uint64_t count,
                     const std::function<void(const std::string&)>& seen) const override;

 private:
  using State = typename G::State;
  static AnyState wrap(const State& state) { return AnyState::of<G>(state); }
  static const State& get(const AnyState& state) { return state.as<G>(); }

  JudgedChoice<typename G::Choice> judged(const State& state, std::string_view play) const;
  /// The steps as `next` offers them one by one; none where the words are not all offered.
  std::vector<StepInfo> offered(const State& state, std::string_view play) const;

  std::string listed(const State& state) const {
    if constexpr (ListsShortly<G>) {
      return game_.short_position(state);
    } else {
      return game_.position(state);
    }
  }

  template <class Text>
  std::vector<std::string> each_choice(const AnyState& state, Text&& text) const {
    typename G::Choices choices;
    game_.choices(get(state), choices);
    std::vector<std::string> texts;
    texts.reserve(choices.size());
    for (std::size_t i = 0; i < choices.size(); ++i) texts.push_back(text(get(state), choices[i]));
    return texts;
  }

  G game_;
};

template <Game G>
std::string GameModel<G>::simple_choice(const AnyState& any_state, Random& random) const {
  const State& state = get(any_state);
  typename G::Choices choices;
  game_.choices(state, choices);
  std::size_t chosen = 0;
  int highest = 0;
  std::uint32_t equals = 0;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    const int appeal = appeal_of(game_, state, choices[i]);
    if (equals == 0 || appeal > highest) {
      highest = appeal;
      equals = 0;
    }
    if (appeal == highest && random.below(++equals) == 0) chosen = i;
  }
  return game_.spell(state, choices[chosen]);
}

template <Game G>
std::vector<StepInfo> GameModel<G>::offered(const State& state, std::string_view play) const {
  std::vector<std::string> taken;
  std::vector<StepInfo> steps;
  for (const std::string_view word : words(play)) {
    auto next = next_of(game_, state, taken);
    if (!next) return {};
    auto offers = (*std::move(next)).steps;
    const auto step = std::ranges::find(offers, word, &StepInfo::text);
    if (step == offers.end()) return {};
    taken.push_back(step->text);
    steps.push_back(std::move(*step));
  }
  return steps;
}

template <Game G>
JudgedChoice<typename G::Choice> GameModel<G>::judged(const State& state,
                                                      std::string_view play) const {
  if constexpr (JudgesAtOnce<G>) {
    return game_.judged(state, play);
  } else {
    JudgedChoice<typename G::Choice> judged{game_.judge(state, play)};
    if (!judged.ruling.legal) return judged;
    if (const auto choice = game_.read_play(state, play)) judged.choice = *choice;
    judged.steps = offered(state, play);
    // Written in another way than it is offered: any way to the same result will do.
    if (judged.steps.empty() && judged.choice) {
      judged.steps = offered(state, game_.spell(state, *judged.choice));
    }
    return judged;
  }
}

template <Game G>
Judged GameModel<G>::judge_play(const AnyState& any_state, std::string_view play) const {
  const State& state = get(any_state);
  auto judged = this->judged(state, play);
  if (!judged.choice) judged.ruling.legal = false;
  if (!judged.ruling.legal) return {std::move(judged.ruling), {}};
  Judged whole{std::move(judged.ruling), wrap(game_.taken(state, *judged.choice)),
               std::move(judged.steps)};
  if (!whole.steps.empty()) return whole;
  // Nothing is offered where nothing can be chosen: a penalty, a turn that passes.
  auto moves = difference(game_.pieces(state), game_.pieces(get(whole.after)));
  if (moves.empty()) return whole;
  StepInfo step;
  step.text = game_.spell(state, *judged.choice);
  step.from = moves.front().from;
  step.to = moves.front().to;
  step.moves = std::move(moves);
  whole.steps.push_back(std::move(step));
  return whole;
}

template <Game G>
Prospect GameModel<G>::prospect(const AnyState& any_state) const {
  const State& state = get(any_state);
  typename G::Choices choices;
  Prospect prospect;
  if constexpr (OffersAtOnce<G>) {
    prospect.first = game_.choices_and_steps(state, choices);
  } else {
    game_.choices(state, choices);
    if (auto first = next_of(game_, state, {})) prospect.first = *std::move(first);
  }
  prospect.choices = choices.size();
  if (choices.size() != 1) return prospect;
  const std::string play = game_.spell(state, choices[0]);
  prospect.only = {play, judge_play(any_state, play).steps};
  return prospect;
}

template <Game G>
std::vector<PerftLine> GameModel<G>::perft_divided(const AnyState& any_state, int depth) const {
  const State& state = get(any_state);
  Perft<G> below(game_, depth);
  std::vector<PerftLine> lines;
  if (game_.actor(state).is_chance()) {
    for (const WeightedRoll& weighted : distinct_rolls(throw_due(game_, state).dice)) {
      const Roll roll = weighted.roll;
      std::string text = std::to_string(roll.high());
      if (roll.low() != 0) text += '-' + std::to_string(roll.low());
      lines.push_back({std::move(text), below.count(after_throw(game_, state, roll), depth)});
    }
    return lines;
  }
  typename G::Choices choices;
  game_.choices(state, choices);
  for (std::size_t i = 0; i < choices.size(); ++i) {
    lines.push_back(
        {game_.spell(state, choices[i]), below.count(game_.taken(state, choices[i]), depth - 1)});
  }
  return lines;
}

template <Game G>
Tally GameModel<G>::random_games(std::uint64_t seed, std::uint64_t first, std::uint64_t count,
                                 const std::function<void(const std::string&)>& seen) const {
  Tally tally;
  typename G::Choices choices;
  for (std::uint64_t number = first; number < first + count; ++number) {
    if (seen) {
      random_game(game_, seed, number, choices, tally,
                  [&](const State& state) { seen(listed(state)); });
    } else {
      random_game(game_, seed, number, choices, tally, [](const State&) {});
    }
  }
  return tally;
}

template <Game G>
AnyGame any_game(G game) {
  return std::make_shared<const GameModel<G>>(std::move(game));
}

/// The game behind the face, for those who work with one game's own types; null where it is
/// another.
template <Game G>
const G* game_as(const GameFace& game) {
  const auto* model = dynamic_cast<const GameModel<G>*>(&game);
  return model == nullptr ? nullptr : &model->game();
}

}  // namespace parlor
