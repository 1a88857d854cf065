#include "server/open_house.h"
#include "server/sitting_down.h"

/// What strangers send, with a real client to a real server: it is answered or closed with a
/// reason, and people at other tables notice nothing.
namespace parlor::test {
namespace {

using Kind = RawClient::Kind;

class BadInput : public BusyHouse {};

TEST_F(BadInput, garbage_is_refused_with_a_sentence_and_one_can_go_on) {
  RawClient guest = this->guest(table());
  const std::vector<std::string> messages{
      "garbage",
      "",
      "{",
      "[]",
      "null",
      "12",
      R"({"do":7})",
      R"({"do":"dance","id":3})",
      R"({"id":3})",
      R"({"do":"sit","seat":99,"name":"x","text":"xxxxxxxx"})",
      R"({"do":"sit","seat":"0"})",
      R"({"do":"play","steps":[1,2]})",
      R"({"do":"throw","n":1e99})",
      R"({"do":"throw","n":"one"})",
      R"({"do":"steps","steps":")" + std::string(500, 'x') + "\"}",
      std::string(900, '['),
      R"({"do":"say","phrase":")" + std::string(300, 'x') + "\"}",
  };
  for (const std::string& message : messages) {
    guest.say(message);
    const std::string answer = guest.hear_of(R"("type":"refused")");
    EXPECT_TRUE(has(answer, R"("code":"bad_message")")) << message << " -> " << answer;
    EXPECT_GT(text_after(answer, R"("sentence":")").size(), 10U) << answer;
  }
  guest.say(R"({"do":"ping","id":5})");
  EXPECT_TRUE(has(guest.hear_of("pong"), R"("id":5)"));
}

TEST_F(BadInput, binary_data_is_closed_with_a_reason) {
  RawClient guest = this->guest(table());
  guest.send(RawClient::frame("\x01\x02\x03", Kind::binary));
  EXPECT_TRUE(has(guest.hear_of(R"("type":"closing")"), "not binary"));
  EXPECT_TRUE(has(guest.hear_of("close"), "1008"));
  EXPECT_TRUE(guest.is_closed_on());
}

TEST_F(BadInput, huge_messages_are_closed_with_a_reason) {
  const std::string id = table();
  RawClient one = guest(id);
  one.say(std::string(2001, 'x'));
  EXPECT_TRUE(has(one.hear_of("close"), "1009"));
  RawClient other = guest(id);
  other.send(std::string("\x81\xFF\x00\x00\x01\x00\x00\x00\x00\x00", 10) + std::string(4, '\0'));
  EXPECT_TRUE(has(other.hear_of("close"), "1009")) << "a terabyte is announced";
  EXPECT_TRUE(other.is_closed_on());
}

TEST_F(BadInput, frames_that_break_the_standard_are_closed_with_a_reason) {
  const std::string id = table();
  RawClient unmasked = guest(id);
  unmasked.send("\x81\x02{}");
  EXPECT_TRUE(has(unmasked.hear_of("close"), "1002"));
  RawClient reserved = guest(id);
  reserved.send(std::string("\xF1\x80\0\0\0\0", 6));
  EXPECT_TRUE(has(reserved.hear_of("close"), "1002"));
  RawClient mangled = guest(id);
  mangled.say("{\"do\":\"\xC3\x28\"}");
  EXPECT_TRUE(has(mangled.hear_of("close"), "1007"));
}

TEST_F(BadInput, a_connection_cut_within_a_frame_frees_its_place) {
  Pair pair = this->pair();
  {
    RawClient cut = guest(pair.table);
    EXPECT_TRUE(has(pair.ann.hear_of(R"("spectators":1)"), "presence"));
    cut.send(RawClient::frame(R"({"do":"ping","id":1})").substr(0, 9));
  }
  EXPECT_TRUE(has(pair.ann.hear_of(R"("spectators":0)"), "presence"));
}

TEST_F(BadInput, half_a_frame_and_half_a_request_are_not_waited_for) {
  RawClient slow = guest(table());
  slow.send(RawClient::frame(R"({"do":"ping","id":1})").substr(0, 9));
  RawClient half = client();
  const std::string answer =
      half.ask("POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{\"ga");
  EXPECT_TRUE(has(answer, "408") && has(answer, "too_slow")) << answer;
  EXPECT_TRUE(half.is_closed_on());
  RawClient silent = client();
  EXPECT_TRUE(silent.is_closed_on()) << "who says nothing at all is let go as well";
  EXPECT_TRUE(slow.is_closed_on());
}

TEST_F(BadInput, what_is_no_request_is_answered) {
  EXPECT_TRUE(has(client().ask("\x16\x03\x01 hello\r\n\r\n"), " 400 "));
  const std::string long_head =
      client().ask(http_request("GET", "/", "", "X: " + std::string(20'000, 'x') + "\r\n"));
  EXPECT_TRUE(has(long_head, " 431 ") && has(long_head, "too_large")) << long_head;
  const std::string long_body =
      client().ask(http_request("POST", "/api/tables", std::string(20'001, ' ')));
  EXPECT_TRUE(has(long_body, " 413 ") && has(long_body, "20000 bytes")) << long_body;
  const std::string nothing = client().ask(http_request("POST", "/api/tables", "garbage"));
  EXPECT_TRUE(has(nothing, " 400 ") && has(nothing, "bad_request")) << nothing;
  const std::string deep =
      client().ask(http_request("POST", "/api/position", std::string(9'000, '[')));
  EXPECT_TRUE(has(deep, " 400 ")) << deep;
  EXPECT_TRUE(has(client().ask(http_request("DELETE", "/api/tables")), " 404 "));
  EXPECT_FALSE(has(client().ask(http_request("GET", "/../../../../etc/passwd")), "root:"));
  EXPECT_EQ(client().upgrade("nowhere"), 404);
}

TEST_F(BadInput, records_of_another_format_are_not_replayed) {
  const auto answer = [this](const std::string& record) {
    return client().ask(http_request("POST", "/api/replay", R"({"record":)" + record + "}"));
  };
  const std::string other = answer(R"({"parlor_record":2,"agreement":{},"events":[],"fair":{}})");
  EXPECT_TRUE(has(other, " 400 ") && has(other, "another format; version 1 is read")) << other;
  const std::string none = answer(R"({"agreement":{},"events":[],"fair":{}})");
  EXPECT_TRUE(has(none, " 400 ") && has(none, "no record of Parlor's")) << none;
}

TEST_F(BadInput, somebody_elses_seat_stays_somebody_elses) {
  Pair pair = this->pair();
  const auto refused = [&](RawClient& who, const std::string& message, const std::string& code) {
    who.say(message);
    const std::string answer = who.hear_of(R"("type":"refused")");
    EXPECT_EQ(text_after(answer, R"("code":")"), code) << message << " -> " << answer;
  };
  // Ann, in seat 0, is to play.
  const std::string play = R"({"do":"play","id":2,"play":"11-15"})";
  RawClient watcher = guest(pair.table);
  RawClient stranger = guest(pair.table, token('c'));
  RawClient forger = client();
  ASSERT_EQ(forger.upgrade(pair.table, "aaaa' OR 1=1"), 101) << "no token of ours: watches";
  refused(pair.bob, play, "not_your_turn");
  for (RawClient* who : {&watcher, &stranger, &forger}) {
    refused(*who, play, "not_seated");
    refused(*who, R"({"do":"resign","id":3})", "not_seated");
    refused(*who, R"({"do":"say","id":3,"phrase":"hello"})", "not_seated");
    refused(*who, R"({"do":"steps","id":3,"steps":[]})", "not_your_turn");
    refused(*who, sit_message(pair.table, 0, "Eve", 3), "not_open");
    refused(*who, reveal_message(0, text_of_seat(0), 3), "not_seated");
  }
  pair.ann.say(play);
  EXPECT_TRUE(has(pair.ann.hear_of(R"("type":"done","id":2)"), "done"));
}

TEST_F(BadInput, stale_numbers_are_told_what_they_missed) {
  Pair pair = this->pair();
  pair.ann.say(R"({"do":"play","id":2,"n":1,"play":"11-15"})");
  EXPECT_TRUE(has(pair.ann.hear_of(R"("type":"events")"), R"("event":"started")"));
  EXPECT_TRUE(has(pair.ann.hear_of(R"("type":"refused","id":2)"), R"("code":"stale")"));
  pair.ann.say(R"({"do":"play","id":3,"n":7,"play":"11-15"})");
  EXPECT_TRUE(has(pair.ann.hear_of(R"("id":3)"), "done"));
}

TEST_F(BadInput, illegal_plays_get_the_arbiters_sentence) {
  Pair pair = this->pair();
  for (const std::string play : {"11-16x", "1-5", "22-18", "11-15 15-19", "no play", "99-1"}) {
    pair.ann.say(R"({"do":"play","id":4,"play":")" + play + "\"}");
    const std::string answer = pair.ann.hear_of(R"("id":4)");
    EXPECT_TRUE(has(answer, R"("code":"illegal")")) << play << " -> " << answer;
    EXPECT_FALSE(has(answer, R"("sentence":"")")) << answer;
  }
  pair.ann.say(R"({"do":"state","id":6})");
  EXPECT_TRUE(has(pair.ann.hear_of(R"("type":"state")"), R"("now":{"n":7,)")) << "nothing happened";
}

TEST_F(BadInput, crowds_from_one_address_are_told_why_they_cannot_come_in) {
  const std::string id = table();
  std::vector<RawClient> crowd;
  for (int i = 0; i < 30; ++i) crowd.push_back(guest(id, "", 3));
  for (int i = 0; i < 200; ++i) {
    const std::string answer = client(3).ask(http_request("GET", "/healthz"));
    ASSERT_TRUE(has(answer, " 429 ") && has(answer, "At most 30 connections")) << answer;
  }
  EXPECT_TRUE(has(client(4).ask(http_request("GET", "/healthz")), " 200 ")) << "others may";
  crowd.clear();
  while (!has(client(3).ask(http_request("GET", "/healthz")), " 200 ")) {
  }
}

TEST_F(BadInput, floods_are_slowed_then_closed) {
  RawClient guest = this->guest(table());
  std::string flood;
  for (int i = 0; i < 1000; ++i) flood += RawClient::frame(R"({"do":"ping","id":1})");
  guest.send(flood);
  EXPECT_TRUE(has(guest.hear_of(R"("type":"refused")"), "At most 60 messages a second"));
  EXPECT_TRUE(has(guest.hear_of(R"("type":"closing")"), "too_fast"));
  EXPECT_TRUE(has(guest.hear_of("close"), "1008"));
}

TEST_F(BadInput, requests_and_tables_have_limits_that_are_told) {
  std::string answer;
  for (int i = 0; i < 11; ++i)
    answer = client(5).ask(http_request("POST", "/api/tables", R"({"game":"chess"})"));
  EXPECT_TRUE(has(answer, " 429 ") && has(answer, "At most 10 tables an hour")) << answer;
  RawClient eager = client(6);
  for (int i = 0; i < 400; ++i) {
    answer = eager.ask(http_request("GET", "/api/tables"));
    if (has(answer, " 429 ")) break;
  }
  EXPECT_TRUE(has(answer, "At most 40 requests a second")) << answer;
}

TEST_F(BadInput, pages_of_other_sites_may_not_speak) {
  const std::string origin = "Origin: http://evil.example\r\n";
  const std::string post =
      client().ask(http_request("POST", "/api/tables", R"({"game":"chess"})", origin));
  EXPECT_TRUE(has(post, " 403 ") && has(post, "bad_origin")) << post;
  EXPECT_EQ(client().upgrade(table(), "", origin), 403);
  EXPECT_EQ(client().upgrade(table(), "", "Origin: http://parlor.test\r\n"), 101);
}

}  // namespace
}  // namespace parlor::test
