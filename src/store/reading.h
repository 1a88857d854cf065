#pragma once

#include <memory>

#include "store/session.h"
#include "store/sole_server.h"

namespace parlor::store {

/// A look at everything as it is at one moment, while servers may go on. It writes nothing and
/// needs no leave to: a file that may only be read will do, and a role that may only select.
struct Reading {
  std::unique_ptr<SoleServer> nobody_serves;  // where that has to stay so; let go of last
  std::unique_ptr<soci::session> session;
  bool postgres = false;

  void begin();
  /// Begins to look again, after something in it could not be read.
  void again();
};

/// Refuses a database that is not there or of another version: nothing is made or changed.
Result<Reading> begin_reading(const Address& address);

}  // namespace parlor::store
