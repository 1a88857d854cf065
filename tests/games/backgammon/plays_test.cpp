#include "games/backgammon/plays.h"

#include <set>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "core/perft.h"
#include "games/backgammon/text/position_id.h"
#include "games/backgammon/turn.h"
#include "support.h"

namespace parlor::backgammon::test {
namespace {

std::vector<std::string> split_roll(const std::string& text) {
  return {text.substr(0, 1), text.substr(2, 1)};
}

/// Every board that some order of steps leads to, found the slow way.
void walk(const Turn& turn, std::set<std::string>& boards) {
  if (turn.owed() == 0) boards.insert(position_id(turn.board()));
  for (const Step& step : turn.allowed()) {
    Turn after = turn;
    after.make(step);
    walk(after, boards);
  }
}

void expect_same_as_walking(const Board& board, Roll roll) {
  std::set<std::string> walked;
  walk(Turn(board, roll), walked);
  Choices choices;
  list_plays(board, roll, choices);
  std::set<std::string> listed;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    listed.insert(position_id(choices[i].after(board)));
  }
  EXPECT_EQ(listed, walked) << position_id(board) << ' ' << roll.high() << '-' << roll.low();
  EXPECT_EQ(listed.size(), choices.size()) << "a result is listed twice: " << position_id(board)
                                           << ' ' << roll.high() << '-' << roll.low();
}

TEST(BackgammonPlays, the_start_has_the_published_number_of_results_for_each_roll) {
  for (const auto& row : rows_of("results.tsv")) {
    const auto dice = split_roll(row[0]);
    Choices choices;
    list_plays(Board::set_up(), Roll(*whole_number(dice[0]), *whole_number(dice[1])), choices);
    EXPECT_EQ(std::to_string(choices.size()), row[1]) << row[0];
  }
}

TEST(BackgammonPlays, the_start_has_the_published_number_of_results_over_all_rolls) {
  const Backgammon game;
  for (const auto& row : rows_of("perft.tsv")) {
    const int depth = *whole_number(row[0]);
    EXPECT_EQ(std::to_string(Perft<Backgammon>(game, depth).count(game.opening(), depth)), row[1]);
  }
}

TEST(BackgammonPlays, every_result_is_listed_once_and_none_is_missing) {
  const Backgammon game;
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    const State state = random_state(game, seed, static_cast<int>(seed % 130));
    for (const WeightedRoll& weighted : distinct_rolls(2)) {
      expect_same_as_walking(state.board, weighted.roll);
    }
  }
}

RC_GTEST_PROP(BackgammonPlays, scattered_men_are_listed_as_they_can_be_walked, ()) {
  Board board;
  const auto home = *rc::gen::inRange(0, 3);
  for (int man = 0; man < men_each; ++man) {
    board.mover.add(home == 0 ? *rc::gen::inRange(0, 8) : *rc::gen::inRange(0, places));
  }
  for (int man = 0; man < men_each; ++man) {
    const int place = *rc::gen::inRange(0, places);
    const bool taken = place != bar && place != off && board.mover.at(seen_from_there(place)) > 0;
    board.waiting.add(taken ? off : place);
  }
  const Roll roll(*rc::gen::inRange(1, 7), *rc::gen::inRange(1, 7));
  if (board.mover.in_play() != 0) expect_same_as_walking(board, roll);
}

TEST(BackgammonPlays, the_workspace_holds_more_than_the_busiest_roll_leads_to) {
  Board board;
  for (int point = 5; point <= 24; point += 5) board.mover.put(point, point == 20 ? 3 : 4);
  board.waiting.put(off, men_each);
  Choices choices;
  list_plays(board, Roll(1, 1), choices);
  EXPECT_GT(choices.size(), 30U);
  board = Board();
  for (int point = 10; point <= 24; ++point) board.mover.add(point);
  list_plays(board, Roll(1, 1), choices);
  EXPECT_EQ(choices.size(), 1654U);
  EXPECT_LT(choices.size(), Choices::most);
}

}  // namespace
}  // namespace parlor::backgammon::test
