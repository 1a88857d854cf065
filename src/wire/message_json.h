#pragma once

#include "core/message.h"
#include "wire/json.h"

namespace parlor::wire {

/// `{"id": …, "args": {…}}`, with the type of every argument (docs/protocol.md).
json::object message_json(const parlor::Message& message);

/// Puts the English sentence into an object, and beside it the message where it has an id:
/// `{"sentence": …, "message": …}`.
void add_message(json::object& object, const parlor::Message& message);

/// The same for another field, whose message is then in `messages`:
/// `{"title": …, "messages": {"title": …}}`.
void add_text(json::object& object, std::string_view field, const parlor::Message& message);
void add_texts(json::object& object, std::string_view field,
               const std::vector<parlor::Message>& messages);

}  // namespace parlor::wire
