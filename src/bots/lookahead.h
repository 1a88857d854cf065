#pragma once

#include <algorithm>
#include <limits>
#include <memory>
#include <utility>
#include <vector>

#include "bots/player.h"
#include "bots/remembered.h"
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
      : net_(std::move(net)), valuer_(game, *net_) {
    forget();
  }

  [[nodiscard]] const Encoding& encoding() const { return valuer_.encoding(); }
  /// Begins anew, so that what is found does not depend on what was looked at before.
  void forget() {
    valuer_.forget();
    remembered_.forget();
  }
  /// What the net alone thinks of a state.
  Result chances(const Game& game, const State& state) {
    if (game.actor(state).is_nobody()) return encoding().ended(state);
    return remembered_.get(encoding().fingerprint(state),
                           [&] { return valuer_.chances(game, state); });
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
    }
    for (float& chance : mean) chance /= total;
    return mean;
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
  Remembered<Result> remembered_;
  typename Game::Choices replies_;
};

/// How many choices are worth a closer look.
struct Pruning {
  /// At most this many,
  std::size_t widest;
  /// and none that is liked less than the best by more than this.
  float margin;
};

/// What the net alone likes is looked at one roll further; what is still close then, two rolls.
struct Depths {
  Pruning one_roll;
  Pruning two_rolls;
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
    lookahead_.forget();
    glance(game, state, choices, thinking);
    keep(depths_.one_roll);
    look(game, state, choices, 1, thinking);
    keep(depths_.two_rolls);
    look(game, state, choices, 2, thinking);
    return candidates_.front().choice;
  }

 private:
  struct Candidate {
    std::size_t choice;
    float worth;
  };

  /// What the net alone thinks of every choice.
  void glance(const Game& game, const State& state, const typename Game::Choices& choices,
              Thinking& thinking) {
    const Seat seat = game.actor(state).seat();
    candidates_.clear();
    for (std::size_t i = 0; i < choices.size(); ++i) {
      if (i > 0 && thinking.stop.asked()) break;
      candidates_.push_back(
          {i, worth(lookahead_.chances(game, game.taken(state, choices[i])), seat)});
    }
    sort_candidates();
  }

  /// What the candidates are worth so many rolls further, if there is anything to decide. Half a
  /// thought is worth less than none: a look that is stopped changes nothing.
  void look(const Game& game, const State& state, const typename Game::Choices& choices, int rolls,
            Thinking& thinking) {
    if (candidates_.size() < 2) return;
    const Seat seat = game.actor(state).seat();
    looked_ = candidates_;
    for (Candidate& candidate : looked_) {
      const State after = game.taken(state, choices[candidate.choice]);
      candidate.worth = worth(lookahead_.expected(game, after, rolls, thinking.stop), seat);
      if (thinking.stop.asked()) return;
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

  [[nodiscard]] float worth(const typename NetType::Result& result, Seat seat) const {
    return lookahead_.encoding().worth(result, seat);
  }

  Lookahead<Encoding> lookahead_;
  Depths depths_;
  std::vector<Candidate> candidates_;
  std::vector<Candidate> looked_;
};

}  // namespace parlor::bots
