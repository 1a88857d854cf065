#include "core/words.h"
#include "server/hall.h"
#include "server/live.h"

/// Other servers on the same database: what they store, and who is connected to them.
namespace parlor::server {

void Hall::meet_peers() {
  if (!store_.shared() || closing_) return;
  const std::int64_t silence = settings_.peer_seconds * 1000LL;
  store_.tell("parlor_alive", "");
  std::erase_if(peers_, [this, silence](const auto& peer) {
    if (loop_.now() - peer.second < silence) return false;
    miss(peer.first);
    return true;
  });
  loop_.after(silence / 4, [this] { meet_peers(); });
}

/// A server is gone: so is everybody who was connected to it.
void Hall::miss(const std::string& peer) {
  for (const auto& [id, live] : tables_) {
    bool missed = false;
    for (const Seat seat : live->table.seats()) {
      if (live->elsewhere[table::at(seat)] != peer) continue;
      live->elsewhere[table::at(seat)].clear();
      if (!live->here().contains(seat)) live->gone_since[table::at(seat)] = loop_.now();
      missed = true;
    }
    if (!missed) continue;
    tell_presence(*live);
    schedule(live);
  }
}

/// Other servers are told who of this table is here.
void Hall::introduce(const Live& live) {
  if (!store_.shared()) return;
  const SeatSet seats = live.connected();
  if (!seats.empty()) store_.tell("parlor_presence", cat(live.id, ' ', seats.bits(), " here"));
}

/// They are asked who of it is with them.
void Hall::ask_peers(const Live& live) {
  if (store_.shared()) store_.tell("parlor_presence", cat(live.id, " 0 who"));
}

/// Somebody who is at another server said something: `TABLE SEAT said PHRASE`.
void Hall::hear_said(Live& live, std::int64_t seat, std::span<const std::string_view> parts) {
  if (parts.size() < 4 || seat < 0 || seat >= max_seats) return;
  live.said.add(
      {Seat(static_cast<int>(seat)), std::string(parts[3]), time_at(live), live.table.number()});
  tell_said(live, live.said.latest().back());
}

void Hall::heard(const store::Notice& notice) {
  if (notice.channel.empty()) {
    for (const auto& [id, live] : tables_) catch_up(live, [] {});
    return;
  }
  const bool fresh = peers_.insert_or_assign(notice.from, loop_.now()).second;
  if (fresh) store_.tell("parlor_alive", "hello");
  if (notice.text == "hello") {
    for (const auto& [id, live] : tables_) introduce(*live);
    return;
  }
  const auto parts = words(notice.text);
  if (parts.size() < 2) return;
  const std::string id(parts[0]);
  const auto found = tables_.find(id);
  if (parts[1] == "removed") return removed(id);
  const auto number = whole_number(parts[1]);
  if (const auto loading = waiting_.find(id); loading != waiting_.end()) {
    loading->second.missed = true;
  }
  if (found == tables_.end() || !number) return;
  const LivePtr live = found->second;
  if (notice.channel == "parlor_events") {
    if (*number > live->table.number()) catch_up(live, [] {});
    return;
  }
  if (parts.size() < 3) return;
  if (parts[2] == "who") return introduce(*live);
  if (parts[2] == "said") return hear_said(*live, *number, parts);
  for (const Seat seat : SeatSet::from_bits(static_cast<unsigned>(*number))) {
    std::string& where = live->elsewhere[table::at(seat)];
    if (parts[2] == "here") {
      where = notice.from;
      live->gone_since[table::at(seat)] = 0;
    } else if (where == notice.from) {
      where.clear();
      if (!live->here().contains(seat)) live->gone_since[table::at(seat)] = loop_.now();
    }
  }
  tell_presence(*live);
  schedule(live);
}

}  // namespace parlor::server
