#pragma once

#include <boost/asio/io_context.hpp>

#include "server/loop.h"
#include "server/metrics.h"
#include "server/steady_time.h"

namespace parlor::server {

/// The loop on Asio. Every turn is measured by the processor time that it took of the thread, which
/// a busy machine does not lengthen; how late the loop is for what it meant to do is measured too.
class AsioLoop final : public Loop {
 public:
  AsioLoop(boost::asio::io_context& context, Metrics& metrics)
      : context_(context), metrics_(metrics) {}

  void post(std::function<void()> work) override;
  void after(std::int64_t millis, std::function<void()> work) override;
  [[nodiscard]] std::int64_t now() const override { return time_.now(); }

  /// Runs until the context is stopped. What a single turn throws ends that turn, not the server.
  void run();

 private:
  void turn();
  void measure_delay();

  boost::asio::io_context& context_;
  Metrics& metrics_;
  SteadyTime time_;
};

}  // namespace parlor::server
