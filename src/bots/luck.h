#pragma once

#include <array>
#include <memory>

#include "core/any_game.h"

namespace parlor::bots {

/// What each seat gains or loses in chances.
using LuckBySeat = std::array<float, max_seats>;

/// Tells how lucky throws are: what the thrower can make of a roll, less what it could make of all
/// rolls on average, as a net sees it. However wrong the net is, luck adds up to nothing in the
/// long run, because dice do not know what comes; so a game's score less its luck has the same mean
/// as the score, and where the net is good, hardly any of its spread.
class LuckFace {
 public:
  LuckFace() = default;
  LuckFace(const LuckFace&) = delete;
  LuckFace& operator=(const LuckFace&) = delete;
  virtual ~LuckFace() = default;

  /// `before`: the state in which the roll is thrown.
  virtual LuckBySeat of(const AnyState& before, Roll roll) = 0;
};

using AnyLuck = std::unique_ptr<LuckFace>;

}  // namespace parlor::bots
