#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/result.h"
#include "server/settings.h"

namespace parlor::server {

/// Serves until it is told to stop by SIGTERM or SIGINT. `ready` is called with the port once
/// everybody can come. The error says why it could not begin.
std::optional<Error> serve(const Settings& settings, const std::string& version,
                           const std::function<void(std::uint16_t port)>& ready);

/// Where others on this machine's network can reach a server, as `http://192.168.1.7:8080`; none
/// where it listens to this machine only.
std::vector<std::string> network_addresses(const Settings& settings, std::uint16_t port);

}  // namespace parlor::server
