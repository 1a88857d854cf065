#include "server/asio_loop.h"

#include <chrono>
#include <ctime>
#include <exception>
#include <memory>
#include <utility>

#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>

#include "server/log.h"

namespace parlor::server {
namespace {

namespace asio = boost::asio;
using Clock = std::chrono::steady_clock;

constexpr std::int64_t delay_interval = 250;

/// Microseconds of the processor that this thread has used.
std::int64_t thread_micros() {
  timespec used{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
  return std::int64_t{used.tv_sec} * 1'000'000 + used.tv_nsec / 1000;
}

}  // namespace

void AsioLoop::post(std::function<void()> work) { asio::post(context_, std::move(work)); }

void AsioLoop::after(std::int64_t millis, std::function<void()> work) {
  auto timer = std::make_shared<asio::steady_timer>(context_, std::chrono::milliseconds(millis));
  timer->async_wait([timer, work = std::move(work)](const boost::system::error_code& code) {
    if (!code) work();
  });
}

void AsioLoop::run() {
  measure_delay();
  while (!context_.stopped()) turn();
}

void AsioLoop::turn() {
  const std::int64_t before = thread_micros();
  try {
    context_.run_one();
  } catch (const std::exception& error) {
    ++metrics_.failed_turns;
    log_error("something failed and was given up", {{"reason", error.what()}});
  }
  metrics_.turns.add_micros(thread_micros() - before);
}

void AsioLoop::measure_delay() {
  const auto due = Clock::now() + std::chrono::milliseconds(delay_interval);
  after(delay_interval, [this, due] {
    const auto late = Clock::now() - due;
    metrics_.loop_delays.add_micros(
        std::chrono::duration_cast<std::chrono::microseconds>(late).count());
    measure_delay();
  });
}

}  // namespace parlor::server
