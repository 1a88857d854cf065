#include "hall/hall_test.h"

/// People who go, and come back or do not.
namespace parlor::test {
namespace {

class Away : public HallTest {};

constexpr std::int64_t away_millis = 45'000;

TEST_F(Away, IsPlayedForByABotAfterItsTimeAndNotBefore) {
  const auto [id, ann, bob] = pair();
  leave(server_, ann);
  EXPECT_EQ(bob->last("presence").at("here"), json::array{1});
  loop_.pass(away_millis - 1);
  EXPECT_FALSE(bob->heard_of("handed"));
  loop_.pass(1);
  EXPECT_EQ(bob->event_of("handed").at("seat"), 0);
  EXPECT_EQ(bob->event_of("handed").at("to"), "bot");
}

TEST_F(Away, AndBackInTimeIsNotPlayedFor) {
  const auto [id, ann, bob] = pair();
  leave(server_, ann);
  loop_.pass(away_millis - 1);
  const GuestPtr again = enter(id, 'a');
  loop_.pass(10 * away_millis);
  EXPECT_FALSE(again->heard_of("handed"));
  say(again, R"({"do":"play","id":1,"play":"11-15"})");
  EXPECT_EQ(again->answer(1), "done");
}

TEST_F(Away, AndBackLaterGetsTheSeatFromTheBot) {
  const auto [id, ann, bob] = pair();
  leave(server_, ann);
  loop_.pass(away_millis);
  const GuestPtr again = enter(id, 'a');
  EXPECT_EQ(again->event_of("handed").at("to"), "player");
  EXPECT_EQ(again->last("welcome").at("you"), json::array{0});
  say(again, R"({"do":"play","id":1,"play":"11-15"})");
  EXPECT_EQ(again->answer(1), "done");
}

TEST_F(Away, WhoComesBackWithANumberIsToldWhatWasMissedAndNothingElse) {
  const auto [id, ann, bob] = pair();
  const auto last = static_cast<std::int64_t>(stored(id));
  leave(server_, bob);
  say(ann, R"({"do":"play","id":1,"play":"11-15"})");
  const GuestPtr again = enter(server_, id, 'b', last);
  EXPECT_EQ(again->numbers(), std::vector<std::int64_t>{last + 1});
}

TEST_F(Away, AllTogetherTheGameWaitsForThem) {
  const auto [id, ann, bob] = pair();
  const std::size_t before = stored(id);
  leave(server_, ann);
  leave(server_, bob);
  loop_.pass(3'600'000);
  EXPECT_EQ(stored(id), before);
}

TEST_F(Away, IsOnlyWhoHasClosedEveryTab) {
  const auto [id, ann, bob] = pair();
  const GuestPtr second = enter(id, 'a');
  leave(server_, ann);
  loop_.pass(2 * away_millis);
  EXPECT_FALSE(bob->heard_of("handed"));
  leave(server_, second);
  loop_.pass(away_millis);
  EXPECT_TRUE(bob->heard_of("handed"));
}

TEST_F(Away, EverybodyATableLeavesTheMemoryAndComesBackFromTheLog) {
  settings_.forget_seconds = 60;
  server_.hall->forget_idle();
  const auto [id, ann, bob] = pair();
  loop_.pass(600'000);
  EXPECT_EQ(server_.metrics.tables, 1) << "while somebody is there it stays";
  leave(server_, ann);
  leave(server_, bob);
  loop_.pass(120'000);
  EXPECT_EQ(server_.metrics.tables, 0);
  const GuestPtr again = enter(id, 'a');
  EXPECT_EQ(again->now().at("phase"), "playing");
  say(again, R"({"do":"play","id":1,"play":"11-15"})");
  EXPECT_EQ(again->answer(1), "done");
}

TEST_F(Away, SinceTheServerWasStartedAnewIsPlayedForAfterTheSameTime) {
  const auto [id, ann, bob] = pair();
  server_.hall->drain();
  FakeServer next(database_, loop_, settings_, "two");
  const GuestPtr back = enter(next, id, 'b');
  loop_.pass(away_millis - 1);
  EXPECT_FALSE(back->heard_of("handed"));
  loop_.pass(1 + settings_.bot_pause);
  EXPECT_EQ(back->event_of("handed").at("seat"), 0);
  next.bots.answer();
  loop_.settle();
  EXPECT_EQ(back->event_of("played").at("by"), "bot");
  enter(next, id, 'a');
  EXPECT_EQ(back->event_of("handed").at("to"), "player");
}

TEST_F(Away, LosesOnTimeWhereThatWasAgreedOn) {
  const auto [id, ann, bob] =
      pair(R"("game":"checkers","clock":{"kind":"turn","seconds":5},"timeout":"lose")");
  leave(server_, ann);
  loop_.pass(4'990);
  EXPECT_FALSE(bob->heard_of("ended"));
  loop_.pass(20);
  EXPECT_EQ(bob->event_of("ended").at("result").at("how"), "time");
  EXPECT_EQ(bob->event_of("ended").at("result").at("winners"), json::array{1});
}

}  // namespace
}  // namespace parlor::test
