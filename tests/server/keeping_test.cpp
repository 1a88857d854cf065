#include <filesystem>
#include <fstream>

#include "server/long_game.h"
#include "server/open_house.h"
#include "server/sitting_down.h"
#include "support/server.h"

/// What a server keeps in memory, and for how long.
namespace parlor::test {
namespace {

class Keeping : public OpenHouse {
 protected:
  /// Starts another server with limits of the test's own; its port.
  int serve(const std::vector<std::string>& options) {
    const int port = free_port();
    other_ = std::make_unique<Process>(
        start_server(PARLOR_PROGRAM, port, (folder_ / "other.db").string(), options));
    return port;
  }

  std::unique_ptr<Process> other_;
};

std::string ask(int port, const std::string& method, const std::string& path,
                const std::string& body = "", const std::string& headers = "") {
  return RawClient(port).ask(http_request(method, path, body, headers));
}

/// Asks until the answer has a text in it; a test that never hears it ends by the time it has.
void wait_for(int port, const std::string& path, const std::string& text) {
  while (!has(ask(port, "GET", path), text)) {
  }
}

TEST_F(Keeping, who_does_not_read_is_not_given_ever_more) {
  const std::string page = folder_ / "page";
  std::filesystem::create_directory(page);
  std::ofstream(page + "/large.txt") << std::string(20'000'000, 'x');
  const int port = serve({"--web", page, "--memory-per-address", "48"});
  const std::string wish = http_request("GET", "/large.txt");
  std::vector<RawClient> lazy;
  for (int i = 0; i < 2; ++i) {
    lazy.emplace_back(port, "127.0.0.3");
    lazy.back().send(wish);
  }
  wait_for(port, "/metrics", "\nparlor_held_bytes 40000000\n");
  const std::string third = RawClient(port, "127.0.0.3").ask(wish);
  EXPECT_TRUE(has(third, " 503 ") && has(third, "wait until it has arrived"))
      << third.substr(0, 500);
  EXPECT_TRUE(has(RawClient(port, "127.0.0.4").ask(wish), " 200 ")) << "others may";
  EXPECT_TRUE(has(ask(port, "GET", "/metrics"), "parlor_limited_total{limit=\"memory\"} 1\n"));
  lazy.clear();
  wait_for(port, "/metrics", "\nparlor_held_bytes 0\n");
}

TEST_F(Keeping, names_that_no_table_has_are_not_looked_for) {
  const std::string before = figure("parlor_store_reads_total");
  for (const std::string id :
       {"\xFF", "a'b", "ABC", "../x", "x%00", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}) {
    EXPECT_TRUE(has(client().ask(http_request("GET", "/api/tables/" + id)), " 404 ")) << id;
    EXPECT_EQ(client().upgrade(id), 404) << id;
  }
  EXPECT_EQ(figure("parlor_store_reads_total"), before);
  EXPECT_NE(before, "none");
}

TEST_F(Keeping, who_missed_very_much_is_told_the_latest_in_parts) {
  constexpr std::int64_t events = 60'000;
  const std::string table = "longlonglong";
  server_.reset();
  store_long_game(folder_ / "games.db", table, events);
  open();
  RawClient guest = client();
  ASSERT_EQ(guest.upgrade(table + "?after=5"), 101);
  const std::string welcome = guest.hear_of(R"("type":"welcome")");
  EXPECT_TRUE(has(welcome, R"("events":[{"n":59001,)")) << welcome.substr(0, 2000);
  EXPECT_FALSE(has(welcome, R"({"n":59101,)"));
  EXPECT_TRUE(
      has(guest.hear_of(R"({"n":60000,"at":)"), R"("type":"events","events":[{"n":59901,)"));
  EXPECT_LT(std::stod(figure("parlor_loop_longest_turn_seconds")), 0.5);
}

TEST_F(Keeping, names_of_sheets_are_cleaned_or_refused_when_the_table_is_made) {
  const auto answer = [&](const std::string& name, bool file) {
    return client().ask(http_request(
        "POST", "/api/tables",
        file ? R"({"game":"parcheesi","toml":"base=\"royal\"\nname=\")" + name + "\\\"\"}"
             : R"({"game":"parcheesi","name":")" + name + "\"}"));
  };
  for (const bool file : {false, true}) {
    EXPECT_TRUE(has(answer(std::string(81, 'x'), file), "at most 80 letters")) << file;
    const std::string made = answer("Sun\u202Eday\u200B", file);
    EXPECT_TRUE(has(made, " 201 ")) << made;
    const std::string id = text_after(made, R"("id":")");
    EXPECT_TRUE(has(client().ask(http_request("GET", "/api/tables/" + id)), R"("name":"Sunday")"));
  }
}

TEST_F(Keeping, seats_by_invitation_are_given_to_bots_by_the_host_only) {
  const std::string made =
      client().ask(http_request("POST", "/api/tables", R"({"game":"checkers","invited":true})",
                                "Cookie: parlor=" + token('c') + "\r\n"));
  const std::string id = text_after(made, R"("id":")");
  RawClient ann = guest(id, token('a'));
  ann.say(sit_message(id, 0, "Ann", 1, R"(,"key":")" + text_after(made, R"("key":")") + '"'));
  EXPECT_TRUE(has(ann.hear_of(R"("id":1)"), "done"));
  const std::string bot = R"({"do":"sit_bot","id":2,"seat":1,"level":"easy"})";
  ann.say(bot);
  EXPECT_TRUE(has(ann.hear_of(R"("id":2)"), "needs_key"));
  RawClient host = guest(id, token('c'));
  host.say(bot);
  EXPECT_TRUE(has(host.hear_of(R"("id":2)"), "done"));
}

}  // namespace
}  // namespace parlor::test
