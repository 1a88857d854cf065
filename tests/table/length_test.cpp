#include <gtest/gtest.h>

#include "table/sitting.h"

/// How long the history of a table can become.
namespace parlor::table::test {
namespace {

Sitting two_at(const std::string& game) {
  Sitting sitting(agreed(game, 2));
  EXPECT_EQ(sitting.sit("ann", 0), "");
  EXPECT_EQ(sitting.sit("bob", 1), "");
  return sitting;
}

TEST(Offers, AndSettingsAreNotMadeWithoutEnd) {
  Sitting sitting = two_at("chess");
  const auto size = sitting.events.size();
  std::string answer;
  for (int i = 0; i < 2 * most_asides && answer.empty(); ++i) {
    answer = sitting.give("ann", SetAutomatic{{.throws = i % 2 == 0, .forced = false}});
  }
  EXPECT_EQ(answer, "too_late");
  EXPECT_EQ(sitting.events.size(), size + most_asides);
  EXPECT_EQ(sitting.give("ann", MakeOffer{Offer::draw}), "too_late");
  EXPECT_EQ(sitting.give("ann", Play{{"e2e4"}, {}}), "") << "playing goes on";
}

TEST(Table, ThatPeopleComeToAndLeaveIsFullSomeDay) {
  Sitting sitting(agreed("chess"));
  std::string answer;
  for (std::int64_t i = 0; i < 2 * longest_wait && answer.empty(); ++i) {
    answer = i % 2 == 0 ? sitting.sit("ann", 0) : sitting.give("ann", Stand{Seat(0)});
  }
  EXPECT_EQ(answer, "too_late");
  EXPECT_LE(sitting.table.number(), longest_wait);
}

TEST(Game, ThatDoesNotEndIsADrawInTheEnd) {
  Agreement agreement = agreed("snakes_ladders", 2);
  // Only a dozen double sixes in a row would help.
  PairList snakes;
  for (int from = 13; from < 100; ++from) {
    if (from % 12 != 0) snakes.emplace_back(from, 2);
  }
  agreement.setup.settings = {{"dice", std::int64_t{2}, 0},
                              {"late_one_die", false, 0},
                              {"snakes", snakes, 0},
                              {"ladders", PairList{}, 0}};
  Sitting sitting(agreement);
  EXPECT_EQ(sitting.sit("ann", 0), "");
  EXPECT_EQ(sitting.sit("bob", 1), "");
  Random random(3);
  while (sitting.table.stage() == Stage::playing && sitting.table.number() < longest_game + 10) {
    sitting.act(random);
  }
  ASSERT_TRUE(sitting.table.ended());
  EXPECT_EQ(sitting.table.ended()->how, How::length);
  EXPECT_TRUE(sitting.table.ended()->draw);
  EXPECT_LE(sitting.table.number(), longest_game + 2);
  const auto again = Table::from(sitting.events);
  ASSERT_TRUE(again.ok()) << again.error().sentence();
}

}  // namespace
}  // namespace parlor::table::test
