#include "store/removal.h"

#include <limits>

#include "core/words.h"
#include "store/transaction.h"

namespace parlor::store {

bool remove_table(soci::session& session, bool postgres, const Removal& removal,
                  std::string_view teller) {
  Transaction transaction(session, postgres);
  if (postgres) {
    // Whoever appends meanwhile has seen the table: its event would be left behind alone.
    session << "SET LOCAL lock_timeout = 5000";
    session << "LOCK TABLE events IN SHARE ROW EXCLUSIVE MODE";
  }
  const std::int64_t before =
      removal.unused_since.value_or(std::numeric_limits<std::int64_t>::max());
  soci::statement remove =
      (session.prepare << "DELETE FROM tables WHERE id = :id AND active < :before",
       soci::use(removal.table), soci::use(before));
  remove.execute(true);
  if (remove.get_affected_rows() != 1) return false;
  session << "DELETE FROM events WHERE table_id = :id", soci::use(removal.table);
  if (postgres) {
    const std::string channel = "parlor_events";
    const std::string text = cat(teller, ' ', removal.table, " removed");
    session << "SELECT pg_notify(:channel, :text)", soci::use(channel), soci::use(text);
  }
  transaction.commit();
  return true;
}

}  // namespace parlor::store
