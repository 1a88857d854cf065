#pragma once

#include <string>

#include "fair/texts.h"
#include "server/raw_client.h"

/// How a client sits down: it commits to a text, and reveals it once everybody sits.
namespace parlor::test {

/// What the person of a seat adds to the dice.
inline std::string text_of_seat(int seat) {
  return "text-of-the-person-of-seat-" + std::to_string(seat);
}

/// `more`: further fields, each with a comma before it.
inline std::string sit_message(const std::string& table, int seat, const std::string& name,
                               int id = 1, const std::string& more = "") {
  return R"({"do":"sit","id":)" + std::to_string(id) + R"(,"seat":)" + std::to_string(seat) +
         R"(,"name":")" + name + R"(","text_commitment":")" +
         fair::text_commitment(table, Seat(seat), text_of_seat(seat)) + '"' + more + '}';
}

inline std::string reveal_message(int seat, const std::string& text, int id = 2) {
  return R"({"do":"reveal","id":)" + std::to_string(id) + R"(,"seat":)" + std::to_string(seat) +
         R"(,"text":")" + text + "\"}";
}

/// Both sit down on seats 0 and 1, and reveal; until both have heard of the start.
inline void begin_game(RawClient& ann, RawClient& bob, const std::string& table) {
  ann.say(sit_message(table, 0, "Ann"));
  ann.hear_of(R"("type":"done","id":1)");
  bob.say(sit_message(table, 1, "Bob"));
  bob.hear_of(R"("type":"done","id":1)");
  ann.say(reveal_message(0, text_of_seat(0)));
  ann.hear_of(R"("type":"done","id":2)");
  bob.say(reveal_message(1, text_of_seat(1)));
  bob.hear_of(R"("type":"done","id":2)");
  ann.hear_of(R"("event":"started")");
}

}  // namespace parlor::test
