#include "server/worker_thread.h"

#include <exception>
#include <utility>

#include "server/log.h"

namespace parlor::server {

WorkerThread::WorkerThread(Loop& loop, std::size_t most_waiting)
    : loop_(loop), most_waiting_(most_waiting) {
  thread_ = std::jthread([this](const std::stop_token& stop) {
    Task task;
    while (take(task, stop)) {
      run(task);
      task = {};
    }
  });
}

bool WorkerThread::work(Task task) {
  {
    const std::scoped_lock lock(mutex_);
    if (tasks_.size() >= most_waiting_) return false;
    tasks_.push_back(std::move(task));
  }
  wake_.notify_one();
  return true;
}

std::size_t WorkerThread::waiting() const {
  const std::scoped_lock lock(mutex_);
  return tasks_.size();
}

bool WorkerThread::take(Task& task, const std::stop_token& stop) {
  std::unique_lock lock(mutex_);
  wake_.wait(lock, stop, [&] { return !tasks_.empty(); });
  if (stop.stop_requested()) return false;
  task = std::move(tasks_.front());
  tasks_.pop_front();
  return true;
}

void WorkerThread::run(const Task& task) {
  try {
    loop_.post(task());
  } catch (const std::exception& error) {
    log_error("something failed and was given up", {{"reason", error.what()}});
  }
}

void WorkerThread::stop() {
  thread_.request_stop();
  if (thread_.joinable()) thread_.join();
}

}  // namespace parlor::server
