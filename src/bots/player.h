#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>

#include "core/game.h"
#include "core/random.h"

namespace parlor::bots {

/// Asked between two evaluations: is it time to answer with what there is? Bots have no clock and
/// no threads, so the edge decides what it stands for: a cancelled request, a clock, or both.
class Stop {
 public:
  Stop() = default;
  Stop(const Stop&) = delete;
  Stop& operator=(const Stop&) = delete;
  virtual ~Stop() = default;
  [[nodiscard]] virtual bool asked() const = 0;
};

/// For those who have all the time in the world.
class NoStop final : public Stop {
 public:
  [[nodiscard]] bool asked() const override { return false; }
};

/// All that a bot may use beside the state: never the dice to come.
struct Thinking {
  Random& random;
  const Stop& stop;
  /// Limits for those that search; what a bot does within them depends on nothing else but the
  /// state and `random`, so a game with the same limits can be played again.
  std::uint64_t most_nodes = std::numeric_limits<std::uint64_t>::max();
  int deepest = std::numeric_limits<int>::max();
};

/// Something that plays a game. One object serves one seat on one thread; hash tables and buffers
/// live in it, so that nothing is allocated in a play once it is warm.
template <Playable G>
class Player {
 public:
  Player() = default;
  Player(const Player&) = delete;
  Player& operator=(const Player&) = delete;
  virtual ~Player() = default;

  /// Forgets everything of games before, so that a game depends on nothing that was played earlier.
  virtual void new_game() {}
  /// Which of the choices of a state, at least one, it takes. Asked to stop it still answers, with
  /// the best it knows.
  virtual std::size_t choose(const G& game, const typename G::State& state,
                             const typename G::Choices& choices, Thinking& thinking) = 0;
};

}  // namespace parlor::bots
