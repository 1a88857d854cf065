#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "bots/player.h"

namespace parlor::bots {

/// A play worth looking at, and what it seems to be worth at first glance.
template <class Choice>
struct Candidate {
  Choice choice;
  int gain = 0;
};

/// The best few of many, the best first.
template <class Choice, std::size_t Most>
class Shortlist {
 public:
  explicit Shortlist(std::size_t width) : width_(std::min(width, Most)) {}

  void add(const Choice& choice, int gain) {
    if (size_ == width_ && gain <= list_[size_ - 1].gain) return;
    std::size_t at = size_ < width_ ? size_++ : size_ - 1;
    for (; at > 0 && list_[at - 1].gain < gain; --at) list_[at] = list_[at - 1];
    list_[at] = {choice, gain};
  }
  [[nodiscard]] std::span<const Candidate<Choice>> all() const { return {list_.data(), size_}; }

 private:
  std::size_t width_;
  std::size_t size_ = 0;
  std::array<Candidate<Choice>, Most> list_{};
};

inline constexpr std::size_t widest_shortlist = 32;

/// What has to be told about a game of several seats without chance.
template <class K>
concept Prospects =
    Playable<typename K::Game> &&
    requires(const K prospects, const typename K::Game::State state,
             typename K::Game::Choices& workspace,
             Shortlist<typename K::Game::Choice, widest_shortlist>& list, Seat seat) {
      /// The plays of the seat to move that deserve a look.
      { prospects.shortlist(state, workspace, list) } -> std::same_as<void>;
      /// How things stand for a seat's team against the best of the others.
      { prospects.standing(state, seat, workspace) } -> std::convertible_to<int>;
    };

/// How far and how wide: turns of its own, and how many plays of its own and of others are looked
/// at in each position.
struct Breadth {
  int turns = 1;
  std::size_t own = 8;
  std::size_t others = 2;
  std::uint64_t most_nodes = 100'000;
  int blur = 0;
};

/// Search for any number of seats without chance: this one against all others, who are taken to
/// play against it, each by the plays that are best for themselves. Only a few plays of each
/// position are looked at, so that with six at the table a turn of its own still comes again.
template <Prospects K>
class Paranoid {
 public:
  using Game = typename K::Game;
  using State = typename Game::State;
  using Choice = typename Game::Choice;
  using Choices = typename Game::Choices;

  Choice search(const K& prospects, const Game& game, const State& state, const Breadth& breadth,
                Thinking& thinking) {
    prospects_ = &prospects;
    game_ = &game;
    breadth_ = breadth;
    thinking_ = &thinking;
    most_nodes_ = std::min(breadth.most_nodes, thinking.most_nodes);
    me_ = game.actor(state).seat();
    nodes_ = 0;
    stopped_ = false;
    Shortlist<Choice, widest_shortlist> list(breadth.own);
    prospects.shortlist(state, choices_[0], list);
    order_.assign(list.all().begin(), list.all().end());
    Choice best = order_.front().choice;
    const int seats = game.seats(state).size();
    for (int turns = 1; turns <= std::min(breadth.turns, thinking.deepest); ++turns) {
      const Choice found = search_root(state, 1 + seats * (turns - 1));
      if (stopped_) break;
      best = found;
    }
    return best;
  }

 private:
  static constexpr int win = 1'000'000;
  static constexpr int infinity = std::numeric_limits<int>::max();
  static constexpr int deepest = 40;

  Choice search_root(const State& state, int depth) {
    int low = -infinity;
    for (auto& candidate : order_) {
      const int value = visit(game_->taken(state, candidate.choice), std::min(depth, deepest) - 1,
                              low, infinity) +
                        blur();
      if (stopped_) break;
      candidate.gain = value;
      low = std::max(low, value - breadth_.blur);
    }
    // The best of this depth is looked at first in the next.
    if (!stopped_) {
      const auto best = std::ranges::max_element(
          order_, [](const auto& one, const auto& other) { return one.gain < other.gain; });
      std::rotate(order_.begin(), best, best + 1);
    }
    return order_.front().choice;
  }

  int blur() {
    if (breadth_.blur == 0) return 0;
    return static_cast<int>(
               thinking_->random.below(static_cast<std::uint32_t>(2 * breadth_.blur + 1))) -
           breadth_.blur;
  }

  int visit(const State& state, int depth, int low, int high) {
    ++nodes_;
    if (nodes_ >= most_nodes_ || ((nodes_ & 63U) == 0 && thinking_->stop.asked())) {
      stopped_ = true;
    }
    if (stopped_) return 0;
    if (const auto outcome = game_->outcome(state)) {
      if (outcome->draw) return 0;
      // A win is the better the sooner, a loss the later.
      return outcome->winners.contains(me_) ? win + depth : -win - depth;
    }
    auto& workspace = choices_[static_cast<std::size_t>(depth)];
    if (depth == 0) return prospects_->standing(state, me_, workspace);
    const bool mine = game_->team(state, me_).contains(game_->actor(state).seat());
    Shortlist<Choice, widest_shortlist> list(mine ? breadth_.own : breadth_.others);
    prospects_->shortlist(state, workspace, list);
    int best = mine ? -infinity : infinity;
    for (const auto& candidate : list.all()) {
      const int value = visit(game_->taken(state, candidate.choice), depth - 1, low, high);
      if (stopped_) return 0;
      best = mine ? std::max(best, value) : std::min(best, value);
      (mine ? low : high) = mine ? std::max(low, value) : std::min(high, value);
      if (low >= high) break;
    }
    return best;
  }

  const K* prospects_ = nullptr;
  const Game* game_ = nullptr;
  Thinking* thinking_ = nullptr;
  Breadth breadth_;
  Seat me_;
  std::uint64_t nodes_ = 0;
  std::uint64_t most_nodes_ = 0;
  bool stopped_ = false;
  std::vector<Candidate<Choice>> order_;
  std::array<Choices, deepest> choices_{};
};

}  // namespace parlor::bots
