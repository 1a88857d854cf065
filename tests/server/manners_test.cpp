#include <chrono>
#include <filesystem>
#include <fstream>
#include <thread>

#include "server/open_house.h"
#include "server/sitting_down.h"
#include "support/server.h"

/// What people can rely on, with a real client to a real server.
namespace parlor::test {
namespace {

class House : public OpenHouse {};

TEST_F(House, lets_one_seat_be_open_in_two_tabs) {
  Pair pair = this->pair();
  RawClient tab = client();
  ASSERT_EQ(tab.upgrade(pair.table, token('a')), 101);
  EXPECT_TRUE(has(tab.hear_of("welcome"), R"("you":[0])"));
  tab.say(R"({"do":"steps","id":2,"steps":["11-15"]})");
  EXPECT_TRUE(has(pair.ann.hear_of(R"("type":"preview")"), R"("steps":["11-15"])"));
  tab.say(R"({"do":"play","id":3,"play":"11-15"})");
  EXPECT_TRUE(has(pair.ann.hear_of(R"("event":"played")"), R"("seat":0)"));
  {
    const RawClient closed = std::move(tab);
  }
  EXPECT_TRUE(has(pair.bob.hear_of(R"("event":"played")"), R"("seat":0)"));
  EXPECT_TRUE(has(pair.bob.hear_of(R"("type":"presence")"), R"("here":[0,1])"))
      << "one tab is still open";
}

TEST_F(House, gives_a_seat_back_with_what_was_missed) {
  Pair pair = this->pair();
  {
    const RawClient gone = std::move(pair.bob);
  }
  EXPECT_TRUE(has(pair.ann.hear_of(R"("here":[0])"), "presence"));
  pair.ann.say(R"({"do":"play","id":3,"play":"11-15"})");
  EXPECT_TRUE(has(pair.ann.hear_of(R"("id":3)"), "done"));
  RawClient back = client();
  ASSERT_EQ(back.upgrade(pair.table + "?after=7", token('b')), 101);
  const std::string welcome = back.hear_of("welcome");
  EXPECT_TRUE(has(welcome, R"("you":[1])") && has(welcome, R"("events":[{"n":8)")) << welcome;
}

TEST_F(House, cleans_and_bounds_names) {
  const std::string id = table();
  RawClient guest = this->guest(id, token('a'));
  guest.say(sit_message(id, 0, R"( \u202eA\u0007n  n\t )" + std::string(60, 'x')));
  EXPECT_TRUE(
      has(guest.hear_of(R"("event":"sat")"), R"("name":"An n )" + std::string(19, 'x') + '"'));
  RawClient nameless = this->guest(id, token('b'));
  nameless.say(sit_message(id, 1, R"(\u200b \u0000)"));
  EXPECT_TRUE(has(nameless.hear_of("refused"), "bad_name"));
}

TEST_F(House, keeps_invited_seats_for_who_has_the_key) {
  const std::string answer =
      client().ask(http_request("POST", "/api/tables", R"({"game":"checkers","invited":true})"));
  const std::string id = text_after(answer, R"("id":")");
  const std::string key = text_after(answer, R"("key":")");
  RawClient guest = this->guest(id, token('a'));
  guest.say(sit_message(id, 0, "Ann"));
  EXPECT_TRUE(has(guest.hear_of(R"("id":1)"), "needs_key"));
  guest.say(sit_message(id, 0, "Ann", 1, R"(,"key":"00")"));
  EXPECT_TRUE(has(guest.hear_of(R"("id":1)"), "needs_key"));
  guest.say(sit_message(id, 0, "Ann", 1, R"(,"key":")" + key + '"'));
  EXPECT_TRUE(has(guest.hear_of(R"("id":1)"), "done"));
}

TEST_F(House, tells_everybody_when_it_stops_and_keeps_the_game) {
  Pair pair = this->pair();
  pair.ann.say(R"({"do":"play","id":3,"play":"11-15"})");
  EXPECT_TRUE(has(pair.ann.hear_of(R"("id":3)"), "done"));
  server_->ask_to_stop();
  EXPECT_TRUE(has(pair.ann.hear_of(R"("type":"closing")"), "your game is kept"));
  EXPECT_TRUE(has(pair.ann.hear_of("close"), "1001"));
  EXPECT_TRUE(has(pair.bob.hear_of("close"), "1001"));
  EXPECT_EQ(server_->wait(), 0);
  open();
  RawClient back = client();
  ASSERT_EQ(back.upgrade(pair.table, token('b')), 101);
  EXPECT_TRUE(has(back.hear_of("welcome"), R"("play":"11-15")"));
}

TEST_F(House, tells_who_missed_much_everything_they_missed) {
  const std::string id = table(R"("game":"snakes_ladders","players":2)");
  RawClient ann = guest(id, token('a'));
  RawClient bob = guest(id, token('b'));
  begin_game(ann, bob, id);
  for (int i = 0; i < 40; ++i) {
    ann.say(R"({"do":"auto","id":)" + std::to_string(100 + i) + R"(,"forced":)" +
            (i % 2 == 0 ? "true}" : "false}"));
    EXPECT_TRUE(has(ann.hear_of(R"("id":)" + std::to_string(100 + i)), "done"));
  }
  ann.say(R"({"do":"throw","id":7,"n":2})");
  const std::string missed = ann.hear_of(R"("type":"events")");
  EXPECT_TRUE(has(missed, R"("events":[{"n":3,)") && has(missed, R"({"n":47,)")) << missed;
  EXPECT_TRUE(has(ann.hear_of(R"("id":7)"), "stale"));
}

TEST_F(House, tells_phrases_and_keeps_them_out_of_the_game) {
  Pair pair = this->pair();
  pair.ann.say(R"({"do":"say","id":5,"phrase":"hello"})");
  EXPECT_TRUE(has(pair.bob.hear_of(R"("type":"said")"), R"("n":7)"));
  EXPECT_TRUE(has(pair.ann.hear_of(R"("id":5)"), R"("done","id":5,"n":7)")) << "no event";
  pair.ann.say(R"({"do":"say","id":6,"phrase":"something rude"})");
  EXPECT_TRUE(has(pair.ann.hear_of(R"("id":6)"), "no_phrase"));
  RawClient late = client();
  ASSERT_EQ(late.upgrade(pair.table), 101);
  const std::string welcome = late.hear_of(R"("type":"welcome")");
  EXPECT_TRUE(has(welcome, R"("said":[{"n":7,)") && has(welcome, R"("phrase":"hello"}])"));
}

TEST_F(House, waits_for_who_reads_its_answers_slowly) {
  // More than lies on the way between two programs.
  const std::string page = folder_ / "page";
  std::filesystem::create_directory(page);
  std::ofstream(page + "/large.txt") << std::string(20'000'000, 'x') << "the end";
  const int port = free_port();
  const Process server = start_server(PARLOR_PROGRAM, port, (folder_ / "other.db").string(),
                                      {"--web", page, "--idle-seconds", "1"});
  RawClient slow(port);
  slow.send(http_request("GET", "/large.txt"));
  // Longer than a request may take to arrive.
  std::this_thread::sleep_for(std::chrono::milliseconds(1500));
  EXPECT_TRUE(slow.ask("").ends_with("the end"));
}

TEST_F(House, tells_its_figures) {
  const Pair pair = this->pair();
  const std::string metrics = client().ask(http_request("GET", "/metrics"));
  EXPECT_TRUE(has(metrics, "\nparlor_connections{kind=\"player\"} 2\n")) << metrics;
  EXPECT_TRUE(has(metrics, "\nparlor_tables_made_total 1\n")) << metrics;
  EXPECT_TRUE(has(metrics, "# TYPE parlor_command_seconds histogram")) << metrics;
  EXPECT_TRUE(has(metrics, "\nparlor_command_seconds_count 4\n")) << metrics;
}

}  // namespace
}  // namespace parlor::test
