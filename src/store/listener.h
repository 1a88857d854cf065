#pragma once

#include <functional>
#include <string>
#include <thread>

#include "store/event_store.h"
#include "store/session.h"

namespace parlor::store {

/// Hears what other servers on one PostgreSQL say; reconnects by itself and then says that
/// something may have been missed.
class EventStore::Listener {
 public:
  Listener(Address address, std::string name, std::function<void(Notice)> heard);
  ~Listener();

 private:
  void run(const std::stop_token& stop);
  void listen(const std::stop_token& stop);

  Address address_;
  std::string name_;
  std::function<void(Notice)> heard_;
  std::jthread thread_;
};

}  // namespace parlor::store
