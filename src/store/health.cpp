#include "store/health.h"

#include <utility>

namespace parlor::store {
namespace {

constexpr auto longest_silence = std::chrono::seconds(5);

}  // namespace

void Health::begins(Clock::time_point now) {
  const std::scoped_lock lock(mutex_);
  busy_since_ = now;
}

void Health::works() {
  const std::scoped_lock lock(mutex_);
  busy_since_.reset();
  failure_.reset();
}

void Health::fails(std::string what) {
  const std::scoped_lock lock(mutex_);
  busy_since_.reset();
  failure_ = std::move(what);
}

std::optional<std::string> Health::trouble(Clock::time_point now) const {
  const std::scoped_lock lock(mutex_);
  if (failure_) return failure_;
  if (busy_since_ && now - *busy_since_ > longest_silence) return "The database does not answer.";
  return std::nullopt;
}

}  // namespace parlor::store
