#pragma once

#include <string>
#include <system_error>

#include "server/settings.h"

namespace parlor::server {

/// Why the address and port of the settings cannot be listened on, and what to do about it.
std::string port_refusal(const Settings& settings, const std::error_code& code);

}  // namespace parlor::server
