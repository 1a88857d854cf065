#include "hall/hall_test.h"

/// Two halls on one database.
namespace parlor::test {
namespace {

class TwoHalls : public HallTest {
 protected:
  void SetUp() override {
    server_.log.is_shared = true;
    other_.log.is_shared = true;
    server_.hall->meet_peers();
    other_.hall->meet_peers();
    id_ = table();
    ann_ = enter(server_, id_, 'a');
    bob_ = enter(other_, id_, 'b');
    begin(id_, ann_, bob_, &other_);
  }
  /// The other server is not heard of any more, and hears nothing.
  void cut_off_other() {
    other_.log.is_shared = false;
    other_.log.hall = nullptr;
  }

  FakeServer other_{database_, loop_, settings_, "two"};
  std::string id_;
  GuestPtr ann_;
  GuestPtr bob_;
};

TEST_F(TwoHalls, BothTellWhatEitherHasStored) {
  say(ann_, R"({"do":"play","id":1,"play":"11-15"})");
  EXPECT_EQ(bob_->event_of("played").at("play"), "11-15");
  say(other_, bob_, R"({"do":"play","id":1,"play":"22-18"})");
  EXPECT_EQ(ann_->event_of("played").at("play"), "22-18");
  EXPECT_EQ(ann_->numbers(), bob_->numbers());
}

TEST_F(TwoHalls, KnowWhoIsAtTheOther) {
  EXPECT_EQ(ann_->last("presence").at("here"), (json::array{0, 1}));
  leave(other_, bob_);
  EXPECT_EQ(ann_->last("presence").at("here"), json::array{0});
}

TEST_F(TwoHalls, DecideAgainWhereTheOtherWasFirst) {
  const GuestPtr second_tab = enter(other_, id_, 'a');
  const std::size_t before = stored(id_);
  const std::string last = std::to_string(before);
  database_.hold();
  say(ann_, R"({"do":"play","id":1,"play":"11-15","n":)" + last + "}");
  say(other_, second_tab, R"({"do":"play","id":1,"play":"9-14","n":)" + last + "}");
  database_.release();
  loop_.settle();
  EXPECT_EQ(ann_->answer(1), "done");
  EXPECT_EQ(second_tab->answer(1), "stale") << "decided again, against what the first has stored";
  EXPECT_EQ(stored(id_), before + 1);
  EXPECT_EQ(bob_->event_of("played").at("play"), "11-15");
}

TEST_F(TwoHalls, TakeBothWhereTheSecondIsStillRight) {
  const std::size_t before = stored(id_);
  database_.hold();
  say(ann_, R"({"do":"auto","id":1,"throw":true,"forced":true})");
  say(other_, bob_, R"({"do":"auto","id":1,"throw":true,"forced":true})");
  database_.release();
  loop_.settle();
  EXPECT_EQ(ann_->answer(1), "done");
  EXPECT_EQ(bob_->answer(1), "done");
  EXPECT_EQ(stored(id_), before + 2);
  EXPECT_EQ(ann_->numbers(), bob_->numbers());
}

TEST_F(TwoHalls, MissWhoWasAtTheOtherWhenItFallsSilent) {
  say(ann_, R"({"do":"play","id":1,"play":"11-15"})");
  cut_off_other();
  loop_.pass(settings_.peer_seconds * 1000LL * 2);
  EXPECT_EQ(ann_->last("presence").at("here"), json::array{0});
  loop_.pass(settings_.away_seconds * 1000LL);
  EXPECT_EQ(ann_->event_of("handed").at("seat"), 1);
}

TEST_F(TwoHalls, StayTogetherForHoursWhileBothLive) {
  loop_.pass(7'200'000);
  EXPECT_EQ(ann_->last("presence").at("here"), (json::array{0, 1}));
  EXPECT_FALSE(ann_->heard_of("handed"));
}

TEST_F(TwoHalls, ReadWhatTheyMissedWhenTheyMayHaveMissedSomething) {
  database_.silent = true;
  say(ann_, R"({"do":"play","id":1,"play":"11-15"})");
  EXPECT_FALSE(bob_->heard_of("played"));
  other_.hall->heard({"", "", ""});
  loop_.settle();
  EXPECT_EQ(bob_->event_of("played").at("play"), "11-15");
}

TEST_F(TwoHalls, MissWhoMovedFromOneToTheOtherAndThenLeft) {
  const GuestPtr watcher = enter(server_, id_, 'c');
  const GuestPtr moved = enter(other_, id_, 'a');
  leave(server_, ann_);
  EXPECT_EQ(watcher->last("presence").at("here"), (json::array{0, 1}));
  leave(other_, moved);
  EXPECT_EQ(watcher->last("presence").at("here"), json::array{1});
  EXPECT_EQ(bob_->last("presence").at("here"), json::array{1});
  loop_.pass(settings_.away_seconds * 1000LL);
  EXPECT_EQ(bob_->event_of("handed").at("seat"), 0);
}

TEST_F(TwoHalls, KnowOfASeatThatWasLeftAndTakenAgain) {
  const std::string id = table();
  const GuestPtr ann = enter(server_, id, 'a');
  const GuestPtr bob = enter(other_, id, 'b');
  say(ann, sit_message(id, 0, "Ann", 1));
  EXPECT_EQ(bob->last("presence").at("here"), json::array{0});
  say(ann, R"({"do":"stand","id":2,"seat":0})");
  EXPECT_EQ(bob->last("presence").at("here"), json::array());
  say(ann, sit_message(id, 0, "Ann", 3));
  EXPECT_EQ(bob->last("presence").at("here"), json::array{0});
}

TEST_F(TwoHalls, HearWhatIsSaidAtTheOther) {
  say(ann_, R"({"do":"say","id":1,"phrase":"good_luck"})");
  EXPECT_EQ(bob_->last("said").at("phrase"), "good_luck");
  EXPECT_EQ(enter(other_, id_, 'c')->last("welcome").at("said").as_array().size(), 1U);
}

}  // namespace
}  // namespace parlor::test
