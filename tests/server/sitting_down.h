#pragma once

#include <string>

#include "server/raw_client.h"
#include "support/sitting_down.h"

namespace parlor::test {

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
