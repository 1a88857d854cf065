#include "server/back_room.h"

#include <utility>

namespace parlor::server {
namespace {

constexpr std::size_t most_jobs = 64;

}  // namespace

BackRoom::BackRoom(Loop& loop) : loop_(loop) {
  thread_ = std::jthread([this](const std::stop_token& stop) {
    Job job;
    while (take(job, stop)) {
      Answer answer = job.task();
      loop_.post([done = std::move(job.done), answer = std::move(answer)]() mutable {
        done(std::move(answer));
      });
      job = {};
    }
  });
}

void BackRoom::work(std::function<Answer()> task, std::function<void(Answer)> done) {
  {
    const std::scoped_lock lock(mutex_);
    if (jobs_.size() < most_jobs) {
      jobs_.push_back({std::move(task), std::move(done)});
      done = nullptr;
    }
  }
  if (done) return done(refusal(503, "too_many", "Too many ask for this at once: try again."));
  wake_.notify_one();
}

bool BackRoom::take(Job& job, const std::stop_token& stop) {
  std::unique_lock lock(mutex_);
  wake_.wait(lock, stop, [&] { return !jobs_.empty(); });
  if (stop.stop_requested()) return false;
  job = std::move(jobs_.front());
  jobs_.pop_front();
  return true;
}

void BackRoom::stop() {
  thread_.request_stop();
  if (thread_.joinable()) thread_.join();
}

}  // namespace parlor::server
