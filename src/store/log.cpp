#include "store/log.h"

#include <algorithm>
#include <numeric>
#include <string_view>
#include <utility>

#include "core/words.h"
#include "store/transaction.h"

namespace parlor::store {
namespace {

/// When a table was used last is kept roughly: to write it with every event would double the
/// writes.
constexpr std::int64_t touch_interval = 60'000;

}  // namespace

/// The statements of every append, and the variables they are bound to.
struct Log::Ready {
  explicit Ready(soci::session& session)
      : insert(
            (session.prepare << "INSERT INTO events (table_id, number, body) SELECT id, :number, "
                                ":body FROM tables WHERE id = :id ON CONFLICT DO NOTHING",
             soci::use(number), soci::use(body), soci::use(table))),
        touch((session.prepare << "UPDATE tables SET active = :active WHERE id = :id AND active < "
                                  ":before",
               soci::use(active), soci::use(table), soci::use(before))) {}

  std::string table;
  std::int64_t number = 0;
  std::string body;
  std::int64_t active = 0;
  std::int64_t before = 0;
  soci::statement insert;
  soci::statement touch;
};

Log::Log(std::unique_ptr<soci::session> session, bool postgres)
    : session_(std::move(session)), postgres_(postgres) {}

Log::~Log() = default;

std::vector<bool> Log::append(std::span<const Batch> batches, std::string_view teller,
                              std::span<const Notice> notices,
                              std::span<const std::string> discarded) {
  // In the order of the tables: two servers that lock rows in one order cannot lock each other out.
  std::vector<std::size_t> order(batches.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::sort(
      order, {}, [&](std::size_t i) { return std::pair(std::string_view(batches[i].table), i); });
  std::vector<bool> stored(batches.size());
  Transaction transaction(*session_, postgres_);
  if (!ready_) ready_ = std::make_unique<Ready>(*session_);
  for (const std::size_t i : order) stored[i] = append_one(batches[i]);
  for (const std::string& table : discarded) {
    *session_ << "DELETE FROM events WHERE table_id = :id", soci::use(table);
    *session_ << "DELETE FROM tables WHERE id = :id", soci::use(table);
  }
  if (postgres_ && !teller.empty()) {
    for (const std::size_t i : order) {
      const Batch& batch = batches[i];
      if (stored[i]) {
        notify("parlor_events", cat(teller, ' ', batch.table, ' ', batch.rows.back().number));
      }
    }
    for (const Notice& notice : notices) notify(notice.channel, cat(teller, ' ', notice.text));
  }
  transaction.commit();
  return stored;
}

void Log::try_writing() {
  // Enough to need a page of its own, where pages are what is missing.
  const std::string body(6000, ' ');
  Transaction transaction(*session_, postgres_);
  *session_ << "INSERT INTO events (table_id, number, body) VALUES ('', 0, :body)", soci::use(body);
  *session_ << "DELETE FROM events WHERE table_id = ''";
  transaction.commit();
}

bool Log::append_one(const Batch& batch) {
  if (batch.fresh) {
    *session_ << "INSERT INTO tables (id, made, seed, over, active) VALUES (:id, :made, :seed, 0, "
                 ":active) ON CONFLICT DO NOTHING",
        soci::use(batch.table), soci::use(batch.fresh->made), soci::use(batch.fresh->seed),
        soci::use(batch.at);
  }
  ready_->table = batch.table;
  for (const Row& row : batch.rows) {
    ready_->number = row.number;
    ready_->body = row.body;
    ready_->insert.execute(true);
    // Numbers have no gaps and batches are stored whole, so only the first can be taken; or the
    // table has been deleted.
    if (ready_->insert.get_affected_rows() != 1) return same_is_there(batch);
  }
  ready_->active = batch.at;
  ready_->before = batch.at - touch_interval;
  ready_->touch.execute(true);
  if (batch.ends) {
    *session_ << "UPDATE tables SET over = over + 1 WHERE id = :id", soci::use(batch.table);
  }
  return true;
}

/// Whether what is stored under these numbers is this very batch: a commit whose answer was lost
/// has to be asked for again.
bool Log::same_is_there(const Batch& batch) {
  for (const Row& row : batch.rows) {
    std::string body;
    soci::indicator found = soci::i_null;
    *session_ << "SELECT body FROM events WHERE table_id = :id AND number = :number",
        soci::use(batch.table), soci::use(row.number), soci::into(body, found);
    if (!session_->got_data() || found != soci::i_ok || body != row.body) return false;
  }
  return true;
}

std::vector<Row> rows_of(soci::session& session, const std::string& table, std::int64_t after) {
  std::vector<Row> rows;
  Row row;
  soci::statement select =
      (session.prepare
           << "SELECT number, body FROM events WHERE table_id = :id AND number > :after "
              "ORDER BY number",
       soci::use(table), soci::use(after), soci::into(row.number), soci::into(row.body));
  select.execute();
  while (select.fetch()) rows.push_back(row);
  return rows;
}

std::optional<StoredTable> Log::load(const std::string& table, std::int64_t after) {
  StoredTable stored;
  *session_ << "SELECT seed, made FROM tables WHERE id = :id", soci::use(table),
      soci::into(stored.seed), soci::into(stored.made);
  if (!session_->got_data()) return std::nullopt;
  stored.rows = rows_of(*session_, table, after);
  return stored;
}

std::vector<std::string> Log::unfinished(std::int64_t since, int most) {
  std::vector<std::string> ids;
  std::string id;
  soci::statement select =
      (session_->prepare << "SELECT id FROM tables WHERE over = 0 AND active >= :since ORDER BY "
                            "active DESC LIMIT :most",
       soci::use(since), soci::use(most), soci::into(id));
  select.execute();
  while (select.fetch()) ids.push_back(id);
  return ids;
}

void Log::notify(std::string channel, std::string text) {
  *session_ << "SELECT pg_notify(:channel, :text)", soci::use(channel), soci::use(text);
}

}  // namespace parlor::store
