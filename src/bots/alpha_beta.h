#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "bots/best_lines.h"
#include "bots/blur.h"
#include "bots/hash_table.h"
#include "bots/knowledge.h"
#include "bots/move_order.h"
#include "bots/player.h"
#include "bots/position_history.h"
#include "bots/reductions.h"
#include "bots/search_budget.h"
#include "bots/search_limits.h"

namespace parlor::bots {

/// Alpha-beta for two seats without chance: deeper and deeper from the root, with a hash table,
/// principal variation search, quiescence, null moves, and reductions of what is unlikely to
/// matter. What is special to a game comes from its `Knowledge`.
template <Knowledge K>
class AlphaBeta {
 public:
  using Node = typename K::Node;
  using Move = typename K::Move;
  using Moves = typename K::Moves;
  using State = typename K::Game::State;

  explicit AlphaBeta(std::size_t hash_bytes) : hash_(hash_bytes) {}

  /// Forgets earlier games.
  void forget() {
    hash_.clear();
    order_.clear();
  }
  HashTable& hash() { return hash_; }

  /// The best play found within the limits. `report` is called after every depth.
  template <class Report>
  Move search(const K& knowledge, const State& state, const Limits& limits, Thinking& thinking,
              Report&& report) {
    begin(knowledge, state, limits, thinking);
    const Node root = knowledge.root(state);
    int score = 0;
    for (depth_ = 1; depth_ <= std::min({limits.deepest, thinking.deepest, deepest_search});
         ++depth_) {
      score = search_around(root, score);
      if (budget_.used_up()) break;
      report(Progress<Move>{depth_, score, nodes(), lines_.from_root()});
      // A forced end that is nearer than the search has looked cannot be improved upon.
      if (is_decided(score) && won - std::abs(score) < depth_) break;
    }
    return best_;
  }
  [[nodiscard]] std::uint64_t nodes() const { return budget_.nodes(); }

 private:
  void begin(const K& knowledge, const State& state, const Limits& limits, Thinking& thinking) {
    knowledge_ = &knowledge;
    budget_.begin(limits, thinking);
    blur_.begin(limits.blur, thinking.random);
    history_.begin([&](auto& keys) { knowledge.past_keys(state, keys); });
    hash_.age();
    order_.begin();
    lines_.begin();
    Moves moves;
    knowledge.list(knowledge.root(state), moves);
    best_ = moves[0];
  }

  /// The root in a narrow window around the score of the depth before, widened where it misses.
  int search_around(const Node& root, int expected) {
    int width = depth_ >= 5 ? 24 : 2 * won;
    int low = std::max(expected - width, -won);
    int high = std::min(expected + width, won);
    while (true) {
      const int score = visit(root, low, high, depth_, 0, false);
      if (budget_.used_up() || (score > low && score < high)) return score;
      width *= 3;
      if (score <= low) low = std::max(score - width, -won);
      if (score >= high) high = std::min(score + width, won);
    }
  }

  [[nodiscard]] int evaluate(const Node& node) const {
    return blur_.blurred(knowledge_->evaluate(node), [&] { return knowledge_->key(node); });
  }

  int visit(const Node& node, int low, int high, int depth, int ply, bool may_pass);
  int try_moves(const Node& node, int low, int high, int depth, int ply, int guess,
                std::uint16_t hash_play);
  int try_one(const Node& child, int low, int high, int depth, int ply, int number, bool quiet);
  int settle(const Node& node, int low, int high, int ply);
  [[nodiscard]] bool can_skip(const Node& child, bool quiet, int number, int depth, int low,
                              int guess) const;
  bool cut_early(const Node& node, int high, int depth, int ply, int guess, bool may_pass,
                 int& score);

  const K* knowledge_ = nullptr;
  HashTable hash_;
  MoveOrder<K> order_;
  BestLines<Move> lines_;
  PositionHistory history_;
  Reductions reductions_{K::reduction_divisor};
  SearchBudget budget_;
  Blur blur_;
  Move best_{};
  int depth_ = 0;
};

template <Knowledge K>
int AlphaBeta<K>::visit(const Node& node, int low, int high, int depth, int ply, bool may_pass) {
  lines_.clear(ply);
  const bool pressed = knowledge_->pressed(node);
  if (pressed && K::extend_when_pressed) ++depth;
  if (depth <= 0 || ply >= deepest_ply - 1) return settle(node, low, high, ply);
  if (!budget_.spend(depth_)) return 0;

  const std::uint64_t key = knowledge_->key(node);
  if (ply > 0) {
    if (knowledge_->drawn(node) || history_.repeats(key, knowledge_->reversible(node))) return 0;
    // No line from here can be better than an end at once, or worse.
    low = std::max(low, -won + ply);
    high = std::min(high, won - ply - 1);
    if (low >= high) return low;
  }
  const bool expected_line = high - low > 1;
  const Finding* known = hash_.find(key);
  std::uint16_t hash_play = 0;
  if (known != nullptr) {
    hash_play = known->play;
    const int score = from_hash(known->score, ply);
    if (!expected_line && known->depth >= depth && settles(known->bound, score, high)) return score;
  }
  const int guess = pressed ? 0 : (known != nullptr ? known->guess : evaluate(node));
  if (!expected_line && !pressed) {
    int score = 0;
    if (cut_early(node, high, depth, ply, guess, may_pass, score)) return score;
  }
  // Without a play to begin with, a shallower search finds one for the next depth.
  if (hash_play == 0 && depth >= 5) --depth;
  return try_moves(node, low, high, depth, ply, guess, hash_play);
}

/// What is so good that the other side would not have come here need not be searched: by a wide
/// margin at once, or when it still is after passing.
template <Knowledge K>
bool AlphaBeta<K>::cut_early(const Node& node, int high, int depth, int ply, int guess,
                             bool may_pass, int& score) {
  if (is_decided(high)) return false;
  if (depth <= 6 && guess - K::margin * depth >= high) {
    score = guess;
    return true;
  }
  if constexpr (K::passing_is_bad) {
    if (!may_pass || depth < 3 || guess < high || !knowledge_->may_pass(node)) return false;
    const int shorter = depth - 4 - depth / 4 - std::min((guess - high) / 200, 2);
    history_.push(knowledge_->key(node));
    score = -visit(knowledge_->passed(node), -high, -high + 1, shorter, ply + 1, false);
    history_.pop();
    if (budget_.used_up() || score < high) return budget_.used_up();
    if (is_decided(score)) score = high;
    return true;
  }
  return false;
}

/// Late or hopeless plays near the leaves.
template <Knowledge K>
bool AlphaBeta<K>::can_skip(const Node& child, bool quiet, int number, int depth, int low,
                            int guess) const {
  if (!K::may_skip_quiet || !quiet || knowledge_->pressed(child)) return false;
  if (depth <= 4 && number >= 4 + 3 * depth * depth / 2) return true;
  return depth <= 6 && guess + K::margin * (depth + 1) <= low;
}

template <Knowledge K>
int AlphaBeta<K>::try_one(const Node& child, int low, int high, int depth, int ply, int number,
                          bool quiet) {
  if (number == 0) return -visit(child, -high, -low, depth - 1, ply + 1, true);
  int less = 0;
  if (depth >= 3 && number >= 2 && !knowledge_->pressed(child)) {
    less = reductions_.of(depth, number);
    if (!quiet) less = less / 2;
    if (high - low > 1 && less > 0) --less;
    less = std::min(less, depth - 2);
  }
  int score = -visit(child, -low - 1, -low, depth - 1 - less, ply + 1, true);
  if (score > low && less > 0) score = -visit(child, -low - 1, -low, depth - 1, ply + 1, true);
  if (score > low && score < high) score = -visit(child, -high, -low, depth - 1, ply + 1, true);
  return score;
}

template <Knowledge K>
int AlphaBeta<K>::try_moves(const Node& node, int low, int high, int depth, int ply, int guess,
                            std::uint16_t hash_play) {
  Moves moves;
  knowledge_->list(node, moves);
  if (moves.size() == 0) return knowledge_->loses_when_stuck(node) ? -won + ply : 0;
  const bool may_skip = ply > 0 && high - low == 1 && !knowledge_->pressed(node);
  Picker<K> picker(*knowledge_, node, moves, order_, hash_play, ply);
  const std::uint64_t key = knowledge_->key(node);
  history_.push(key);
  int best = -won;
  Bound bound = Bound::at_most;
  std::uint16_t best_play = 0;
  int number = 0;
  for (; picker.more(); ++number) {
    const Move move = picker.next();
    const bool quiet = picker.quiet();
    const Node child = knowledge_->after(node, move);
    hash_.prefetch(knowledge_->key(child));
    if (may_skip && best > -decided && can_skip(child, quiet, number, depth, low, guess)) continue;
    const int score = try_one(child, low, high, depth, ply, number, quiet);
    if (budget_.used_up()) break;
    if (score <= best) continue;
    best = score;
    if (score <= low) continue;
    low = score;
    bound = Bound::exact;
    best_play = K::code(move);
    lines_.set(ply, move);
    if (ply == 0) best_ = move;
    if (score < high) continue;
    bound = Bound::at_least;
    order_.learn(*knowledge_, node, picker, depth, ply);
    break;
  }
  history_.pop();
  if (budget_.used_up()) return 0;
  hash_.store(key, {to_hash(best, ply), static_cast<std::int16_t>(guess), best_play,
                    static_cast<std::int8_t>(std::min(depth, 127)), bound});
  return best;
}

/// Plays out what is still in the air, so that the evaluation is not asked in the middle of an
/// exchange.
template <Knowledge K>
int AlphaBeta<K>::settle(const Node& node, int low, int high, int ply) {
  lines_.clear(ply);
  if (!budget_.spend(depth_)) return 0;
  if (knowledge_->drawn(node)) return 0;
  const bool pressed = knowledge_->pressed(node);
  if (ply >= deepest_ply - 1) return pressed ? 0 : evaluate(node);
  int best = -won + ply;
  const int guess = pressed ? 0 : evaluate(node);
  if (!pressed) {
    best = guess;
    if (best >= high) return best;
    low = std::max(low, best);
  }
  Moves moves;
  if (pressed) {
    knowledge_->list(node, moves);
    if (moves.size() == 0) return knowledge_->loses_when_stuck(node) ? -won + ply : 0;
  } else {
    knowledge_->list_noisy(node, moves);
  }
  Picker<K> picker(*knowledge_, node, moves, order_, 0, ply);
  while (picker.more()) {
    const Move move = picker.next();
    if (!pressed) {
      if (picker.losing()) break;
      if (guess + knowledge_->prize(node, move) + K::settle_margin <= low) continue;
    }
    const int score = -settle(knowledge_->after(node, move), -high, -low, ply + 1);
    if (budget_.used_up()) return 0;
    best = std::max(best, score);
    low = std::max(low, score);
    if (low >= high) break;
  }
  return best;
}

}  // namespace parlor::bots
