#pragma once

#include <array>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "fair/dice.h"
#include "server/hall.h"
#include "table/table.h"

namespace parlor::server {

/// A command that waits for its turn, and who is to be answered.
struct Hall::Pending {
  table::Order order;
  std::shared_ptr<Guest> guest = nullptr;  // null: the house
  std::int64_t id = 0;
  std::optional<std::int64_t> last = std::nullopt;  // the last event its giver had seen
  std::optional<std::int64_t> only_at =
      std::nullopt;  // a bot's thought is worth something at this number only
  int attempts = 0;
  std::int64_t since = 0;
};

/// An event as it was told, kept for those who come back.
struct ToldEvent {
  std::int64_t number = 0;
  wire::JsonText json;
};

/// Told events kept in memory for those whose connection broke; older ones are read from the log.
inline constexpr std::size_t kept_events = 32;

struct Live {
  std::string id;
  std::string seed;  // of the dice, in hex
  fair::Source dice;
  table::Table table;
  std::string rules;  // equal for equal rules
  std::deque<ToldEvent> told;
  table::Conversation said;
  std::vector<std::shared_ptr<Guest>> guests;
  /// What the acting player is trying, once they have asked for steps in this turn.
  std::optional<std::vector<std::string>> trying;
  std::deque<Hall::Pending> queue;
  /// What is being stored, until its giver has been answered.
  std::optional<Hall::Pending> storing;
  bool busy = false;      // a batch is being stored
  bool thinking = false;  // a bot has been asked
  std::uint64_t schedule = 0;
  std::array<std::int64_t, max_seats> gone_since{};
  /// The server that a seat's player is connected to, where it is another.
  std::array<std::string, max_seats> elsewhere;
  std::int64_t used = 0;
  /// How much later than this server's clock the table's last event was when it was loaded: the
  /// clock of the machine may have been set back, and the players' clocks go on.
  std::int64_t ahead = 0;

  /// The seats whose person is connected to this server.
  [[nodiscard]] SeatSet connected() const {
    SeatSet seats;
    for (const auto& guest : guests) {
      for (const Seat seat : guest->seats) seats.add(seat);
    }
    return seats;
  }
  /// The seats whose person is connected to this server or another.
  [[nodiscard]] SeatSet here() const {
    SeatSet seats = connected();
    for (const Seat seat : table.seats()) {
      if (!elsewhere[table::at(seat)].empty()) seats.add(seat);
    }
    return seats;
  }
  /// The seat that is to play, where its person decides and is connected to this server.
  [[nodiscard]] std::optional<Seat> player() const {
    const auto due = table.due();
    if (!due || due->throws || !table.chair(due->seat).decides()) return std::nullopt;
    return connected().contains(due->seat) ? std::optional(due->seat) : std::nullopt;
  }
  /// What can be played now; worked out once for each event, whoever asks.
  [[nodiscard]] const Prospect& prospect() const {
    if (!prospect_ || prospect_number_ != table.number()) {
      prospect_ = table.game().prospect(table.state());
      prospect_number_ = table.number();
    }
    return *prospect_;
  }
  void remember(ToldEvent event) {
    told.push_back(std::move(event));
    if (told.size() > kept_events) told.pop_front();
  }
  [[nodiscard]] std::size_t spectators() const {
    std::size_t count = 0;
    for (const auto& guest : guests) count += guest->seats.empty() ? 1 : 0;
    return count;
  }

 private:
  mutable std::optional<Prospect> prospect_;
  mutable std::int64_t prospect_number_ = 0;
};

}  // namespace parlor::server
