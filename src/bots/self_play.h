#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "bots/player.h"
#include "bots/valuer.h"
#include "core/playout.h"
#include "core/random.h"

namespace parlor::bots {

/// A game that was played by a net against itself: every state before a throw, and how the net saw
/// it then.
template <class Encoding>
struct Lesson {
  using State = typename Encoding::Game::State;
  using Result = typename Encoding::NetType::Result;
  struct Moment {
    State state;
    Result chances{};  // absolute
    unsigned possible = 0;
    std::size_t begin = 0;  // its inputs, in `inputs`
    std::size_t end = 0;
  };

  std::size_t course = 0;  // which rules it was played by
  std::vector<Moment> moments;
  std::vector<std::uint16_t> inputs;
  Result outcome{};

  void clear() {
    moments.clear();
    inputs.clear();
  }
  void add(const State& state, const Result& chances, unsigned possible, const Features& always,
           const Features& features) {
    const std::size_t begin = inputs.size();
    for (const auto list : {always.inputs(), features.inputs()}) {
      inputs.insert(inputs.end(), list.begin(), list.end());
    }
    moments.push_back({state, chances, possible, begin, inputs.size()});
  }
};

/// Who plays in a training game: the net on every seat, or on one seat against a sparring partner
/// on all others.
template <Playable G>
struct Sparring {
  Player<G>* partner = nullptr;
  Seat learner;

  [[nodiscard]] bool plays(Seat seat) const { return partner != nullptr && seat != learner; }
};

/// Plays one game, the net by its best result, and notes it down. Whether it came to an end in
/// reasonable time.
template <class Encoding>
bool self_play(const typename Encoding::Game& played, Valuer<Encoding>& valuer,
               typename Encoding::Game::Choices& choices,
               const Sparring<typename Encoding::Game>& sparring, Random& random,
               Lesson<Encoding>& lesson) {
  constexpr std::size_t most_moments = 5'000;
  const Encoding& encoding = valuer.encoding();
  const auto& game = encoding.rules(played);
  lesson.clear();
  valuer.forget();
  auto state = game.start();
  for (Actor actor = game.actor(state); !actor.is_nobody(); actor = game.actor(state)) {
    if (actor.is_chance()) {
      if (encoding.knows(state)) {
        if (lesson.moments.size() == most_moments) return false;
        const auto seen = valuer.seen(state);
        lesson.add(state, encoding.absolute(state, seen), encoding.possible(state),
                   encoding.always(), valuer.features());
      }
      state = game.thrown(state, random.roll(game.to_throw(state).dice));
      continue;
    }
    game.choices(state, choices);
    if (sparring.plays(actor.seat())) {
      const NoStop stop;
      Thinking thinking{random, stop};
      state = game.taken(state, choices[sparring.partner->choose(game, state, choices, thinking)]);
      continue;
    }
    auto best = game.taken(state, choices[0]);
    float highest =
        choices.size() == 1 ? 0 : encoding.worth(valuer.chances(game, best), actor.seat());
    for (std::size_t i = 1; i < choices.size(); ++i) {
      const auto after = game.taken(state, choices[i]);
      const float worth = encoding.worth(valuer.chances(game, after), actor.seat());
      if (worth <= highest) continue;
      highest = worth;
      best = after;
    }
    state = best;
  }
  lesson.outcome = encoding.ended(state);
  return true;
}

/// TD(λ): each moment learns from what came after it, the nearer the more. `lambda` 1 would learn
/// from the outcome alone, 0 only from the next moment.
template <class Encoding>
void learn(typename Encoding::NetType& net, const Encoding& encoding,
           const Lesson<Encoding>& lesson, float rate, float lambda) {
  auto later = lesson.outcome;
  for (auto moment = lesson.moments.rbegin(); moment != lesson.moments.rend(); ++moment) {
    const std::span<const std::uint16_t> inputs(lesson.inputs.data() + moment->begin,
                                                moment->end - moment->begin);
    net.learn(inputs, moment->possible, encoding.seen(moment->state, later), rate);
    for (std::size_t k = 0; k < later.size(); ++k) {
      later[k] = (1 - lambda) * moment->chances[k] + lambda * later[k];
    }
  }
}

}  // namespace parlor::bots
