#pragma once

#include <string_view>
#include <system_error>

#include "core/message.h"
#include "server/settings.h"

namespace parlor::server {

/// Why the address and port of the settings cannot be listened on, and what to do about it. `flags`
/// is what the flags for them begin with.
Message port_refusal(const Settings& settings, const std::error_code& code,
                     std::string_view flags = "--");

}  // namespace parlor::server
