#include "server/port_refusal.h"

#include "server/messages.h"

namespace parlor::server {

Message port_refusal(const Settings& settings, const std::error_code& code,
                     std::string_view flags) {
  const arg::Text address(settings.address);
  const arg::Text flag(flags);
  if (code == std::errc::address_in_use) {
    const int other = settings.port < 65535 ? settings.port + 1 : 8080;
    return say::port_taken(settings.port, address, flag, other);
  }
  if (code == std::errc::permission_denied) {
    return say::port_not_permitted(settings.port, address, flag);
  }
  if (code == std::errc::address_not_available) return say::address_not_ours(address, flag);
  return say::port_failed(settings.port, address, arg::Text(code.message()));
}

}  // namespace parlor::server
