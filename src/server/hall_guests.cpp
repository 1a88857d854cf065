#include <utility>

#include "core/words.h"
#include "server/hall.h"
#include "server/live.h"
#include "server/messages.h"
#include "server/told_events.h"
#include "wire/table_json.h"

/// The people at a table: who comes, who leaves, and what each is told.
namespace parlor::server {
namespace {

using namespace table;

constexpr std::string_view stopping_code = "stopping";

bool is_player(const Live& live, const Guest& guest) {
  const auto player = live.player();
  return player && guest.seats.contains(*player);
}

}  // namespace

void Hall::enter(const std::shared_ptr<Guest>& guest, std::optional<std::int64_t> after,
                 const std::string& secret, std::function<void(bool)> done) {
  find(guest->table, [this, guest, after, secret, done = std::move(done)](const Found& found) {
    const LivePtr live = found.live;
    if (closing_) guest->close(stopping_code, say::stopping_kept());
    if (!live || closing_ || guest->gone) return done(false);
    guest->token = hashed(live->table.agreement().salt, secret);
    live->guests.push_back(guest);
    update_seats(*live);
    done(true);
    greet(live, guest, after);
    tell_presence(*live);
    for (const Seat seat : guest->seats) {
      const Chair& chair = live->table.chair(seat);
      if (chair.handed && !chair.resigned) {
        submit(live, {.order = {TakeOver{seat}, guest->token, loop_.now()}, .guest = {}});
      }
    }
    if (!guest->seats.empty()) {
      store_.tell("parlor_presence", cat(live->id, ' ', guest->seats.bits(), " here"));
    }
    schedule(live);
  });
}

/// Which seats each guest has, after somebody sat down, stood up, came or left.
void Hall::update_seats(Live& live) {
  const SeatSet before = live.here();
  for (const auto& guest : live.guests) {
    const SeatSet seats = guest->token.empty() ? SeatSet() : live.table.seats_of(guest->token);
    if (seats == guest->seats) continue;
    guest->seats = seats;
    answer(guest, from_server::You{seats});
  }
  const SeatSet here = live.here();
  for (const Seat seat : live.table.seats()) {
    if (here.contains(seat)) {
      live.gone_since[at(seat)] = 0;
    } else if (before.contains(seat)) {
      live.gone_since[at(seat)] = loop_.now();
    }
  }
}

void Hall::leave(const std::shared_ptr<Guest>& guest) {
  guest->gone = true;
  const auto found = tables_.find(guest->table);
  if (found == tables_.end()) return;
  const LivePtr live = found->second;
  std::erase(live->guests, guest);
  const SeatSet connected = live->connected();
  const SeatSet here = live->here();
  for (const Seat seat : guest->seats) {
    if (connected.contains(seat)) continue;
    // Told also of who is at another server, which would else take them to be here for ever.
    store_.tell("parlor_presence", cat(live->id, ' ', SeatSet(seat).bits(), " gone"));
    if (!here.contains(seat)) live->gone_since[table::at(seat)] = loop_.now();
  }
  live->used = loop_.now();
  if (closing_) return;
  tell_presence(*live);
  schedule(live);
}

void Hall::greet(const LivePtr& live, const std::shared_ptr<Guest>& guest,
                 std::optional<std::int64_t> after) {
  const std::int64_t oldest = live->told.empty() ? 0 : live->told.front().number - 1;
  tell_events_after(live, after.value_or(oldest), [this, live, guest](const Parts& parts) {
    answer(guest,
           from_server::Welcome{guest->seats, wire::serialised(wire::table_json(live->table)),
                                parts.front(), live->said.latest(), now_text(*live, *guest)});
    tell_parts(live, guest, parts, 1);
  });
}

void Hall::tell_parts(const LivePtr& live, const std::shared_ptr<Guest>& guest, const Parts& parts,
                      std::size_t from) {
  for (std::size_t i = from; i < parts.size(); ++i) {
    answer(guest, from_server::Events{parts[i], now_text(*live, *guest)});
  }
}

/// The events after a number as they are told: from memory, or from the log for who was away for
/// longer than memory goes back.
void Hall::tell_events_after(const LivePtr& live, std::int64_t after,
                             const std::function<void(const Parts&)>& tell) {
  const std::int64_t last = live->table.number();
  const std::int64_t oldest = live->told.empty() ? last + 1 : live->told.front().number;
  if (after >= oldest - 1 || after >= last) return tell(in_parts(live->told, after, last));
  store_.load(live->id, 0, [this, live, after, tell](Stored stored) {
    const auto task = [live, after, tell, stored = std::move(stored)]() -> std::function<void()> {
      Table table;
      auto told = fold(table, events_of(stored).events, after, most_told);
      return [live, after, tell, told = std::move(told).value_or(std::deque<ToldEvent>())] {
        tell(in_parts(told, after, live->table.number()));
      };
    };
    if (!worker_.work(task)) loop_.post([tell] { tell({wire::array_of({})}); });
  });
}

void Hall::tell_presence(Live& live) {
  broadcast(live, from_server::Presence{live.here(), live.spectators()});
}

wire::Moment Hall::moment(const Live& live) const {
  return {time_at(live), live.here(), live.trying, live.player() ? &live.prospect() : nullptr};
}

wire::JsonText Hall::now_text(const Live& live, const Guest& guest) const {
  wire::Moment told = moment(live);
  told.told_to_player = is_player(live, guest);
  return wire::serialised(wire::now_json(live.table, told));
}

/// Everybody is told the same but who is to play: it is serialised twice at most.
void Hall::tell_events(Live& live, const wire::JsonText& events) {
  const auto player = live.player();
  Text for_player;
  Text for_others;
  for (const auto& guest : live.guests) {
    Text& text = player && guest->seats.contains(*player) ? for_player : for_others;
    if (!text) {
      text = std::make_shared<const std::string>(
          wire::server_message_text(from_server::Events{events, now_text(live, *guest)}));
    }
    ++metrics_.messages_out;
    guest->tell(text);
  }
}

void Hall::answer(const std::shared_ptr<Guest>& guest, const wire::ServerMessage& message) {
  if (!guest) return;
  ++metrics_.messages_out;
  guest->tell(std::make_shared<const std::string>(wire::server_message_text(message)));
}

void Hall::broadcast(Live& live, const wire::ServerMessage& message, const Guest* except) {
  const auto text = std::make_shared<const std::string>(wire::server_message_text(message));
  for (const auto& guest : live.guests) {
    if (guest.get() == except) continue;
    ++metrics_.messages_out;
    guest->tell(text);
  }
}

void Hall::send_away(Live& live) {
  for (const auto& guest : live.guests) guest->close(stopping_code, say::stopping_kept());
}

}  // namespace parlor::server
