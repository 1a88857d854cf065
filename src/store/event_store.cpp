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
#include "store/listener.h"

namespace parlor::store {
namespace {

using namespace std::chrono_literals;

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
      if (!session) throw std::runtime_error(session.error().message);
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
    std::vector<Item> taken;
    while (!items_.empty() && taken.size() < most) {
      taken.push_back(std::move(items_.front()));
      items_.pop_front();
    }
    return taken;
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

  void append(Batch batch, std::function<void(bool)> done) {
    queue_.put({std::move(batch), std::move(done), {}});
  }
  void tell(std::string channel, std::string text) {
    queue_.put({{}, {}, {std::move(channel), std::move(text)}});
  }
  void stop() {
    queue_.close();
    if (thread_.joinable()) thread_.join();
  }
  [[nodiscard]] Figures figures() const {
    return {transactions_, batches_, rows_, conflicts_, failures_, queue_.size()};
  }

 private:
  struct Task {
    Batch batch;
    std::function<void(bool)> done;
    Notice notice;  // instead of a batch
  };

  void run() {
    for (auto tasks = queue_.take(most_batches); !tasks.empty();
         tasks = queue_.take(most_batches)) {
      write(tasks);
    }
  }

  void write(std::vector<Task>& tasks) {
    std::vector<Batch> batches;
    std::vector<Notice> notices;
    for (Task& task : tasks) {
      if (task.done) {
        batches.push_back(std::move(task.batch));
      } else {
        notices.push_back(std::move(task.notice));
      }
    }
    std::vector<bool> stored;
    while (!try_write(batches, notices, stored)) {
      if (queue_.closed()) return;
      std::this_thread::sleep_for(pause_after_failure);
    }
    std::size_t next = 0;
    for (const Task& task : tasks) {
      if (task.done) task.done(stored[next++]);
    }
  }

  bool try_write(const std::vector<Batch>& batches, const std::vector<Notice>& notices,
                 std::vector<bool>& stored) {
    try {
      Log& log = connection_.log();
      if (batches.empty() && !log.postgres()) return true;  // nobody to tell
      stored = log.append(batches, name_, notices);
      ++transactions_;
      batches_ += batches.size();
      for (std::size_t i = 0; i < batches.size(); ++i) {
        rows_ += batches[i].rows.size();
        if (!stored[i]) ++conflicts_;
      }
      return true;
    } catch (const std::exception&) {
      ++failures_;
      connection_.drop();
      return false;
    }
  }

  Connection connection_;
  std::string name_;
  Queue<Task> queue_;
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
    constexpr int attempts = 3;
    for (int attempt = 0; attempt < attempts; ++attempt) {
      try {
        question(&connection_.log());
        return;
      } catch (const std::exception&) {
        connection_.drop();
      }
      std::this_thread::sleep_for(pause_after_failure);
    }
    question(nullptr);
  }

  Connection connection_;
  Queue<std::function<void(Log*)>> queue_;
  std::thread thread_;
};

EventStore::EventStore(const Address& address, std::unique_ptr<SoleServer> sole,
                       const std::string& name, std::function<void(Notice)> heard)
    : shared_(address.postgres),
      sole_(std::move(sole)),
      writer_(std::make_unique<Writer>(address, name)),
      reader_(std::make_unique<Reader>(address)),
      listener_(std::make_unique<Listener>(address, name, std::move(heard))),
      checkpoints_(std::make_unique<Checkpoints>(address)) {}

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
  writer_->append(std::move(batch), std::move(done));
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

void EventStore::tell(std::string channel, std::string text) {
  writer_->tell(std::move(channel), std::move(text));
}

EventStore::Figures EventStore::figures() const { return writer_->figures(); }

void EventStore::stop() {
  listener_.reset();
  checkpoints_.reset();
  if (reader_) reader_->stop();
  if (writer_) writer_->stop();
}

}  // namespace parlor::store
