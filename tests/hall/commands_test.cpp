#include "hall/hall_test.h"

/// Commands at a table, and when they are answered.
namespace parlor::test {
namespace {

class Commands : public HallTest {};

std::string play(const std::string& text, int id, std::optional<std::int64_t> last = std::nullopt) {
  return R"({"do":"play","id":)" + std::to_string(id) +
         (last ? R"(,"n":)" + std::to_string(*last) : "") + R"(,"play":")" + text + "\"}";
}

TEST_F(Commands, ThatAreStaleAreToldWhatTheyMissedAndThenRefused) {
  const auto [id, ann, bob] = pair();
  const auto last = static_cast<std::int64_t>(stored(id));
  say(ann, play("11-15", 1, last));
  EXPECT_EQ(ann->answer(1), "done");
  bob->heard.clear();
  say(bob, play("22-18", 1, last));
  ASSERT_EQ(bob->heard.size(), 2U);
  EXPECT_EQ(bob->numbers(), std::vector<std::int64_t>{last + 1}) << "first what was missed";
  EXPECT_EQ(bob->heard.back().at("code"), "stale");
  EXPECT_EQ(static_cast<std::int64_t>(stored(id)), last + 1);
  say(bob, play("22-18", 2, last + 1));
  EXPECT_EQ(bob->answer(2), "done");
}

TEST_F(Commands, WithoutANumberAreTakenWhateverHasHappened) {
  const auto [id, ann, bob] = pair();
  say(ann, play("11-15", 1));
  say(bob, play("22-18", 1));
  EXPECT_EQ(bob->answer(1), "done");
}

TEST_F(Commands, OfWhoIsNotToMoveAreRefusedAndChangeNothing) {
  const auto [id, ann, bob] = pair();
  const std::size_t before = stored(id);
  say(bob, play("22-18", 1));
  EXPECT_EQ(bob->answer(1), "not_your_turn");
  say(enter(id, 'c'), play("11-15", 1));
  EXPECT_EQ(stored(id), before);
}

TEST_F(Commands, AreHeardOfByNobodyBeforeTheyAreDurable) {
  const auto [id, ann, bob] = pair();
  database_.hold();
  say(ann, play("11-15", 1));
  EXPECT_EQ(ann->answer(1), "nothing");
  EXPECT_FALSE(ann->heard_of("played"));
  EXPECT_FALSE(bob->heard_of("played"));
  database_.release();
  loop_.settle();
  EXPECT_EQ(ann->answer(1), "done");
  EXPECT_EQ(bob->event_of("played").at("play"), "11-15");
}

TEST_F(Commands, AreTakenInTheirOrderWhileOneIsBeingStored) {
  const auto [id, ann, bob] = pair();
  database_.hold();
  say(ann, play("11-15", 1));
  say(bob, play("22-18", 1));
  say(ann, play("15x22", 2));
  EXPECT_EQ(bob->answer(1), "nothing");
  database_.release();
  loop_.settle();
  EXPECT_EQ(ann->answer(1), "done");
  EXPECT_EQ(bob->answer(1), "done");
  EXPECT_EQ(ann->answer(2), "done");
  EXPECT_TRUE(std::ranges::is_sorted(ann->numbers()));
}

TEST_F(Commands, BeyondWhatATableCanHaveWaitingAreRefused) {
  const auto [id, ann, bob] = pair();
  database_.hold();
  say(ann, play("11-15", 1));
  for (int i = 2; i <= 70; ++i) {
    say(ann, R"({"do":"auto","throw":false,"forced":false,"id":)" + std::to_string(i) + "}");
  }
  EXPECT_EQ(ann->answer(65), "nothing") << "it waits";
  EXPECT_EQ(ann->answer(66), "too_fast");
  EXPECT_EQ(ann->answer(70), "too_fast");
  database_.release();
  loop_.settle();
  EXPECT_EQ(ann->answer(65), "done");
  say(ann, R"({"do":"auto","throw":false,"forced":false,"id":71})");
  EXPECT_EQ(ann->answer(71), "done");
}

TEST_F(Commands, ThatCannotBeReadAreRefusedWithTheirOwnId) {
  const auto [id, ann, bob] = pair();
  say(ann, R"({"do":"fly","id":7})");
  EXPECT_EQ(ann->answer(7), "bad_message");
  say(ann, "no JSON");
  EXPECT_EQ(ann->answer(0), "bad_message");
}

TEST_F(Commands, ThatAskAreAnsweredToWhoAskedAlone) {
  const auto [id, ann, bob] = pair();
  say(ann, R"({"do":"ping","id":1})");
  EXPECT_EQ(ann->last("pong").at("time"), loop_.now());
  say(ann, R"({"do":"why","id":2,"from":"11","to":"20"})");
  EXPECT_FALSE(ann->last("ruling").at("ruling").at("legal").as_bool());
  say(ann, R"({"do":"state","id":3})");
  EXPECT_EQ(ann->last("state").at("now").at("n"), stored(id));
  EXPECT_EQ(bob->count("pong") + bob->count("ruling") + bob->count("state"), 0);
}

TEST_F(Commands, ThatTryStepsAreShownToTheOthersAndUndone) {
  const auto [id, ann, bob] = pair();
  say(ann, R"({"do":"steps","id":1,"steps":["11-15"]})");
  EXPECT_TRUE(ann->last("next").at("next").at("may_end").as_bool());
  EXPECT_EQ(bob->last("preview").at("steps"), json::array{"11-15"});
  EXPECT_EQ(ann->count("preview"), 0) << "it is hers";
  say(ann, R"({"do":"undo","id":2})");
  EXPECT_EQ(bob->last("preview").at("steps"), json::array());
  say(bob, R"({"do":"steps","id":3,"steps":[]})");
  EXPECT_EQ(bob->answer(3), "not_your_turn");
}

TEST_F(Commands, ThatAreNoLongerTriedAreForgottenWithThePlay) {
  const auto [id, ann, bob] = pair();
  say(ann, R"({"do":"steps","id":1,"steps":["11-15"]})");
  say(bob, R"({"do":"state","id":1})");
  EXPECT_FALSE(bob->now().at("preview").is_null());
  say(ann, play("9-14", 2));
  EXPECT_TRUE(bob->now().at("preview").is_null());
}

TEST_F(Commands, AreNotNeededToKnowWhatCanBeSteppedFirst) {
  const auto [id, ann, bob] = pair();
  EXPECT_EQ(ann->now().at("next").at("steps").as_array().size(), 7U);
  EXPECT_TRUE(bob->now().at("next").is_null()) << "it is not his turn";
  say(ann, R"({"do":"steps","id":1,"steps":[]})");
  EXPECT_EQ(ann->last("next").at("next"), ann->now().at("next")) << "and who asks hears the same";
  say(ann, play("11-15", 2));
  EXPECT_TRUE(ann->now().at("next").is_null());
  EXPECT_EQ(bob->now().at("next").at("steps").as_array().size(), 7U);
  const GuestPtr second_tab = enter(id, 'b');
  EXPECT_EQ(second_tab->last("welcome").at("now").at("next"), bob->now().at("next"));
  EXPECT_TRUE(enter(id, 'c')->now().at("next").is_null());
}

TEST_F(Commands, ToSayAPhraseAreSixtyAnHour) {
  const auto [id, ann, bob] = pair();
  const auto hello = [&](int number) {
    say(ann, R"({"do":"say","phrase":"hello","id":)" + std::to_string(number) + "}");
    return ann->answer(number);
  };
  for (int i = 1; i <= 60; ++i) EXPECT_EQ(hello(i), "done");
  EXPECT_EQ(hello(61), "too_fast");
  EXPECT_EQ(bob->count("said"), 60);
  loop_.pass(3'600'000);
  EXPECT_EQ(hello(62), "done");
  EXPECT_EQ(stored(id), 7U) << "none of it is stored";
}

}  // namespace
}  // namespace parlor::test
