#pragma once

#include <cstddef>
#include <utility>

#include "bots/alpha_beta.h"
#include "bots/player.h"

namespace parlor::bots {

/// A seat that searches, within its own limits and those it is given.
template <Knowledge K>
class SearchPlayer final : public Player<typename K::Game> {
 public:
  using Game = typename K::Game;

  SearchPlayer(K knowledge, const Limits& limits, std::size_t hash_bytes)
      : knowledge_(std::move(knowledge)), limits_(limits), search_(hash_bytes) {}

  void new_game() override { search_.forget(); }
  std::size_t choose(const Game&, const typename Game::State& state,
                     const typename Game::Choices& choices, Thinking& thinking) override {
    const auto move =
        search_.search(knowledge_, state, limits_, thinking, [](const auto& /*progress*/) {});
    std::size_t chosen = 0;
    while (chosen + 1 < choices.size() && choices[chosen] != move) ++chosen;
    return chosen;
  }

 private:
  K knowledge_;
  Limits limits_;
  AlphaBeta<K> search_;
};

}  // namespace parlor::bots
