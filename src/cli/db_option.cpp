#include "cli/db_option.h"

namespace parlor::cli {

void add_db(OptionList& list, std::string& db) {
  list.text("--db", db, "DB", "The server's database: a file (SQLite), or postgresql://...")
      .variable("PARLOR_DB")
      .shows_default();
}

}  // namespace parlor::cli
