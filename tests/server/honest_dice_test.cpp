#include <filesystem>
#include <fstream>
#include <future>

#include <boost/json.hpp>

#include "server/open_house.h"
#include "server/sitting_down.h"
#include "store/event_store.h"
#include "support/files.h"
#include "support/server.h"

/// Texts for the dice over the protocol: nobody sees another's before its own is bound.
namespace parlor::test {
namespace {

namespace json = boost::json;

class HonestDice : public OpenHouse {
 protected:
  /// Ann and Bob at a table of snakes and ladders.
  Pair at_table() {
    const std::string id = table(R"("game":"snakes_ladders","players":2)");
    return {id, guest(id, token('a')), guest(id, token('b'))};
  }
  static void both_sit(Pair& pair) {
    pair.ann.say(sit_message(pair.table, 0, "Ann"));
    EXPECT_TRUE(has(pair.ann.hear_of(R"("id":1)"), "done"));
    pair.bob.say(sit_message(pair.table, 1, "Bob"));
    EXPECT_TRUE(has(pair.bob.hear_of(R"("event":"completed")"), R"("phase":"revealing")"));
    EXPECT_TRUE(has(pair.bob.hear_of(R"("id":1)"), "done"));
  }
  std::string record(const std::string& id) {
    const std::string answer = client(7).ask(http_request("GET", "/api/tables/" + id + "/record"));
    return answer.substr(answer.find("\r\n\r\n") + 4);
  }
  /// What `parlor verify` says of a record.
  std::string verified(const std::string& record) {
    const std::string file = (folder_ / "record.json").string();
    const std::string said = (folder_ / "said.txt").string();
    std::ofstream(file) << record;
    Process verify(PARLOR_PROGRAM, {"verify", file}, said);
    verify.wait();
    return text_of(said);
  }
  /// Everything that a reader of the disk can see.
  std::string on_disk() {
    std::string all;
    for (const auto& entry : std::filesystem::directory_iterator(folder_)) {
      if (entry.is_regular_file()) all += text_of(entry.path());
    }
    return all;
  }
  /// Puts a table of an older program into the database; its id.
  std::string stored_table(const std::string& name) {
    const json::object stored =
        json::parse(text_of(PARLOR_SOURCE_DIR "/tests/golden/clear_texts/" + name)).as_object();
    store::Batch batch;
    batch.table = stored.at("table").as_string().c_str();
    batch.fresh =
        store::NewTable{stored.at("made").as_int64(), stored.at("seed").as_string().c_str()};
    for (const json::value& event : stored.at("events").as_array()) {
      const auto number = static_cast<std::int64_t>(batch.rows.size()) + 1;
      batch.rows.push_back({number, event.as_string().c_str()});
    }
    server_.reset();
    {
      auto store = store::EventStore::open((folder_ / "games.db").string(), "test", {});
      EXPECT_TRUE(store.ok());
      std::promise<bool> done;
      (*store)->append(batch, [&done](bool kept) { done.set_value(kept); });
      EXPECT_TRUE(done.get_future().get());
    }
    open();
    return batch.table;
  }
};

TEST_F(HonestDice, the_last_to_sit_cannot_choose_its_text_after_seeing_the_others) {
  Pair pair = at_table();
  pair.ann.say(sit_message(pair.table, 0, "Ann"));
  EXPECT_TRUE(has(pair.ann.hear_of(R"("id":1)"), "done"));
  pair.ann.say(reveal_message(0, text_of_seat(0)));
  EXPECT_TRUE(has(pair.ann.hear_of(R"("id":2)"), "not_open")) << "not even if she wants to";
  // Bob, the last, looks wherever there is something to see, on the disk too.
  pair.bob.say(R"({"do":"state","id":5})");
  const std::string seen = pair.bob.hear_of(R"("type":"state")");
  EXPECT_TRUE(has(seen, fair::text_commitment(pair.table, Seat(0), text_of_seat(0)))) << seen;
  EXPECT_FALSE(has(seen, text_of_seat(0)));
  EXPECT_FALSE(has(on_disk(), text_of_seat(0)));
  pair.bob.say(sit_message(pair.table, 1, "Bob"));
  pair.ann.hear_of(R"("event":"completed")");
  EXPECT_FALSE(has(on_disk(), text_of_seat(0)));
  pair.ann.say(reveal_message(0, text_of_seat(0)));
  EXPECT_TRUE(has(pair.bob.hear_of(R"("event":"revealed")"), text_of_seat(0)));
  // Now he knows it, and has ground another text of his own meanwhile.
  pair.bob.say(reveal_message(1, "ground-until-the-dice-fit", 6));
  const std::string refused = pair.bob.hear_of(R"("id":6)");
  EXPECT_TRUE(has(refused, "bad_text") && has(refused, "committed to")) << refused;
  pair.bob.say(reveal_message(1, text_of_seat(1)));
  EXPECT_TRUE(has(pair.bob.hear_of(R"("event":"started")"), text_of_seat(1)));
  pair.bob.say(R"({"do":"resign","id":7})");
  EXPECT_TRUE(has(pair.bob.hear_of(R"("id":7)"), "done"));
  EXPECT_TRUE(has(verified(record(pair.table)), "replays to the same end."));
}

TEST_F(HonestDice, who_sends_a_text_in_the_clear_is_told_to_load_the_page_again) {
  Pair pair = at_table();
  pair.ann.say(R"({"do":"sit","id":1,"seat":0,"name":"Ann","text":"w3Jd0aVq5Zt1"})");
  EXPECT_TRUE(has(pair.ann.hear_of(R"("id":1)"), "load the page again"));
  pair.ann.say(R"({"do":"sit","id":2,"seat":0,"name":"Ann","text_commitment":"short"})");
  EXPECT_TRUE(has(pair.ann.hear_of(R"("id":2)"), "bad_text"));
}

TEST_F(HonestDice, who_comes_back_while_texts_are_revealed_is_asked_again) {
  Pair pair = at_table();
  both_sit(pair);
  pair.ann.say(reveal_message(0, text_of_seat(0)));
  EXPECT_TRUE(has(pair.ann.hear_of(R"("id":2)"), "done"));
  server_->kill_hard();
  open();
  RawClient bob = client();
  ASSERT_EQ(bob.upgrade(pair.table, token('b')), 101);
  const std::string welcome = bob.hear_of("welcome");
  EXPECT_TRUE(has(welcome, R"("reveal":{"awaited":[1])")) << welcome;
  bob.say(reveal_message(1, text_of_seat(1)));
  EXPECT_TRUE(has(bob.hear_of(R"("event":"started")"), R"("replaced":[])"));
}

TEST_F(HonestDice, a_rematch_has_new_texts_that_are_committed_to_anew) {
  Pair pair = this->pair();
  pair.bob.say(R"({"do":"resign","id":7})");
  EXPECT_TRUE(has(pair.bob.hear_of(R"("id":7)"), "done"));
  pair.ann.say(R"({"do":"rematch","id":8})");
  pair.bob.say(R"({"do":"rematch","id":8})");
  const std::string next = text_after(pair.ann.hear_of(R"("event":"rematch")"), R"("table":")");
  Pair again{next, guest(next, token('a')), guest(next, token('b'))};
  both_sit(again);
  again.bob.say(reveal_message(1, text_of_seat(1)));
  EXPECT_TRUE(has(again.bob.hear_of(R"("id":2)"), "done"));
  again.ann.say(reveal_message(0, text_of_seat(0)));
  EXPECT_TRUE(has(again.bob.hear_of(R"("event":"started")"), R"("phase":"playing")"));
  again.ann.say(R"({"do":"resign","id":7})");
  EXPECT_TRUE(has(again.ann.hear_of(R"("id":7)"), "done"));
  EXPECT_TRUE(has(verified(record(next)), "replays to the same end."));
}

TEST_F(HonestDice, a_table_that_waited_in_an_older_program_goes_on) {
  const std::string id = stored_table("waiting.stored.json");
  RawClient bob = guest(id, token('b'));
  bob.say(sit_message(id, 1, "Bob"));
  EXPECT_TRUE(has(bob.hear_of(R"("event":"completed")"), R"("awaited":[1])"));
  bob.say(reveal_message(1, text_of_seat(1)));
  EXPECT_TRUE(has(bob.hear_of(R"("event":"started")"), R"("texts":{"0":"w3Jd0aVq5Zt1")"));
  bob.say(R"({"do":"resign","id":7})");
  EXPECT_TRUE(has(bob.hear_of(R"("id":7)"), "done"));
  EXPECT_TRUE(has(verified(record(id)), "could choose its own"));
}

TEST_F(HonestDice, a_game_that_was_going_on_in_an_older_program_goes_on) {
  const std::string id = stored_table("playing.stored.json");
  RawClient ann = guest(id, token('a'));
  ann.say(R"({"do":"auto","id":1,"throw":true,"forced":true})");
  EXPECT_TRUE(has(ann.hear_of(R"("id":1)"), "done"));
  ann.say(R"({"do":"resign","id":7})");
  EXPECT_TRUE(has(ann.hear_of(R"("id":7)"), "done"));
  EXPECT_TRUE(has(verified(record(id)), "throws follow from the seed"));
}

TEST_F(HonestDice, a_database_that_others_could_read_is_closed_to_them_and_the_log_says_so) {
  const std::string db = (folder_ / "games.db").string();
  server_.reset();
  std::filesystem::permissions(db, std::filesystem::perms(0644));
  const std::string log = (folder_ / "log.txt").string();
  const int port = free_port();
  Process server(PARLOR_PROGRAM, {"serve", "--port", std::to_string(port), "--db", db}, log);
  ASSERT_TRUE(wait_for_port(port));
  EXPECT_EQ(std::filesystem::status(db).permissions(), std::filesystem::perms(0600));
  EXPECT_EQ(server.stop(), 0);
  EXPECT_TRUE(has(text_of(log), "a file that others could read was closed to them"))
      << text_of(log);
}

}  // namespace
}  // namespace parlor::test
