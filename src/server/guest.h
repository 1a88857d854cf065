#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "core/message.h"
#include "core/seat.h"

namespace parlor::server {

using Text = std::shared_ptr<const std::string>;

/// Somebody connected to a table, seated or not.
class Guest {
 public:
  Guest() = default;
  Guest(const Guest&) = delete;
  Guest& operator=(const Guest&) = delete;
  virtual ~Guest() = default;

  virtual void tell(Text message) = 0;
  /// Says why, then closes.
  virtual void close(std::string_view code, Message why) = 0;

  // What the hall remembers of the guest.
  std::string table;
  std::string address;
  std::string token;  // hashed for the table; empty: has none
  SeatSet seats;
  bool gone = false;
};

}  // namespace parlor::server
