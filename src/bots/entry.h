#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "bots/player.h"
#include "core/result.h"

namespace parlor::bots {

/// A bot in a list of bots. Every game has the levels `easy`, `medium`, `hard` and `expert`; other
/// names are yardsticks.
struct BotInfo {
  std::string_view name;
  std::string_view character;  // what it does, in one line
  bool level = false;          // one of the four
};

/// What a bot may be given to play with.
struct Supplies {
  /// The contents of a net file, instead of the net that comes with the program.
  std::string_view net;
};

/// How one kind of bot is made for the rules of one game.
template <Playable G>
struct BotEntry {
  BotInfo info;
  Result<std::unique_ptr<Player<G>>> (*make)(const G& game, const Supplies& supplies);
};

/// The bots of a game, the levels first and from weak to strong.
template <Playable G>
using BotEntries = std::span<const BotEntry<G>>;

/// Makes a player that needs nothing.
template <Playable G, class P>
Result<std::unique_ptr<Player<G>>> make_plain(const G&, const Supplies& supplies) {
  if (!supplies.net.empty()) return Error{"This bot plays without a net."};
  return std::unique_ptr<Player<G>>(std::make_unique<P>());
}

}  // namespace parlor::bots
