#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/guidance.h"
#include "core/result.h"
#include "table/command.h"

/// What a client may say over its WebSocket: a closed set, parsed once.
namespace parlor::wire {

/// What can follow these steps?
struct AskSteps {
  std::vector<std::string> steps;
};
struct Undo {};
/// May a piece go there after these steps, or: is this play legal?
struct AskWhy {
  Attempt attempt;
};
struct Say {
  std::string phrase;
};
struct AskState {};
struct Ping {};

struct ClientMessage {
  std::int64_t id = 0;
  std::optional<std::int64_t> last;  // the last event the client has
  std::variant<table::Command, AskSteps, Undo, AskWhy, Say, AskState, Ping> what;
};

/// Reads a message. An invitation's key is taken as it was sent; hash it before use.
Result<ClientMessage> read_client_message(std::string_view text);

/// The `id` of a message that could not be read, for the answer; 0 if it has none.
std::int64_t client_message_id(std::string_view text);

}  // namespace parlor::wire
