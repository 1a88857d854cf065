#include <algorithm>
#include <utility>

#include "core/words.h"
#include "fair/seed.h"
#include "games/expected_turns.h"
#include "games/list.h"
#include "server/agreed_setup.h"
#include "server/hall.h"
#include "server/messages.h"
#include "wire/event_json.h"
#include "wire/rules_json.h"

/// A request for a table, read.
namespace parlor::server {
namespace {

using namespace table;

Refusal bad(Message message) { return {"bad_request", std::move(message), {}}; }

bool within(Millis value, Millis lowest, Millis highest) {
  return value >= lowest * 1000 && value <= highest * 1000;
}

std::optional<Refusal> wrong_clock(const ClockRule& clock) {
  if (clock.kind == ClockKind::turn && !within(clock.time, 5, 3600)) {
    return bad(say::turn_clock());
  }
  if (clock.kind == ClockKind::game && !within(clock.time, 30, 86400)) {
    return bad(say::game_clock());
  }
  if (!within(clock.increment, 0, 300)) return bad(say::increment());
  return std::nullopt;
}

/// Whether games by these rules, where dice alone decide, last longer on average than a table: a
/// turn is a throw and a play.
bool is_endless(const GameFace& game) {
  const auto turns = expected_turns(game);
  const int players = game.seats(game.start()).size();
  return turns && 2 * players * *turns > static_cast<double>(longest_game);
}

/// Bots, and seats that people are invited to, out of the list of seats.
std::optional<Refusal> read_seats(const wire::json::array& seats, SeatSet in_game,
                                  std::vector<std::pair<Seat, std::string>>& bots) {
  for (const wire::json::value& value : seats) {
    if (value.is_int64()) continue;
    if (!value.is_object()) return bad(say::seats_form());
    wire::Fields fields(value.get_object());
    const std::int64_t number = fields.number("seat");
    const std::string kind = fields.text_or("kind", "open");
    if (fields.error()) return bad(fields.error()->message);
    if (number < 0 || number >= max_seats || !in_game.contains(Seat(static_cast<int>(number)))) {
      return Refusal{"no_such_seat", say::no_seat(number), {}};
    }
    if (kind == "bot") {
      bots.emplace_back(Seat(static_cast<int>(number)), fields.text_or("level", "medium"));
    } else if (kind != "open" && kind != "person") {
      return bad(say::seat_kind());
    }
  }
  return std::nullopt;
}

}  // namespace

std::variant<NewTable, Refusal> read_new_table(
    std::string_view body, const std::string& secret,
    std::vector<std::pair<Seat, std::string>>& invitations) {
  const auto object = wire::read_object(body);
  if (!object) return bad(object.error().message);
  wire::Fields fields(*object);
  NewTable wanted;
  Agreement& agreement = wanted.agreement;
  agreement.game = fields.text("game");
  if (fields.error()) return bad(fields.error()->message);
  const auto kind = find_game(agreement.game);
  if (!kind) return Refusal{"no_such_game", kind.error().message, {}};
  auto setup = agreed_setup(*kind, *object);
  if (!setup) return Refusal{"bad_rules", setup.error().message, {}};
  agreement.setup = *std::move(setup);
  const auto game = kind->make(agreement.setup);
  if (!game) return Refusal{"bad_rules", game.error().message, {}};
  if (is_endless(**game)) {
    return Refusal{"bad_rules", say::endless(longest_game), {}};
  }
  agreement.invited = fields.truth_or("invited", false);
  agreement.listed = fields.truth_or("listed", true);
  agreement.hints = fields.truth_or("hints", true);
  agreement.takebacks = fields.truth_or("takebacks", true);
  const std::string timeout = fields.text_or("timeout", "bot");
  if (timeout != "bot" && timeout != "lose") return bad(say::timeout_form());
  agreement.on_timeout = timeout == "lose" ? OnTimeout::seat_loses : OnTimeout::bot_plays;
  if (fields.error()) return bad(fields.error()->message);
  if (const wire::json::object* clock = fields.object("clock")) {
    const auto rule = wire::read_clock(*clock);
    if (!rule) return bad(rule.error().message);
    agreement.clock = *rule;
    if (auto refusal = wrong_clock(agreement.clock)) return *std::move(refusal);
  }
  const SeatSet seats = (*game)->seats((*game)->start());
  if (const wire::json::array* list = fields.array("seats")) {
    if (auto refusal = read_seats(*list, seats, wanted.bots)) return *std::move(refusal);
  }
  agreement.salt = fair::random_token();
  agreement.host = hashed(agreement.salt, secret);
  if (agreement.invited) {
    for (const Seat seat : seats) {
      if (std::ranges::any_of(wanted.bots, [&](const auto& bot) { return bot.first == seat; })) {
        continue;
      }
      invitations.emplace_back(seat, fair::random_token());
      agreement.keys[at(seat)] = hashed(agreement.salt, invitations.back().second);
    }
  }
  return wanted;
}

}  // namespace parlor::server
