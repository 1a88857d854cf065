#include "store/event_store.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <exception>
#include <mutex>
#include <thread>
#include <utility>

#include <soci/soci.h>

#include "core/words.h"
#include "store/health.h"
#include "store/listener.h"

namespace parlor::store {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

/// More rows than this are left for the next transaction, so that nobody waits long.
constexpr std::size_t most_batches = 2000;
constexpr auto pause_after_failure = 200ms;

/// A connection that is made again when it has failed.
class Connection {
 public:
  explicit Connection(Address address) : address_(std::move(address)) {}

  Log& log() {
    if (!log_) {
      auto session = connect(address_);
      if (!session) throw std::runtime_error(session.error().sentence());
      // A server that hangs is left rather than waited for.
      if (address_.postgres) **session << "SET statement_timeout = 15000";
      log_ = std::make_unique<Log>(*std::move(session), address_.postgres);
    }
    return *log_;
  }
  void drop() { log_.reset(); }

 private:
  Address address_;
  std::unique_ptr<Log> log_;
};

/// Work for one thread, in order; `take` gives all there is.
template <class Item>
class Queue {
 public:
  void put(Item item) {
    {
      const std::scoped_lock lock(mutex_);
      items_.push_back(std::move(item));
    }
    wake_.notify_one();
  }
  /// Waits for work; empty when there will be none any more.
  std::vector<Item> take(std::size_t most) {
    std::unique_lock lock(mutex_);
    wake_.wait(lock, [&] { return closed_ || !items_.empty(); });
    return taken_from(items_, most);
  }
  /// What there is, without waiting.
  std::vector<Item> take_now(std::size_t most) {
    const std::scoped_lock lock(mutex_);
    return taken_from(items_, most);
  }
  void close() {
    {
      const std::scoped_lock lock(mutex_);
      closed_ = true;
    }
    wake_.notify_all();
  }
  [[nodiscard]] bool closed() const {
    const std::scoped_lock lock(mutex_);
    return closed_;
  }
  [[nodiscard]] std::size_t size() const {
    const std::scoped_lock lock(mutex_);
    return items_.size();
  }

 private:
  static std::vector<Item> taken_from(std::deque<Item>& items, std::size_t most) {
    std::vector<Item> taken;
    while (!items.empty() && taken.size() < most) {
      taken.push_back(std::move(items.front()));
      items.pop_front();
    }
    return taken;
  }

  mutable std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<Item> items_;
  bool closed_ = false;
};

}  // namespace

class EventStore::Writer {
 public:
  Writer(Address address, std::string name)
      : connection_(std::move(address)), name_(std::move(name)) {
    thread_ = std::thread([this] { run(); });
  }
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;
  ~Writer() { stop(); }

  void append(Batch batch, Clock::time_point end, std::function<void(bool)> done) {
    queue_.put({std::move(batch), std::move(done), end, {}});
  }
  void tell(std::string channel, std::string text) {
    queue_.put({{}, {}, Clock::time_point::max(), {std::move(channel), std::move(text)}});
  }
  void stop() {
    queue_.close();
    if (thread_.joinable()) thread_.join();
  }
  [[nodiscard]] std::optional<std::string> trouble() const { return health_.trouble(); }
  [[nodiscard]] Figures figures() const {
    return {.transactions = transactions_,
            .batches = batches_,
            .rows = rows_,
            .conflicts = conflicts_,
            .failures = failures_,
            .waiting = queue_.size()};
  }

 private:
  struct Task {
    Batch batch;
    std::function<void(bool)> done;
    Clock::time_point end;
    Notice notice;  // instead of a batch
  };
  /// What goes into one transaction.
  struct Work {
    std::vector<Batch> batches;
    std::vector<std::function<void(bool)>> dones;
    std::vector<Clock::time_point> ends;
    std::vector<Notice> notices;
    std::vector<bool> stored;

    void add(std::vector<Task> tasks) {
      for (Task& task : tasks) {
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
    for (auto tasks = queue_.take(most_batches); !tasks.empty();
         tasks = queue_.take(most_batches)) {
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
      if (!work.batches.empty() || log.postgres()) {
        work.stored = log.append(work.batches, name_, work.notices);
        count(work);
      }
      health_.works();
      return true;
    } catch (const std::exception& error) {
      ++failures_;
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

  Connection connection_;
  std::string name_;
  Queue<Task> queue_;
  Health health_;
  std::atomic<std::uint64_t> transactions_ = 0;
  std::atomic<std::uint64_t> batches_ = 0;
  std::atomic<std::uint64_t> rows_ = 0;
  std::atomic<std::uint64_t> conflicts_ = 0;
  std::atomic<std::uint64_t> failures_ = 0;
  std::thread thread_;
};

class EventStore::Reader {
 public:
  explicit Reader(Address address) : connection_(std::move(address)) {
    thread_ = std::thread([this] { run(); });
  }
  Reader(const Reader&) = delete;
  Reader& operator=(const Reader&) = delete;
  ~Reader() { stop(); }

  void ask(std::function<void(Log*)> question) { queue_.put(std::move(question)); }
  [[nodiscard]] std::optional<std::string> trouble() const { return health_.trouble(); }
  void add_to(Figures& figures) const {
    figures.reads = reads_;
    figures.failed_reads = failures_;
    figures.reads_waiting = queue_.size();
  }
  void stop() {
    queue_.close();
    if (thread_.joinable()) thread_.join();
  }

 private:
  void run() {
    for (auto questions = queue_.take(1); !questions.empty(); questions = queue_.take(1)) {
      answer(questions.front());
    }
  }
  void answer(const std::function<void(Log*)>& question) {
    // Who asks while nothing works is told so at once.
    const int attempts = health_.trouble() ? 1 : 3;
    ++reads_;
    for (int attempt = 0; attempt < attempts; ++attempt) {
      health_.begins();
      try {
        question(&connection_.log());
        health_.works();
        return;
      } catch (const std::exception& error) {
        ++failures_;
        connection_.drop();
        health_.fails(error.what());
      }
      std::this_thread::sleep_for(pause_after_failure);
    }
    question(nullptr);
  }

  Connection connection_;
  Queue<std::function<void(Log*)>> queue_;
  Health health_;
  std::atomic<std::uint64_t> reads_ = 0;
  std::atomic<std::uint64_t> failures_ = 0;
  std::thread thread_;
};

EventStore::EventStore(const Address& address, std::unique_ptr<SoleServer> sole,
                       const std::string& name, std::function<void(Notice)> heard)
    : shared_(address.postgres),
      name_(name),
      sole_(std::move(sole)),
      writer_(std::make_unique<Writer>(address, name)),
      reader_(std::make_unique<Reader>(address)),
      listener_(std::make_unique<Listener>(address, name, std::move(heard))),
      checkpoints_(std::make_unique<Checkpoints>(address)),
      sweeper_(std::make_unique<Sweeper>(address)) {}

EventStore::~EventStore() { stop(); }

Result<std::unique_ptr<EventStore>> EventStore::open(const std::string& url,
                                                     const std::string& name,
                                                     std::function<void(Notice)> heard) {
  const Address address = read_address(url);
  // Once before any thread: a database that is not there should be said at once.
  const auto first = connect(address);
  if (!first) return first.error();
  std::unique_ptr<SoleServer> sole;
  if (!address.postgres) {
    auto claimed = SoleServer::claim(address.target);
    if (!claimed) return claimed.error();
    sole = *std::move(claimed);
  }
  return std::unique_ptr<EventStore>(
      new EventStore(address, std::move(sole), name, std::move(heard)));
}

void EventStore::append(Batch batch, std::function<void(bool)> done) {
  writer_->append(std::move(batch), Clock::time_point::max(), std::move(done));
}

void EventStore::append_within(Batch batch, std::chrono::milliseconds patience,
                               std::function<void(bool)> done) {
  writer_->append(std::move(batch), Clock::now() + patience, std::move(done));
}

void EventStore::load(std::string table, std::int64_t after,
                      std::function<void(Result<std::optional<StoredTable>>)> done) {
  reader_->ask([table = std::move(table), after, done = std::move(done)](Log* log) {
    if (log == nullptr) return done(Error{"The database cannot be reached."});
    done(log->load(table, after));
  });
}

void EventStore::unfinished(std::int64_t since, int most,
                            std::function<void(std::vector<std::string>)> done) {
  reader_->ask([since, most, done = std::move(done)](Log* log) {
    done(log == nullptr ? std::vector<std::string>() : log->unfinished(since, most));
  });
}

void EventStore::sweep(SweepOrder order, std::function<void(Swept)> done) {
  order.teller = name_;
  sweeper_->order(std::move(order), std::move(done));
}

void EventStore::tell(std::string channel, std::string text) {
  writer_->tell(std::move(channel), std::move(text));
}

EventStore::Figures EventStore::figures() const {
  Figures figures = writer_->figures();
  reader_->add_to(figures);
  return figures;
}

std::optional<std::string> EventStore::trouble() const {
  const auto trouble = writer_->trouble();
  return trouble ? trouble : reader_->trouble();
}

void EventStore::stop() {
  listener_.reset();
  checkpoints_.reset();
  sweeper_.reset();
  if (reader_) reader_->stop();
  if (writer_) writer_->stop();
}

}  // namespace parlor::store
