#pragma once

#include <memory>
#include <utility>

#include "bots/player.h"

namespace parlor::bots {

/// Plays like another, but in some plays its mind wanders and it takes anything.
template <Playable G>
class LapsingPlayer final : public Player<G> {
 public:
  /// Lapses `percent` times in a hundred.
  LapsingPlayer(std::unique_ptr<Player<G>> other, std::uint32_t percent)
      : other_(std::move(other)), percent_(percent) {}

  void new_game() override { other_->new_game(); }
  std::size_t choose(const G& game, const typename G::State& state,
                     const typename G::Choices& choices, Thinking& thinking) override {
    if (thinking.random.below(100) < percent_) {
      return thinking.random.below(static_cast<std::uint32_t>(choices.size()));
    }
    return other_->choose(game, state, choices, thinking);
  }

 private:
  std::unique_ptr<Player<G>> other_;
  std::uint32_t percent_;
};

}  // namespace parlor::bots
