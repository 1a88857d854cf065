#include <ostream>

#include "cli/commands.h"
#include "cli/json_text.h"
#include "cli/said.h"

namespace parlor::cli {
namespace {

struct MessagesOptions {
  bool json = false;
};

json::object declared_json(const Declared& declared) {
  const AnyTemplate& message = *declared.message;
  json::object args;
  for (std::size_t at = 0; at < message.types.size(); ++at) {
    args[message.names[at]] = json_string(name_of(message.types[at]));
  }
  return {{"id", json_string(message.id)},
          {"args", std::move(args)},
          {"page", declared.reaches_pages},
          {"english", json_string(message.english)}};
}

void messages_options(OptionList& list, MessagesOptions& options) { add_json(list, options.json); }

Exit run_messages(const MessagesOptions& options, Games /*games*/, Console& console) {
  for (const Declared& declared : all_messages()) {
    if (options.json) {
      console.out << json_line(declared_json(declared));
    } else {
      console.out << declared.message->id << ": " << declared.message->english << '\n';
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
