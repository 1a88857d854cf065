#pragma once

#include <algorithm>
#include <limits>
#include <memory>
#include <utility>
#include <vector>

#include "bots/fingerprint_cache.h"
#include "bots/player.h"
#include "bots/roll_pairs.h"
#include "bots/valuer.h"
#include "core/dice.h"

namespace parlor::bots {

/// Looks further than the net: over all rolls that can follow, whoever throws next takes what is
/// best for itself (max^n: everybody looks after its own chances, however many play).
template <class Encoding>
class Lookahead {
 public:
  using Game = typename Encoding::Game;
  using State = typename Game::State;
  using NetType = typename Encoding::NetType;
  using Result = typename NetType::Result;
  struct Reply {
    State after;
    Result chances;
    float worth;
  };

  Lookahead(const Game& game, std::shared_ptr<const NetType> net)
      : net_(std::move(net)), valuer_(game, *net_) {}

  [[nodiscard]] const Encoding& encoding() const { return valuer_.encoding(); }
  /// Begins anew, so that what is found does not depend on what was looked at before.
  void forget() {
    valuer_.forget();
    cache_.forget();
  }
  /// What the net alone thinks of a state.
  Result chances(const Game& game, const State& state) {
    return cache_.get(encoding().fingerprint(state), [&] { return valuer_.chances(game, state); });
  }

  /// The chances in a state, so many rolls further than the net sees.
  Result expected(const Game& game, const State& state, int rolls, const Stop& stop) {
    if (game.actor(state).is_nobody() || !encoding().knows(state)) return chances(game, state);
    Result mean{};
    float total = 0;
    for (const WeightedRoll& weighted : distinct_rolls(game.to_throw(state).dice)) {
      const Reply reply = best_reply(game, game.thrown(state, weighted.roll), stop);
      const Result result =
          rolls > 1 ? expected(game, reply.after, rolls - 1, stop) : reply.chances;
      const auto ways = static_cast<float>(weighted.ways);
      for (std::size_t k = 0; k < mean.size(); ++k) mean[k] += ways * result[k];
      total += ways;
      if (stop.asked()) break;  // after the first, for whoever asks gets chances that add up
    }
    for (float& chance : mean) chance /= total;
    return mean;
  }

  /// By how much one more roll changes the chances in a state that was looked at two rolls further:
  /// that third roll is looked at whole, but only after some of the pairs of rolls before it.
  Result change_by_third_roll(const Game& game, const State& state, const Stop& stop) {
    Result change{};
    for (const RollPair& pair : sampled_pairs) {
      State after = state;
      for (const Roll roll : pair) {
        if (encoding().knows(after)) after = best_reply(game, game.thrown(after, roll), stop).after;
      }
      if (stop.asked()) break;
      const Result further = expected(game, after, 1, stop);
      const Result near = chances(game, after);
      for (std::size_t k = 0; k < change.size(); ++k) change[k] += further[k] - near[k];
    }
    for (float& chance : change) chance /= static_cast<float>(sampled_pairs.size());
    return change;
  }

  /// What whoever has to play this roll does with it.
  Reply best_reply(const Game& game, const State& state, const Stop& stop) {
    const Seat seat = game.actor(state).seat();
    game.choices(state, replies_);
    Reply best = reply(game, game.taken(state, replies_[0]), seat);
    for (std::size_t i = 1; i < replies_.size(); ++i) {
      if (stop.asked()) break;
      const Reply other = reply(game, game.taken(state, replies_[i]), seat);
      if (other.worth > best.worth) best = other;
    }
    return best;
  }

 private:
  Reply reply(const Game& game, const State& after, Seat seat) {
    const Result result = chances(game, after);
    return {after, result, encoding().worth(result, seat)};
  }

  std::shared_ptr<const NetType> net_;
  Valuer<Encoding> valuer_;
  FingerprintCache<Result> cache_;
  typename Game::Choices replies_;
};

/// How many choices are worth a closer look.
struct Pruning {
  /// At most this many,
  std::size_t widest;
  /// and none that is liked less than the best by more than this.
  float margin;
};

/// The best is taken as it is.
inline constexpr Pruning no_further{.widest = 1, .margin = 0};

/// What the net alone likes is looked at one roll further; what is still close then, two rolls, and
/// after that a third one by samples.
struct Depths {
  Pruning one_roll;
  Pruning two_rolls;
  Pruning third_roll;
};

/// Looks closer at what the net likes.
template <class Encoding>
class LookaheadPlayer final : public Player<typename Encoding::Game> {
 public:
  using Game = typename Encoding::Game;
  using State = typename Game::State;
  using NetType = typename Encoding::NetType;

  LookaheadPlayer(const Game& game, std::shared_ptr<const NetType> net, Depths depths)
      : lookahead_(game, std::move(net)), depths_(depths) {}

  std::size_t choose(const Game& played, const State& state, const typename Game::Choices& choices,
                     Thinking& thinking) override {
    const Game& game = lookahead_.encoding().rules(played);
    const Seat seat = game.actor(state).seat();
    const Stop& stop = thinking.stop;
    const auto rolls_further = [&](int rolls) {
      return [&, rolls](const State& after, float) {
        return worth(lookahead_.expected(game, after, rolls, stop), seat);
      };
    };
    lookahead_.forget();
    glance(game, state, choices, seat, stop);
    keep(depths_.one_roll);
    look(game, state, choices, stop, rolls_further(1));
    keep(depths_.two_rolls);
    look(game, state, choices, stop, rolls_further(2));
    keep(depths_.third_roll);
    look(game, state, choices, stop, [&](const State& after, float with_two) {
      return with_two + worth(lookahead_.change_by_third_roll(game, after, stop), seat);
    });
    return candidates_.front().choice;
  }

 private:
  struct Candidate {
    std::size_t choice;
    float worth;
  };

  /// What the net alone thinks of every choice.
  void glance(const Game& game, const State& state, const typename Game::Choices& choices,
              Seat seat, const Stop& stop) {
    candidates_.clear();
    for (std::size_t i = 0; i < choices.size(); ++i) {
      if (i > 0 && stop.asked()) break;
      candidates_.push_back(
          {i, worth(lookahead_.chances(game, game.taken(state, choices[i])), seat)});
    }
    sort_candidates();
  }

  /// What the candidates are worth on a closer look, if there is anything to decide: `judge` tells
  /// it from what a candidate leads to and what it seemed worth. Half a thought is worth less than
  /// none: a look that is stopped changes nothing.
  template <class Judge>
  void look(const Game& game, const State& state, const typename Game::Choices& choices,
            const Stop& stop, const Judge& judge) {
    if (candidates_.size() < 2 || stop.asked()) return;
    looked_ = candidates_;
    for (Candidate& candidate : looked_) {
      candidate.worth = judge(game.taken(state, choices[candidate.choice]), candidate.worth);
      if (stop.asked()) return;
    }
    std::swap(candidates_, looked_);
    sort_candidates();
  }

  void sort_candidates() {
    std::ranges::sort(candidates_, [](const Candidate& one, const Candidate& two) {
      return one.worth != two.worth ? one.worth > two.worth : one.choice < two.choice;
    });
  }
  void keep(const Pruning& pruning) {
    const float least = candidates_.front().worth - pruning.margin;
    const auto close = std::ranges::find_if(
        candidates_, [least](const Candidate& candidate) { return candidate.worth < least; });
    const auto count = static_cast<std::size_t>(close - candidates_.begin());
    candidates_.resize(std::min(count, pruning.widest));
  }

  /// Of chances, or of a change in them: what they are worth is a weighted sum of them.
  [[nodiscard]] float worth(const typename NetType::Result& result, Seat seat) const {
    return lookahead_.encoding().worth(result, seat);
  }

  Lookahead<Encoding> lookahead_;
  Depths depths_;
  std::vector<Candidate> candidates_;
  std::vector<Candidate> looked_;
};

}  // namespace parlor::bots
