#include <filesystem>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "core/random.h"
#include "games/list.h"
#include "support/files.h"
#include "table/sitting.h"
#include "wire/client_message.h"
#include "wire/event_json.h"
#include "wire/record_json.h"
#include "wire/table_json.h"

namespace parlor::wire {
namespace {

using namespace table;
using table::test::agreed;
using table::test::Sitting;

std::string seen(const Table& table) {
  Moment moment;
  moment.now = table.last_at();
  moment.here = table.seats();
  return json::serialize(now_json(table, moment));
}

/// Anything anybody could ask for, sensible or not.
Command any_command(Random& random, const Table& table) {
  const Seat seat(static_cast<int>(random.below(max_seats)));
  const auto offer = random.below(2) == 0 ? Offer::draw : Offer::takeback;
  switch (random.below(17)) {
    case 0: return Sit{seat, "name", Sitting::hash_of(seat, "nametextt"), {}};
    case 1: return SitBot{seat, "easy"};
    case 2: return Stand{seat};
    case 3: return Start{};
    case 4: return MakeOffer{offer};
    case 5: return Accept{offer};
    case 6: return Decline{offer};
    case 7: return random.below(20) == 0 ? Command(Resign{}) : Command(Start{});
    case 8: return SetAutomatic{{random.below(2) == 0, random.below(2) == 0}};
    case 9: return AskRematch{"next"};
    case 10: return Tick{};
    case 11: return HandOver{seat};
    case 12: return TakeOver{seat};
    case 13: return ThrowDice{};
    case 14: return Play{{"nonsense"}, {}};
    case 15: return Reveal{seat, "nametextt"};
    default: break;
  }
  const auto due = table.due();
  if (!due || due->throws) return ActForSeat{seat, {}};
  return ActForSeat{due->seat, table.game().plays(table.state()).front()};
}

RC_GTEST_PROP(Events, LeadToTheSameTableHoweverTheyAreFolded, (std::uint64_t seed)) {
  Random random(seed);
  const auto games = all_games();
  Agreement agreement =
      agreed(games[random.below(static_cast<std::uint32_t>(games.size()))].info().id);
  if (random.below(2) == 0) agreement.clock = {ClockKind::game, 20'000, 1'000};
  Sitting sitting(agreement);
  const std::vector<std::string> people{"ann", "bob", "cid", "dee", "eve", "fay", "", "nobody"};
  for (int seat = 0; seat < max_seats; ++seat)
    sitting.sit(people[static_cast<std::size_t>(seat)], seat);
  for (int i = 0; i < 120; ++i) {
    sitting.now += random.below(3000);
    if (random.below(3) == 0) {
      const auto due = sitting.table.due();
      if (due && sitting.table.chair(due->seat).decides()) sitting.act(random);
      continue;
    }
    sitting.give(people[random.below(static_cast<std::uint32_t>(people.size()))],
                 any_command(random, sitting.table));
  }
  const auto again = Table::from(sitting.events);
  RC_ASSERT(again.ok());
  RC_ASSERT(seen(*again) == seen(sitting.table));
  std::vector<Event> read;
  for (const Event& event : sitting.events) {
    auto back = read_stored_event(stored_event(event));
    RC_ASSERT(back.ok());
    RC_ASSERT(stored_event(*back) == stored_event(event));
    read.push_back(*std::move(back));
  }
  const auto from_text = Table::from(read);
  RC_ASSERT(from_text.ok());
  RC_ASSERT(seen(*from_text) == seen(sitting.table));
}

/// A whole game by two people at random.
Sitting played(const std::string& game, std::uint64_t seed) {
  Sitting sitting(agreed(game, 2));
  int people = 0;
  for (const Seat seat : sitting.table.seats())
    sitting.sit("p" + std::to_string(people++), seat.index());
  Random random(seed);
  for (int i = 0; i < 5000 && !sitting.table.ended(); ++i) {
    sitting.now += 100;
    sitting.act(random);
  }
  if (!sitting.table.ended()) sitting.give("p0", Resign{});
  return sitting;
}

TEST(Record, OfEveryGameReplaysToTheIdenticalEnd) {
  for (const GameKind& kind : all_games()) {
    const Sitting sitting = played(kind.info().id, 5);
    SCOPED_TRACE(kind.info().id);
    const std::string text = json::serialize(record_json(sitting.events, sitting.table));
    const auto record = read_record(text);
    ASSERT_TRUE(record.ok()) << record.error().sentence();
    EXPECT_EQ(json::serialize(record_json(record->events, record->table)), text);
    EXPECT_EQ(seen(record->table), seen(sitting.table));
    EXPECT_EQ(text.find("\"token\""), std::string::npos) << "no record tells a token";
    EXPECT_FALSE(replay_json(record->events).at("frames").as_array().empty());
  }
}

TEST(Record, ThatWasChangedDoesNotReplay) {
  const Sitting sitting = played("parcheesi", 2);
  const json::object honest = record_json(sitting.events, sitting.table);
  json::object position = honest;
  position["position"] = "somewhere else";
  EXPECT_FALSE(read_record(position).ok());
  json::object missing = honest;
  missing["events"].as_array().erase(missing["events"].as_array().begin() + 20);
  EXPECT_FALSE(read_record(missing).ok());
  json::object text = honest;
  text["fair"].as_object()["texts"].as_array()[0] = "another";
  EXPECT_FALSE(read_record(text).ok());
  json::object seed = honest;
  seed["fair"].as_object()["seed"] = "another";
  EXPECT_FALSE(read_record(seed).ok());
  EXPECT_FALSE(read_record("{}").ok());
  EXPECT_FALSE(read_record("not JSON").ok());
}

TEST(Record, OfAnotherFormatIsNotReadAsIfItWereThisOne) {
  const Sitting sitting = played("checkers", 2);
  json::object record = record_json(sitting.events, sitting.table);
  record["parlor_record"] = 2;
  const auto read = read_record(record);
  ASSERT_FALSE(read.ok());
  EXPECT_EQ(read.error().sentence(), "This record has another format; version 1 is read.");
}

TEST(TableJson, NamesTheSeatsThatNobodyPlaysToo) {
  const Sitting sitting(agreed("parcheesi", 2));
  const json::object names = table_json(sitting.table).at("seat_names").as_object();
  EXPECT_EQ(names.size(), 4U);
  EXPECT_EQ(names.at("0"), "yellow");
  EXPECT_EQ(names.at("3"), "green");
}

TEST(Record, SaysWhoPlayedAndWhoWonAsItWas) {
  const Sitting sitting = played("backgammon", 2);
  const json::object honest = record_json(sitting.events, sitting.table);
  json::object name = honest;
  name["players"].as_array()[0].as_object()["name"] = "Somebody";
  EXPECT_FALSE(read_record(name).ok());
  json::object result = honest;
  result["result"].as_object()["points"] = 9;
  EXPECT_FALSE(read_record(result).ok());
  json::object winner = honest;
  const json::array other{sitting.table.ended()->winners.contains(Seat(0)) ? 1 : 0};
  winner["result"].as_object()["winners"] = other;
  for (json::value& event : winner["events"].as_array()) {
    if (event.at("event") == "ended") event.at("result").as_object()["winners"] = other;
  }
  const auto read = read_record(winner);
  ASSERT_FALSE(read.ok());
  EXPECT_NE(read.error().sentence().find("did not end like this"), std::string::npos)
      << read.error().sentence();
}

TEST(Seeds, OfTheFuzzerAreWhatIsReadInEarnest) {
  int seeds = 0;
  for (const auto& entry :
       std::filesystem::directory_iterator(PARLOR_SOURCE_DIR "/fuzz/corpus/messages")) {
    const std::string text = parlor::test::text_of(entry.path());
    const bool read =
        read_client_message(text).ok() || read_stored_event(text).ok() || read_record(text).ok();
    EXPECT_TRUE(read) << entry.path();
    ++seeds;
  }
  EXPECT_GT(seeds, 30);
}

TEST(Messages, OfEveryKindAreRead) {
  for (const char* text :
       {R"({"do":"sit","id":1,"seat":0,"name":"Ann","text_commitment":"9f86d081"})",
        R"({"do":"reveal","seat":0,"text":"w3Jd0aVq5Zt1"})",
        R"({"do":"sit_bot","seat":1,"level":"hard"})",
        R"({"do":"stand","seat":0})",
        R"({"do":"start"})",
        R"({"do":"throw","n":41})",
        R"({"do":"steps","steps":["S>5"]})",
        R"({"do":"undo"})",
        R"({"do":"play","steps":[]})",
        R"({"do":"play","play":"e2e4"})",
        R"({"do":"why","steps":[],"from":"1","to":"2"})",
        R"({"do":"offer","offer":"draw"})",
        R"({"do":"accept","offer":"takeback"})",
        R"({"do":"decline","offer":"draw"})",
        R"({"do":"resign"})",
        R"({"do":"say","phrase":"hello"})",
        R"({"do":"auto","throw":true})",
        R"({"do":"rematch"})",
        R"({"do":"state"})",
        R"({"do":"ping","id":3})"}) {
    const auto message = read_client_message(text);
    EXPECT_TRUE(message.ok()) << text << ": " << message.error().sentence();
  }
}

TEST(Messages, ThatMakeNoSenseAreRefusedWithASentence) {
  for (const char* text :
       {"", "nonsense", "[]", "{}", R"({"do":7})", R"({"do":"trow"})", R"({"do":"sit","seat":9})",
        R"({"do":"sit","seat":"0"})", R"({"do":"sit","seat":0,"name":"Ann","text":"w3Jd0aVq5Zt1"})",
        R"({"do":"play"})", R"({"do":"play","steps":[1]})", R"({"do":"offer","offer":"peace"})",
        R"({"do":"why","steps":[]})", R"({"do":"throw","n":"x"})",
        R"({"do":[[[[[[[[[[1]]]]]]]]]]})"}) {
    const auto message = read_client_message(text);
    ASSERT_FALSE(message.ok()) << text;
    EXPECT_GT(message.error().sentence().size(), 10U) << text;
  }
  EXPECT_NE(read_client_message(R"({"do":"trow"})").error().sentence().find("throw"),
            std::string::npos);
}

}  // namespace
}  // namespace parlor::wire
