#include "games/chinese_checkers/choices.h"

#include <cstdlib>
#include <new>
#include <set>
#include <utility>

#include <gtest/gtest.h>

#include "core/playout.h"
#include "core/random.h"
#include "games/chinese_checkers/moves.h"
#include "games/chinese_checkers/tables.h"

namespace {
std::size_t allocations = 0;
}  // namespace

void* operator new(std::size_t size) {
  ++allocations;
  void* memory = std::malloc(size);
  if (memory == nullptr) std::abort();
  return memory;
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace parlor::chinese_checkers {
namespace {

using Pairs = std::set<std::pair<Hole, Hole>>;

/// Every choice found the plain way, jump by jump on the drawn board.
Pairs plainly_found(const ChineseCheckers& game, const State& state) {
  Pairs found;
  const Board& board = *game.rules().board;
  for (const Hole peg : game.rules().movable(state)) {
    for (const Hole to : board.holes()) {
      if (!shortest_way(board, peg, to, state.occupied()).empty()) found.insert({peg, to});
    }
  }
  return found;
}

void compare_along_a_random_game(const ChineseCheckers& game, std::uint64_t seed) {
  Random random(seed);
  Choices choices;
  State state = game.start();
  for (int plays = 0; plays < 150 && state.winners.empty(); ++plays) {
    game.choices(state, choices);
    Pairs listed;
    for (std::size_t i = 0; i < choices.size(); ++i) {
      if (!choices[i].is_pass()) listed.insert({choices[i].from, choices[i].to});
    }
    std::size_t number = 0;
    choices.for_each([&](Choice choice) { EXPECT_EQ(choice, choices[number++]); });
    EXPECT_EQ(number, choices.size());
    const Pairs expected = plainly_found(game, state);
    ASSERT_EQ(listed, expected) << game.position(state);
    ASSERT_EQ(choices.size(), expected.empty() ? 1 : expected.size());
    state = game.taken(state, choices[random.below(static_cast<std::uint32_t>(choices.size()))]);
  }
}

TEST(ChineseCheckersChoices, the_fast_search_finds_what_the_plain_one_finds) {
  compare_along_a_random_game(test::table("small", 2), 1);
  compare_along_a_random_game(test::table("small", 3), 2);
  compare_along_a_random_game(test::table("large", 3), 3);
  compare_along_a_random_game(test::table("large", 6), 4);
  compare_along_a_random_game(test::pairs_table(6), 5);
}

TEST(ChineseCheckersChoices, a_random_game_allocates_nothing) {
  const ChineseCheckers game = test::table("small", 2);
  Choices choices;
  Tally tally;
  const std::size_t before = allocations;
  random_game(game, 1, 0, choices, tally, [](const State&) {});
  EXPECT_EQ(allocations, before);
  EXPECT_GT(tally.plays, 1000U);
}

}  // namespace
}  // namespace parlor::chinese_checkers
