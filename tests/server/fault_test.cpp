#include <chrono>
#include <filesystem>
#include <thread>

#include <gtest/gtest.h>

#include "architecture/sources.h"
#include "core/random.h"
#include "server/process.h"
#include "server/raw_client.h"
#include "store/throwaway_postgres.h"

/// Servers that are killed while people play. `parlor load` plays to the end of every game and
/// then looks for each play that was acknowledged in the record, once, and replays the record.
namespace parlor::test {
namespace {

constexpr int kills = 20;

Process serve(int port, const std::string& db, const std::string& away_seconds = "600") {
  Process server(PARLOR_PROGRAM, {"serve",
                                  "--address",
                                  "127.0.0.1",
                                  "--port",
                                  std::to_string(port),
                                  "--db",
                                  db,
                                  "--log",
                                  "off",
                                  "--tables-per-hour",
                                  "1000000",
                                  "--requests-per-second",
                                  "100000",
                                  "--connections-per-address",
                                  "5000",
                                  "--away-seconds",
                                  away_seconds,
                                  "--peer-seconds",
                                  "2",
                                  "--bot-pause",
                                  "1"});
  EXPECT_TRUE(wait_for_port(port));
  return server;
}

Process play(const std::string& servers, int tables, const std::string& output) {
  return {PARLOR_PROGRAM,
          {"load", "--servers", servers, "--games", "snakes_ladders,snakes_ladders,checkers",
           "--tables", std::to_string(tables), "--players", "2", "--pace", "90"},
          output};
}

void pause(Random& random) {
  std::this_thread::sleep_for(std::chrono::milliseconds(20 + random.below(250)));
}

/// Until the tables are made and people play.
void wait_for_plays(const std::string& output) {
  for (int i = 0; i < 500 && text_of(output).find("playing") == std::string::npos; ++i)
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
}

TEST(KilledServer, LosesNothingThatWasAcknowledged) {
  const auto folder = fresh_folder("parlor-fault");
  const std::string db = (folder / "games.db").string();
  const std::string output = (folder / "load.txt").string();
  const int port = free_port();
  Random random(4);
  auto server = std::make_unique<Process>(serve(port, db));
  Process players = play("127.0.0.1:" + std::to_string(port), 200, output);
  wait_for_plays(output);
  int killed = 0;
  while (killed < kills && players.running()) {
    pause(random);
    server->kill_hard();
    ++killed;
    server = std::make_unique<Process>(serve(port, db));
  }
  EXPECT_EQ(players.wait(), 0) << text_of(output);
  EXPECT_EQ(killed, kills) << "the games were over too soon";
  EXPECT_EQ(server->stop(), 0) << "and a server that is asked to stop stops";
  std::filesystem::remove_all(folder);
}

TEST(TwoServers, OnOnePostgresLoseNothingWhenOneIsKilled) {
  const auto cluster = ThrowawayPostgres::start();
  ASSERT_TRUE(cluster) << "PostgreSQL did not start; is the package postgresql installed?";
  const auto folder = fresh_folder("parlor-fault");
  const std::string db = cluster->fresh_database();
  const std::string output = (folder / "load.txt").string();
  const int one = free_port();
  const Process first = serve(one, db);
  const int other = free_port();
  auto second = std::make_unique<Process>(serve(other, db));
  Random random(5);
  Process players =
      play("127.0.0.1:" + std::to_string(one) + ",127.0.0.1:" + std::to_string(other), 60, output);
  wait_for_plays(output);
  for (int killed = 0; killed < 5 && players.running(); ++killed) {
    pause(random);
    second->kill_hard();
    pause(random);
    second = std::make_unique<Process>(serve(other, db));
  }
  EXPECT_EQ(players.wait(), 0) << text_of(output);
  std::filesystem::remove_all(folder);
}

TEST(TwoServers, KnowWhoIsAtTheOtherAndMissThemWhenItDies) {
  const auto cluster = ThrowawayPostgres::start();
  ASSERT_TRUE(cluster) << "PostgreSQL did not start; is the package postgresql installed?";
  const std::string db = cluster->fresh_database();
  const int one = free_port();
  auto first = std::make_unique<Process>(serve(one, db, "1"));
  const std::string id =
      text_after(RawClient(one).ask(http_request("POST", "/api/tables", R"({"game":"checkers"})")),
                 R"("id":")");
  RawClient ann(one);
  ASSERT_EQ(ann.upgrade(id, std::string(32, 'a')), 101);
  ann.say(R"({"do":"sit","id":1,"seat":0,"name":"Ann","text":"annannannann"})");
  EXPECT_NE(ann.hear_of(R"("type":"done","id":1)").find("done"), std::string::npos);
  const int other = free_port();
  const Process second = serve(other, db, "1");
  RawClient bob(other);
  ASSERT_EQ(bob.upgrade(id, std::string(32, 'b')), 101);
  EXPECT_NE(bob.hear_of(R"("here":[0])").find("presence"), std::string::npos);
  bob.say(R"({"do":"sit","id":1,"seat":1,"name":"Bob","text":"bobbobbobbob"})");
  EXPECT_NE(ann.hear_of(R"("event":"started")").find("Bob"), std::string::npos);
  EXPECT_NE(ann.hear_of(R"("here":[0,1])").find("presence"), std::string::npos);
  first->kill_hard();
  EXPECT_NE(bob.hear_of(R"("here":[1])").find("presence"), std::string::npos);
  EXPECT_NE(bob.hear_of(R"("event":"handed")").find(R"("seat":0,"to":"bot")"), std::string::npos);
}

}  // namespace
}  // namespace parlor::test
