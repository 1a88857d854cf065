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
  };

  /// Connects and brings the schema up to date; refuses a file that another server serves. `heard`
  /// gets what other servers say; an empty channel means that something may have been missed.
  static Result<std::unique_ptr<EventStore>> open(const std::string& url, const std::string& name,
                                                  std::function<void(Notice)> heard);
  ~EventStore() override;

  void append(Batch batch, std::function<void(bool stored)> done) override;
  void append_within(Batch batch, std::chrono::milliseconds patience,
                     std::function<void(bool stored)> done) override;
  void load(std::string table, std::int64_t after,
            std::function<void(Result<std::optional<StoredTable>>)> done) override;
  void unfinished(std::int64_t since, int most,
                  std::function<void(std::vector<std::string>)> done) override;
  void tell(std::string channel, std::string text) override;

  [[nodiscard]] bool shared() const override { return shared_; }
  [[nodiscard]] Figures figures() const;
  /// What is wrong with the database; nothing where all is well.
  [[nodiscard]] std::optional<std::string> trouble() const;
  /// Finishes what was asked for, then ends the threads.
  void stop();

 private:
  class Writer;
  class Reader;
  class Listener;
  EventStore(const Address& address, std::unique_ptr<SoleServer> sole, const std::string& name,
             std::function<void(Notice)> heard);

  bool shared_;
  std::unique_ptr<SoleServer> sole_;  // on a file; let go of when every connection is closed
  std::unique_ptr<Writer> writer_;
  std::unique_ptr<Reader> reader_;
  std::unique_ptr<Listener> listener_;
  std::unique_ptr<Checkpoints> checkpoints_;
};

}  // namespace parlor::store
