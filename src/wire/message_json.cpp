#include "wire/message_json.h"

#include <algorithm>

namespace parlor::wire {
namespace {

json::value argument_json(const Argument& argument);

json::value value_json(std::int64_t number) { return number; }
json::value value_json(const arg::Text& verbatim) {
  return json::object{{"text", text(verbatim.text)}};
}
json::value value_json(const arg::Play& play) { return json::object{{"play", text(play.text)}}; }
json::value value_json(const arg::Seat& seat) { return json::object{{"seat", text(seat.text)}}; }
json::value value_json(const arg::Place& place) {
  return json::object{{"place", text(place.text)}};
}
json::value value_json(const arg::Kind& kind) { return json::object{{"kind", text(kind.text)}}; }
json::value value_json(const arg::Term& term) {
  return json::object{{"term", text(term.key)}, {"english", text(term.english)}};
}
json::value value_json(const arg::List& list) {
  json::array items;
  for (const Argument& item : list.items) items.push_back(argument_json(item));
  return json::object{{list.join == arg::List::Join::all ? "and" : "or", std::move(items)}};
}
json::value value_json(const parlor::Message& nested) { return message_json(nested); }

json::value argument_json(const Argument& argument) {
  return std::visit([](const auto& value) { return value_json(value); }, argument.value);
}

bool has_id(const parlor::Message& message) { return !message.empty() && !message.is_plain(); }

json::object& messages_of(json::object& object) {
  json::value& messages = object["messages"];
  return messages.is_object() ? messages.get_object() : messages.emplace_object();
}

}  // namespace

json::object message_json(const parlor::Message& message) {
  json::object args;
  for (std::size_t at = 0; at < message.arguments().size(); ++at) {
    args[message.says().names[at]] = argument_json(message.arguments()[at]);
  }
  return {{"id", text(message.id())}, {"args", std::move(args)}};
}

void add_message(json::object& object, const parlor::Message& message) {
  object["sentence"] = text(english(message));
  if (has_id(message)) object["message"] = message_json(message);
}

void add_text(json::object& object, std::string_view field, const parlor::Message& message) {
  object[field] = text(english(message));
  if (has_id(message)) messages_of(object)[field] = message_json(message);
}

void add_texts(json::object& object, std::string_view field,
               const std::vector<parlor::Message>& messages) {
  json::array sentences;
  json::array told;
  for (const parlor::Message& message : messages) {
    sentences.push_back(text(english(message)));
    told.push_back(has_id(message) ? json::value(message_json(message)) : json::value(nullptr));
  }
  object[field] = std::move(sentences);
  if (std::ranges::any_of(messages, has_id)) messages_of(object)[field] = std::move(told);
}

}  // namespace parlor::wire
