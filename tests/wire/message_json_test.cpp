#include "wire/message_json.h"

#include <gtest/gtest.h>

namespace parlor::wire {
namespace {

constexpr Template<arg::Seat, int, arg::Term, arg::Text, arg::List, parlor::Message> everything{
    "test.everything", "{who} {count} {pawn} {text} {plays} {because}"};
constexpr Template<arg::Place, arg::Kind> because{"test.because", "{at} {kind}"};

TEST(MessageJson, HasTheTypeOfEveryArgument) {
  const std::vector<std::string> plays{"1-5", "1-6"};
  const parlor::Message message =
      everything(arg::Seat("red"), 3, arg::Term("pawn", "mover"), arg::Text("x\"y"),
                 any_of<arg::Play>(plays), because(arg::Place(7), arg::Kind("king")));
  EXPECT_EQ(
      json::serialize(message_json(message)),
      R"({"id":"test.everything","args":{"who":{"seat":"red"},"count":3,)"
      R"("pawn":{"term":"pawn","english":"mover"},"text":{"text":"x\"y"},)"
      R"("plays":{"or":[{"play":"1-5"},{"play":"1-6"}]},)"
      R"("because":{"id":"test.because","args":{"at":{"place":"7"},"kind":{"kind":"king"}}}}})");
}

TEST(MessageJson, StandsBesideTheSentenceInEnglish) {
  json::object object;
  add_message(object, because(arg::Place(7), arg::Kind("king")));
  add_text(object, "title", because(arg::Place(8), arg::Kind("man")));
  EXPECT_EQ(object["sentence"].get_string(), "7 king");
  EXPECT_EQ(object["message"].get_object()["id"].get_string(), "test.because");
  EXPECT_EQ(object["title"].get_string(), "8 man");
  EXPECT_EQ(object["messages"].get_object()["title"].get_object()["id"].get_string(),
            "test.because");
}

TEST(MessageJson, IsLeftOutWhereASentenceHasNoId) {
  json::object object;
  add_message(object, "Just a sentence.");
  add_texts(object, "paragraphs", {"One.", "Two."});
  EXPECT_EQ(json::serialize(object),
            R"({"sentence":"Just a sentence.","paragraphs":["One.","Two."]})");
}

}  // namespace
}  // namespace parlor::wire
