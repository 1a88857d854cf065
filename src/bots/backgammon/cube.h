#pragma once

#include <memory>

#include "bots/backgammon/encoding.h"
#include "bots/player.h"
#include "bots/valuer.h"

/// The doubling cube by a net's own estimates.
namespace parlor::bots {

/// What the endings of a game are worth to a side, at the stake the cube shows and at twice that:
/// points in a single game, chances to win the match in a match.
class Stakes {
 public:
  Stakes(const backgammon::Options& options, const backgammon::State& state, Seat seat);

  /// What winning (or, negative, losing) so many times `stake` is worth, from -1 for the loss of
  /// the stake as it is to +1 for its win.
  [[nodiscard]] float worth(int points) const;
  /// The mean over a net's classes, as the seat sees them.
  [[nodiscard]] float mean(const BackgammonEncoding::Result& own, int stake) const;

 private:
  [[nodiscard]] float chance(int points) const;

  bool scoring_;
  int match_;
  int own_ = 0;     // points the side still needs
  int others_ = 0;  // and the other one
  int cube_;
};

/// Whether to double, seen by the side about to throw.
bool should_double(const Stakes& stakes, const BackgammonEncoding::Result& own);
/// Whether to take, seen by the side that was doubled.
bool should_take(const Stakes& stakes, const BackgammonEncoding::Result& own);

/// Decides about the cube by the net and leaves the men to another player.
class CubePlayer final : public Player<backgammon::Backgammon> {
 public:
  CubePlayer(const backgammon::Backgammon& game,
             std::shared_ptr<const BackgammonEncoding::NetType> net,
             std::unique_ptr<Player<backgammon::Backgammon>> mover);

  void new_game() override { mover_->new_game(); }
  std::size_t choose(const backgammon::Backgammon& game, const backgammon::State& state,
                     const backgammon::Choices& choices, Thinking& thinking) override;

 private:
  std::shared_ptr<const BackgammonEncoding::NetType> net_;
  Valuer<BackgammonEncoding> valuer_;
  std::unique_ptr<Player<backgammon::Backgammon>> mover_;
};

}  // namespace parlor::bots
