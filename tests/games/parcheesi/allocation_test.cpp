#include <atomic>
#include <cstddef>
#include <cstdlib>
#include <new>
#include <vector>

#include <gtest/gtest.h>

#include "core/playout.h"
#include "games/parcheesi/random_play.h"

namespace {
std::atomic<std::size_t> allocations{0};
}

// Counts every allocation of this program. Exhausted memory is no concern of a test.
void* operator new(std::size_t size) {
  ++allocations;
  return std::malloc(size == 0 ? 1 : size);  // NOLINT(cppcoreguidelines-no-malloc)
}
void operator delete(void* memory) noexcept {
  std::free(memory);  // NOLINT(cppcoreguidelines-no-malloc)
}
void operator delete(void* memory, std::size_t /*size*/) noexcept {
  std::free(memory);  // NOLINT(cppcoreguidelines-no-malloc)
}

namespace parlor::parcheesi::test {
namespace {

std::size_t allocations_in_games(const Parcheesi& game, Choices& choices, std::uint64_t first,
                                 std::uint64_t count) {
  Tally tally;
  const std::size_t before = allocations;
  for (std::uint64_t number = first; number < first + count; ++number)
    random_game(game, 3, number, choices, tally, [](const State&) {});
  EXPECT_EQ(tally.games, count);
  return allocations - before;
}

TEST(Allocations, AreNoneInTwoHundredGamesOnceTheWorkspaceHasGrown) {
  const Parcheesi game = parcheesi_by("royal", 4);
  Choices choices;
  allocations_in_games(game, choices, 0, 100);
  EXPECT_EQ(allocations_in_games(game, choices, 100, 200), 0U);
}

TEST(Allocations, AreNoneWhereEveryResultIsTold) {
  const Parcheesi game = parcheesi_by("royal", 4);
  Choices choices;
  Choices all;
  Tally tally;
  const auto tell = [&](const State& state) { game.choices(state, all); };
  for (std::uint64_t number = 0; number < 100; ++number)
    random_game(game, 3, number, choices, tally, tell);
  const std::size_t before = allocations;
  for (std::uint64_t number = 100; number < 300; ++number)
    random_game(game, 3, number, choices, tally, tell);
  EXPECT_EQ(allocations, before);
  EXPECT_EQ(tally.games, 300U);
}

TEST(Allocations, AreCounted) {
  const std::size_t before = allocations;
  delete new int(1);
  const std::vector<int> numbers(1000, static_cast<int>(before));
  EXPECT_GT(allocations, before);
  EXPECT_EQ(numbers.size(), 1000U);
}

}  // namespace
}  // namespace parlor::parcheesi::test
