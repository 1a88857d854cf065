#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "core/any_game.h"

namespace parlor::server {

/// A decision that a bot has to make.
struct Thought {
  std::string rules;  // equal for games with equal rules: bots are made once for each
  AnyGame game;
  AnyState state;
  std::string level;
  std::uint64_t seed = 0;
  std::string address;                         // of who waits for it; empty where nobody looks
  std::function<void(std::string play)> done;  // called on any thread
};

/// Where bots think, away from the loop.
class Thinker {
 public:
  Thinker() = default;
  Thinker(const Thinker&) = delete;
  Thinker& operator=(const Thinker&) = delete;
  virtual ~Thinker() = default;

  virtual void think(Thought thought) = 0;
};

}  // namespace parlor::server
