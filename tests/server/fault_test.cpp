#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <thread>

#include <gtest/gtest.h>

#include "core/random.h"
#include "server/raw_client.h"
#include "server/sitting_down.h"
#include "support/eventually.h"
#include "support/files.h"
#include "support/server.h"
#include "support/text.h"
#include "support/throwaway_postgres.h"

/// Servers that are killed while people play. `parlor-load` plays to the end of every game and
/// then looks for each play that was acknowledged in the record, once, and replays the record.
namespace parlor::test {
namespace {

constexpr int kills_a_round = 20;

/// `./check --long` has many more.
int rounds() {
  const char* const kills = std::getenv("PARLOR_KILLS");
  return kills == nullptr ? 1 : std::max(1, std::atoi(kills) / kills_a_round);
}

Process serve(int port, const std::string& db, const std::string& away_seconds = "600") {
  return start_server(
      PARLOR_PROGRAM, port, db,
      {"--tables-per-hour", "1000000", "--requests-per-second", "100000",
       "--connections-per-address", "5000", "--away-seconds", away_seconds, "--peer-seconds", "2"});
}

Process play(const std::string& servers, int tables, const std::string& output) {
  return {PARLOR_LOAD,
          {"--servers", servers, "--games", "snakes_ladders,snakes_ladders,checkers", "--tables",
           std::to_string(tables), "--players", "2", "--pace", "90"},
          output};
}

void pause(Random& random) {
  std::this_thread::sleep_for(std::chrono::milliseconds(20 + random.below(250)));
}

/// Until the tables are made and people play.
void wait_for_plays(const std::string& output) {
  for (int i = 0; i < 500 && !has(text_of(output), "playing"); ++i)
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
}

/// Kills a server again and again while people play at it.
void play_with_kills(Random& random) {
  const auto folder = fresh_folder("parlor-fault");
  const std::string db = (folder / "games.db").string();
  const std::string output = (folder / "load.txt").string();
  const int port = free_port();
  auto server = std::make_unique<Process>(serve(port, db));
  Process players = play("127.0.0.1:" + std::to_string(port), 200, output);
  wait_for_plays(output);
  int killed = 0;
  while (killed < kills_a_round && players.running()) {
    pause(random);
    server->kill_hard();
    ++killed;
    server = std::make_unique<Process>(serve(port, db));
  }
  EXPECT_EQ(players.wait(), 0) << text_of(output);
  EXPECT_EQ(killed, kills_a_round) << "the games were over too soon";
  EXPECT_EQ(server->stop(), 0) << "and a server that is asked to stop stops";
  std::filesystem::remove_all(folder);
}

TEST(KilledServer, LosesNothingThatWasAcknowledged) {
  Random random(4);
  for (int round = 0; round < rounds() && !HasFailure(); ++round) play_with_kills(random);
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

/// What can befall two servers on one PostgreSQL, and their database.
enum class Fault : std::uint8_t { kill, terminate, restart, immediate_stop, full_disk, frozen };
constexpr int fault_kinds = 6;

/// `./check --long` has many more.
int wanted_faults() {
  const char* const faults = std::getenv("PARLOR_FAULTS");
  return faults == nullptr ? fault_kinds : std::max(1, std::atoi(faults));
}

/// Two servers on a cluster of their own, and people who play at both.
class FaultyHouse {
 public:
  FaultyHouse()
      : cluster_(ThrowawayPostgres::start_own()),
        db_(cluster_ ? cluster_->fresh_database() : std::string()),
        folder_(fresh_folder("parlor-fault")) {
    if (!cluster_) return;
    first_ = std::make_unique<Process>(serve(one_, db_));
    second_ = std::make_unique<Process>(serve(other_, db_));
    players_ = std::make_unique<Process>(
        play("127.0.0.1:" + std::to_string(one_) + ",127.0.0.1:" + std::to_string(other_), 40,
             output()));
    wait_for_plays(output());
  }
  FaultyHouse(const FaultyHouse&) = delete;
  FaultyHouse& operator=(const FaultyHouse&) = delete;
  ~FaultyHouse() { std::filesystem::remove_all(folder_); }

  [[nodiscard]] bool there() const { return cluster_ != nullptr; }
  [[nodiscard]] bool playing() const { return players_->running(); }
  [[nodiscard]] std::string told() const { return text_of(output()); }

  /// Until both servers can be used.
  bool is_well() {
    return eventually([&] { return is_ready(one_) && is_ready(other_); });
  }
  /// Whether the fault could be brought about at all.
  bool suffer(Fault fault, Random& random) {
    switch (fault) {
      case Fault::kill:
        second_->kill_hard();
        pause(random);
        second_ = std::make_unique<Process>(serve(other_, db_));
        return true;
      case Fault::terminate: return cluster_->end_connections();
      case Fault::restart:
        return cluster_->stop(ThrowawayPostgres::Stop::fast) && cluster_->start_again();
      case Fault::immediate_stop:
        return cluster_->stop(ThrowawayPostgres::Stop::immediate) && cluster_->start_again();
      case Fault::frozen:
        cluster_->freeze();
        pause(random);
        cluster_->unfreeze();
        return true;
      case Fault::full_disk: return fill_for_a_while(random);
    }
    return false;
  }
  /// Everybody plays to the end and looks whether all is there; the exit code.
  int play_on() {
    if (!eventually([&] { return !playing(); })) players_->kill_hard();
    return players_->wait();
  }

 private:
  [[nodiscard]] std::string output() const { return (folder_ / "load.txt").string(); }
  static bool is_ready(int port) {
    return has(RawClient(port).ask(http_request("GET", "/readyz")), " 200 ");
  }
  /// PostgreSQL ends itself where it cannot write ahead, and may not come up before there is room.
  bool fill_for_a_while(Random& random) {
    if (!cluster_->fill_disk()) return false;
    pause(random);
    cluster_->free_disk();
    return eventually([&] { return cluster_->start_again(); });
  }

  std::shared_ptr<ThrowawayPostgres> cluster_;
  std::string db_;
  std::filesystem::path folder_;
  const int one_ = free_port();
  const int other_ = free_port();
  std::unique_ptr<Process> first_;
  std::unique_ptr<Process> second_;
  std::unique_ptr<Process> players_;
};

/// Faults one after the other while people play, until they have played to the end; how many.
int suffer_while_they_play(Random& random, int first, int most) {
  FaultyHouse house;
  if (!house.there()) {
    ADD_FAILURE() << "PostgreSQL did not start; is the package postgresql installed?";
    return most;
  }
  int suffered = 0;
  while (suffered < most && house.playing() && !::testing::Test::HasFailure()) {
    const auto fault = static_cast<Fault>((first + suffered) % fault_kinds);
    pause(random);
    const bool was_possible = house.suffer(fault, random) || fault == Fault::full_disk;
    EXPECT_TRUE(was_possible) << "fault " << static_cast<int>(fault);
    EXPECT_TRUE(house.is_well()) << "after fault " << static_cast<int>(fault);
    ++suffered;
  }
  EXPECT_EQ(house.play_on(), 0) << house.told();
  return suffered;
}

TEST(FaultyPostgres, LosesNothingThatWasAcknowledged) {
  Random random(6);
  for (int suffered = 0; suffered < wanted_faults() && !HasFailure();) {
    const int more = suffer_while_they_play(random, suffered, wanted_faults() - suffered);
    EXPECT_GT(more, 0) << "the games were over too soon";
    suffered += more;
  }
}

/// Two servers on one PostgreSQL: Ann sits at the first one's table, and Bob watches at the second.
class TwoHouses : public ::testing::Test {
 protected:
  void SetUp() override {
    cluster_ = ThrowawayPostgres::start();
    ASSERT_TRUE(cluster_) << "PostgreSQL did not start; is the package postgresql installed?";
    const std::string db = cluster_->fresh_database();
    first_ = std::make_unique<Process>(serve(one_, db, "1"));
    second_ = std::make_unique<Process>(serve(other_, db, "1"));
    const std::string made =
        RawClient(one_).ask(http_request("POST", "/api/tables", R"({"game":"checkers"})"));
    table_ = text_after(made, R"("id":")");
    ann_ = std::make_unique<RawClient>(guest(one_, 'a'));
    ann_->say(sit_message(table_, 0, "Ann"));
    EXPECT_TRUE(has(ann_->hear_of(R"("type":"done","id":1)"), "done"));
    bob_ = std::make_unique<RawClient>(guest(other_, 'b'));
    EXPECT_TRUE(has(bob_->hear_of(R"("here":[0])"), "presence"));
  }

  RawClient guest(int port, char who) {
    RawClient made(port);
    EXPECT_EQ(made.upgrade(table_, std::string(32, who)), 101);
    return made;
  }
  void begin() {
    bob_->say(sit_message(table_, 1, "Bob"));
    EXPECT_TRUE(has(ann_->hear_of(R"("event":"completed")"), "revealing"));
    EXPECT_TRUE(has(ann_->hear_of(R"("here":[0,1])"), "presence"));
    ann_->say(reveal_message(0, text_of_seat(0)));
    bob_->say(reveal_message(1, text_of_seat(1)));
    // Either server may have taken the last text: both have to know that the game has begun.
    EXPECT_TRUE(has(ann_->hear_of(R"("event":"started")"), "Bob"));
    EXPECT_TRUE(has(bob_->hear_of(R"("event":"started")"), "Bob"));
  }

  const int one_ = free_port();
  const int other_ = free_port();
  std::shared_ptr<ThrowawayPostgres> cluster_;
  std::unique_ptr<Process> first_;
  std::unique_ptr<Process> second_;
  std::string table_;
  std::unique_ptr<RawClient> ann_;
  std::unique_ptr<RawClient> bob_;
};

TEST_F(TwoHouses, MissWhoWasAtTheOtherWhenItDies) {
  begin();
  first_->kill_hard();
  EXPECT_TRUE(has(bob_->hear_of(R"("here":[1])"), "presence"));
  EXPECT_TRUE(has(bob_->hear_of(R"("event":"handed")"), R"("seat":0,"to":"bot")"));
}

}  // namespace
}  // namespace parlor::test
