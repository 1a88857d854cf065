#include "wire/record_json.h"

#include <utility>

#include "wire/event_json.h"
#include "wire/messages.h"
#include "wire/table_json.h"
#include "wire/view_json.h"

namespace parlor::wire {
namespace {

using namespace table;

constexpr std::int64_t format_version = 1;
constexpr std::size_t deepest_record = 16;

json::object without_secrets(json::object agreement) {
  for (const char* secret : {"salt", "host", "keys", "kept_for"}) agreement.erase(secret);
  return agreement;
}

json::array players_json(const Table& table) {
  json::array players;
  for (const Seat seat : table.seats()) {
    const Chair& chair = table.chair(seat);
    json::object player{{"seat", seat.index()}, {"colour", text(table.game().seat_name(seat))}};
    if (chair.kind == Sitter::bot) {
      player["kind"] = "bot";
      player["level"] = text(chair.level);
    } else {
      player["kind"] = chair.kind == Sitter::person ? "person" : "open";
      player["name"] = text(chair.name);
    }
    players.push_back(std::move(player));
  }
  return players;
}

Result<Event> read_event(const json::value& value, const json::object& agreement,
                         std::span<const GameKind> games) {
  if (!value.is_object()) return Error{say::event_not_object()};
  json::object object = value.get_object();
  if (const json::value* name = object.if_contains("event"); name != nullptr && *name == "made") {
    object["agreement"] = agreement;
  }
  return read_stored_event(json::serialize(object), games);
}

std::optional<Error> foreign(const json::object& object) {
  const json::value* version = object.if_contains("parlor_record");
  if (object.contains("parlor")) {
    return Error{say::saved_in_terminal()};
  }
  if (version == nullptr) return Error{say::no_record()};
  if (*version == format_version) return std::nullopt;
  return Error{say::other_format(format_version)};
}

bool shows_something(const Event& event) {
  return std::holds_alternative<Threw>(event.what) || std::holds_alternative<Played>(event.what) ||
         std::holds_alternative<TookBack>(event.what) ||
         std::holds_alternative<Resigned>(event.what) || std::holds_alternative<Ended>(event.what);
}

}  // namespace

json::object record_json(const std::vector<Event>& events, const Table& table,
                         const std::string& seed_to_come) {
  json::array told;
  for (const Event& event : events) {
    json::value value = json::parse(stored_event(event));
    value.get_object().erase("token");
    value.get_object().erase("agreement");
    told.push_back(std::move(value));
  }
  return {
      {"parlor_record", format_version},
      {"table", text(table.agreement().id)},
      {"agreement", without_secrets(agreement_json(table.agreement()))},
      {"players", players_json(table)},
      {"fair", json::object{{"commitment", text(table.agreement().commitment)},
                            {"seed", text(table.ended() ? table.ended()->seed : seed_to_come)},
                            {"texts", texts(table.texts())}}},
      {"events", std::move(told)},
      {"position", text(table.game().position(table.state()))},
      {"result", table.ended() ? json::value(result_json(*table.ended())) : json::value(nullptr)}};
}

Result<json::object> read_record_file(std::string_view written) {
  json::parse_options options;
  options.max_depth = deepest_record;
  json::error_code code;
  const json::value value = json::parse({written.data(), written.size()}, code, {}, options);
  if (code) return Error{say::record_not_json()};
  if (!value.is_object()) return Error{say::no_record()};
  if (auto error = foreign(value.get_object())) return *std::move(error);
  return value.get_object();
}

Result<Record> read_record(std::string_view written) {
  const auto object = read_record_file(written);
  if (!object) return object.error();
  return read_record(*object);
}

Result<Record> read_unplayed_record(const json::object& object, std::span<const GameKind> games) {
  if (auto error = foreign(object)) return *std::move(error);
  const Fields fields(object);
  const json::object* agreement = fields.object("agreement");
  const json::array* events = fields.array("events");
  const json::object* fair = fields.object("fair");
  if (agreement == nullptr || events == nullptr || fair == nullptr) {
    return Error{say::incomplete()};
  }
  Record record;
  for (const json::value& value : *events) {
    auto event = read_event(value, *agreement, games);
    if (!event) {
      return Error{say::bad_event(record.events.size() + 1, event.error().message)};
    }
    record.events.push_back(*std::move(event));
  }
  Fields parts(*fair);
  record.commitment = parts.text("commitment");
  record.seed = parts.text("seed");
  record.texts = parts.texts("texts");
  if (parts.error()) return *parts.error();
  return record;
}

Result<Record> read_record(const json::object& object, std::span<const GameKind> games) {
  auto unplayed = read_unplayed_record(object, games);
  if (!unplayed) return unplayed;
  Record record = *std::move(unplayed);
  auto table = Table::from(record.events, games);
  if (!table) return Error{say::does_not_replay(table.error().message)};
  record.table = *std::move(table);
  const Table& end = record.table;
  Fields fields(object);
  if (fields.text("table") != end.agreement().id) {
    return Error{say::other_table()};
  }
  if (fields.text("position") != end.game().position(end.state())) {
    return Error{say::other_position()};
  }
  if (record.texts != end.texts()) {
    return Error{say::other_texts()};
  }
  if (record.commitment != end.agreement().commitment) {
    return Error{say::other_commitment()};
  }
  if (end.ended() && (end.ended()->seed != record.seed)) {
    return Error{say::other_seed()};
  }
  const json::object again = record_json(record.events, end);
  if (const json::value* players = object.if_contains("players");
      players == nullptr || *players != again.at("players")) {
    return Error{say::other_players()};
  }
  if (const json::value* result = object.if_contains("result");
      result == nullptr || *result != again.at("result")) {
    return Error{say::other_result()};
  }
  return record;
}

json::object replay_json(const std::vector<Event>& events) {
  Table table;
  json::array frames;
  json::object start;
  for (const Event& event : events) {
    const auto applied = table.apply_shown(event);
    if (!applied) break;
    if (event.number == 1) start = view_json(table.game(), table.state());
    if (!shows_something(event)) continue;
    frames.push_back(json::object{{"event", told_event(table.game(), *applied)},
                                  {"view", view_json(table.game(), table.state())}});
  }
  Moment moment;
  moment.now = table.last_at();
  moment.here = table.seats();
  return {{"table", table_json(table)},
          {"now", now_json(table, moment)},
          {"start", std::move(start)},
          {"frames", std::move(frames)}};
}

}  // namespace parlor::wire
