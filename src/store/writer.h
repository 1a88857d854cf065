#pragma once

#include <atomic>
#include <exception>
#include <string>
#include <thread>
#include <vector>

#include "store/event_store.h"
#include "store/lasting_connection.h"
#include "store/work_queue.h"

namespace parlor::store {

/// Makes batches durable, many in one transaction, and tries again until it can.
class EventStore::Writer {
 public:
  using Clock = std::chrono::steady_clock;

  Writer(Address address, std::string name, const std::optional<std::string>& trouble)
      : connection_(std::move(address)), name_(std::move(name)) {
    if (trouble) health_.fails(*trouble);
    thread_ = std::thread([this] { run(); });
  }
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;
  ~Writer() { stop(); }

  void append(Batch batch, Clock::time_point end, std::function<void(bool)> done) {
    queue_.put({std::move(batch), std::move(done), end, {}, {}});
  }
  void tell(std::string channel, std::string text) {
    queue_.put({{}, {}, Clock::time_point::max(), {std::move(channel), std::move(text)}, {}});
  }
  void discard(std::string table) {
    queue_.put({{}, {}, Clock::time_point::max(), {}, std::move(table)});
  }
  void stop() {
    queue_.close();
    if (thread_.joinable()) thread_.join();
  }
  [[nodiscard]] std::optional<std::string> trouble() const { return health_.trouble(); }
  [[nodiscard]] Figures figures() const {
    Figures figures;
    figures.transactions = transactions_;
    figures.batches = batches_;
    figures.rows = rows_;
    figures.conflicts = conflicts_;
    figures.failures = failures_;
    figures.waiting = queue_.size();
    errors_.add_to(figures.errors);
    return figures;
  }

 private:
  /// More are left for the next transaction, so that nobody waits long.
  static constexpr std::size_t most_batches = 2000;

  struct Task {
    Batch batch;
    std::function<void(bool)> done;
    Clock::time_point end;
    Notice notice;        // instead of a batch
    std::string discard;  // or a table
  };
  /// What goes into one transaction.
  struct Work {
    std::vector<Batch> batches;
    std::vector<std::function<void(bool)>> dones;
    std::vector<Clock::time_point> ends;
    std::vector<Notice> notices;
    std::vector<std::string> discarded;
    std::vector<bool> stored;

    void add(std::vector<Task> tasks) {
      for (Task& task : tasks) {
        if (!task.discard.empty()) {
          discarded.push_back(std::move(task.discard));
          continue;
        }
        if (!task.done) {
          notices.push_back(std::move(task.notice));
          continue;
        }
        batches.push_back(std::move(task.batch));
        dones.push_back(std::move(task.done));
        ends.push_back(task.end);
      }
    }
    /// What nobody waits for any more will not be stored later.
    void give_up_late(Clock::time_point now) {
      for (std::size_t i = batches.size(); i-- > 0;) {
        if (ends[i] > now) continue;
        dones[i](false);
        const auto at = static_cast<std::ptrdiff_t>(i);
        batches.erase(batches.begin() + at);
        dones.erase(dones.begin() + at);
        ends.erase(ends.begin() + at);
      }
    }
  };

  void run() {
    for (;;) {
      auto tasks = queue_.take(most_batches, patience_of(health_));
      if (tasks.empty() && queue_.closed()) return;
      Work work;
      work.add(std::move(tasks));
      write(work);
    }
  }

  void write(Work& work) {
    while (!try_write(work)) {
      if (queue_.closed()) return;
      std::this_thread::sleep_for(pause_after_failure);
      if (work.batches.size() < most_batches) work.add(queue_.take_now(most_batches));
      work.give_up_late(Clock::now());
    }
    for (std::size_t i = 0; i < work.dones.size(); ++i) work.dones[i](work.stored[i]);
  }

  bool try_write(Work& work) {
    health_.begins();
    try {
      Log& log = connection_.log();
      // What is told to others may go through where nothing can be kept.
      if (work.batches.empty() && health_.trouble()) log.try_writing();
      if (!work.batches.empty() || !work.discarded.empty() || log.postgres()) {
        work.stored = log.append(work.batches, name_, work.notices, work.discarded);
        count(work);
      }
      health_.works();
      return true;
    } catch (const std::exception& error) {
      ++failures_;
      errors_.count(error);
      connection_.drop();
      health_.fails(error.what());
      return false;
    }
  }

  void count(const Work& work) {
    ++transactions_;
    batches_ += work.batches.size();
    for (std::size_t i = 0; i < work.batches.size(); ++i) {
      rows_ += work.batches[i].rows.size();
      if (!work.stored[i]) ++conflicts_;
    }
  }

  LastingConnection connection_;
  std::string name_;
  WorkQueue<Task> queue_;
  Health health_;
  std::atomic<std::uint64_t> transactions_ = 0;
  std::atomic<std::uint64_t> batches_ = 0;
  std::atomic<std::uint64_t> rows_ = 0;
  std::atomic<std::uint64_t> conflicts_ = 0;
  std::atomic<std::uint64_t> failures_ = 0;
  ErrorCounts errors_;
  std::thread thread_;
};

}  // namespace parlor::store
