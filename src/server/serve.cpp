#include "server/serve.h"

#include <chrono>
#include <condition_variable>
#include <csignal>
#include <cstdlib>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <sys/resource.h>

#include "core/words.h"
#include "fair/seed.h"
#include "server/asio_loop.h"
#include "server/bot_pool.h"
#include "server/connection.h"
#include "server/log.h"
#include "server/messages.h"
#include "server/port_refusal.h"
#include "server/retention.h"
#include "server/worker_thread.h"
#include "store/private_file.h"
#include "store/session.h"

/// Where everything of a server is put together, and taken apart when it stops.
namespace parlor::server {
namespace {

using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

constexpr auto longest_drain = 3s;
constexpr auto longest_stop = 3s;
constexpr auto longest_end = 9s;
constexpr std::int64_t watch_interval = 250;
constexpr std::size_t most_tables_read = 10'000;
constexpr std::size_t most_answers_worked_out = 64;

constexpr std::size_t always_held = std::size_t{256} * 1024;

std::size_t megabytes(int count) { return static_cast<std::size_t>(count) << 20; }

/// Whatever went wrong with one connection ends that connection.
void give_up(const std::exception_ptr& failure, Shared& shared) {
  if (!failure) return;
  ++shared.metrics.failed_turns;
  try {
    std::rethrow_exception(failure);
  } catch (const std::exception& error) {
    log_error("a connection failed and was closed", {{"reason", error.what()}});
  } catch (...) {
    log_error("a connection failed and was closed");
  }
}

using Attend = asio::awaitable<void> (*)(tcp::socket, Shared&);

asio::awaitable<void> welcome_all(tcp::acceptor& acceptor, Shared& shared, Attend attend_one) {
  while (acceptor.is_open()) {
    auto [failed, socket] = co_await acceptor.async_accept(quiet);
    if (failed == asio::error::operation_aborted) co_return;
    if (failed) {
      // Out of file descriptors: those who are here go on, and others come when some have left.
      asio::steady_timer pause(acceptor.get_executor(), 100ms);
      co_await pause.async_wait(quiet);
      continue;
    }
    asio::co_spawn(acceptor.get_executor(), attend_one(std::move(socket), shared),
                   [&shared](const std::exception_ptr& failure) { give_up(failure, shared); });
  }
}

/// Looks after the database: who runs the server hears when trouble begins and when it is over.
void watch(store::EventStore& store, Hall& hall, Loop& loop, Shared& shared) {
  const auto trouble = store.trouble();
  // Whoever asked for something is not left waiting for a database that does not answer.
  if (trouble) store.give_up_reads();
  Metrics& metrics = shared.metrics;
  if (trouble.has_value() != (metrics.database_trouble != 0)) {
    metrics.database_trouble = trouble ? 1 : 0;
    hall.set_trouble(trouble.has_value());
    if (trouble) {
      ++metrics.database_troubles;
      log_error("the database cannot be used", {{"reason", *trouble}});
    } else {
      log_info("the database can be used again");
      // Also those that were not found while it could not be used.
      hall.wake_unfinished();
    }
  }
  loop.after(watch_interval, [&] { watch(store, hall, loop, shared); });
}

void measure_queues(Metrics& metrics, const BotPool& bots, const WorkerThread& tables,
                    const WorkerThread& answers, Loop& loop) {
  metrics.bots_waiting = static_cast<std::int64_t>(bots.waiting());
  metrics.table_worker_waiting = static_cast<std::int64_t>(tables.waiting());
  metrics.answer_worker_waiting = static_cast<std::int64_t>(answers.waiting());
  loop.after(watch_interval, [&] { measure_queues(metrics, bots, tables, answers, loop); });
}

/// A database that does not answer cannot keep the server from stopping: what was acknowledged is
/// durable, and what was not is lost as in a power cut.
std::jthread stop_at_last() {
  return std::jthread([](const std::stop_token& stop) {
    std::mutex mutex;
    std::condition_variable_any nothing;
    std::unique_lock lock(mutex);
    nothing.wait_for(lock, stop, longest_end, [] { return false; });
    if (stop.stop_requested()) return;
    log_error("the database kept the server from stopping in good order");
    std::_Exit(1);
  });
}

/// What was taken is stored and answered first, within its time.
void when_drained(Loop& loop, const Hall& hall, Clock::time_point end,
                  const std::function<void()>& then) {
  if (hall.drained() || Clock::now() >= end) return then();
  loop.after(20, [&loop, &hall, end, then] { when_drained(loop, hall, end, then); });
}

/// Listens on a port, or says why that cannot be.
std::optional<Error> open(tcp::acceptor& acceptor, const Settings& settings,
                          std::string_view flags) {
  boost::system::error_code unreadable;
  const auto address = asio::ip::make_address(settings.address, unreadable);
  if (unreadable) {
    return Error{say::not_an_address(arg::Text(settings.address))};
  }
  try {
    const tcp::endpoint endpoint(address, settings.port);
    acceptor.open(endpoint.protocol());
    acceptor.set_option(tcp::acceptor::reuse_address(true));
    acceptor.bind(endpoint);
    acceptor.listen(4096);
  } catch (const boost::system::system_error& error) {
    return Error{port_refusal(settings, error.code(), flags)};
  }
  return std::nullopt;
}

std::optional<Error> open_for_operators(tcp::acceptor& acceptor, const Settings& settings) {
  if (!settings.metrics_port) return std::nullopt;
  Settings own = settings;
  own.address = settings.metrics_address;
  own.port = *settings.metrics_port;
  return open(acceptor, own, "--metrics-");
}

/// Everybody has been told to leave: who does not is not waited for long.
void stop_when_empty(asio::io_context& context, Loop& loop, const Metrics& metrics,
                     Clock::time_point end) {
  if (metrics.connections == 0 || Clock::now() >= end) return context.stop();
  loop.after(20,
             [&context, &loop, &metrics, end] { stop_when_empty(context, loop, metrics, end); });
}

std::vector<std::string> files_open_to_others(const std::string& url) {
  const store::Address address = store::read_address(url);
  return address.postgres ? std::vector<std::string>()
                          : store::files_open_to_others(address.target);
}

void raise_file_limit() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

}  // namespace

std::optional<Error> serve(const Settings& settings, const std::string& version,
                           const std::function<void(std::uint16_t)>& ready) {
  // Ends last: also closing a connection may wait for a database that does not answer.
  std::optional<std::jthread> last_resort;
  set_log_level(settings.log);
  raise_file_limit();
  auto owned_context = std::make_unique<asio::io_context>(1);
  asio::io_context& context = *owned_context;
  Metrics metrics;
  AsioLoop loop(context, metrics);
  const auto open_to_others = files_open_to_others(settings.db);
  Hall* hall_to_tell = nullptr;
  auto store = store::EventStore::open(settings.db, fair::random_id(8), [&](store::Notice notice) {
    loop.post([&hall_to_tell, notice = std::move(notice)] {
      if (hall_to_tell != nullptr) hall_to_tell->heard(notice);
    });
  });
  if (!store) return store.error();
  // Who could read the seeds could know the dice to come.
  for (const std::string& file : open_to_others) {
    log_info("a file that others could read was closed to them", {{"file", file}});
  }
  BotPool bots(settings.bot_threads, settings.bot_think);
  WorkerThread table_worker(loop, most_tables_read);
  WorkerThread answer_worker(loop, most_answers_worked_out);
  Hall hall(loop, **store, bots, table_worker, settings, metrics);
  hall_to_tell = &hall;
  Retention retention(loop, hall, **store, settings, metrics);
  Api api(hall, answer_worker, settings, metrics, version);
  const Files files(settings.web);
  const double tables = settings.tables_per_hour;
  Shared shared{settings,
                loop,
                hall,
                api,
                files,
                metrics,
                **store,
                Census(settings.connections_per_address),
                Buckets(settings.requests_per_second, 4.0 * settings.requests_per_second),
                Buckets(tables / 3600, tables),
                MemoryBudget({megabytes(settings.memory_megabytes),
                              megabytes(settings.memory_megabytes_per_address), always_held})};
  std::optional<tcp::acceptor> acceptor(context);
  std::optional<tcp::acceptor> operators(context);
  if (auto error = open(*acceptor, settings, "--")) return error;
  if (auto error = open_for_operators(*operators, settings)) return error;
  asio::co_spawn(context, welcome_all(*acceptor, shared, attend), asio::detached);
  asio::co_spawn(context, welcome_all(*operators, shared, attend_operator), asio::detached);
  std::optional<asio::signal_set> signals(std::in_place, context, SIGINT, SIGTERM);
  signals->async_wait([&](const boost::system::error_code& code, int) {
    if (code) return;
    log_info("stopping");
    last_resort = stop_at_last();
    shared.stopping = true;
    acceptor->close();
    bots.stop();
    hall.drain();
    when_drained(loop, hall, Clock::now() + longest_drain, [&] {
      (*store)->stop();
      asio::post(context, [&] {
        hall.close_all();
        stop_when_empty(context, loop, metrics, Clock::now() + longest_stop);
      });
    });
  });
  hall.wake_unfinished();
  hall.meet_peers();
  hall.forget_idle();
  retention.sweep();
  measure_queues(metrics, bots, table_worker, answer_worker, loop);
  watch(**store, hall, loop, shared);
  log_info("serving", {{"port", std::to_string(acceptor->local_endpoint().port())}});
  api.open_at(network_addresses(settings, acceptor->local_endpoint().port()));
  ready(acceptor->local_endpoint().port());
  loop.run();
  answer_worker.stop();
  table_worker.stop();
  bots.stop();
  (*store)->stop();
  // Connections that are still open use all of the above: they end first.
  signals.reset();
  acceptor.reset();
  operators.reset();
  owned_context.reset();
  return std::nullopt;
}

}  // namespace parlor::server
