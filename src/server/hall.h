#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/guest.h"
#include "server/loop.h"
#include "server/metrics.h"
#include "server/settings.h"
#include "server/thinker.h"
#include "server/worker.h"
#include "store/table_log.h"
#include "table/conversation.h"
#include "table/decide.h"
#include "wire/server_message.h"
#include "wire/table_json.h"

namespace parlor::server {

namespace from_server = wire::from_server;

/// A table in memory: as its events left it, who is connected, what waits to be done.
struct Live;
using LivePtr = std::shared_ptr<Live>;

/// Why a table is not here.
enum class Absence : std::uint8_t { none_such, unreachable, damaged };

/// A table that was asked for.
struct Found {
  LivePtr live;
  Absence absence = Absence::none_such;  // where it is not here
};

/// All events of a table that was asked for; none where it is not here.
struct History {
  std::vector<table::Event> events;
  Absence absence = Absence::none_such;
};

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

  Hall(Loop& loop, store::TableLog& store, Thinker& bots, Worker& worker, const Settings& settings,
       Metrics& metrics);
  ~Hall();

  /// Where what keeps nobody waiting is done: tables read from the log, wishes for new ones.
  [[nodiscard]] Worker& worker() { return worker_; }

  /// Makes a table; `done` when it is durable.
  void make(NewTable wanted, std::function<void(std::variant<MadeTable, table::Refusal>)> done);
  /// The guest comes to its table and is told how things stand; false if there is none such.
  void enter(const std::shared_ptr<Guest>& guest, std::optional<std::int64_t> after,
             const std::string& secret, std::function<void(bool)> done);
  void leave(const std::shared_ptr<Guest>& guest);
  /// A message of the guest's.
  void hear(const std::shared_ptr<Guest>& guest, std::string_view text);

  /// The table, from memory or the log.
  void find(const std::string& id, std::function<void(const Found&)> done);
  void history(const std::string& id, std::function<void(History)> done);
  /// Listed tables as JSON, running ones first.
  [[nodiscard]] std::string listed() const;
  [[nodiscard]] std::string told(const Live& live) const;

  /// Goes on with the games that were going on before this server was started.
  void wake_unfinished();
  /// Leaves tables that nobody is at, and that have nothing to do, to the log; and again later.
  void forget_idle();
  /// Begins to tell other servers on the same database that this one is there.
  void meet_peers();
  /// News from another server; an empty channel: something may have been missed.
  void heard(const store::Notice& notice);
  /// Tables that somebody is at.
  [[nodiscard]] std::set<std::string> in_use() const;
  /// A table has been deleted: whoever is at it is told, and what waits there is refused.
  void removed(const std::string& id);
  /// Whether the database is in trouble: then commands are refused, not left without an answer.
  void set_trouble(bool trouble);
  /// Takes nothing new. What has been taken is stored and answered, and everybody at a table is
  /// told to come back elsewhere as soon as nothing is under way there.
  void drain();
  /// Whether nothing is under way any more.
  [[nodiscard]] bool drained() const;
  /// Tells everybody who is left that the server stops.
  void close_all();
  /// Brings the gauges up to date that are counted when they are asked for.
  void measure();

 private:
  void load(const std::string& id);
  void loaded(const std::string& id, const Found& found);
  void catch_up(const LivePtr& live, std::function<void()> then);
  void take_missed(const LivePtr& live, std::shared_ptr<const std::vector<table::Event>> events,
                   std::size_t from, const std::function<void()>& then);

  void greet(const LivePtr& live, const std::shared_ptr<Guest>& guest,
             std::optional<std::int64_t> after);
  /// Arrays of events.
  using Parts = std::vector<wire::JsonText>;
  void tell_events_after(const LivePtr& live, std::int64_t after,
                         const std::function<void(const Parts&)>& tell);
  void tell_parts(const LivePtr& live, const std::shared_ptr<Guest>& guest, const Parts& parts,
                  std::size_t from);
  void submit(const LivePtr& live, Pending pending);
  void work(const LivePtr& live);
  using DecidedPtr = std::shared_ptr<table::Decided>;
  void commit(const LivePtr& live, Pending pending, DecidedPtr decided);
  void committed(const LivePtr& live, Pending pending, table::Decided& decided, bool stored);
  bool take_events(Live& live, const std::vector<table::Event>& events);
  bool show_events(Live& live, const std::vector<table::AppliedEvent>& events);
  void refuse(const Pending& pending, const table::Refusal& refusal);
  void refuse(const std::shared_ptr<Guest>& guest, std::int64_t id, const table::Refusal& refusal);
  void refuse_stale(const LivePtr& live, Pending pending);
  void answer(const std::shared_ptr<Guest>& guest, const wire::ServerMessage& message);
  void send_away(Live& live);
  void broadcast(Live& live, const wire::ServerMessage& message, const Guest* except = nullptr);
  void tell_events(Live& live, const wire::JsonText& events);
  void tell_presence(Live& live);
  void update_seats(Live& live);

  struct Hearing;
  void ask_steps(const LivePtr& live, const std::shared_ptr<Guest>& guest, std::int64_t id,
                 std::vector<std::string> steps);
  void say(Live& live, const std::shared_ptr<Guest>& guest, std::int64_t id,
           const std::string& phrase);
  void hear_said(Live& live, std::int64_t seat, std::span<const std::string_view> parts);
  void tell_said(Live& live, const table::Remark& remark);
  void make_rematch(const LivePtr& live, Pending pending, DecidedPtr decided);

  void schedule(const LivePtr& live);
  void act(const LivePtr& live);
  void let_bot_act(const LivePtr& live, Seat seat, bool throws);
  [[nodiscard]] bool is_idle(const Live& live) const;
  void miss(const std::string& peer);
  void introduce(const Live& live);
  void ask_peers(const Live& live);
  /// The time at a table.
  [[nodiscard]] std::int64_t time_at(const Live& live) const;
  [[nodiscard]] table::House house(const Live& live) const;
  [[nodiscard]] wire::Moment moment(const Live& live) const;
  /// How things stand, as this guest is told: who is to play hears what can be stepped.
  [[nodiscard]] wire::JsonText now_text(const Live& live, const Guest& guest) const;

  Loop& loop_;
  store::TableLog& store_;
  Thinker& bots_;
  Worker& worker_;
  const Settings& settings_;
  Metrics& metrics_;
  std::unordered_map<std::string, LivePtr> tables_;
  /// A table that is being read from the log.
  struct Waiting {
    std::vector<std::function<void(const Found&)>> callers;
    bool missed = false;  // another server has added to it meanwhile
  };
  std::unordered_map<std::string, Waiting> waiting_;
  std::unordered_map<std::string, std::int64_t> peers_;  // when they were last heard of
  bool closing_ = false;
  bool trouble_ = false;
};

/// Reads what a client with this secret asked for into a table to be made. Keys of invitations are
/// put into `invitations` as they are to be told, and into the agreement hashed.
std::variant<NewTable, table::Refusal> read_new_table(
    std::string_view body, const std::string& secret,
    std::vector<std::pair<Seat, std::string>>& invitations);

/// What was decided, as the log keeps it.
std::vector<store::Row> rows_of(const table::Decided& decided);

/// What is refused while the database is in trouble.
table::Refusal unreachable();

/// What proves that somebody is the same person, as a table keeps it.
std::string hashed(const std::string& salt, const std::string& secret);

}  // namespace parlor::server
