#include <gtest/gtest.h>

#include "table/sitting.h"

/// Texts for the dice: committed to first, revealed together.
namespace parlor::table::test {
namespace {

/// Ann and Bob sit, and have revealed nothing yet.
Sitting complete() {
  Sitting sitting(agreed("parcheesi", 2));
  EXPECT_EQ(sitting.commit("ann", 0), "");
  EXPECT_EQ(sitting.commit("bob", 2), "");
  return sitting;
}

TEST(Reveal, NoTextIsThereBeforeEverybodyHasCommitted) {
  Sitting sitting(agreed("parcheesi", 2));
  EXPECT_EQ(sitting.commit("ann", 0), "");
  EXPECT_EQ(sitting.reveal(Seat(0)), "not_open");
  EXPECT_EQ(sitting.table.texts(), (std::vector<std::string>{"", ""}));
  EXPECT_EQ(sitting.commit("bob", 2), "");
  EXPECT_TRUE(has<Completed>(sitting.last));
  EXPECT_EQ(sitting.table.stage(), Stage::revealing);
  EXPECT_EQ(sitting.table.texts(), (std::vector<std::string>{"", ""}));
}

TEST(Reveal, StartsTheGameWithTheLastText) {
  Sitting sitting = complete();
  EXPECT_EQ(sitting.reveal(Seat(2)), "");
  EXPECT_FALSE(has<Started>(sitting.last));
  EXPECT_EQ(sitting.reveal(Seat(0)), "");
  EXPECT_TRUE(has<Started>(sitting.last));
  EXPECT_EQ(sitting.table.texts(), (std::vector<std::string>{"anntextt", "bobtextt"}));
  EXPECT_FALSE(sitting.table.chair(Seat(0)).text_by_server);
}

TEST(Reveal, TakesOnlyTheTextThatWasCommittedTo) {
  Sitting sitting = complete();
  EXPECT_EQ(sitting.reveal(Seat(0)), "");
  // The last one knows Ann's text now, and would like another one of its own.
  EXPECT_EQ(sitting.give("bob", Reveal{Seat(2), "groundtext"}), "bad_text");
  EXPECT_EQ(sitting.give("bob", Reveal{Seat(0), "anntextt"}), "not_seated");
  EXPECT_EQ(sitting.table.stage(), Stage::revealing);
}

TEST(Reveal, SaidTwiceIsHeardOnce) {
  Sitting sitting = complete();
  EXPECT_EQ(sitting.reveal(Seat(0)), "");
  EXPECT_EQ(sitting.reveal(Seat(0)), "");
  EXPECT_TRUE(sitting.last.empty());
  EXPECT_EQ(sitting.reveal(Seat(2)), "");
  EXPECT_EQ(sitting.reveal(Seat(0)), "") << "also once the game has begun";
  EXPECT_TRUE(sitting.last.empty());
}

TEST(Reveal, NobodyComesOrGoesBetweenTheCommitmentsAndTheStart) {
  Sitting sitting = complete();
  EXPECT_EQ(sitting.reveal(Seat(0)), "");
  EXPECT_EQ(sitting.give("bob", Stand{Seat(2)}), "not_open");
  EXPECT_EQ(sitting.give("bob", SitBot{Seat(2), "easy"}), "not_open");
  EXPECT_EQ(sitting.give("bob", Start{}), "not_open");
  EXPECT_NE(sitting.sentence.find("about to begin"), std::string::npos);
  EXPECT_EQ(sitting.give("bob", ThrowDice{}), "not_open");
}

TEST(Reveal, WhoDoesNotInTimeIsReplacedByTheServersText) {
  Sitting sitting = complete();
  EXPECT_EQ(sitting.reveal(Seat(0)), "");
  sitting.now += time_to_reveal - 1;
  EXPECT_EQ(sitting.give("", Tick{}), "");
  EXPECT_TRUE(sitting.last.empty());
  sitting.now += 1;
  EXPECT_EQ(sitting.give("", Tick{}), "");
  EXPECT_TRUE(has<Started>(sitting.last));
  EXPECT_EQ(sitting.table.texts(), (std::vector<std::string>{"anntextt", "the server's 2"}));
  EXPECT_TRUE(sitting.table.chair(Seat(2)).text_by_server);
  EXPECT_EQ(sitting.reveal(Seat(2)), "too_late");
}

TEST(Reveal, ComesAlsoWhereABotTakesTheLastSeat) {
  Sitting sitting(agreed("parcheesi", 2));
  EXPECT_EQ(sitting.commit("ann", 0), "");
  EXPECT_EQ(sitting.give("ann", SitBot{Seat(2), "easy"}), "");
  EXPECT_EQ(sitting.give("ann", Start{}), "");
  EXPECT_EQ(sitting.table.unrevealed(), SeatSet(Seat(0)));
  EXPECT_EQ(sitting.reveal(Seat(0)), "");
  EXPECT_EQ(sitting.table.stage(), Stage::playing);
  EXPECT_EQ(sitting.table.texts(), (std::vector<std::string>{"anntextt", ""}));
}

TEST(Reveal, EventsThatDoNotFitAreRefused) {
  const Sitting sitting = complete();
  const auto refused = [&](Happening what) {
    Table table = sitting.table;
    return table.apply({table.number() + 1, 1000, std::move(what)}).has_value();
  };
  EXPECT_TRUE(refused(Started{})) << "texts are missing";
  EXPECT_TRUE(refused(Completed{}));
  EXPECT_TRUE(refused(Revealed{Seat(1), "x", RevealedBy::player})) << "nobody sits there";
  EXPECT_TRUE(refused(Revealed{Seat(0), "", RevealedBy::player}));
  EXPECT_TRUE(refused(Sat{Seat(0), Sitter::person, "eve", {}, "x", "eve"}));
  EXPECT_FALSE(refused(Revealed{Seat(0), "x", RevealedBy::player}));
}

}  // namespace
}  // namespace parlor::table::test
