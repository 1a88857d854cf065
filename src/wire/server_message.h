#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/guidance.h"
#include "table/conversation.h"
#include "wire/json.h"

/// What a server says over a WebSocket: a closed set, serialised in one place. docs/protocol.md has
/// each with its fields.
namespace parlor::wire {
namespace from_server {

/// The first message: how things stand. `events` is an array of told events.
struct Welcome {
  SeatSet you;
  JsonText table;
  JsonText events;
  std::deque<table::Remark> said;
  JsonText now;
};
/// Something happened.
struct Events {
  JsonText events;
  JsonText now;
};
/// What can follow these steps.
struct NextSteps {
  std::int64_t id = 0;
  std::vector<std::string> steps;
  parlor::Preview shown;
};
/// What the acting player is trying, for the others.
struct Preview {
  Seat seat;
  std::vector<std::string> steps;
  parlor::Preview shown;
};
struct RulingGiven {
  std::int64_t id = 0;
  Ruling ruling;
};
/// A command was taken; `last` is the last event that it made.
struct Done {
  std::int64_t id = 0;
  std::int64_t last = 0;
};
struct Refused {
  std::int64_t id = 0;
  table::Refusal refusal;
};
struct Presence {
  SeatSet here;
  std::size_t spectators = 0;
};
/// The seats that you have.
struct You {
  SeatSet seats;
};
struct Said {
  table::Remark remark;
};
struct State {
  std::int64_t id = 0;
  JsonText now;
};
struct Pong {
  std::int64_t id = 0;
  table::Millis time = 0;
};
/// The last message before the connection is closed; `again`: when to come back, in milliseconds.
struct Closing {
  std::string code;
  Message message;
  std::optional<std::uint64_t> again = std::nullopt;
};

}  // namespace from_server

using ServerMessage =
    std::variant<from_server::Welcome, from_server::Events, from_server::NextSteps,
                 from_server::Preview, from_server::RulingGiven, from_server::Done,
                 from_server::Refused, from_server::Presence, from_server::You, from_server::Said,
                 from_server::State, from_server::Pong, from_server::Closing>;

/// The message as it is sent.
std::string server_message_text(const ServerMessage& message);

}  // namespace parlor::wire
