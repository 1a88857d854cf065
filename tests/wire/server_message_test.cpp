#include "wire/server_message.h"

#include <set>
#include <string>

#include <gtest/gtest.h>

#include "core/guidance.h"
#include "games/list.h"

namespace parlor::wire {
namespace {

json::object written(const ServerMessage& message) {
  return json::parse(server_message_text(message)).as_object();
}

std::string type_of(const ServerMessage& message) {
  return json::value_to<std::string>(written(message).at("type"));
}

const JsonText nothing{"{}"};
const JsonText none{"[]"};

TEST(ServerMessages, AreEachJsonWithATypeOfItsOwn) {
  const std::vector<ServerMessage> all{
      from_server::Welcome{{}, nothing, none, {}, nothing},
      from_server::Events{none, nothing},
      from_server::NextSteps{},
      from_server::Preview{Seat(0), {}, {}},
      from_server::RulingGiven{},
      from_server::Done{},
      from_server::Refused{},
      from_server::Presence{},
      from_server::You{},
      from_server::Said{},
      from_server::State{0, nothing},
      from_server::Pong{},
      from_server::Closing{"stopping", "The server is being restarted; your game is kept."}};
  EXPECT_EQ(all.size(), std::variant_size_v<ServerMessage>) << "one of each kind";
  std::set<std::string> types;
  for (const ServerMessage& message : all) types.insert(type_of(message));
  EXPECT_EQ(types, (std::set<std::string>{"welcome", "events", "next", "preview", "ruling", "done",
                                          "refused", "presence", "you", "said", "state", "pong",
                                          "closing"}));
}

TEST(ServerMessages, PutWhatIsSerialisedAlreadyInAsItIs) {
  const JsonText events = array_of({{R"({"n":1})"}, {R"({"n":2})"}});
  const json::object message = written(from_server::Events{events, {R"({"n":2,"view":{}})"}});
  EXPECT_EQ(message.at("events").as_array().size(), 2U);
  EXPECT_EQ(message.at("events").at(1).at("n"), 2);
  EXPECT_EQ(message.at("now").at("n"), 2);
  EXPECT_EQ(array_of({}).text, "[]");
}

TEST(ServerMessages, SayARefusalWithItsCodeItsClauseAndTheIdOfWhatWasRefused) {
  const json::object message =
      written(from_server::Refused{9, {"illegal", "Say \"please\".", "royal.26"}});
  EXPECT_EQ(message.at("id"), 9);
  EXPECT_EQ(message.at("code"), "illegal");
  EXPECT_EQ(message.at("clause"), "royal.26");
  EXPECT_EQ(message.at("sentence"), "Say \"please\".");
}

TEST(ServerMessages, SayWhenToComeBackOnlyWhereThereIsSuchATime) {
  EXPECT_FALSE(written(from_server::Closing{"too_fast", "Too much."}).contains("again"));
  EXPECT_EQ(written(from_server::Closing{"stopping", "Stopping.", 120}).at("again"), 120);
}

TEST(ServerMessages, TellTheOthersWhereThePiecesAreAfterTheStepsSoFar) {
  const AnyGame game = *find_game("checkers")->make({});
  const auto shown = preview(*game, game->start(), {"11-15"});
  ASSERT_TRUE(shown.ok());
  const json::object message = written(from_server::Preview{Seat(0), {"11-15"}, *shown});
  EXPECT_EQ(message.at("seat"), 0);
  EXPECT_EQ(message.at("steps").at(0), "11-15");
  std::set<std::string> places;
  for (const json::value& piece : message.at("pieces").as_array()) {
    places.insert(json::value_to<std::string>(piece.at("at")));
  }
  EXPECT_TRUE(places.contains("15"));
  EXPECT_FALSE(places.contains("11"));
}

}  // namespace
}  // namespace parlor::wire
