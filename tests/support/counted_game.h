#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "core/game_model.h"

namespace parlor::test {

/// A game that counts how often it is asked what can be played: each of these questions makes it
/// find all choices, or follow a play with all that could be played instead.
template <Game G>
class Counted : public G {
 public:
  explicit Counted(const G& game) : G(game) {}

  /// Since the last call.
  static int enumerations() { return std::exchange(count, 0); }

  void choices(const typename G::State& state, typename G::Choices& choices) const {
    ++count;
    G::choices(state, choices);
  }
  [[nodiscard]] Next choices_and_steps(const typename G::State& state,
                                       typename G::Choices& choices) const
    requires OffersAtOnce<G>
  {
    ++count;
    return G::choices_and_steps(state, choices);
  }
  [[nodiscard]] std::string spell(const typename G::State& state,
                                  const typename G::Choice& choice) const {
    ++count;
    return G::spell(state, choice);
  }
  [[nodiscard]] Result<typename G::Choice> read_play(const typename G::State& state,
                                                     std::string_view text) const {
    ++count;
    return G::read_play(state, text);
  }
  [[nodiscard]] auto judged(const typename G::State& state, std::string_view text) const {
    ++count;
    return G::judged(state, text);
  }
  [[nodiscard]] Ruling judge(const typename G::State& state, std::string_view text) const {
    ++count;
    return G::judge(state, text);
  }
  [[nodiscard]] Ruling judge_steps(const typename G::State& state, std::string_view text) const {
    ++count;
    return G::judge_steps(state, text);
  }
  [[nodiscard]] Result<Next> next(const typename G::State& state,
                                  std::span<const std::string> steps) const {
    ++count;
    return G::next(state, steps);
  }

 private:
  inline static int count = 0;
};

/// The game in the list, counted.
template <Game G, Result<AnyGame> (*make)(const Setup&)>
GameKind counted_kind() {
  return {G::info, [](const Setup& setup) -> Result<AnyGame> {
            const auto game = make(setup);
            if (!game) return game.error();
            return any_game(Counted<G>(*game_as<G>(**game)));
          }};
}

}  // namespace parlor::test
