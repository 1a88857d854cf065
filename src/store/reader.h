#pragma once

#include <atomic>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>

#include "store/event_store.h"
#include "store/lasting_connection.h"
#include "store/work_queue.h"

namespace parlor::store {

/// Something to be read. Who asked is answered once: with what was read, or that it could not be.
struct Question {
  std::function<std::function<void()>(Log&)> read;  // returns what tells the answer
  std::function<void()> fail;
  std::atomic<bool> answered = false;

  void answer(const std::function<void()>& tell) {
    if (!answered.exchange(true)) tell();
  }
};

/// Reads on a thread of its own, one question after the other.
class EventStore::Reader {
 public:
  Reader(Address address, const std::optional<std::string>& trouble)
      : connection_(std::move(address)) {
    if (trouble) health_.fails(*trouble);
    thread_ = std::thread([this] { run(); });
  }
  Reader(const Reader&) = delete;
  Reader& operator=(const Reader&) = delete;
  ~Reader() { stop(); }

  void ask(std::function<std::function<void()>(Log&)> read, std::function<void()> fail) {
    auto question = std::make_shared<Question>();
    question->read = std::move(read);
    question->fail = std::move(fail);
    queue_.put(std::move(question));
  }
  void give_up() {
    for (const auto& question : queue_.take_now(queue_.size())) question->answer(question->fail);
    const std::scoped_lock lock(mutex_);
    if (asking_) asking_->answer(asking_->fail);
  }
  [[nodiscard]] std::optional<std::string> trouble() const { return health_.trouble(); }
  void add_to(Figures& figures) const {
    figures.reads = reads_;
    figures.failed_reads = failures_;
    figures.reads_waiting = queue_.size();
    errors_.add_to(figures.errors);
  }
  void stop() {
    queue_.close();
    if (thread_.joinable()) thread_.join();
  }

 private:
  using QuestionPtr = std::shared_ptr<Question>;

  void run() {
    for (;;) {
      const auto questions = queue_.take(1, patience_of(health_));
      if (questions.empty() && queue_.closed()) return;
      if (questions.empty()) {
        try_reading([](Log& log) { log.load("", 0); });
        continue;
      }
      remember(questions.front());
      answer(*questions.front());
      remember(nullptr);
    }
  }
  void remember(QuestionPtr question) {
    const std::scoped_lock lock(mutex_);
    asking_ = std::move(question);
  }
  void answer(Question& question) {
    // Who asks while nothing works is told so at once.
    const int attempts = health_.trouble() ? 1 : 3;
    ++reads_;
    for (int attempt = 0; attempt < attempts && !question.answered; ++attempt) {
      if (attempt > 0) std::this_thread::sleep_for(pause_after_failure);
      if (try_reading([&](Log& log) { question.answer(question.read(log)); })) return;
    }
    question.answer(question.fail);
  }
  bool try_reading(const std::function<void(Log&)>& read) {
    health_.begins();
    try {
      read(connection_.log());
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

  LastingConnection connection_;
  WorkQueue<QuestionPtr> queue_;
  std::mutex mutex_;
  QuestionPtr asking_;
  Health health_;
  std::atomic<std::uint64_t> reads_ = 0;
  std::atomic<std::uint64_t> failures_ = 0;
  ErrorCounts errors_;
  std::thread thread_;
};

}  // namespace parlor::store
