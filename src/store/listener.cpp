#include "store/listener.h"

#include <chrono>
#include <memory>

#include <libpq-fe.h>
#include <poll.h>

namespace parlor::store {
namespace {

using namespace std::chrono_literals;

constexpr int wait_millis = 200;

struct Finish {
  void operator()(PGconn* connection) const { PQfinish(connection); }
};
using Connection = std::unique_ptr<PGconn, Finish>;

bool run_statement(PGconn* connection, const char* statement) {
  PGresult* result = PQexec(connection, statement);
  const bool ok = PQresultStatus(result) == PGRES_COMMAND_OK;
  PQclear(result);
  return ok;
}

}  // namespace

EventStore::Listener::Listener(Address address, std::string name, std::function<void(Notice)> heard)
    : address_(std::move(address)), name_(std::move(name)), heard_(std::move(heard)) {
  if (address_.postgres) thread_ = std::jthread([this](const std::stop_token& stop) { run(stop); });
}

EventStore::Listener::~Listener() = default;

void EventStore::Listener::run(const std::stop_token& stop) {
  while (!stop.stop_requested()) {
    listen(stop);
    if (!stop.stop_requested()) std::this_thread::sleep_for(300ms);
  }
}

/// One connection's life.
void EventStore::Listener::listen(const std::stop_token& stop) {
  const Connection connection(PQconnectdb(postgres_settings(address_.target).c_str()));
  if (PQstatus(connection.get()) != CONNECTION_OK) return;
  for (const char* channel : {"parlor_events", "parlor_presence", "parlor_alive"}) {
    if (!run_statement(connection.get(), (std::string("LISTEN ") + channel).c_str())) return;
  }
  heard_({"", ""});
  while (!stop.stop_requested()) {
    pollfd waiting{PQsocket(connection.get()), POLLIN, 0};
    if (poll(&waiting, 1, wait_millis) < 0 && errno != EINTR) return;
    if (PQconsumeInput(connection.get()) == 0) return;
    while (PGnotify* notice = PQnotifies(connection.get())) {
      // A text is `server text`; one's own is no news.
      const std::string text(notice->extra);
      const std::size_t space = text.find(' ');
      if (space != std::string::npos && text.substr(0, space) != name_) {
        heard_({notice->relname, text.substr(space + 1), text.substr(0, space)});
      }
      PQfreemem(notice);
    }
  }
}

}  // namespace parlor::store
