#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/result.h"
#include "store/checkpoints.h"
#include "store/database_error.h"
#include "store/retention.h"
#include "store/sole_server.h"
#include "store/table_log.h"

namespace parlor::store {

/// The event log for a server: calls return at once, answers come on a thread of the store. Writes
/// of many tables that come in while one transaction is being made durable share the next one.
class EventStore final : public TableLog {
 public:
  struct Figures {
    std::uint64_t transactions = 0;
    std::uint64_t batches = 0;
    std::uint64_t rows = 0;
    std::uint64_t conflicts = 0;
    std::uint64_t failures = 0;
    std::uint64_t waiting = 0;
    std::uint64_t reads = 0;
    std::uint64_t failed_reads = 0;
    std::uint64_t reads_waiting = 0;
    ErrorCounts::Values errors{};  // by kind
  };

  /// Connects and brings the schema up to date; refuses a file that another server serves. A
  /// PostgreSQL that does not answer yet is waited for: until it does there is `trouble`. `heard`
  /// gets what other servers say; an empty channel means that something may have been missed.
  static Result<std::unique_ptr<EventStore>> open(const std::string& url, const std::string& name,
                                                  std::function<void(Notice)> heard);
  ~EventStore() override;

  void append(Batch batch, std::function<void(bool stored)> done) override;
  void append_within(Batch batch, std::chrono::milliseconds patience,
                     std::function<void(bool stored)> done) override;
  void discard(std::string table) override;
  void load(std::string table, std::int64_t after,
            std::function<void(Result<std::optional<StoredTable>>)> done) override;
  void unfinished(std::int64_t since, int most,
                  std::function<void(std::vector<std::string>)> done) override;
  /// Deletes what is not to be kept any longer (`sweep`), on a thread of its own.
  void sweep(SweepOrder order, std::function<void(Swept)> done);
  void tell(std::string channel, std::string text) override;

  [[nodiscard]] bool shared() const override { return shared_; }
  [[nodiscard]] Figures figures() const;
  /// What is wrong with the database; nothing where all is well.
  [[nodiscard]] std::optional<std::string> trouble() const;
  /// Answers all that was asked for and has not been: that the database cannot be reached.
  void give_up_reads();
  /// Finishes what was asked for, then ends the threads.
  void stop();

 private:
  class Writer;
  class Reader;
  class Listener;
  EventStore(const Address& address, std::unique_ptr<SoleServer> sole, const std::string& name,
             std::function<void(Notice)> heard, const std::optional<std::string>& trouble);

  bool shared_;
  std::string name_;
  std::unique_ptr<SoleServer> sole_;  // on a file; let go of when every connection is closed
  std::unique_ptr<Writer> writer_;
  std::unique_ptr<Reader> reader_;
  std::unique_ptr<Listener> listener_;
  std::unique_ptr<Checkpoints> checkpoints_;
  std::unique_ptr<Sweeper> sweeper_;
};

}  // namespace parlor::store
