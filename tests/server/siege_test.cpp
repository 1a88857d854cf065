#include <chrono>
#include <cstdlib>
#include <functional>

#include "server/long_game.h"
#include "server/open_house.h"
#include "server/sitting_down.h"
#include "support/files.h"
#include "support/server.h"

/// Hostile clients: everything that once brought a server down or slowed it, again and again, while
/// people play at other tables of it. The same people play at a second server that nobody attacks,
/// so that a busy machine is told from a successful attack. `PARLOR_SIEGE` is its seconds.
namespace parlor::test {
namespace {

constexpr double most_p99 = 100;  // milliseconds
constexpr double most_times_the_other = 3;

std::string siege_seconds() {
  const char* const seconds = std::getenv("PARLOR_SIEGE");
  return seconds == nullptr ? "4" : seconds;
}

/// People who play at a server, and what they say of it.
class Players {
 public:
  Players(int port, std::string output)
      : output_(std::move(output)),
        process_(PARLOR_LOAD,
                 {"--servers", "127.0.0.1:" + std::to_string(port), "--games",
                  "snakes_ladders,checkers", "--tables", "10", "--players", "2", "--pace", "300",
                  "--seconds", siege_seconds(), "--json"},
                 output_) {}

  [[nodiscard]] bool playing() const { return process_.running(); }
  double p99() {
    EXPECT_EQ(process_.wait(), 0) << text_of(output_);
    const std::string report = text_of(output_);
    EXPECT_TRUE(has(report, R"("reconnects":0)")) << report;
    EXPECT_GT(number_in(report, R"("plays":)"), 50) << "too few to tell: " << report;
    return number_in(report, R"("p99_ms":)");
  }

 private:
  static double number_in(const std::string& report, const std::string& name) {
    const std::size_t at = report.find(name);
    EXPECT_NE(at, std::string::npos) << report;
    return at == std::string::npos ? 1e9 : std::atof(report.c_str() + at + name.size());
  }

  std::string output_;
  Process process_;
};

class Siege : public OpenHouse {
 protected:
  void SetUp() override {
    folder_ = fresh_folder("parlor-siege");
    store_long_game(folder_ / "games.db", "longlonglong", 20'000);
    port_ = free_port();
    server_ = std::make_unique<Process>(
        start_server(PARLOR_PROGRAM, port_, (folder_ / "games.db").string(), {}));
    calm_port_ = free_port();
    calm_ = std::make_unique<Process>(
        start_server(PARLOR_PROGRAM, calm_port_, (folder_ / "calm.db").string(), {}));
  }

  /// Each attack comes from an address of its own.
  [[nodiscard]] RawClient enemy() { return client(20 + next_++ % 100); }
  void request(const std::string& text) { enemy().ask(text); }
  void post(const std::string& path, const std::string& body) {
    request(http_request("POST", path, body));
  }

  void break_chunks() {
    const std::string head =
        "POST /api/rules HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n";
    request(head + "2\r\n{}\r\n0\r\nX: " + std::string(70'000, 'x') + "\r\n\r\n");
    RawClient endless = enemy();
    endless.send(head + "2;a=");
    for (int sent = 0; sent < 1'000 && endless.send(std::string(1'000, 'x')); ++sent) {
    }
  }
  void send_rules() {
    std::string keys;
    std::string dots = "a";
    for (int i = 0; i < 5'000; ++i) keys += R"(\nkey)" + std::to_string(i) + "=1";
    for (int i = 0; i < 30'000; ++i) dots += ".a";
    for (const std::string path : {"/api/rules", "/api/tables"}) {
      post(path, R"({"game":"parcheesi","toml":"base=\"royal\")" + keys + "\"}");
      post(path, R"({"game":"parcheesi","toml":"base=\"royal\"\n)" + dots + R"(=1"})");
      post(path, std::string(1'900'000, '['));
    }
  }
  void open_the_long_game() {
    request(http_request("GET", "/api/tables/longlonglong/replay"));
    for (int i = 0; i < 3; ++i) {
      RawClient late = enemy();
      late.upgrade("longlonglong?after=5");
      late.hear();
    }
  }
  void never_read() {
    deaf_.clear();
    for (int i = 0; i < 20; ++i) {
      deaf_.push_back(std::make_unique<RawClient>(client(9)));
      deaf_.back()->upgrade("longlonglong?after=5");
      for (int j = 0; j < 40; ++j) deaf_.back()->say(R"({"do":"state","id":1})");
    }
  }
  void ask_for_nonsense() {
    for (const std::string id : {"\xFF\xFE", "a%00b", "../../etc/passwd", "none"}) {
      request("GET /api/tables/" + id + " HTTP/1.1\r\nHost: x\r\n\r\n");
      enemy().upgrade("none");
    }
    request(std::string(20'000, 'x'));
    RawClient half = enemy();
    half.send("POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n{");
  }
  void flood() {
    RawClient knocks = client(10);
    for (int i = 0; i < 300; ++i) knocks.ask(http_request("GET", "/api/tables"));
    RawClient talks = enemy();
    talks.upgrade("longlonglong", token('f'));
    for (int i = 0; i < 100; ++i) talks.say(R"({"do":"say","id":1,"phrase":"hello"})");
    talks.send(RawClient::frame("binary", RawClient::Kind::binary));
    talks.send("\xFF\xFF\xFF\xFF");
  }
  void let_experts_think() {
    const std::string made = client(11).ask(http_request(
        "POST", "/api/tables",
        R"({"game":"chess","seats":[{"seat":0,"kind":"bot","level":"expert"},{"seat":1,"kind":"bot","level":"expert"}]})"));
    const std::string id = text_after(made, R"("id":")");
    if (id.empty() || watched_.size() > 30) return;
    watched_.push_back(std::make_unique<RawClient>(client(11)));
    watched_.back()->upgrade(id);
  }

  int next_ = 0;
  int calm_port_ = 0;
  std::unique_ptr<Process> calm_;
  std::vector<std::unique_ptr<RawClient>> deaf_;
  std::vector<std::unique_ptr<RawClient>> watched_;
};

TEST_F(Siege, OfOneServerIsNotFeltByThePeopleWhoPlayAtIt) {
  Players besieged(port_, folder_ / "besieged.txt");
  Players undisturbed(calm_port_, folder_ / "undisturbed.txt");
  const std::vector<std::function<void()>> attacks{
      [this] { break_chunks(); },     [this] { send_rules(); }, [this] { open_the_long_game(); },
      [this] { never_read(); },       [this] { flood(); },      [this] { ask_for_nonsense(); },
      [this] { let_experts_think(); }};
  std::size_t tried = 0;
  while (besieged.playing()) attacks[tried++ % attacks.size()]();
  EXPECT_GT(tried, attacks.size()) << "everything was tried";
  const double calm = undisturbed.p99();
  EXPECT_LT(besieged.p99(), std::max(most_p99, most_times_the_other * calm))
      << "without an attack " << calm << " ms";
  EXPECT_TRUE(has(client(7).ask(http_request("GET", "/healthz")), " 200 "));
  EXPECT_EQ(figure("parlor_failed_turns_total"), "0");
}

TEST_F(Siege, OfAHundredExpertTablesLeavesAStrangersEasyBotQuick) {
  for (int i = 0; i < 100; ++i) let_experts_think();
  const std::string made = client(8).ask(
      http_request("POST", "/api/tables",
                   R"({"game":"chess","seats":[{"seat":1,"kind":"bot","level":"easy"}]})"));
  const std::string id = text_after(made, R"("id":")");
  RawClient ann = guest(id, token('a'), 8);
  ann.say(sit_message(id, 0, "Ann"));
  EXPECT_NE(ann.hear_of(R"("event":"completed")"), "nothing");
  ann.say(reveal_message(0, text_of_seat(0)));
  EXPECT_NE(ann.hear_of(R"("event":"started")"), "nothing");
  const auto begun = std::chrono::steady_clock::now();
  ann.say(R"({"do":"play","id":2,"play":"e2e4"})");
  EXPECT_TRUE(has(ann.hear_of(R"("by":"bot")"), "played"));
  EXPECT_LT(std::chrono::steady_clock::now() - begun, std::chrono::seconds(10)) << "once it was 99";
}

}  // namespace
}  // namespace parlor::test
