#include <array>

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>

#include "core/words.h"
#include "server/serve.h"

namespace parlor::server {

std::vector<std::string> network_addresses(const Settings& settings, std::uint16_t port) {
  std::vector<std::string> addresses;
  if (settings.address != "0.0.0.0") return addresses;
  ifaddrs* all = nullptr;
  if (getifaddrs(&all) != 0) return addresses;
  for (const ifaddrs* one = all; one != nullptr; one = one->ifa_next) {
    const bool usable = one->ifa_addr != nullptr && one->ifa_addr->sa_family == AF_INET &&
                        (one->ifa_flags & IFF_UP) != 0 && (one->ifa_flags & IFF_LOOPBACK) == 0;
    if (!usable) continue;
    std::array<char, INET_ADDRSTRLEN> text{};
    const auto* address = reinterpret_cast<const sockaddr_in*>(one->ifa_addr);
    if (inet_ntop(AF_INET, &address->sin_addr, text.data(), text.size()) != nullptr) {
      addresses.push_back(cat("http://", std::string_view(text.data()), ':', port));
    }
  }
  freeifaddrs(all);
  return addresses;
}

}  // namespace parlor::server
