#include "wire/event_json.h"

#include <algorithm>
#include <array>
#include <type_traits>
#include <utility>

#include "games/list.h"
#include "wire/messages.h"
#include "wire/rules_json.h"
#include "wire/view_json.h"

namespace parlor::wire {
namespace {

using namespace table;

template <class Enum>
using Names = std::vector<std::pair<Enum, std::string_view>>;

constexpr std::int64_t most_seconds = 1'000'000'000;

const Names<PlayedBy> played_by{{PlayedBy::person, "person"},
                                {PlayedBy::bot, "bot"},
                                {PlayedBy::clock, "clock"},
                                {PlayedBy::automatic, "auto"}};
const Names<RevealedBy> revealed_by{{RevealedBy::player, "player"}, {RevealedBy::server, "server"}};
const Names<Offer> offers{{Offer::draw, "draw"}, {Offer::takeback, "takeback"}};
const Names<How> hows{{How::played, "played"}, {How::resigned, "resigned"},
                      {How::time, "time"},     {How::agreed, "agreed"},
                      {How::length, "length"}, {How::stopped, "stopped"}};
const Names<Sitter> sitters{{Sitter::person, "person"}, {Sitter::bot, "bot"}};
const Names<ClockKind> clock_kinds{
    {ClockKind::none, "none"}, {ClockKind::turn, "turn"}, {ClockKind::game, "game"}};

template <class Enum>
std::string_view name_in(const Names<Enum>& names, Enum value) {
  return std::ranges::find(names, value, &std::pair<Enum, std::string_view>::first)->second;
}

template <class Enum>
Enum read_name(Fields& fields, std::string_view field, const Names<Enum>& names) {
  const std::string written = fields.text(field);
  const auto found = std::ranges::find(names, written, &std::pair<Enum, std::string_view>::second);
  if (found != names.end()) return found->first;
  fields.refuse(say::field_value(arg::Text(field), arg::Text(written)));
  return names.front().first;
}

/// Writes an event of each kind; one overload each, so that a forgotten kind does not compile.
struct Writer {
  json::object& out;

  void name(std::string_view event) const { out["event"] = text(event); }
  void seat(Seat seat) const { out["seat"] = seat.index(); }
  void operator()(const Made& made) const {
    name("made");
    out["agreement"] = agreement_json(made.agreement);
  }
  void operator()(const Sat& sat) const {
    name("sat");
    seat(sat.seat);
    out["kind"] = text(name_in(sitters, sat.kind));
    if (sat.kind == Sitter::bot) {
      out["level"] = text(sat.level);
      return;
    }
    out["name"] = text(sat.name);
    if (sat.text_commitment.empty()) {
      out["text"] = text(sat.text);
    } else {
      out["text_commitment"] = text(sat.text_commitment);
    }
    out["token"] = text(sat.token);
  }
  void operator()(const Stood& stood) const {
    name("stood");
    seat(stood.seat);
  }
  void operator()(const Completed& /*completed*/) const { name("completed"); }
  void operator()(const Revealed& revealed) const {
    name("revealed");
    seat(revealed.seat);
    out["text"] = text(revealed.text);
    out["by"] = text(name_in(revealed_by, revealed.by));
  }
  void operator()(const Started& /*started*/) const { name("started"); }
  void operator()(const Threw& threw) const {
    name("threw");
    seat(threw.seat);
    json::array dice;
    for (const int die : threw.dice) dice.push_back(die);
    out["dice"] = std::move(dice);
    out["k"] = threw.k;
  }
  void operator()(const Played& played) const {
    name("played");
    seat(played.seat);
    out["play"] = text(played.play);
    out["by"] = text(name_in(played_by, played.by));
  }
  void offer(std::string_view event, Seat who, Offer what) const {
    name(event);
    seat(who);
    out["offer"] = text(name_in(offers, what));
  }
  void operator()(const Offered& offered) const { offer("offered", offered.seat, offered.offer); }
  void operator()(const Accepted& accepted) const {
    offer("accepted", accepted.seat, accepted.offer);
  }
  void operator()(const Declined& declined) const {
    offer("declined", declined.seat, declined.offer);
  }
  void operator()(const TookBack& back) const {
    name("took_back");
    seat(back.seat);
    out["plays"] = back.plays;
  }
  void operator()(const TimedOut& timed_out) const {
    name("timed_out");
    seat(timed_out.seat);
  }
  void operator()(const Handed& handed) const {
    name("handed");
    seat(handed.seat);
    out["to"] = handed.to_bot ? "bot" : "player";
  }
  void operator()(const Resigned& resigned) const {
    name("resigned");
    seat(resigned.seat);
  }
  void operator()(const Said& said) const {
    name("said");
    seat(said.seat);
    out["phrase"] = text(said.phrase);
  }
  void operator()(const Set& set) const {
    name("set");
    seat(set.seat);
    out["auto"] = json::object{{"throw", set.automatic.throws}, {"forced", set.automatic.forced}};
  }
  void operator()(const Ended& ended) const {
    name("ended");
    out["result"] = result_json(ended);
    out["seed"] = text(ended.seed);
  }
  void operator()(const WantsRematch& wants) const {
    name("wants_rematch");
    seat(wants.seat);
  }
  void operator()(const Rematch& rematch) const {
    name("rematch");
    out["table"] = text(rematch.table);
  }
};

json::object event_json(const Event& event) {
  json::object out{{"n", event.number}, {"at", event.at}};
  std::visit(Writer{out}, event.what);
  return out;
}

SeatSet read_seats(const json::array* array) {
  SeatSet seats;
  if (array == nullptr) return seats;
  for (const json::value& item : *array) {
    const std::int64_t* number = item.if_int64();
    if (number != nullptr && *number >= 0 && *number < max_seats) {
      seats.add(Seat(static_cast<int>(*number)));
    }
  }
  return seats;
}

Ended read_ended(Fields& fields) {
  Ended ended;
  ended.seed = fields.text("seed");
  const json::object* result = fields.object("result");
  if (result == nullptr) {
    fields.refuse(say::field_missing(arg::Text("result")));
    return ended;
  }
  Fields parts(*result);
  ended.winners = read_seats(parts.array("winners"));
  ended.points = static_cast<int>(parts.number("points"));
  ended.draw = parts.truth("draw");
  ended.reason = parts.text("reason");
  ended.how = read_name(parts, "how", hows);
  if (parts.error()) fields.refuse(parts.error()->message);
  return ended;
}

Automatic read_automatic(Fields& fields) {
  const json::object* object = fields.object("auto");
  if (object == nullptr) return {};
  Fields parts(*object);
  return {parts.truth_or("throw", false), parts.truth_or("forced", false)};
}

Sat read_sat(Fields& fields) {
  return {read_seat(fields),
          read_name(fields, "kind", sitters),
          fields.text_or("name", {}),
          fields.text_or("level", {}),
          fields.text_or("text_commitment", {}),
          fields.text_or("token", {}),
          fields.text_or("text", {})};
}

Happening read_happening(Fields& fields) {
  const std::string name = fields.text("event");
  if (name == "sat") return read_sat(fields);
  if (name == "stood") return Stood{read_seat(fields)};
  if (name == "completed") return Completed{};
  if (name == "revealed") {
    return Revealed{read_seat(fields), fields.text("text"), read_name(fields, "by", revealed_by)};
  }
  if (name == "started") return Started{};
  if (name == "threw") {
    return Threw{read_seat(fields), fields.numbers("dice"),
                 static_cast<std::uint64_t>(fields.number("k"))};
  }
  if (name == "played") {
    return Played{read_seat(fields), fields.text("play"), read_name(fields, "by", played_by)};
  }
  if (name == "offered") return Offered{read_seat(fields), read_name(fields, "offer", offers)};
  if (name == "accepted") return Accepted{read_seat(fields), read_name(fields, "offer", offers)};
  if (name == "declined") return Declined{read_seat(fields), read_name(fields, "offer", offers)};
  if (name == "took_back") {
    return TookBack{read_seat(fields), static_cast<int>(fields.number("plays"))};
  }
  if (name == "timed_out") return TimedOut{read_seat(fields)};
  if (name == "handed") return Handed{read_seat(fields), fields.text("to") == "bot"};
  if (name == "resigned") return Resigned{read_seat(fields)};
  if (name == "said") return Said{read_seat(fields), fields.text("phrase")};
  if (name == "set") return Set{read_seat(fields), read_automatic(fields)};
  if (name == "ended") return read_ended(fields);
  if (name == "wants_rematch") return WantsRematch{read_seat(fields)};
  if (name == "rematch") return Rematch{fields.text("table")};
  fields.refuse(say::no_such_event(arg::Text(name)));
  return Started{};
}

}  // namespace

std::string_view name_of(How how) { return name_in(hows, how); }

json::object result_json(const Ended& ended) {
  return {{"winners", seats_json(ended.winners)},
          {"points", ended.points},
          {"draw", ended.draw},
          {"reason", text(ended.reason)},
          {"how", text(name_of(ended.how))}};
}

Seat read_seat(Fields& fields) {
  const std::int64_t number = fields.number("seat");
  if (number < 0 || number >= max_seats) fields.refuse(say::seat_number());
  return Seat(static_cast<int>(std::clamp<std::int64_t>(number, 0, max_seats - 1)));
}

std::string stored_event(const Event& event) { return json::serialize(event_json(event)); }

Result<Event> read_stored_event(std::string_view stored, std::span<const GameKind> games) {
  const auto object = read_object(stored);
  if (!object) return object.error();
  Fields fields(*object);
  Event event;
  event.number = fields.number("n");
  event.at = fields.number("at");
  if (fields.text("event") == "made") {
    const json::object* made = fields.object("agreement");
    if (made == nullptr) return Error{say::field_missing(arg::Text("agreement"))};
    auto agreement = read_agreement(*made, games);
    if (!agreement) return agreement.error();
    event.what = Made{*std::move(agreement)};
  } else {
    event.what = read_happening(fields);
  }
  if (fields.error()) return *fields.error();
  return event;
}

json::object told_event(const GameFace& game, const AppliedEvent& applied) {
  const Happening& what = applied.event.what;
  json::object told = event_json(applied.event);
  told.erase("agreement");
  told.erase("token");
  const bool moves = std::holds_alternative<Threw>(what) || std::holds_alternative<Played>(what) ||
                     std::holds_alternative<TookBack>(what);
  if (moves) told["position"] = text(game.position(applied.after));
  if (std::holds_alternative<Played>(what)) told["steps"] = steps_json(applied.steps);
  return told;
}

json::object clock_json(const ClockRule& clock) {
  json::object told{{"kind", text(name_in(clock_kinds, clock.kind))}};
  if (clock.kind != ClockKind::none) told["seconds"] = clock.time / 1000;
  if (clock.kind == ClockKind::game) told["increment"] = clock.increment / 1000;
  return told;
}

Result<ClockRule> read_clock(const json::object& object) {
  Fields fields(object);
  ClockRule clock;
  clock.kind = read_name(fields, "kind", clock_kinds);
  if (clock.kind != ClockKind::none)
    clock.time = fields.number_within("seconds", 0, most_seconds) * 1000;
  if (clock.kind == ClockKind::game && fields.has("increment")) {
    clock.increment = fields.number_within("increment", 0, most_seconds) * 1000;
  }
  if (fields.error()) return *fields.error();
  return clock;
}

json::object said_json(const table::Remark& remark) {
  return {{"n", remark.after},
          {"at", remark.at},
          {"seat", remark.seat.index()},
          {"phrase", text(remark.phrase)}};
}

std::string rules_key(const Agreement& agreement) {
  const Setup& setup = agreement.setup;
  return json::serialize(json::array{text(agreement.game), text(setup.sheet), text(setup.name),
                                     options_json(setup), setup.seats.bits(), setup.players});
}

json::object agreement_json(const Agreement& agreement) {
  const Setup& setup = agreement.setup;
  json::array keys;
  json::array kept_for;
  for (const std::string& key : agreement.keys) keys.push_back(text(key));
  for (const std::string& token : agreement.kept_for) kept_for.push_back(text(token));
  return {{"id", text(agreement.id)},
          {"game", text(agreement.game)},
          {"sheet", text(setup.sheet)},
          {"name", text(setup.name)},
          {"options", options_json(setup)},
          {"seats", seats_json(setup.seats)},
          {"players", setup.players},
          {"invited", agreement.invited},
          {"listed", agreement.listed},
          {"hints", agreement.hints},
          {"takebacks", agreement.takebacks},
          {"clock", clock_json(agreement.clock)},
          {"timeout", agreement.on_timeout == OnTimeout::bot_plays ? "bot" : "lose"},
          {"commitment", text(agreement.commitment)},
          {"salt", text(agreement.salt)},
          {"host", text(agreement.host)},
          {"keys", std::move(keys)},
          {"kept_for", std::move(kept_for)}};
}

Result<Agreement> read_agreement(const json::object& object, std::span<const GameKind> games) {
  Fields fields(object);
  Agreement agreement;
  agreement.id = fields.text("id");
  agreement.game = fields.text("game");
  const auto kind = find_game(agreement.game, games);
  if (!kind) return kind.error();
  auto setup = read_setup(kind->info(), object);
  if (!setup) return setup.error();
  agreement.setup = *std::move(setup);
  agreement.invited = fields.truth_or("invited", false);
  agreement.listed = fields.truth_or("listed", true);
  agreement.hints = fields.truth_or("hints", true);
  agreement.takebacks = fields.truth_or("takebacks", true);
  if (const json::object* clock = fields.object("clock")) {
    auto rule = read_clock(*clock);
    if (!rule) return rule.error();
    agreement.clock = *rule;
  }
  agreement.on_timeout =
      fields.text_or("timeout", "bot") == "lose" ? OnTimeout::seat_loses : OnTimeout::bot_plays;
  agreement.commitment = fields.text_or("commitment", "");
  agreement.salt = fields.text_or("salt", "");
  agreement.host = fields.text_or("host", "");
  const auto copy = [&](std::string_view name, auto& into) {
    if (!fields.has(name)) return;
    const auto items = fields.texts(name);
    std::copy_n(items.begin(), std::min(items.size(), into.size()), into.begin());
  };
  copy("keys", agreement.keys);
  copy("kept_for", agreement.kept_for);
  if (fields.error()) return *fields.error();
  return agreement;
}

}  // namespace parlor::wire
