#include "hall/hall_test.h"

/// A server that is about to stop.
namespace parlor::test {
namespace {

class Drain : public HallTest {};

TEST_F(Drain, SendsEverybodyAwayWhereNothingIsUnderWay) {
  const auto [id, ann, bob] = pair();
  server_.hall->drain();
  EXPECT_EQ(ann->closed, "stopping");
  EXPECT_EQ(bob->closed, "stopping");
  EXPECT_TRUE(server_.hall->drained());
}

TEST_F(Drain, StoresAndAnswersFirstWhatWasTaken) {
  const auto [id, ann, bob] = pair();
  database_.hold();
  say(ann, R"({"do":"play","id":1,"play":"11-15"})");
  say(bob, R"({"do":"play","id":1,"play":"22-18"})");
  server_.hall->drain();
  EXPECT_FALSE(server_.hall->drained());
  EXPECT_EQ(ann->closed, "");
  say(bob, R"({"do":"resign","id":2})");
  EXPECT_EQ(bob->answer(2), "stopping");
  database_.release();
  loop_.settle();
  EXPECT_EQ(ann->answer(1), "done");
  EXPECT_EQ(bob->answer(1), "done") << "it was waiting";
  EXPECT_EQ(ann->closed, "stopping");
  EXPECT_TRUE(server_.hall->drained());
}

TEST_F(Drain, LetsNobodyIn) {
  const std::string id = table();
  server_.hall->drain();
  const GuestPtr late = enter(id, 'a');
  EXPECT_EQ(late->closed, "stopping");
  EXPECT_EQ(late->count("welcome"), 0);
}

TEST_F(Drain, LetsNoBotAndNoClockGoOn) {
  const auto [id, ann, bob] =
      pair(R"("game":"checkers","clock":{"kind":"turn","seconds":5},"timeout":"lose")");
  const std::size_t before = stored(id);
  server_.hall->drain();
  loop_.pass(600'000);
  EXPECT_EQ(stored(id), before) << "the next server goes on with it";
}

TEST_F(Drain, IsFollowedByAServerThatGoesOnWithTheGame) {
  const auto [id, ann, bob] = pair();
  server_.hall->drain();
  FakeServer next(database_, loop_, settings_, "two");
  next.hall->wake_unfinished();
  loop_.settle();
  EXPECT_EQ(next.metrics.tables, 1);
  loop_.pass(1'000);
  const GuestPtr again = enter(next, id, 'a');
  say(next, again, R"({"do":"play","id":1,"play":"11-15"})");
  EXPECT_EQ(again->answer(1), "done");
}

}  // namespace
}  // namespace parlor::test
