#include <atomic>
#include <cstdlib>
#include <new>

#include <gtest/gtest.h>

#include "core/playout.h"
#include "games/snakes_ladders/tables.h"

namespace {
std::atomic<std::uint64_t> allocations = 0;
}  // namespace

void* operator new(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size)) return memory;
  throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t /*size*/) noexcept { std::free(memory); }

namespace parlor::snakes_ladders::test {
namespace {

TEST(SnakesLaddersPlay, random_games_allocate_nothing) {
  const SnakesLadders game = box({}, 4);
  Tally tally;
  Choices choices;
  const std::uint64_t before = allocations;
  for (std::uint64_t number = 0; number < 100; ++number) {
    random_game(game, 1, number, choices, tally, [](const State&) {});
  }
  EXPECT_EQ(allocations, before);
}

}  // namespace
}  // namespace parlor::snakes_ladders::test
