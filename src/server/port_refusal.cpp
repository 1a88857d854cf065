#include "server/port_refusal.h"

#include "core/words.h"

namespace parlor::server {

std::string port_refusal(const Settings& settings, const std::error_code& code,
                         std::string_view flags) {
  const std::string where = cat("Port ", settings.port, " on ", settings.address);
  if (code == std::errc::address_in_use) {
    return cat(where, " is taken by another program: choose another port, such as ", flags, "port ",
               settings.port < 65535 ? settings.port + 1 : 8080, ", or ", flags,
               "port 0 for any that is free.");
  }
  if (code == std::errc::permission_denied) {
    return cat(where, " is not for everybody to open: choose one from 1024 on, such as ", flags,
               "port 8080.");
  }
  if (code == std::errc::address_not_available) {
    return cat(settings.address, " is no address of this machine: ", flags,
               "address 0.0.0.0 takes all it has.");
  }
  return cat(where, " cannot be served: ", code.message(), '.');
}

}  // namespace parlor::server
