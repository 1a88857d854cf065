#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <utility>

#include "server/loop.h"
#include "server/worker.h"

namespace parlor::test {

/// A loop whose time passes when the test says so.
class FakeLoop final : public server::Loop {
 public:
  void post(std::function<void()> work) override { posted_.push_back(std::move(work)); }
  void after(std::int64_t millis, std::function<void()> work) override {
    timers_.emplace(now_ + millis, std::move(work));
  }
  [[nodiscard]] std::int64_t now() const override { return now_; }

  /// Does what is posted until nothing is.
  void settle() {
    while (!posted_.empty()) {
      const auto work = std::move(posted_.front());
      posted_.pop_front();
      work();
    }
  }
  /// Lets time pass; what is due meanwhile happens at its moment.
  void pass(std::int64_t millis) {
    const std::int64_t end = now_ + millis;
    settle();
    while (!timers_.empty() && timers_.begin()->first <= end) {
      auto timer = timers_.extract(timers_.begin());
      now_ = timer.key();
      timer.mapped()();
      settle();
    }
    now_ = end;
  }

 private:
  std::int64_t now_ = 1'763'250'000'000;
  std::deque<std::function<void()>> posted_;
  std::multimap<std::int64_t, std::function<void()>> timers_;
};

/// Works on the loop itself.
class FakeWorker final : public server::Worker {
 public:
  explicit FakeWorker(server::Loop& loop) : loop_(loop) {}

  [[nodiscard]] bool work(Task task) override {
    if (full) return false;
    loop_.post([task = std::move(task)] { task()(); });
    return true;
  }

  bool full = false;

 private:
  server::Loop& loop_;
};

}  // namespace parlor::test
