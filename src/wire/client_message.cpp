#include "wire/client_message.h"

#include <array>
#include <utility>

#include "core/words.h"
#include "wire/event_json.h"
#include "wire/json.h"
#include "wire/messages.h"

namespace parlor::wire {
namespace {

using namespace table;

/// No play of any game has more steps; what is longer is no attempt at one.
constexpr std::size_t most_steps = 64;
constexpr std::size_t longest_text = 200;
/// What a number of JSON holds without loss in every language.
constexpr std::int64_t most_number = 9'007'199'254'740'991;

using What = decltype(ClientMessage::what);
using Reader = What (*)(Fields&);

std::string short_text(Fields& fields, std::string_view name) {
  std::string text = fields.text_or(name, {});
  if (text.size() > longest_text) {
    fields.refuse(say::field_too_long(arg::Text(name), longest_text));
  }
  return text;
}

std::vector<std::string> read_steps(Fields& fields) {
  if (!fields.has("steps")) return {};
  auto steps = fields.texts("steps");
  bool fits = steps.size() <= most_steps;
  for (const std::string& step : steps) fits = fits && step.size() <= 32 && !step.empty();
  if (!fits) fields.refuse(say::steps_form());
  return steps;
}

Offer read_offer(Fields& fields) {
  const std::string offer = fields.text("offer");
  if (offer != "draw" && offer != "takeback") {
    fields.refuse(say::offer_form());
  }
  return offer == "takeback" ? Offer::takeback : Offer::draw;
}

What read_sit(Fields& fields) {
  if (fields.has("text") && !fields.has("text_commitment")) {
    fields.refuse(say::text_sent());
  }
  return Command(Sit{read_seat(fields), short_text(fields, "name"),
                     short_text(fields, "text_commitment"), short_text(fields, "key")});
}

What read_play(Fields& fields) {
  if (!fields.has("steps") && !fields.has("play")) {
    fields.refuse(say::play_form());
  }
  return Command(Play{read_steps(fields), short_text(fields, "play")});
}

What read_why(Fields& fields) {
  Attempt attempt{read_steps(fields), short_text(fields, "from"), short_text(fields, "to"),
                  short_text(fields, "play")};
  if (attempt.play.empty() && (attempt.from.empty() || attempt.to.empty())) {
    fields.refuse(say::why_form());
  }
  return AskWhy{std::move(attempt)};
}

What read_auto(Fields& fields) {
  return Command(SetAutomatic{{fields.truth_or("throw", false), fields.truth_or("forced", false)}});
}

struct Entry {
  std::string_view name;
  Reader read;
};

const std::array entries{
    Entry{"sit", read_sit},
    Entry{"sit_bot",
          [](Fields& fields) -> What {
            return Command(SitBot{read_seat(fields), short_text(fields, "level")});
          }},
    Entry{"stand", [](Fields& fields) -> What { return Command(Stand{read_seat(fields)}); }},
    Entry{"start", [](Fields&) -> What { return Command(Start{}); }},
    Entry{"reveal",
          [](Fields& fields) -> What {
            return Command(Reveal{read_seat(fields), short_text(fields, "text")});
          }},
    Entry{"throw", [](Fields&) -> What { return Command(ThrowDice{}); }},
    Entry{"steps", [](Fields& fields) -> What { return AskSteps{read_steps(fields)}; }},
    Entry{"undo", [](Fields&) -> What { return Undo{}; }},
    Entry{"play", read_play},
    Entry{"why", read_why},
    Entry{"offer", [](Fields& fields) -> What { return Command(MakeOffer{read_offer(fields)}); }},
    Entry{"accept", [](Fields& fields) -> What { return Command(Accept{read_offer(fields)}); }},
    Entry{"decline", [](Fields& fields) -> What { return Command(Decline{read_offer(fields)}); }},
    Entry{"resign", [](Fields&) -> What { return Command(Resign{}); }},
    Entry{"say", [](Fields& fields) -> What { return Say{short_text(fields, "phrase")}; }},
    Entry{"auto", read_auto},
    Entry{"rematch", [](Fields&) -> What { return Command(AskRematch{}); }},
    Entry{"state", [](Fields&) -> What { return AskState{}; }},
    Entry{"ping", [](Fields&) -> What { return Ping{}; }},
};

Error unknown(const std::string& typed) {
  std::vector<std::string> names;
  names.reserve(entries.size());
  for (const Entry& entry : entries) names.emplace_back(entry.name);
  const auto meant = typed.size() < 20 ? nearest(typed, names) : std::nullopt;
  if (meant) return {say::command_meant(arg::Text(typed), arg::Text(*meant))};
  return {say::no_such_command(all_of<arg::Text>(names))};
}

}  // namespace

Result<ClientMessage> read_client_message(std::string_view text) {
  const auto object = read_object(text);
  if (!object) return object.error();
  Fields fields(*object);
  ClientMessage message;
  message.id = fields.number_or("id", 0);
  if (fields.has("n")) message.last = fields.number_within("n", 0, most_number);
  const std::string name = fields.text("do");
  if (fields.error()) return *fields.error();
  for (const Entry& entry : entries) {
    if (entry.name != name) continue;
    message.what = entry.read(fields);
    if (fields.error()) return *fields.error();
    return message;
  }
  return unknown(name);
}

std::int64_t client_message_id(std::string_view text) {
  const auto object = read_object(text);
  if (!object) return 0;
  const json::value* id = object->if_contains("id");
  return id != nullptr && id->is_int64() ? id->get_int64() : 0;
}

}  // namespace parlor::wire
