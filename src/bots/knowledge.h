#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "bots/hash_table.h"
#include "core/game.h"

namespace parlor::bots {

inline constexpr int deepest_search = 64;
/// With extensions and exchanges played out.
inline constexpr int deepest_ply = 120;

/// A game won by force: less the plies it takes.
inline constexpr int won = 30'000;
inline constexpr int decided = won - 2 * deepest_ply;
constexpr bool is_decided(int score) { return score > decided || score < -decided; }

/// A forced end is so many plies from the root; in the table it has to be so many from the
/// position, which can be reached on ways of different length.
constexpr std::int16_t to_hash(int score, int ply) {
  if (score > decided) score += ply;
  if (score < -decided) score -= ply;
  return static_cast<std::int16_t>(score);
}
constexpr int from_hash(int score, int ply) {
  if (score > decided) return score - ply;
  if (score < -decided) return score + ply;
  return score;
}

/// Whether a stored score answers the question if the true one reaches `high`.
constexpr bool settles(Bound bound, int score, int high) {
  if (bound == Bound::exact) return true;
  return score >= high ? bound == Bound::at_least : bound == Bound::at_most;
}

/// What a search has to be told about a game of two without chance.
///
/// A *node* is a position as the search needs it: the state of the game without what only matters
/// to people, so that it is quickly copied. It is always seen by the side to move.
///
/// *Pressed* is a side that cannot leave things as they are (in check; with a capture that it has
/// to make): its position is not evaluated but played on.
template <class K>
concept Knowledge = Playable<typename K::Game> &&
                    requires(const K knowledge, const typename K::Node node,
                             const typename K::Game::State state, typename K::Moves& moves,
                             const typename K::Move move, std::vector<std::uint64_t>& keys) {
                      { knowledge.root(state) } -> std::same_as<typename K::Node>;
                      /// Adds the keys of the positions that can still come back, oldest first.
                      { knowledge.past_keys(state, keys) } -> std::same_as<void>;
                      /// How many plays ago the oldest position was that could come back.
                      { knowledge.reversible(node) } -> std::convertible_to<int>;
                      { knowledge.key(node) } -> std::convertible_to<std::uint64_t>;
                      { knowledge.after(node, move) } -> std::same_as<typename K::Node>;
                      { knowledge.list(node, moves) } -> std::same_as<void>;
                      /// Captures and what else changes the balance at once; not asked of a pressed
                      /// side.
                      { knowledge.list_noisy(node, moves) } -> std::same_as<void>;
                      { knowledge.pressed(node) } -> std::convertible_to<bool>;
                      /// By the rules, repetitions apart.
                      { knowledge.drawn(node) } -> std::convertible_to<bool>;
                      /// Whether a side without a play has lost; else it is a draw.
                      { knowledge.loses_when_stuck(node) } -> std::convertible_to<bool>;
                      /// For the side to move, in hundredths of a man.
                      { knowledge.evaluate(node) } -> std::convertible_to<int>;
                      { knowledge.quiet(node, move) } -> std::convertible_to<bool>;
                      /// What a play that is not quiet wins at once, and how promising it is among
                      /// its like; whether the answer costs more than it wins.
                      { knowledge.prize(node, move) } -> std::convertible_to<int>;
                      { knowledge.promise(node, move) } -> std::convertible_to<int>;
                      { knowledge.losing(node, move) } -> std::convertible_to<bool>;
                      /// Where plays of the same kind are remembered together: below `slots`.
                      { knowledge.slot(node, move) } -> std::convertible_to<std::size_t>;
                      { K::code(move) } -> std::convertible_to<std::uint16_t>;
                      { K::slots } -> std::convertible_to<std::size_t>;
                      { K::extend_when_pressed } -> std::convertible_to<bool>;
                      /// Whether it is nearly always worse to do nothing than to play: null moves
                      /// are sound.
                      { K::passing_is_bad } -> std::convertible_to<bool>;
                      /// Whether quiet plays near the leaves seldom change anything, so that the
                      /// hopeless ones may
                      /// be left out.
                      { K::may_skip_quiet } -> std::convertible_to<bool>;
                      /// By how much a position changes in a ply, at most as a rule.
                      { K::margin } -> std::convertible_to<int>;
                      { K::settle_margin } -> std::convertible_to<int>;
                      { K::reduction_divisor } -> std::convertible_to<double>;
                    };

}  // namespace parlor::bots
