#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/bot_pool.h"
#include "server/guest.h"
#include "server/loop.h"
#include "server/metrics.h"
#include "server/settings.h"
#include "store/event_store.h"
#include "table/decide.h"

namespace parlor::server {

/// A table in memory: as its events left it, who is connected, what waits to be done.
struct Live;
using LivePtr = std::shared_ptr<Live>;

/// What a request for a new table is answered with.
struct MadeTable {
  std::string id;
  std::string commitment;
  std::vector<std::pair<Seat, std::string>> invitations;
};

/// A table that is asked for: what was agreed on, and the bots that sit at it.
struct NewTable {
  table::Agreement agreement;
  std::vector<std::pair<Seat, std::string>> bots;
};

/// All tables of this server. Everything runs on the loop's thread; nothing blocks it: what has to
/// be stored or thought about is done elsewhere and comes back through the loop.
class Hall {
 public:
  struct Pending;

  Hall(Loop& loop, store::EventStore& store, BotPool& bots, const Settings& settings,
       Metrics& metrics);
  ~Hall();

  /// Makes a table; `done` when it is durable.
  void make(NewTable wanted, std::function<void(std::variant<MadeTable, table::Refusal>)> done);
  /// The guest comes to its table and is told how things stand; false if there is none such.
  void enter(const std::shared_ptr<Guest>& guest, std::optional<std::int64_t> after,
             const std::string& secret, std::function<void(bool)> done);
  void leave(const std::shared_ptr<Guest>& guest);
  /// A message of the guest's.
  void hear(const std::shared_ptr<Guest>& guest, std::string_view text);

  /// The table, from memory or the log; null if there is none.
  void find(const std::string& id, std::function<void(LivePtr)> done);
  /// All events of a table.
  void history(const std::string& id,
               std::function<void(std::optional<std::vector<table::Event>>)> done);
  /// Listed tables as JSON, running ones first.
  [[nodiscard]] std::string listed() const;
  [[nodiscard]] std::string told(const Live& live) const;

  /// Goes on with the games that were going on before this server was started.
  void wake_unfinished();
  /// Begins to tell other servers on the same database that this one is there.
  void meet_peers();
  /// News from another server; an empty channel: something may have been missed.
  void heard(const store::Notice& notice);
  /// Takes no more commands; those being stored are still answered.
  void take_no_more() { closing_ = true; }
  /// Tells everybody that the server stops.
  void close_all();

 private:
  void load(const std::string& id);
  void loaded(const std::string& id, const Result<std::optional<store::StoredTable>>& stored);
  void catch_up(const LivePtr& live, std::function<void()> then);
  bool take_rows(Live& live, const std::vector<store::Row>& rows);

  void greet(const LivePtr& live, const std::shared_ptr<Guest>& guest,
             std::optional<std::int64_t> after);
  void tell_events_after(const LivePtr& live, std::int64_t after,
                         const std::function<void(const std::string&)>& tell);
  void submit(const LivePtr& live, Pending pending);
  void work(const LivePtr& live);
  void commit(const LivePtr& live, Pending pending, std::vector<table::Event> events);
  void committed(const LivePtr& live, Pending pending, std::vector<table::Event> events,
                 bool stored);
  bool take_events(Live& live, const std::vector<table::Event>& events);
  void refuse(const Pending& pending, const table::Refusal& refusal);
  void refuse_stale(const LivePtr& live, Pending pending);
  void answer(const std::shared_ptr<Guest>& guest, std::string message);
  void broadcast(Live& live, const Text& message);
  void tell_presence(Live& live);
  void update_seats(Live& live);

  void ask_steps(const LivePtr& live, const std::shared_ptr<Guest>& guest, std::int64_t id,
                 std::vector<std::string> steps);
  void make_rematch(const LivePtr& live, Pending pending, std::vector<table::Event> events);

  void schedule(const LivePtr& live);
  void act(const LivePtr& live);
  void let_bot_act(const LivePtr& live, Seat seat, bool throws);
  void forget_if_idle(const std::string& id);
  void miss(const std::string& peer);
  void introduce(const Live& live);
  void ask_peers(const Live& live);
  [[nodiscard]] table::House house(const Live& live) const;
  [[nodiscard]] std::string now_text(const Live& live) const;
  [[nodiscard]] std::string welcome_text(const Live& live, const Guest& guest,
                                         const std::string& events) const;

  Loop& loop_;
  store::EventStore& store_;
  BotPool& bots_;
  const Settings& settings_;
  Metrics& metrics_;
  std::unordered_map<std::string, LivePtr> tables_;
  std::unordered_map<std::string, std::vector<std::function<void(LivePtr)>>> waiting_;
  std::unordered_map<std::string, std::int64_t> peers_;  // when they were last heard of
  bool closing_ = false;
};

/// Reads what a client asked for into a table to be made. Keys of invitations are put into
/// `invitations` as they are to be told, and into the agreement hashed.
std::variant<NewTable, table::Refusal> read_new_table(
    std::string_view body, std::vector<std::pair<Seat, std::string>>& invitations);

/// What proves that somebody is the same person, as a table keeps it.
std::string hashed(const std::string& salt, const std::string& secret);

}  // namespace parlor::server
