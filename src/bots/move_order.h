#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "bots/knowledge.h"

namespace parlor::bots {

template <Knowledge K>
class Picker;

/// What a search has learnt about quiet plays: which of them refuted others.
template <Knowledge K>
class MoveOrder {
 public:
  void clear() {
    history_ = {};
    killers_ = {};
  }
  /// For a new root: plays of the search before still say something, but less.
  void begin() {
    killers_ = {};
    for (int& merit : history_) merit /= 4;
  }

  [[nodiscard]] int merit(std::size_t slot) const { return history_[slot]; }
  [[nodiscard]] const std::array<std::uint16_t, 2>& killers(int ply) const {
    return killers_[static_cast<std::size_t>(ply)];
  }

  /// The play last picked refuted the one before it; the quiet ones picked before it did not.
  void learn(const K& knowledge, const typename K::Node& node, const Picker<K>& picker, int depth,
             int ply) {
    if (!picker.quiet()) return;
    const std::uint16_t code = K::code(picker.current());
    auto& killers = killers_[static_cast<std::size_t>(ply)];
    if (killers[0] != code) {
      killers[1] = killers[0];
      killers[0] = code;
    }
    const int change = std::min(32 * depth * depth, 1'600);
    picker.for_each_quiet_before([&](const typename K::Move& move) {
      adjust(history_[knowledge.slot(node, move)], -change);
    });
    adjust(history_[knowledge.slot(node, picker.current())], change);
  }

  static constexpr int highest_merit = 16'000;

 private:
  /// The nearer to the end of the scale, the smaller the step: old news fades.
  static void adjust(int& merit, int change) {
    merit += change - merit * std::abs(change) / highest_merit;
  }

  std::array<int, K::slots> history_{};
  std::array<std::array<std::uint16_t, 2>, deepest_ply + 1> killers_{};
};

/// Hands out the plays of a position, the most promising first: the one of the hash table, good
/// captures, killers, quiet plays by their history, bad captures.
template <Knowledge K>
class Picker {
 public:
  using Node = typename K::Node;
  using Move = typename K::Move;
  using Moves = typename K::Moves;

  Picker(const K& knowledge, const Node& node, Moves& moves, const MoveOrder<K>& order,
         std::uint16_t hash_play, int ply)
      : moves_(moves) {
    const auto& killers = order.killers(ply);
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const Move& move = moves[i];
      const std::uint16_t code = K::code(move);
      const bool quiet = knowledge.quiet(node, move);
      int rank = 0;
      if (!quiet) {
        rank = knowledge.promise(node, move) + (knowledge.losing(node, move) ? bad : good);
      } else if (code == killers[0]) {
        rank = killer + 1;
      } else if (code == killers[1]) {
        rank = killer;
      } else {
        rank = order.merit(knowledge.slot(node, move));
      }
      if (code == hash_play) rank = first;
      ranks_[i] = {rank, static_cast<std::uint16_t>(i), quiet};
    }
  }

  [[nodiscard]] bool more() const { return picked_ < moves_.size(); }
  const Move& next() {
    std::size_t best = picked_;
    for (std::size_t i = picked_ + 1; i < moves_.size(); ++i) {
      if (ranks_[i].rank > ranks_[best].rank) best = i;
    }
    std::swap(ranks_[picked_], ranks_[best]);
    return moves_[ranks_[picked_++].index];
  }

  /// Of the play last handed out.
  [[nodiscard]] const Move& current() const { return moves_[ranks_[picked_ - 1].index]; }
  [[nodiscard]] bool quiet() const { return ranks_[picked_ - 1].quiet; }
  [[nodiscard]] bool losing() const { return ranks_[picked_ - 1].rank < bad + 100'000; }

  template <class Act>
  void for_each_quiet_before(Act&& act) const {
    for (std::size_t i = 0; i + 1 < picked_; ++i) {
      if (ranks_[i].quiet) act(moves_[ranks_[i].index]);
    }
  }

 private:
  struct Ranked {
    int rank;
    std::uint16_t index;
    bool quiet;
  };
  static constexpr int first = 1'000'000'000;
  static constexpr int good = 10'000'000;
  static constexpr int killer = 1'000'000;
  static constexpr int bad = -10'000'000;

  const Moves& moves_;
  std::size_t picked_ = 0;
  std::array<Ranked, Moves::capacity> ranks_;
};

}  // namespace parlor::bots
