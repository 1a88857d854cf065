#include <cstdlib>
#include <new>

#include "core/playout.h"
#include "positions.h"

namespace {

// Counts what this program asks for from the heap.
std::size_t allocations = 0;

}  // namespace

// NOLINTBEGIN(misc-new-delete-overloads,cppcoreguidelines-no-malloc)
void* operator new(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size)) return memory;
  std::abort();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t /*size*/) noexcept { std::free(memory); }
// NOLINTEND(misc-new-delete-overloads,cppcoreguidelines-no-malloc)

namespace parlor::chess {
namespace {

TEST(ChessSpeed, PlayingAndCountingAllocateNothing) {
  const Chess game;
  MoveSet moves;
  Tally tally;
  const std::size_t before = allocations;
  for (std::uint64_t number = 0; number < 20; ++number) {
    parlor::random_game(game, 1, number, moves, tally, [](const State&) {});
  }
  EXPECT_EQ(count_sequences(Board::start(), 3), 8902U);
  EXPECT_EQ(allocations, before);
  EXPECT_EQ(tally.games, 20U);
  EXPECT_GT(tally.counters[0], 0U) << "captures are counted";
}

}  // namespace
}  // namespace parlor::chess
