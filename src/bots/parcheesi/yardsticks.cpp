#include "bots/parcheesi/yardsticks.h"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

#include "bots/parcheesi/risk.h"
#include "bots/simple.h"

namespace parlor::bots {
namespace {

using namespace parcheesi;

/// Spaces left for each pawn, the nearest to HOME first: the smaller, the further on.
std::array<int, pawns_each> ways_left(const Pawns& pawns) {
  std::array<int, pawns_each> left{};
  std::ranges::transform(pawns, left.begin(), [](Place pawn) { return pawn.spaces_left(); });
  std::ranges::sort(left);
  return left;
}

/// The greater, the nearer to HOME is the first pawn, then the second, and so on.
std::array<int, pawns_each> lead(const Pawns& pawns) {
  auto lead = ways_left(pawns);
  for (int& left : lead) left = -left;
  return lead;
}

int total_left(const Pawns& pawns) {
  int total = 0;
  for (const Place pawn : pawns) total += pawn.spaces_left();
  return total;
}

}  // namespace

std::size_t Runner::choose(const Parcheesi&, const State&, const Choices& choices,
                           Thinking& thinking) {
  return best_choice(choices, thinking.random,
                     [&](std::size_t i) { return lead(choices[i].pawns); });
}

std::size_t Hunter::choose(const Parcheesi&, const State&, const Choices& choices,
                           Thinking& thinking) {
  return best_choice(choices, thinking.random, [&](std::size_t i) {
    return std::pair(std::popcount(choices[i].captured), lead(choices[i].pawns));
  });
}

std::size_t Cautious::choose(const Parcheesi& game, const State& state, const Choices& choices,
                             Thinking& thinking) {
  const Color color = moved_color(state, game.in_pairs());
  return best_choice(choices, thinking.random, [&](std::size_t i) {
    const State after = game.taken(state, choices[i]);
    return std::pair(harmless_rounds(game, after, color), -total_left(choices[i].pawns));
  });
}

std::size_t Grace::choose(const Parcheesi& game, const State& state, const Choices& choices,
                          Thinking& thinking) {
  const Color color = moved_color(state, game.in_pairs());
  return best_choice(choices, thinking.random, [&](std::size_t i) {
    return grace_score(game.taken(state, choices[i]), color, game.in_pairs());
  });
}

}  // namespace parlor::bots
