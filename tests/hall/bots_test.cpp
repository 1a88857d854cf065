#include "hall/hall_test.h"

/// Bots at a table: asked in time, and not waited for by people.
namespace parlor::test {
namespace {

class BotAtTheTable : public HallTest {
 protected:
  /// Ann plays checkers against a bot and has made her first move.
  GuestPtr ann_against_bot() {
    const std::string id =
        table(R"("game":"checkers","seats":[{"seat":1,"kind":"bot","level":"hard"}])");
    const GuestPtr ann = enter(id, 'a');
    say(ann, sit_message(id, 0, "Ann", 901));
    say(ann, reveal_message(0, text_of_seat(0), 902));
    say(ann, R"({"do":"play","id":1,"play":"11-15"})");
    EXPECT_EQ(ann->answer(1), "done");
    return ann;
  }
};

TEST_F(BotAtTheTable, IsAskedAfterAPauseThatPeopleCanFollow) {
  const GuestPtr ann = ann_against_bot();
  loop_.pass(settings_.bot_pause - 1);
  EXPECT_TRUE(server_.bots.thoughts.empty());
  loop_.pass(1);
  ASSERT_EQ(server_.bots.thoughts.size(), 1U);
  EXPECT_EQ(server_.bots.thoughts.front().level, "hard");
  EXPECT_EQ(server_.bots.thoughts.front().address, "192.0.2.1") << "whose time it is";
  server_.bots.answer();
  loop_.settle();
  EXPECT_EQ(ann->event_of("played").at("by"), "bot");
}

TEST_F(BotAtTheTable, ThatHangsIsAskedOnceAndLeavesTheTableUsable) {
  const GuestPtr ann = ann_against_bot();
  loop_.pass(600'000);
  EXPECT_EQ(server_.bots.thoughts.size(), 1U);
  say(ann, R"({"do":"say","id":2,"phrase":"hello"})");
  EXPECT_EQ(ann->answer(2), "done");
  say(ann, R"({"do":"resign","id":3})");
  EXPECT_EQ(ann->answer(3), "done");
  EXPECT_TRUE(ann->heard_of("ended"));
  const std::size_t before = stored(ann->table);
  server_.bots.answer();
  loop_.pass(1'000);
  EXPECT_EQ(stored(ann->table), before) << "the game is over";
}

TEST_F(BotAtTheTable, ThatAnswersAfterTheMoveWasTakenBackIsNotListenedTo) {
  const GuestPtr ann = ann_against_bot();
  loop_.pass(settings_.bot_pause);
  say(ann, R"({"do":"offer","id":2,"offer":"takeback"})");
  EXPECT_TRUE(ann->heard_of("took_back"));
  const std::size_t before = stored(ann->table);
  server_.bots.answer();
  loop_.pass(60'000);
  EXPECT_EQ(stored(ann->table), before);
  say(ann, R"({"do":"play","id":3,"play":"9-14"})");
  EXPECT_EQ(ann->answer(3), "done");
}

TEST_F(BotAtTheTable, ThatAnswersNonsenseIsAskedAgain) {
  const GuestPtr ann = ann_against_bot();
  loop_.pass(settings_.bot_pause);
  const auto thought = server_.bots.thoughts.front();
  server_.bots.thoughts.clear();
  const std::size_t before = stored(ann->table);
  thought.done("nonsense");
  loop_.pass(settings_.bot_pause);
  EXPECT_EQ(stored(ann->table), before);
  EXPECT_EQ(server_.bots.thoughts.size(), 1U);
}

TEST_F(BotAtTheTable, DoesNotThinkWhileNobodyIsThere) {
  const GuestPtr ann = ann_against_bot();
  leave(server_, ann);
  loop_.pass(600'000);
  EXPECT_TRUE(server_.bots.thoughts.empty());
  enter(ann->table, 'a');
  loop_.pass(settings_.bot_pause);
  EXPECT_EQ(server_.bots.thoughts.size(), 1U);
}

TEST_F(BotAtTheTable, ThrowsWithoutThinking) {
  const std::string id = table(
      R"("game":"snakes_ladders","players":2,"seats":[{"seat":0,"kind":"bot","level":"easy"},{"seat":1,"kind":"bot","level":"easy"}])");
  const GuestPtr eve = enter(id, 'e');
  loop_.pass(settings_.bot_pause);
  EXPECT_TRUE(eve->heard_of("threw"));
  EXPECT_TRUE(server_.bots.thoughts.empty());
}

}  // namespace
}  // namespace parlor::test
