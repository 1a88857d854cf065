#include "wire/server_message.h"

#include <initializer_list>
#include <utility>

#include "wire/event_json.h"
#include "wire/message_json.h"
#include "wire/view_json.h"

namespace parlor::wire {
namespace {

/// A field whose value is serialised already.
struct SerialisedField {
  std::string_view name;
  const JsonText& value;
};

std::string with_fields(const json::object& message,
                        std::initializer_list<SerialisedField> serialised) {
  std::string whole = json::serialize(message);
  whole.pop_back();
  for (const auto& [name, value] : serialised) {
    whole.append(",\"").append(name).append("\":").append(value.text);
  }
  whole += '}';
  return whole;
}

/// Writes a message of each kind; one overload each, so that a forgotten one does not compile.
struct ServerMessageWriter {
  std::string operator()(const from_server::Welcome& welcome) const {
    json::array said;
    for (const table::Remark& remark : welcome.said) said.push_back(said_json(remark));
    return with_fields(
        {{"type", "welcome"}, {"you", seats_json(welcome.you)}, {"said", std::move(said)}},
        {{"table", welcome.table}, {"events", welcome.events}, {"now", welcome.now}});
  }
  std::string operator()(const from_server::Events& events) const {
    return with_fields({{"type", "events"}}, {{"events", events.events}, {"now", events.now}});
  }
  std::string operator()(const from_server::NextSteps& next) const {
    return json::serialize(json::object{{"type", "next"},
                                        {"id", next.id},
                                        {"steps", texts(next.steps)},
                                        {"next", next_json(next.shown.next)},
                                        {"pieces", pieces_json(next.shown.pieces)}});
  }
  std::string operator()(const from_server::Preview& trying) const {
    json::object message{{"type", "preview"}};
    for (auto& [name, value] : preview_json(trying.seat, trying.steps, trying.shown)) {
      message[name] = std::move(value);
    }
    return json::serialize(message);
  }
  std::string operator()(const from_server::RulingGiven& given) const {
    return json::serialize(
        json::object{{"type", "ruling"}, {"id", given.id}, {"ruling", ruling_json(given.ruling)}});
  }
  std::string operator()(const from_server::Done& done) const {
    return json::serialize(json::object{{"type", "done"}, {"id", done.id}, {"n", done.last}});
  }
  std::string operator()(const from_server::Refused& refused) const {
    json::object message{{"type", "refused"},
                         {"id", refused.id},
                         {"code", text(refused.refusal.code)},
                         {"clause", text(refused.refusal.clause)}};
    add_message(message, refused.refusal.message);
    return json::serialize(message);
  }
  std::string operator()(const from_server::Presence& presence) const {
    return json::serialize(json::object{{"type", "presence"},
                                        {"here", seats_json(presence.here)},
                                        {"spectators", presence.spectators}});
  }
  std::string operator()(const from_server::You& you) const {
    return json::serialize(json::object{{"type", "you"}, {"you", seats_json(you.seats)}});
  }
  std::string operator()(const from_server::Said& said) const {
    json::object message = said_json(said.remark);
    message["type"] = "said";
    return json::serialize(message);
  }
  std::string operator()(const from_server::State& state) const {
    return with_fields({{"type", "state"}, {"id", state.id}}, {{"now", state.now}});
  }
  std::string operator()(const from_server::Pong& pong) const {
    return json::serialize(json::object{{"type", "pong"}, {"id", pong.id}, {"time", pong.time}});
  }
  std::string operator()(const from_server::Closing& closing) const {
    json::object message{{"type", "closing"}, {"code", text(closing.code)}};
    add_message(message, closing.message);
    if (closing.again) message["again"] = *closing.again;
    return json::serialize(message);
  }
};

}  // namespace

std::string server_message_text(const ServerMessage& message) {
  return std::visit(ServerMessageWriter(), message);
}

}  // namespace parlor::wire
