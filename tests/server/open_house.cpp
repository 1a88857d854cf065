#include "server/open_house.h"

#include <chrono>
#include <thread>

#include "server/sitting_down.h"
#include "support/files.h"
#include "support/server.h"

namespace parlor::test {

void OpenHouse::SetUp() {
  folder_ = fresh_folder("parlor-house");
  port_ = free_port();
  open();
}

void OpenHouse::TearDown() {
  server_.reset();
  std::filesystem::remove_all(folder_);
}

void OpenHouse::open(const std::string& away_seconds) {
  server_.reset();
  server_ = std::make_unique<Process>(start_server(
      PARLOR_PROGRAM, port_, (folder_ / "games.db").string(),
      {"--connections-per-address", "30", "--message-bytes", "2000", "--body-bytes", "20000",
       "--messages-per-second", "60", "--requests-per-second", "40", "--tables-per-hour", "10",
       "--idle-seconds", "2", "--away-seconds", away_seconds}));
}

RawClient OpenHouse::client(int address) const {
  return RawClient(port_, "127.0.0." + std::to_string(address));
}

std::string OpenHouse::table(const std::string& wishes) const {
  const std::string answer = client(9).ask(http_request("POST", "/api/tables", "{" + wishes + "}"));
  const std::string id = text_after(answer, R"("id":")");
  EXPECT_FALSE(id.empty()) << answer;
  return id;
}

RawClient OpenHouse::guest(const std::string& table, const std::string& token, int address) const {
  RawClient made = client(address);
  EXPECT_EQ(made.upgrade(table, token), 101);
  EXPECT_NE(made.hear_of(R"("type":"welcome")"), "nothing");
  return made;
}

std::string OpenHouse::figure(const std::string& name) const {
  const std::string figures = client(8).ask(http_request("GET", "/metrics"));
  const std::size_t at = figures.find("\n" + name + " ");
  if (at == std::string::npos) return "none";
  const std::size_t from = at + name.size() + 2;
  return figures.substr(from, figures.find('\n', from) - from);
}

OpenHouse::Pair OpenHouse::pair() const {
  const std::string id = table();
  Pair made{id, guest(id, token('a')), guest(id, token('b'))};
  begin_game(made.ann, made.bob, id);
  return made;
}

void BusyHouse::SetUp() {
  OpenHouse::SetUp();
  output_ = (folder_ / "others.txt").string();
  others_ = std::make_unique<Process>(
      PARLOR_LOAD,
      std::vector<std::string>{"--servers", "127.0.0.1:" + std::to_string(port_), "--games",
                               "snakes_ladders", "--tables", "2", "--players", "2", "--spectators",
                               "1", "--pace", "10", "--json"},
      output_);
  while (others_->running() && !has(text_of(output_), "playing"))
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
}

void BusyHouse::TearDown() {
  EXPECT_EQ(others_->wait(), 0) << text_of(output_);
  EXPECT_TRUE(has(text_of(output_), R"("reconnects":0,"refused":0)")) << text_of(output_);
  OpenHouse::TearDown();
}

}  // namespace parlor::test
