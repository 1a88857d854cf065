#include <ostream>
#include <span>

#include "cli/commands.h"
#include "cli/json_text.h"
#include "cli/said.h"

namespace parlor::cli {
namespace {

json::object as_json(const AnyTemplate& message) {
  json::object args;
  for (std::size_t at = 0; at < message.types.size(); ++at) {
    args[message.names[at]] = json_string(name_of(message.types[at]));
  }
  return {{"id", json_string(message.id)},
          {"args", std::move(args)},
          {"english", json_string(message.english)}};
}

}  // namespace

Exit messages_command(const MessagesOptions& options, Console& console) {
  for (const AnyTemplate* message : all_messages()) {
    if (options.json) {
      console.out << json_line(as_json(*message));
    } else {
      console.out << message->id << ": " << message->english << '\n';
    }
  }
  return Exit::ok;
}

}  // namespace parlor::cli
