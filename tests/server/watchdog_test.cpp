#include <ctime>

#include "server/asio_loop.h"
#include "server/long_game.h"
#include "server/open_house.h"
#include "server/sitting_down.h"
#include "support/files.h"
#include "support/server.h"

/// Nothing on the loop's thread takes longer than 20 ms of the processor, whatever is asked.
namespace parlor::test {
namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || !defined(NDEBUG)
constexpr int slower = 10;  // with sanitizers and assertions everything is
#else
constexpr int slower = 1;
#endif
constexpr double longest_turn = 0.020 * slower;

double processor_seconds() {
  timespec used{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
  return static_cast<double>(used.tv_sec) + static_cast<double>(used.tv_nsec) / 1e9;
}

TEST(LoopWatchdog, SeesATurnThatTakesTooLong) {
  boost::asio::io_context context(1);
  server::Metrics metrics;
  server::AsioLoop loop(context, metrics);
  loop.post([&context] {
    const double begun = processor_seconds();
    while (processor_seconds() - begun < 0.021) {
    }
    context.stop();
  });
  loop.run();
  EXPECT_GT(metrics.turns.longest(), 20'000U);
}

class Watchdog : public OpenHouse {
 protected:
  void SetUp() override {
    folder_ = fresh_folder("parlor-watchdog");
    port_ = free_port();
    store_long_game(folder_ / "games.db", long_table, 20'000);
    server_ = std::make_unique<Process>(
        start_server(PARLOR_PROGRAM, port_, (folder_ / "games.db").string(),
                     {"--requests-per-second", "100000", "--tables-per-hour", "100000",
                      "--messages-per-second", "100000"}));
  }

  [[nodiscard]] double longest() const {
    return std::stod(figure("parlor_loop_longest_turn_seconds"));
  }
  void post(const std::string& path, const std::string& body) const {
    EXPECT_TRUE(has(client().ask(http_request("POST", path, body)), "HTTP/1.1 ")) << path;
  }
  void get(const std::string& path) const {
    EXPECT_TRUE(has(client().ask(http_request("GET", path)), " 200 ")) << path;
    EXPECT_LT(longest(), longest_turn) << "after GET " << path;
  }

  static constexpr const char* long_table = "longlonglong";
};

std::string repeated(const std::string& text, int count) {
  std::string all;
  for (int i = 0; i < count; ++i) all += text;
  return all;
}

TEST_F(Watchdog, waits_for_no_request_at_its_limits) {
  for (int i = 0; i < 200; ++i) post("/api/tables", R"({"game":"chess"})");
  for (const std::string path : {"/api/games", "/api/tables", "/metrics"}) get(path);
  const std::string table = std::string("/api/tables/") + long_table;
  for (const std::string what : {"", "/replay"}) get(table + what);
  std::string keys;
  for (int i = 0; i < 7'000; ++i) keys += R"(\nkey)" + std::to_string(i) + "=1";
  std::string dots = "a";
  for (int i = 0; i < 30'000; ++i) dots += ".a";
  const std::string largest(2'000'000, '[');
  for (const std::string path : {"/api/rules", "/api/tables"}) {
    for (const std::string& rules : {keys, R"(\n)" + dots + "=1"})
      post(path, R"({"game":"parcheesi","toml":"base=\"royal\")" + rules + "\"}");
    for (const std::string& body : {largest, "{\"game\":\"" + largest + "\"}"}) post(path, body);
    EXPECT_LT(longest(), longest_turn) << "after rules and bodies at their limits to " << path;
  }
  for (const std::string path : {"/api/position", "/api/next", "/api/judge", "/api/play"}) {
    for (const std::string game :
         {"parcheesi", "backgammon", "checkers", "chess", "chinese_checkers", "snakes_ladders"}) {
      post(path, R"({"game":")" + game + R"(","play":")" + repeated("1-2 ", 4'000) + "\"}");
      post(path, R"({"game":")" + game + R"(","position":")" + repeated("y:S,S,5 ", 4'000) + "\"}");
    }
  }
  EXPECT_LT(longest(), longest_turn) << "after questions about positions";
}

TEST_F(Watchdog, waits_for_no_message_at_its_limits) {
  const std::string steps =
      R"("steps":[)" + repeated(R"("S>5 5>10 10>15 15>20 20>25 2",)", 63) + R"("S>5"])";
  const std::string text(200, '1');
  for (const std::string game :
       {"parcheesi", "backgammon", "checkers", "chess", "chinese_checkers", "snakes_ladders"}) {
    const std::string id = table(R"("players":2,"game":")" + game + "\"");
    RawClient ann = guest(id, token('a'));
    RawClient bob = guest(id, token('b'));
    const std::string marks = repeated("e\\u0301\\u0301\\u0301", 25);
    int number = 100;
    const auto ask = [&number](RawClient& who, const std::string& what) {
      const std::string asked = R"("id":)" + std::to_string(++number);
      who.say("{" + what + "," + asked + "}");
      EXPECT_TRUE(has(who.hear_of(asked), asked)) << what.substr(0, 100);
    };
    const int second = game == "parcheesi" ? 2 : game == "chinese_checkers" ? 3 : 1;
    ann.say(sit_message(id, 0, marks));
    bob.say(sit_message(id, second, "Bob"));
    EXPECT_NE(ann.hear_of(R"("event":"completed")"), "nothing");
    ann.say(reveal_message(0, text_of_seat(0)));
    bob.say(reveal_message(second, text_of_seat(second)));
    EXPECT_NE(ann.hear_of(R"("event":"started")"), "nothing");
    for (int turn = 0; turn < 12; ++turn) {
      for (RawClient* who : {&ann, &bob}) {
        ask(*who, R"("do":"throw")");
        for (const std::string& what :
             {R"("do":"steps",)" + steps, std::string(R"("do":"steps","steps":[])"),
              std::string(R"("do":"undo")"), R"("do":"why",)" + steps + R"(,"from":"S","to":"5")",
              R"("do":"why","play":")" + text + "\"", R"("do":"play","play":")" + text + "\"",
              std::string(R"("do":"play","steps":[])"), std::string(R"("do":"state")"),
              std::string(R"("do":"say","phrase":"hello")"),
              std::string(R"("do":"auto","throw":false,"forced":true)"),
              R"("do":")" + std::string(7'500, 'x') + "\""})
          ask(*who, what);
      }
    }
    ann.say(R"({"do":"x","y":)" + std::string(3'500, '[') + std::string(3'500, ']') + "}");
    EXPECT_TRUE(has(ann.hear_of(R"("id":0)"), "bad_message")) << "its own id cannot be read";
    ask(ann, R"("do":"offer","offer":"draw")");
    ask(bob, R"("do":"accept","offer":"draw")");
    ask(ann, R"("do":"rematch")");
    ask(bob, R"("do":"rematch")");
    EXPECT_LT(longest(), longest_turn) << "after " << game;
  }
}

TEST_F(Watchdog, waits_for_no_welcome_of_a_game_of_20000_events) {
  for (const std::string after : {"", "?after=0", "?after=10000", "?after=19999"}) {
    RawClient late = client();
    ASSERT_EQ(late.upgrade(long_table + after), 101);
    EXPECT_TRUE(has(late.hear_of(R"("type":"welcome")"), "welcome"));
    EXPECT_LT(longest(), longest_turn) << "with " << after;
  }
}

}  // namespace
}  // namespace parlor::test
