#include <ostream>

#include "cli/commands.h"
#include "cli/json_text.h"
#include "cli/said.h"

namespace parlor::cli {
namespace {

struct MessagesOptions {
  bool json = false;
};

json::object template_json(const AnyTemplate& message) {
  json::object args;
  for (std::size_t at = 0; at < message.types.size(); ++at) {
    args[message.names[at]] = json_string(name_of(message.types[at]));
  }
  return {{"id", json_string(message.id)},
          {"args", std::move(args)},
          {"english", json_string(message.english)}};
}

void messages_options(OptionList& list, MessagesOptions& options) { add_json(list, options.json); }

Exit run_messages(const MessagesOptions& options, Games /*games*/, Console& console) {
  for (const AnyTemplate* message : all_messages()) {
    if (options.json) {
      console.out << json_line(template_json(*message));
    } else {
      console.out << message->id << ": " << message->english << '\n';
    }
  }
  return Exit::ok;
}

}  // namespace

Command messages_command() {
  return make_command<MessagesOptions>(
      {.name = "messages",
       .summary = "List all that the program says, for translators",
       .examples = "  parlor messages\n  parlor messages --json\n"},
      messages_options, run_messages);
}

}  // namespace parlor::cli
