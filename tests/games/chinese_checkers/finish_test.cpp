#include <algorithm>
#include <vector>

#include <gtest/gtest.h>

#include "core/random.h"
#include "games/chinese_checkers/tables.h"

namespace parlor::chinese_checkers {
namespace {

/// Yellow comes across to the point where green stays.
constexpr Seat comer(0);
constexpr Seat stayer(3);

/// Who is across, read from the rule hole by hole, without the engine's sets.
bool plainly_across(const Rules& rules, const State& state, Seat seat) {
  const Board& board = *rules.board;
  bool held = false;
  for (const Hole hole : board.point(opposite(seat))) {
    if (state.pegs_of(seat).contains(hole)) continue;
    if (rules.pairs || !state.pegs_of(opposite(seat)).contains(hole)) return false;
    held = true;
  }
  if (!held) return true;
  for (const Hole peg : state.pegs_of(seat)) {
    bool touches = false;
    for (const Hole hole : board.point(opposite(seat))) {
      touches = touches || hole == peg || board.next_to_each_other(hole, peg);
    }
    if (!touches) return false;
  }
  return true;
}

std::vector<Hole> shuffled(const HoleSet& holes, Random& random) {
  std::vector<Hole> list;
  for (const Hole hole : holes) list.push_back(hole);
  for (std::size_t i = list.size(); i > 1; --i) {
    std::swap(list[i - 1], list[random.below(static_cast<std::uint32_t>(i))]);
  }
  return list;
}

/// Puts `count` pegs into free holes of a set, or as many as fit.
void put(State& state, Seat seat, const HoleSet& holes, int count, Random& random) {
  for (const Hole hole : shuffled(holes - state.occupied(), random)) {
    if (count-- <= 0) return;
    state.pegs_of(seat).add(hole);
  }
}

/// The comer is nearly across, and the stayer still has a few pegs in that point.
State nearly_across(const Rules& rules, Random& random) {
  const Board& board = *rules.board;
  const HoleSet& goal = board.point(stayer);
  const int at_home = static_cast<int>(random.below(4));
  State state;
  put(state, stayer, goal, at_home, random);
  put(state, comer, goal, board.pegs() - static_cast<int>(random.below(2)), random);
  put(state, comer, board.doorstep(stayer),
      board.pegs() - state.pegs_of(comer).size() - static_cast<int>(random.below(2)), random);
  const HoleSet rest = board.holes() - goal - board.point(comer);
  put(state, comer, rest, board.pegs() - state.pegs_of(comer).size(), random);
  put(state, stayer, rest, board.pegs() - at_home, random);
  state.to_move = random.below(2) == 0 ? comer : stayer;
  return state;
}

void compare_finishes(const ChineseCheckers& game, std::uint64_t seed) {
  Random random(seed);
  Choices choices;
  int across = 0;
  int won = 0;
  for (int number = 0; number < 2000; ++number) {
    const State state = nearly_across(game.rules(), random);
    const bool finished = plainly_across(game.rules(), state, comer);
    ASSERT_EQ(game.rules().finished(state, comer), finished) << game.position(state);
    across += finished ? 1 : 0;
    if (finished) continue;
    game.choices(state, choices);
    for (std::size_t i = 0; i < choices.size(); ++i) {
      const State after = game.taken(state, choices[i]);
      const bool wins = plainly_across(game.rules(), after, comer);
      ASSERT_EQ(after.winners, wins ? SeatSet(comer) : SeatSet())
          << game.position(state) << ' ' << game.spell(state, choices[i]);
      won += wins ? 1 : 0;
    }
  }
  EXPECT_GT(across, 100);
  EXPECT_LT(across, 1900);
  EXPECT_GT(won, 50);
}

TEST(ChineseCheckersFinish, agrees_with_a_plain_reading_of_the_rule_against_staying_put) {
  compare_finishes(test::table("small", 2), 1);
  compare_finishes(test::table("large", 2), 2);
}

}  // namespace
}  // namespace parlor::chinese_checkers
