#include <cstdlib>
#include <new>

#include <gtest/gtest.h>

#include "core/playout.h"
#include "games/backgammon/game.h"

namespace {
std::size_t allocations = 0;
}  // namespace

// NOLINTBEGIN(cppcoreguidelines-no-malloc,misc-new-delete-overloads)
void* operator new(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size)) return memory;
  std::abort();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
// NOLINTEND(cppcoreguidelines-no-malloc,misc-new-delete-overloads)

namespace parlor::backgammon::test {
namespace {

TEST(BackgammonPlayout, allocates_nothing) {
  const Backgammon game;
  Choices choices;
  Tally tally;
  const std::size_t before = allocations;
  for (std::uint64_t number = 0; number < 20; ++number) {
    random_game(game, 1, number, choices, tally, [](const State&) {});
  }
  EXPECT_EQ(allocations, before);
  EXPECT_EQ(tally.games, 20U);
  EXPECT_EQ(tally.unfinished, 0U);
}

}  // namespace
}  // namespace parlor::backgammon::test
