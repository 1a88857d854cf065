#include "hall/hall_test.h"

/// Texts for the dice: committed to, and revealed within their time.
namespace parlor::test {
namespace {

class Reveal : public HallTest {
 protected:
  Pair both_sit() {
    const std::string id = table(R"("game":"snakes_ladders","players":2)");
    Pair made{id, enter(id, 'a'), enter(id, 'b')};
    say(made.ann, sit_message(id, 0, "Ann", 1));
    say(made.bob, sit_message(id, 1, "Bob", 1));
    EXPECT_EQ(made.bob->now().at("phase"), "revealing");
    return made;
  }
};

TEST_F(Reveal, StartsTheGameAtOnceWhenEverybodyHas) {
  const auto [id, ann, bob] = both_sit();
  say(ann, reveal_message(0, text_of_seat(0)));
  EXPECT_FALSE(ann->heard_of("started"));
  say(bob, reveal_message(1, text_of_seat(1)));
  EXPECT_EQ(ann->now().at("phase"), "playing");
  EXPECT_EQ(ann->now().at("fair").at("replaced"), json::array());
}

TEST_F(Reveal, IsWaitedForTenSecondsAndThenTheServersTextIsPutIn) {
  const auto [id, ann, bob] = both_sit();
  leave(server_, bob);
  say(ann, reveal_message(0, text_of_seat(0)));
  loop_.pass(table::time_to_reveal - 1);
  EXPECT_FALSE(ann->heard_of("started"));
  loop_.pass(1);
  EXPECT_TRUE(ann->heard_of("started"));
  EXPECT_EQ(ann->event_of("revealed").at("seat"), 1);
  EXPECT_EQ(ann->event_of("revealed").at("by"), "server");
  EXPECT_EQ(ann->now().at("fair").at("replaced"), json::array{1});
  const GuestPtr back = enter(id, 'b');
  say(back, reveal_message(1, text_of_seat(1), 3));
  EXPECT_EQ(back->answer(3), "too_late");
}

TEST_F(Reveal, OfAnythingElseThanWasCommittedToIsRefused) {
  const auto [id, ann, bob] = both_sit();
  say(ann, reveal_message(0, text_of_seat(0)));
  say(bob, reveal_message(1, "ground-until-the-dice-fit", 3));
  EXPECT_EQ(bob->answer(3), "bad_text");
  EXPECT_FALSE(bob->heard_of("started"));
}

TEST_F(Reveal, IsAskedForAgainByAServerThatWasStartedMeanwhile) {
  const auto [id, ann, bob] = both_sit();
  say(ann, reveal_message(0, text_of_seat(0)));
  FakeServer other(database_, loop_, settings_, "two");
  loop_.pass(4'000);
  const GuestPtr back = enter(other, id, 'b');
  EXPECT_EQ(back->now().at("fair").at("reveal").at("awaited"), json::array{1});
  say(other, back, reveal_message(1, text_of_seat(1)));
  EXPECT_EQ(back->now().at("fair").at("replaced"), json::array());
  EXPECT_EQ(back->now().at("phase"), "playing");
}

TEST_F(Reveal, IsNotWaitedForLongerBecauseAServerWasStartedMeanwhile) {
  const auto [id, ann, bob] = both_sit();
  loop_.pass(4'000);
  database_.silent = true;
  FakeServer other(database_, loop_, settings_, "two");
  const GuestPtr eve = enter(other, id, 'e');
  loop_.pass(table::time_to_reveal - 4'000);
  EXPECT_EQ(database_.tables.at(id).rows.size(), 7U) << "put in by one of them, once";
  EXPECT_TRUE(ann->heard_of("started"));
}

}  // namespace
}  // namespace parlor::test
