#include <cstdlib>
#include <new>

#include <gtest/gtest.h>

#include "core/playout.h"
#include "games/checkers/game.h"

namespace {
std::size_t allocations = 0;
}  // namespace

void* operator new(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size)) return memory;
  std::abort();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace parlor::checkers {
namespace {

void expect_no_allocation(Captures captures) {
  const Checkers game(captures);
  Checkers::Choices choices;
  Tally tally;
  const std::size_t before = allocations;
  for (std::uint64_t number = 0; number < 200; ++number) {
    random_game(game, 1, number, choices, tally, [](const State&) {});
  }
  EXPECT_EQ(allocations, before);
  EXPECT_EQ(tally.games, 200U);
  EXPECT_EQ(tally.unfinished, 0U);
}

TEST(CheckersPlayout, allocates_nothing) {
  expect_no_allocation(Captures::forced);
  expect_no_allocation(Captures::huffing);
}

TEST(CheckersPlayout, a_board_and_what_may_be_huffed_fit_in_20_bytes) {
  EXPECT_EQ(sizeof(Board), 16U);
  EXPECT_EQ(sizeof(Position), 20U);
  EXPECT_EQ(sizeof(Move), 8U);
}

}  // namespace
}  // namespace parlor::checkers
