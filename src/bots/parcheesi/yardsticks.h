#pragma once

#include "bots/player.h"
#include "games/parcheesi/game.h"

/// Simple players to measure others by. Each looks at every placement its play may end in; ties are
/// broken evenly.
namespace parlor::bots {

/// Always advances the pawn nearest home: first that one as far as it goes, then the next.
class Runner final : public Player<parcheesi::Parcheesi> {
 public:
  std::size_t choose(const parcheesi::Parcheesi& game, const parcheesi::State& state,
                     const parcheesi::Choices& choices, Thinking& thinking) override;
};

/// Captures the most it can, else runs.
class Hunter final : public Player<parcheesi::Parcheesi> {
 public:
  std::size_t choose(const parcheesi::Parcheesi& game, const parcheesi::State& state,
                     const parcheesi::Choices& choices, Thinking& thinking) override;
};

/// The least chance of being captured in the next round, then furthest in all.
class Cautious final : public Player<parcheesi::Parcheesi> {
 public:
  std::size_t choose(const parcheesi::Parcheesi& game, const parcheesi::State& state,
                     const parcheesi::Choices& choices, Thinking& thinking) override;
};

/// The best of the simple players of a public program, Racket's Parcheesi: progress, few dangerous
/// rolls, blockades.
class Grace final : public Player<parcheesi::Parcheesi> {
 public:
  std::size_t choose(const parcheesi::Parcheesi& game, const parcheesi::State& state,
                     const parcheesi::Choices& choices, Thinking& thinking) override;
};

}  // namespace parlor::bots
