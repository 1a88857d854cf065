#include "hall/hall_test.h"

/// A store that fails, or answers late.
namespace parlor::test {
namespace {

class LateStore : public HallTest {
 protected:
  server::Found find(const std::string& id) {
    std::optional<server::Found> found;
    server_.hall->find(id, [&found](const server::Found& one) { found = one; });
    loop_.settle();
    EXPECT_TRUE(found) << "no answer";
    return found.value_or(server::Found());
  }
};

TEST_F(LateStore, ThatCannotBeReachedIsWaitedForTenSecondsToMakeATable) {
  std::string code;
  std::vector<std::pair<Seat, std::string>> invitations;
  const auto wanted = server::read_new_table(R"({"game":"checkers"})", "", invitations);
  database_.unreachable = true;
  server_.hall->make(std::get<server::NewTable>(wanted),
                     [&code](const auto& made) { code = std::get<table::Refusal>(made).code; });
  loop_.pass(9'999);
  EXPECT_EQ(code, "");
  loop_.pass(1);
  EXPECT_EQ(code, "no_database");
}

TEST_F(LateStore, ThatAnswersTooLateHasNoTableWhoseMakerWasRefused) {
  std::string code;
  std::vector<std::pair<Seat, std::string>> invitations;
  const auto wanted = server::read_new_table(R"({"game":"checkers"})", "", invitations);
  database_.hold();
  server_.hall->make(std::get<server::NewTable>(wanted),
                     [&code](const auto& made) { code = std::get<table::Refusal>(made).code; });
  loop_.pass(10'000);
  EXPECT_EQ(code, "no_database");
  database_.release();
  loop_.settle();
  EXPECT_TRUE(database_.tables.empty());
}

TEST_F(LateStore, FromWhichATableWasDeletedTellsWhoIsAtIt) {
  const auto [id, ann, bob] = pair();
  EXPECT_EQ(server_.hall->in_use(), std::set<std::string>{id});
  database_.tables.erase(id);
  say(ann, R"({"do":"play","id":5,"play":"11-15"})");
  EXPECT_EQ(ann->answer(5), "no_such_table");
  EXPECT_EQ(bob->closed, "no_such_table");
  EXPECT_TRUE(server_.hall->in_use().empty());
}

TEST_F(LateStore, ThatAnotherServerDeletedATableFromTellsWhoIsAtIt) {
  const std::string id = table();
  const GuestPtr ann = enter(id, 'a');
  server_.hall->heard({"parlor_events", id + " removed", "two"});
  EXPECT_EQ(ann->closed, "no_such_table");
}

TEST_F(LateStore, ThatIsInTroubleRefusesCommandsAtOnceAndTakesThemAgainAfterwards) {
  const std::string id = table();
  const GuestPtr ann = enter(id, 'a');
  server_.hall->set_trouble(true);
  say(ann, sit_message(id, 0, "Ann", 1));
  EXPECT_EQ(ann->answer(1), "no_database");
  server_.hall->set_trouble(false);
  say(ann, sit_message(id, 0, "Ann", 2));
  EXPECT_EQ(ann->answer(2), "done");
}

TEST_F(LateStore, ThatFailsWhileACommandIsStoredAnswersItOnceAndShowsWhatBecameOfIt) {
  const auto [id, ann, bob] = pair();
  database_.unreachable = true;
  say(ann, R"({"do":"play","id":1,"play":"11-15"})");
  say(bob, R"({"do":"play","id":1,"play":"22-18"})");
  server_.hall->set_trouble(true);
  EXPECT_EQ(ann->answer(1), "no_database") << "whether it was done will be seen";
  EXPECT_EQ(bob->answer(1), "no_database") << "it has not been begun";
  EXPECT_FALSE(bob->heard_of("played"));
  database_.unreachable = false;
  server_.hall->set_trouble(false);
  loop_.pass(200);
  EXPECT_EQ(bob->event_of("played").at("play"), "11-15");
  EXPECT_EQ(ann->count("done"), 2) << "sat and revealed, and no second answer to the play";
  EXPECT_FALSE(has(json::serialize(ann->event_of("played")), "22-18"));
}

TEST_F(LateStore, MakesNobodyWaitAtAnotherTable) {
  const auto [id, ann, bob] = pair();
  const std::string other = table();
  const GuestPtr eve = enter(other, 'e');
  database_.hold();
  say(ann, R"({"do":"play","id":1,"play":"11-15"})");
  say(eve, R"({"do":"state","id":1})");
  say(bob, R"({"do":"ping","id":1})");
  EXPECT_EQ(eve->answer(1), "state");
  EXPECT_EQ(bob->answer(1), "pong");
  EXPECT_EQ(ann->answer(1), "nothing");
}

TEST_F(LateStore, IsAskedOnceForATableThatManyWaitFor) {
  const std::string id = table();
  FakeServer other(database_, loop_, settings_, "two");
  database_.hold();
  const int before = database_.loads;
  std::vector<GuestPtr> guests;
  for (const char who : {'a', 'b', 'c'}) guests.push_back(enter(other, id, who));
  EXPECT_EQ(database_.loads, before + 1);
  database_.release();
  loop_.settle();
  for (const GuestPtr& guest : guests) EXPECT_EQ(guest->count("welcome"), 1);
}

TEST_F(LateStore, TellsATableThatIsNotThereFromOneThatCannotBeReadNow) {
  EXPECT_EQ(find("unknowntable").absence, server::Absence::none_such);
  database_.unreachable = true;
  EXPECT_EQ(find("unknowntable").absence, server::Absence::unreachable);
  database_.unreachable = false;
  server_.worker.full = true;
  EXPECT_EQ(find("unknowntable").absence, server::Absence::unreachable) << "too much waits";
}

TEST_F(LateStore, IsNotAskedForNamesThatNoTableHas) {
  const int before = database_.loads;
  EXPECT_EQ(find("../etc/passwd").absence, server::Absence::none_such);
  EXPECT_EQ(database_.loads, before);
}

TEST_F(LateStore, WhoseEventsDoNotReplayIsSaidToBeDamaged) {
  const std::string id = table();
  database_.tables.at(id).rows.push_back({2, R"({"n":2,"at":1,"event":"started"})"});
  FakeServer other(database_, loop_, settings_, "two");
  std::optional<server::Found> found;
  other.hall->find(id, [&found](const server::Found& one) { found = one; });
  loop_.settle();
  ASSERT_TRUE(found);
  EXPECT_FALSE(found->live);
  EXPECT_EQ(found->absence, server::Absence::damaged);
}

}  // namespace
}  // namespace parlor::test
