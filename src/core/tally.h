#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "core/seat.h"

namespace parlor {

inline constexpr std::size_t max_counters = 8;

/// One long game of a run, by its number, so that it can be played again.
struct LongGame {
  std::uint64_t plays = 0;
  std::uint64_t number = 0;
};

/// What a run of games adds up to. Adding the tallies of parts gives the tally of the whole, in any
/// order.
struct Tally {
  std::uint64_t games = 0;
  std::uint64_t draws = 0;
  std::uint64_t unfinished = 0;
  std::uint64_t plays = 0;
  std::array<std::uint64_t, max_seats> wins{};
  std::array<std::uint64_t, max_counters> counters{};
  std::array<LongGame, 3> longest{};

  void add_long_game(LongGame game) {
    const auto longer = [](const LongGame& one, const LongGame& other) {
      return one.plays != other.plays ? one.plays > other.plays : one.number < other.number;
    };
    if (!longer(game, longest.back())) return;
    longest.back() = game;
    std::ranges::sort(longest, longer);
  }

  void add(const Tally& other) {
    games += other.games;
    draws += other.draws;
    unfinished += other.unfinished;
    plays += other.plays;
    for (std::size_t i = 0; i < wins.size(); ++i) wins[i] += other.wins[i];
    for (std::size_t i = 0; i < counters.size(); ++i) counters[i] += other.counters[i];
    for (const LongGame& game : other.longest) add_long_game(game);
  }
};

}  // namespace parlor
