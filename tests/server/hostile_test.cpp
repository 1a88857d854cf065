#include "server/open_house.h"

/// Single requests that are meant to bring a server down, while people play at other tables of it.
namespace parlor::test {
namespace {

class Hostile : public BusyHouse {
 protected:
  [[nodiscard]] bool alive() const {
    return has(client(7).ask(http_request("GET", "/healthz")), " 200 ");
  }
};

constexpr std::string_view chunked_head =
    "POST /api/rules HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n";

TEST_F(Hostile, a_huge_trailer_ends_its_own_connection_only) {
  const std::string answer = client().ask(
      std::string(chunked_head) + "2\r\n{}\r\n0\r\nX: " + std::string(70'000, 'x') + "\r\n\r\n");
  EXPECT_TRUE(has(answer, " 431 ") && has(answer, "trailers")) << answer;
  EXPECT_TRUE(alive());
}

TEST_F(Hostile, endless_trailers_and_extensions_are_cut_off) {
  for (const std::string start : {"0\r\n", "2;a="}) {
    RawClient endless = client();
    endless.send(std::string(chunked_head) + start);
    const std::string more =
        start == "0\r\n" ? "X: " + std::string(1000, 'x') + "\r\n" : std::string(1000, 'x');
    int sent = 0;
    while (sent < 10'000 && endless.send(more)) ++sent;
    EXPECT_LT(sent, 10'000) << "ten megabytes were taken";
  }
  EXPECT_TRUE(alive());
}

TEST_F(Hostile, a_small_trailer_is_nothing_special) {
  const std::string answer = client().ask(
      std::string(chunked_head) + "14;x=y\r\n{\"game\":\"parcheesi\"}\r\n0\r\nX: y\r\n\r\n");
  EXPECT_TRUE(has(answer, " 200 ")) << answer;
}

TEST_F(Hostile, house_rules_that_go_too_deep_are_refused_with_their_line) {
  std::string name = "a";
  for (int i = 0; i < 9'000; ++i) name += ".a";
  for (const std::string path : {"/api/rules", "/api/tables"}) {
    const std::string answer = client().ask(http_request(
        "POST", path, R"({"game":"parcheesi","toml":"base=\"royal\"\n)" + name + R"(=1"})"));
    EXPECT_TRUE(has(answer, " 400 ") && has(answer, "at most 32 points")) << answer;
  }
  EXPECT_TRUE(alive());
}

TEST_F(Hostile, boards_that_nearly_nobody_can_win_are_refused) {
  std::string snakes;
  for (int from = 13; from < 100; ++from) {
    if (from % 12 != 0) snakes += std::to_string(from) + ">2 ";
  }
  snakes.pop_back();
  const std::string answer = client().ask(http_request(
      "POST", "/api/tables",
      R"({"game":"snakes_ladders","options":{"dice":"2","late_one_die":"false","ladders":"","snakes":")" +
          snakes + "\"}}"));
  EXPECT_TRUE(has(answer, " 400 ") && has(answer, "hardly any game would end")) << answer;
}

TEST_F(Hostile, nothing_that_is_asked_takes_long_on_the_loops_thread) {
  std::string keys;
  for (int i = 0; i < 190; ++i) keys += R"(\nkey)" + std::to_string(i) + "=1";
  for (const std::string path : {"/api/rules", "/api/tables"}) {
    const std::string answer = client().ask(
        http_request("POST", path, R"({"game":"parcheesi","toml":"base=\"royal\")" + keys + "\"}"));
    EXPECT_TRUE(has(answer, " 400 ")) << answer;
  }
  for (const std::string& body :
       {std::string(19'000, '['), "{\"a\":\"" + std::string(19'000, 'x') + "\"}"})
    EXPECT_TRUE(has(client().ask(http_request("POST", "/api/tables", body)), " 400 "));
  for (const std::string path : {"/api/games", "/api/tables", "/metrics"})
    EXPECT_TRUE(has(client().ask(http_request("GET", path)), " 200 "));
  Pair pair = this->pair();
  const std::string long_play(190, '1');
  for (const std::string& what :
       {R"("do":"why","play":")" + long_play + "\"", R"("do":"play","play":")" + long_play + "\"",
        std::string(R"("do":"steps","steps":["11-15"])"), std::string(R"("do":"state")")}) {
    pair.ann.say("{" + what + R"(,"id":77})");
    EXPECT_TRUE(has(pair.ann.hear_of(R"("id":77)"), "id")) << what;
  }
  // Processor time of one turn; far above what any of this needs, far below what it once took.
  EXPECT_LT(std::stod(figure("parlor_loop_longest_turn_seconds")), 0.5);
}

TEST_F(Hostile, upgrades_are_limited_like_requests) {
  const std::string id = table();
  int status = 101;
  for (int i = 0; i < 400 && status != 429; ++i) status = client(6).upgrade(id);
  EXPECT_EQ(status, 429);
}

}  // namespace
}  // namespace parlor::test
