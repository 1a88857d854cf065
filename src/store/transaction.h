#pragma once

#include <exception>

#include <soci/soci.h>

namespace parlor::store {

/// Ends a transaction that was not committed.
class Transaction {
 public:
  Transaction(soci::session& session, bool postgres) : session_(session) {
    session_ << (postgres ? "BEGIN" : "BEGIN IMMEDIATE");
  }
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;
  ~Transaction() {
    if (done_) return;
    try {
      session_ << "ROLLBACK";
    } catch (const std::exception&) {  // NOLINT(bugprone-empty-catch)
      // The connection is gone, and the transaction with it.
    }
  }
  void commit() {
    session_ << "COMMIT";
    done_ = true;
  }

 private:
  soci::session& session_;
  bool done_ = false;
};

}  // namespace parlor::store
