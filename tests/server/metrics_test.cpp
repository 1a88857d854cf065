#include "server/metrics.h"

#include <regex>
#include <set>

#include <gtest/gtest.h>

#include "server/open_house.h"
#include "support/files.h"
#include "support/server.h"

namespace parlor::test {
namespace {

std::set<std::string> matches(const std::string& text, const std::string& form) {
  const std::regex expression(form);
  std::set<std::string> found;
  for (std::sregex_iterator at(text.begin(), text.end(), expression), end; at != end; ++at) {
    found.insert((*at)[1].str());
  }
  return found;
}

std::string document(const std::string& name) { return text_of(PARLOR_SOURCE_DIR "/docs/" + name); }

/// Without what Prometheus adds to the name of a histogram.
std::set<std::string> figures_in(const std::string& text) {
  std::set<std::string> figures;
  for (const std::string& name : matches(text, "(parlor_[a-z_]+)")) {
    figures.insert(std::regex_replace(name, std::regex("_(bucket|sum|count)$"), ""));
  }
  return figures;
}

std::set<std::string> figures_told() {
  const server::Metrics metrics;
  return matches(server::exposition(metrics, {}), "# TYPE (parlor_[a-z_]+)");
}

TEST(Dashboard, ShowsFiguresThatThereAre) {
  const auto told = figures_told();
  const auto shown = figures_in(document("grafana.json"));
  EXPECT_GT(shown.size(), 10U);
  for (const std::string& figure : shown) EXPECT_TRUE(told.contains(figure)) << figure;
}

TEST(OperatingGuide, ExplainsEveryFigureAndEveryLimit) {
  const std::string guide = document("operating.md");
  EXPECT_EQ(figures_in(guide), figures_told());
  for (const char* const limit : server::limit_names) {
    EXPECT_TRUE(has(guide, "`" + std::string(limit) + "`")) << limit;
  }
}

TEST(Dashboard, ShowsEverythingThatTheGuideSaysToWatch) {
  const auto shown = figures_in(document("grafana.json"));
  const std::string guide = document("operating.md");
  const std::size_t from = guide.find("## What to watch");
  ASSERT_NE(from, std::string::npos);
  for (const std::string& figure :
       figures_in(guide.substr(from, guide.find("\n## ", from + 3) - from)))
    EXPECT_TRUE(shown.contains(figure)) << figure;
}

class MeteredHouse : public OpenHouse {};

TEST_F(MeteredHouse, counts_what_it_refuses_by_its_name) {
  Pair pair = this->pair();
  pair.bob.say(R"({"do":"play","id":5,"play":"22-18"})");
  EXPECT_TRUE(has(pair.bob.hear_of(R"("id":5)"), "not_your_turn"));
  pair.bob.say(R"({"do":"fly","id":6})");
  EXPECT_TRUE(has(pair.bob.hear_of(R"("id":6)"), "bad_message"));
  EXPECT_TRUE(has(client().ask(http_request("GET", "/api/tables/none")), " 404 "));
  EXPECT_EQ(figure(R"(parlor_refused_total{code="not_your_turn"})"), "1");
  EXPECT_EQ(figure(R"(parlor_refused_total{code="bad_message"})"), "1");
  EXPECT_EQ(figure(R"(parlor_http_refused_total{code="no_such_table"})"), "1");
  EXPECT_EQ(figure(R"(parlor_connections{kind="player"})"), "2");
  EXPECT_GE(std::stoi(figure(R"(parlor_connections{kind="http"})")), 1) << "at least this one";
}

TEST(MetricsPort, KeepsFiguresFromThePublic) {
  const auto folder = fresh_folder("parlor-metrics");
  const int port = free_port();
  const int own = free_port();
  const Process server = start_server(PARLOR_PROGRAM, port, (folder / "games.db").string(),
                                      {"--metrics-port", std::to_string(own)});
  ASSERT_TRUE(wait_for_port(own));
  EXPECT_TRUE(has(RawClient(port).ask(http_request("GET", "/metrics")), " 404 "));
  EXPECT_TRUE(has(RawClient(own).ask(http_request("GET", "/metrics")), "\nparlor_tables 0\n"));
  EXPECT_TRUE(has(RawClient(own).ask(http_request("GET", "/readyz")), " 200 "));
  EXPECT_TRUE(has(RawClient(own).ask(http_request("GET", "/api/games")), " 404 "));
  EXPECT_TRUE(has(RawClient(port).ask(http_request("GET", "/readyz")), " 200 "));
  std::filesystem::remove_all(folder);
}

TEST(NamedServer, AnswersToItsOwnNamesOnly) {
  const auto folder = fresh_folder("parlor-named");
  const int port = free_port();
  const Process server = start_server(PARLOR_PROGRAM, port, (folder / "games.db").string(),
                                      {"--origin", "https://games.example.org"});
  const auto status = [port](const std::string& path, const std::string& host) {
    return RawClient(port).ask("GET " + path + " HTTP/1.1\r\nHost: " + host + "\r\n\r\n");
  };
  EXPECT_TRUE(has(status("/api/games", "games.example.org"), " 200 "));
  EXPECT_TRUE(has(status("/api/games", "127.0.0.1:" + std::to_string(port)), " 200 "));
  const std::string refused = status("/api/games", "evil.example");
  EXPECT_TRUE(has(refused, " 421 ") && has(refused, "bad_host")) << refused;
  EXPECT_TRUE(has(status("/", "evil.example"), " 421 "));
  EXPECT_TRUE(has(status("/healthz", "evil.example"), " 200 ")) << "probes come by any name";
  RawClient socket(port);
  EXPECT_EQ(socket.upgrade("abcdefghij"), 421) << "a WebSocket to parlor.test";
  std::filesystem::remove_all(folder);
}

}  // namespace
}  // namespace parlor::test
