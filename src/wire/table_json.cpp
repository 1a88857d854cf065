#include "wire/table_json.h"

#include <utility>

#include "core/guidance.h"
#include "wire/event_json.h"
#include "wire/rules_json.h"
#include "wire/view_json.h"

namespace parlor::wire {
namespace {

using namespace table;

std::string_view name_of(Stage stage) {
  switch (stage) {
    case Stage::waiting: return "waiting";
    case Stage::revealing: return "revealing";
    case Stage::playing: return "playing";
    case Stage::over: return "over";
  }
  return "";
}

bool has_begun(const Table& table) {
  return table.stage() == Stage::playing || table.stage() == Stage::over;
}

json::array teams_json(const Table& table) {
  json::array teams;
  SeatSet told;
  for (const Seat seat : table.seats()) {
    if (told.contains(seat)) continue;
    const SeatSet team = table.team(seat);
    for (const Seat member : team) told.add(member);
    teams.push_back(seats_json(team));
  }
  return teams;
}

json::object chair_json(const Table& table, Seat seat, const Moment& moment) {
  const Chair& chair = table.chair(seat);
  json::object told{{"seat", seat.index()}};
  switch (chair.kind) {
    case Sitter::nobody:
      told["kind"] = "open";
      told["kept"] = !table.agreement().kept_for[at(seat)].empty();
      break;
    case Sitter::bot:
      told["kind"] = "bot";
      told["level"] = text(chair.level);
      break;
    case Sitter::person:
      told["kind"] = "person";
      told["name"] = text(chair.name);
      told["away"] = !moment.here.contains(seat);
      told["bot_plays"] = chair.handed || chair.late;
      told["resigned"] = chair.resigned;
      told["auto"] =
          json::object{{"throw", chair.automatic.throws}, {"forced", chair.automatic.forced}};
      break;
  }
  return told;
}

json::array chairs_json(const Table& table, const Moment& moment) {
  json::array chairs;
  for (const Seat seat : table.seats()) chairs.push_back(chair_json(table, seat, moment));
  return chairs;
}

json::value clocks_json(const Table& table, Millis now) {
  if (table.agreement().clock.kind == ClockKind::none) return nullptr;
  json::object left;
  for (const Seat seat : table.seats()) {
    const Millis millis = has_begun(table) ? table.left(seat, now) : table.agreement().clock.time;
    left[std::to_string(seat.index())] = std::max<Millis>(0, millis);
  }
  return json::object{
      {"running", table.running() ? json::value(table.running()->index()) : json::value(nullptr)},
      {"left", std::move(left)},
      {"at", now}};
}

json::value rolled_json(const std::optional<Rolled>& rolled) {
  if (!rolled) return nullptr;
  json::array dice;
  for (const int die : rolled->dice) dice.push_back(die);
  return json::object{{"seat", rolled->seat.index()}, {"dice", std::move(dice)}, {"k", rolled->k}};
}

json::value trying_json(const Table& table, const Moment& moment) {
  const auto due = table.due();
  if (!moment.trying || !due || due->throws) return nullptr;
  const auto shown = preview(table.game(), table.state(), *moment.trying);
  if (!shown) return nullptr;
  return preview_json(due->seat, *moment.trying, *shown);
}

/// What can be stepped first; what is more than a message should carry is asked for.
json::value first_steps_json(const Moment& moment) {
  if (moment.prospect == nullptr || !moment.told_to_player) return nullptr;
  if (moment.prospect->first.steps.size() > most_first_steps) return nullptr;
  return next_json(moment.prospect->first);
}

json::value left_json(const Prospect* prospect) {
  if (prospect == nullptr) return nullptr;
  return texts(prospect->first.left);
}

json::value offer_json(const std::optional<OpenOffer>& offer) {
  if (!offer) return nullptr;
  return json::object{{"kind", offer->offer == Offer::draw ? "draw" : "takeback"},
                      {"seat", offer->seat.index()},
                      {"accepted", seats_json(offer->accepted)}};
}

json::object rematch_json(const Table& table) {
  SeatSet wanted;
  for (const Seat seat : table.seats()) {
    if (table.chair(seat).wants_rematch) wanted.add(seat);
  }
  return {{"wanted", seats_json(wanted)},
          {"table",
           table.rematch().empty() ? json::value(nullptr) : json::value(text(table.rematch()))}};
}

/// Whose text is still to be revealed, and until when.
json::value reveal_json(const Table& table) {
  if (table.stage() != Stage::revealing) return nullptr;
  return json::object{{"awaited", seats_json(table.unrevealed())}, {"until", table.reveal_until()}};
}

json::object fair_json(const Table& table) {
  json::object by_seat;
  json::object commitments;
  SeatSet replaced;
  for (const Seat seat : table.seats()) {
    const Chair& chair = table.chair(seat);
    const std::string name = std::to_string(seat.index());
    if (!chair.text.empty()) by_seat[name] = text(chair.text);
    if (!chair.text_commitment.empty()) commitments[name] = text(chair.text_commitment);
    if (chair.text_by_server) replaced.add(seat);
  }
  return {{"commitment", text(table.agreement().commitment)},
          {"text_commitments", std::move(commitments)},
          {"texts", std::move(by_seat)},
          {"replaced", seats_json(replaced)},
          {"reveal", reveal_json(table)},
          {"throws", table.throws()},
          {"seed", table.ended() ? json::value(text(table.ended()->seed)) : json::value(nullptr)}};
}

/// Whether anybody could ask to take something back.
json::array takebacks_json(const Table& table) {
  SeatSet seats;
  for (const Seat seat : table.seats()) {
    if (table.chair(seat).kind == Sitter::person && table.plays_to_take_back(seat) > 0) {
      seats.add(seat);
    }
  }
  return seats_json(seats);
}

}  // namespace

json::object table_json(const Table& table) {
  const Agreement& agreed = table.agreement();
  // Places on the board are named after colours that nobody plays, too.
  json::object names;
  for (const std::string& name : table.game().info().seat_names) {
    names[std::to_string(names.size())] = text(name);
  }
  return {{"id", text(agreed.id)},
          {"game", text(agreed.game)},
          {"title", text(table.game().rules_name())},
          {"sheet", text(agreed.setup.sheet)},
          {"name", text(agreed.setup.name)},
          {"options", options_json(agreed.setup)},
          {"values", values_json(table.game())},
          {"seats", seats_json(table.seats())},
          {"seat_names", std::move(names)},
          {"teams", teams_json(table)},
          {"invited", agreed.invited},
          {"hints", agreed.hints},
          {"takebacks", agreed.takebacks},
          {"clock", clock_json(agreed.clock)},
          {"timeout", agreed.on_timeout == OnTimeout::bot_plays ? "bot" : "lose"},
          {"made", table.made_at()},
          {"commitment", text(agreed.commitment)}};
}

json::object now_json(const Table& table, const Moment& moment) {
  return {
      {"n", table.number()},
      {"phase", text(name_of(table.stage()))},
      {"time", moment.now},
      {"view", view_json(table.game(), table.state(), moment.prospect)},
      {"rolled", rolled_json(table.rolled())},
      {"seats", chairs_json(table, moment)},
      {"clock", clocks_json(table, moment.now)},
      {"preview", trying_json(table, moment)},
      {"next", first_steps_json(moment)},
      {"left", left_json(moment.prospect)},
      {"offer", offer_json(table.offer())},
      {"takeback", takebacks_json(table)},
      {"start", table.stage() == Stage::waiting && table.seats_with(Sitter::nobody).empty()},
      {"result", table.ended() ? json::value(result_json(*table.ended())) : json::value(nullptr)},
      {"rematch", rematch_json(table)},
      {"fair", fair_json(table)}};
}

json::object listed_table(const Table& table, std::size_t spectators) {
  Moment moment;
  moment.here = table.seats();
  return {{"id", text(table.agreement().id)},
          {"game", text(table.agreement().game)},
          {"title", text(table.game().rules_name())},
          {"phase", text(name_of(table.stage()))},
          {"seats", chairs_json(table, moment)},
          {"position", text(table.game().position(table.state()))},
          {"pieces", pieces_json(table.game().pieces(table.state()))},
          {"values", values_json(table.game())},
          {"invited", table.agreement().invited},
          {"spectators", spectators},
          {"started", table.made_at()}};
}

}  // namespace parlor::wire
