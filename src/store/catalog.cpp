#include "store/catalog.h"

#include <exception>
#include <memory>
#include <optional>
#include <utility>

#include <soci/soci.h>

#include "store/messages.h"
#include "store/reading.h"
#include "store/removal.h"
#include "store/sole_server.h"
#include "store/stored_game.h"
#include "store/table_pages.h"
#include "table/decide.h"
#include "wire/event_json.h"

namespace parlor::store {
namespace {

/// Who tells the servers of what was done here.
constexpr const char* teller = "operator";
constexpr int most_attempts = 10;

std::string game_of(soci::session& session, const std::string& id) {
  std::string body;
  session << "SELECT body FROM events WHERE table_id = :id AND number = 1", soci::use(id),
      soci::into(body);
  if (!session.got_data()) return {};
  const auto event = wire::read_stored_event(body);
  const auto* made = event ? std::get_if<table::Made>(&event->what) : nullptr;
  return made == nullptr ? std::string() : made->agreement.game;
}

TableEntry entry_of(soci::session& session, const TableLine& line) {
  TableEntry entry{line.id, game_of(session, line.id), Phase::over, 0, line.made, line.active};
  session << "SELECT COUNT(*) FROM events WHERE table_id = :id", soci::use(line.id),
      soci::into(entry.events);
  if (line.over > 0) return entry;
  int started = 0;
  session << "SELECT COUNT(*) FROM events WHERE table_id = :id AND body LIKE "
             "'%\"event\":\"started\"%'",
      soci::use(line.id), soci::into(started);
  entry.phase = started > 0 ? Phase::playing : Phase::waiting;
  return entry;
}

/// A connection that changes tables. A file is changed by one process at a time: its server would
/// not hear of it.
struct Care {
  std::unique_ptr<SoleServer> sole;
  std::unique_ptr<Log> log;
};

Result<Care> take_care(const std::string& url) {
  const Address address = read_address(url);
  if (!address.postgres) {
    if (auto refused = refused_as_file(address.target, IfMissing::refuse)) {
      return *std::move(refused);
    }
  }
  auto session = connect(address, IfMissing::refuse);
  if (!session) return session.error();
  Care care;
  if (!address.postgres) {
    auto sole = SoleServer::claim(address.target);
    if (!sole) return Error{say::file_served(arg::Text(address.target))};
    care.sole = *std::move(sole);
  }
  care.log = std::make_unique<Log>(*std::move(session), address.postgres);
  return care;
}

Error none_such(const std::string& id) { return {say::no_such_table(arg::Text(id))}; }

/// The last event of a game that is called off, or why it cannot be; stored unless another event
/// was quicker.
Result<bool> try_to_end(Log& log, const std::string& id, std::int64_t now, std::int64_t& number) {
  const auto stored = log.load(id, 0);
  if (!stored) return none_such(id);
  const auto table = replayed(*stored);
  if (!table) return table.error();
  const table::House house{{}, stored->seed, {}};
  const auto decision = table::decide(*table, {table::CallOff{}, {}, now}, house);
  if (const auto* refusal = std::get_if<table::Refusal>(&decision)) return Error{refusal->message};
  const table::Event& last = std::get<table::Decided>(decision).events.back().event;
  number = last.number;
  const Batch batch{id, {{last.number, wire::stored_event(last)}}, std::nullopt, true, last.at};
  const bool done = log.append(std::vector{batch}, teller).front();
  return done;
}

}  // namespace

Result<std::uint64_t> list_tables(const std::string& url,
                                  const std::function<void(const TableEntry&)>& told) {
  const auto reading = begin_reading(read_address(url));
  if (!reading) return reading.error();
  std::uint64_t count = 0;
  try {
    for_each_table(*reading->session, [&](const TableLine& line) {
      told(entry_of(*reading->session, line));
      ++count;
    });
  } catch (const std::exception& error) {
    return Error{say::check_failed(arg::Text(in_brackets(error.what())))};
  }
  return count;
}

Result<StoredTable> load_table(const std::string& url, const std::string& id) {
  auto reading = begin_reading(read_address(url));
  if (!reading) return reading.error();
  try {
    Reading begun = *std::move(reading);
    Log log(std::move(begun.session), begun.postgres);
    auto stored = log.load(id, 0);
    if (!stored) return none_such(id);
    return *std::move(stored);
  } catch (const std::exception& error) {
    return Error{say::storage_damaged(arg::Text(in_brackets(error.what())))};
  }
}

Result<std::int64_t> end_table(const std::string& url, const std::string& id, std::int64_t now) {
  const auto care = take_care(url);
  if (!care) return care.error();
  try {
    for (int attempt = 0; attempt < most_attempts; ++attempt) {
      std::int64_t number = 0;
      const auto ended = try_to_end(*care->log, id, now, number);
      if (!ended) return ended.error();
      if (*ended) return number;
    }
    return Error{say::too_busy(arg::Text(id))};
  } catch (const std::exception& error) {
    return Error{say::change_failed(arg::Text(in_brackets(error.what())))};
  }
}

Result<std::string> delete_table(const std::string& url, const std::string& id) {
  const auto care = take_care(url);
  if (!care) return care.error();
  try {
    if (!remove_table(care->log->session(), care->log->postgres(), {id}, teller)) {
      return none_such(id);
    }
    return id;
  } catch (const std::exception& error) {
    return Error{say::change_failed(arg::Text(in_brackets(error.what())))};
  }
}

}  // namespace parlor::store
