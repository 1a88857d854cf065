#pragma once

#include <algorithm>
#include <limits>
#include <memory>
#include <utility>
#include <vector>

#include "bots/player.h"
#include "bots/valuer.h"
#include "core/dice.h"

namespace parlor::bots {

/// How far a look-ahead goes into what looks worse at first.
struct Pruning {
  /// At most this many choices are looked into,
  std::size_t widest = 6;
  /// and none that the net alone likes less than the best by more than this.
  float margin = 0.03F;
};

/// Looks one roll further than the net: for each promising choice, over all rolls that can follow,
/// whoever throws next takes what is best for itself (max^n: everybody looks after its own chances,
/// however many play).
template <class Encoding>
class LookaheadPlayer final : public Player<typename Encoding::Game> {
 public:
  using Game = typename Encoding::Game;
  using State = typename Game::State;
  using NetType = typename Encoding::NetType;
  using Result = typename NetType::Result;

  LookaheadPlayer(const Game& game, std::shared_ptr<const NetType> net, Pruning pruning = {})
      : net_(std::move(net)), valuer_(game, *net_), pruning_(pruning) {}

  std::size_t choose(const Game& played, const State& state, const typename Game::Choices& choices,
                     Thinking& thinking) override {
    const Game& game = valuer_.encoding().rules(played);
    const Seat seat = game.actor(state).seat();
    valuer_.forget();
    glance(game, state, choices, seat, thinking);
    const std::size_t count = promising();
    if (count == 1) return candidates_.front().choice;
    std::size_t best = 0;
    float highest = std::numeric_limits<float>::lowest();
    for (std::size_t i = 0; i < count; ++i) {
      const Candidate& candidate = candidates_[i];
      const State after = game.taken(state, choices[candidate.choice]);
      const float worth = valuer_.encoding().worth(expected(game, after, thinking), seat);
      // Half a thought is worth less than none: the net's favourite stands.
      if (thinking.stop.asked()) break;
      if (worth <= highest) continue;
      highest = worth;
      best = i;
    }
    return candidates_[best].choice;
  }

  /// The chances in a state, one roll further than the net sees.
  Result expected(const Game& game, const State& state, Thinking& thinking) {
    if (game.actor(state).is_nobody() || !valuer_.encoding().knows(state)) {
      return valuer_.chances(game, state);
    }
    Result mean{};
    float total = 0;
    for (const WeightedRoll& weighted : distinct_rolls(game.to_throw(state).dice)) {
      const Result result = best_reply(game, game.thrown(state, weighted.roll), thinking);
      const auto ways = static_cast<float>(weighted.ways);
      for (std::size_t k = 0; k < mean.size(); ++k) mean[k] += ways * result[k];
      total += ways;
    }
    for (float& chance : mean) chance /= total;
    return mean;
  }

 private:
  struct Candidate {
    std::size_t choice;
    float worth;
  };

  /// What the net alone thinks of every choice, the best first.
  void glance(const Game& game, const State& state, const typename Game::Choices& choices,
              Seat seat, Thinking& thinking) {
    candidates_.clear();
    for (std::size_t i = 0; i < choices.size(); ++i) {
      if (i > 0 && thinking.stop.asked()) break;
      const Result result = valuer_.chances(game, game.taken(state, choices[i]));
      candidates_.push_back({i, valuer_.encoding().worth(result, seat)});
    }
    std::ranges::sort(candidates_, [](const Candidate& one, const Candidate& two) {
      return one.worth != two.worth ? one.worth > two.worth : one.choice < two.choice;
    });
  }
  [[nodiscard]] std::size_t promising() const {
    std::size_t count = 1;
    const std::size_t most = std::min(pruning_.widest, candidates_.size());
    while (count < most &&
           candidates_[count].worth >= candidates_.front().worth - pruning_.margin) {
      ++count;
    }
    return count;
  }

  /// The chances after whoever has to play this roll has played it.
  Result best_reply(const Game& game, const State& state, Thinking& thinking) {
    const Seat seat = game.actor(state).seat();
    game.choices(state, replies_);
    Result best = valuer_.chances(game, game.taken(state, replies_[0]));
    float highest = valuer_.encoding().worth(best, seat);
    for (std::size_t i = 1; i < replies_.size(); ++i) {
      if (thinking.stop.asked()) break;
      const Result result = valuer_.chances(game, game.taken(state, replies_[i]));
      const float worth = valuer_.encoding().worth(result, seat);
      if (worth <= highest) continue;
      highest = worth;
      best = result;
    }
    return best;
  }

  std::shared_ptr<const NetType> net_;
  Valuer<Encoding> valuer_;
  Pruning pruning_;
  std::vector<Candidate> candidates_;
  typename Game::Choices replies_;
};

}  // namespace parlor::bots
