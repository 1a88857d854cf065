#include <cstdlib>
#include <fstream>

#include <gtest/gtest.h>
#include <unistd.h>

#include "server/raw_client.h"
#include "server/sitting_down.h"
#include "support/files.h"
#include "support/server.h"
#include "support/text.h"
#include "support/throwaway_postgres.h"

/// TLS by nginx, as docs/nginx.conf has it, in front of two servers on one PostgreSQL.
namespace parlor::test {
namespace {

std::string with(std::string text, const std::string& what, const std::string& instead) {
  const std::size_t at = text.find(what);
  EXPECT_NE(at, std::string::npos) << what << " is not in docs/nginx.conf";
  return at == std::string::npos ? text : text.replace(at, what.size(), instead);
}

class BehindProxy : public ::testing::Test {
 protected:
  void SetUp() override {
    cluster_ = ThrowawayPostgres::start();
    ASSERT_TRUE(cluster_) << "PostgreSQL did not start; is the package postgresql installed?";
    folder_ = fresh_folder("parlor-proxy");
    const std::string make =
        "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj "
        "/CN=parlor.test -addext subjectAltName=DNS:parlor.test -keyout " +
        key() + " -out " + certificate() + " 2>/dev/null";
    ASSERT_EQ(std::system(make.c_str()), 0) << "is the package openssl installed?";
    const std::string db = cluster_->fresh_database();
    for (std::size_t i = 0; i < ports_.size(); ++i) {
      ports_[i] = free_port();
      servers_[i] = std::make_unique<Process>(
          start_server(PARLOR_PROGRAM, ports_[i], db,
                       {"--trusted-proxy", "127.0.0.1", "--origin", "https://parlor.test",
                        "--peer-seconds", "2", "--away-seconds", "600"}));
    }
    port_ = free_port();
    write_site();
    proxy_ = std::make_unique<Process>("/usr/sbin/nginx",
                                       std::vector<std::string>{"-c", folder_ / "nginx.conf"});
    ASSERT_TRUE(wait_for_port(port_)) << "is the package nginx installed?";
  }
  void TearDown() override {
    proxy_.reset();
    std::filesystem::remove_all(folder_);
  }

  [[nodiscard]] std::string key() const { return folder_ / "key.pem"; }
  [[nodiscard]] std::string certificate() const { return folder_ / "certificate.pem"; }

  void write_site() const {
    std::string site = text_of(PARLOR_SOURCE_DIR "/docs/nginx.conf");
    site = with(site, "127.0.0.1:8080", "127.0.0.1:" + std::to_string(ports_[0]));
    site = with(site, "127.0.0.1:8081", "127.0.0.1:" + std::to_string(ports_[1]));
    site = with(site, "listen 443", "listen 127.0.0.1:" + std::to_string(port_));
    site = with(site, "games.example.org;", "parlor.test;");
    site = with(site, "/etc/ssl/games.example.org/fullchain.pem", certificate());
    site = with(site, "/etc/ssl/games.example.org/privkey.pem", key());
    const std::string folder = folder_.string();
    std::ofstream(folder_ / "nginx.conf")
        << (geteuid() == 0 ? "user root;\n" : "") << "daemon off;\nworker_processes 1;\npid "
        << folder << "/nginx.pid;\nerror_log " << folder
        << "/error.log;\nevents {}\nhttp {\naccess_log off;\nclient_body_temp_path " << folder
        << "/body;\nproxy_temp_path " << folder << "/proxy;\nfastcgi_temp_path " << folder
        << "/fastcgi;\nuwsgi_temp_path " << folder << "/uwsgi;\nscgi_temp_path " << folder
        << "/scgi;\n"
        << site << "}\n";
  }

  [[nodiscard]] RawClient connected() const { return RawClient::over_tls(port_, certificate()); }
  [[nodiscard]] std::unique_ptr<RawClient> guest(char who) const {
    auto made = std::make_unique<RawClient>(connected());
    EXPECT_EQ(made->upgrade(table_, std::string(32, who)), 101);
    EXPECT_TRUE(has(made->hear_of(R"("type":"welcome")"), table_));
    return made;
  }
  /// Whoever was connected to the server that has died comes back as a page does.
  void come_back(std::unique_ptr<RawClient>& client, char who) {
    client->say(R"({"do":"ping","id":50})");
    if (has(client->hear_of(R"("id":50)"), "pong")) return;
    client = guest(who);
    ++came_back_;
  }
  static void play(RawClient& client, const std::string& play) {
    client.say(R"({"do":"play","id":9,"play":")" + play + "\"}");
    EXPECT_TRUE(has(client.hear_of(R"("id":9)"), "done")) << play;
  }

  std::shared_ptr<ThrowawayPostgres> cluster_;
  std::filesystem::path folder_;
  std::array<int, 2> ports_{};
  std::array<std::unique_ptr<Process>, 2> servers_;
  int port_ = 0;
  std::unique_ptr<Process> proxy_;
  std::string table_;
  int came_back_ = 0;
};

TEST_F(BehindProxy, AGameOverTlsGoesOnWhenItsServerIsKilled) {
  const std::string made =
      connected().ask(http_request("POST", "/api/tables", R"({"game":"checkers"})"));
  EXPECT_TRUE(has(made, "; Secure")) << made;
  table_ = text_after(made, R"("id":")");
  ASSERT_FALSE(table_.empty()) << made << text_of(folder_ / "error.log");
  auto ann = guest('a');
  auto bob = guest('b');
  // They may be at different servers: each has to know what the other did.
  ann->say(sit_message(table_, 0, "Ann"));
  EXPECT_TRUE(has(bob->hear_of(R"("event":"sat")"), "Ann"));
  bob->say(sit_message(table_, 1, "Bob"));
  EXPECT_TRUE(has(ann->hear_of(R"("event":"completed")"), "revealing"));
  ann->say(reveal_message(0, text_of_seat(0)));
  bob->say(reveal_message(1, text_of_seat(1)));
  EXPECT_TRUE(has(ann->hear_of(R"("event":"started")"), "Bob"));
  EXPECT_TRUE(has(bob->hear_of(R"("event":"started")"), "Bob"));
  play(*ann, "11-15");
  EXPECT_TRUE(has(bob->hear_of(R"("play":"11-15")"), "played"));
  servers_[0]->kill_hard();
  come_back(ann, 'a');
  come_back(bob, 'b');
  EXPECT_GE(came_back_, 1) << "one of two was at it";
  play(*bob, "22-18");
  EXPECT_TRUE(has(ann->hear_of(R"("play":"22-18")"), "played"));
  play(*ann, "15x22");
  ann->say(R"({"do":"resign","id":10})");
  EXPECT_TRUE(has(bob->hear_of(R"("event":"ended")"), R"("how":"resigned")"));
  const std::string record =
      connected().ask(http_request("GET", "/api/tables/" + table_ + "/record"));
  EXPECT_TRUE(has(record, " 200 ") && has(record, "15x22")) << record;
}

TEST_F(BehindProxy, WhoIsSentAwayByOneServerIsTakenInByTheOther) {
  table_ = text_after(
      connected().ask(http_request("POST", "/api/tables", R"({"game":"checkers"})")), R"("id":")");
  auto ann = guest('a');
  auto bob = guest('b');
  servers_[1]->ask_to_stop();
  EXPECT_EQ(servers_[1]->wait(), 0);
  come_back(ann, 'a');
  come_back(bob, 'b');
  EXPECT_GE(came_back_, 1) << "one of two was at it";
  ann->say(sit_message(table_, 0, "Ann"));
  EXPECT_TRUE(has(bob->hear_of(R"("event":"sat")"), "Ann"));
}

}  // namespace
}  // namespace parlor::test
