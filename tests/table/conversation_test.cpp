#include "table/conversation.h"

#include <gtest/gtest.h>

#include "table/sitting.h"

namespace parlor::table::test {
namespace {

/// Ann and Bob at a table of chess, and what they say.
class Talk : public ::testing::Test {
 protected:
  Talk() {
    EXPECT_EQ(sitting_.sit("ann", 0), "");
    EXPECT_EQ(sitting_.sit("bob", 1), "");
  }
  /// The code of the refusal, or nothing where it was said.
  std::string say(const std::string& who, const std::string& phrase) {
    const auto refusal = talk_.say(sitting_.table, who, phrase, sitting_.now);
    return refusal ? refusal->code : "";
  }

  Sitting sitting_{agreed("chess", 2)};
  Conversation talk_;
};

TEST_F(Talk, IsOfPhrasesOfTheListAndOfSeatedPeople) {
  EXPECT_EQ(say("ann", "hello"), "");
  EXPECT_EQ(say("ann", "something rude"), "no_phrase");
  EXPECT_EQ(say("eve", "hello"), "not_seated");
  EXPECT_EQ(say("", "hello"), "not_seated");
  const Remark hello{Seat(0), "hello", sitting_.now, sitting_.table.number()};
  ASSERT_EQ(talk_.latest().size(), 1U);
  EXPECT_EQ(talk_.latest().front(), hello);
}

TEST_F(Talk, IsLimitedForEachSeatAndHour) {
  for (int i = 0; i < most_phrases; ++i) EXPECT_EQ(say("ann", "hello"), "");
  EXPECT_EQ(say("ann", "hello"), "too_fast");
  EXPECT_EQ(say("bob", "hello"), "") << "others may";
  sitting_.now += 3'600'000;
  EXPECT_EQ(say("ann", "hello"), "") << "an hour later";
  EXPECT_EQ(talk_.latest().size(), remembered_phrases);
}

TEST_F(Talk, OfOldTablesStandsAmongTheirEventsAndStillReplays) {
  sitting_.events.push_back({sitting_.table.number() + 1, sitting_.now, Said{Seat(0), "hello"}});
  const auto again = Table::from(sitting_.events);
  ASSERT_TRUE(again.ok()) << again.error().sentence();
  EXPECT_EQ(again->number(), sitting_.table.number() + 1);
}

}  // namespace
}  // namespace parlor::table::test
