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

/// The addresses of this machine that others on its network can reach.
std::vector<std::string> network_addresses();

}  // namespace parlor::server
