#pragma once

#include <cstddef>
#include <memory>

#include "bots/entry.h"
#include "bots/search_player.h"

namespace parlor::bots {

/// A level of a game that is searched: how far it looks, how well it sees, what it remembers.
struct SearchLevel {
  Limits limits;
  std::size_t hash_bytes;
};

inline constexpr std::size_t kilobyte = 1024;
inline constexpr std::size_t megabyte = 1024 * kilobyte;

/// Makes the player of one level; its knowledge is made from the rules being played.
template <class K, const SearchLevel& Level>
Result<std::unique_ptr<Player<typename K::Game>>> make_searcher(const typename K::Game& game,
                                                                const Supplies& supplies) {
  if (!supplies.net.empty()) return Error{"This bot searches: it plays without a net."};
  return std::unique_ptr<Player<typename K::Game>>(
      std::make_unique<SearchPlayer<K>>(K(game), Level.limits, Level.hash_bytes));
}

}  // namespace parlor::bots
