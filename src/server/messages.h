#pragma once

#include <array>

#include "core/message.h"

/// What the server says of itself.
namespace parlor::server::say {

inline constexpr Template<> table_deleted{"server.table_deleted", "This table has been deleted."};

inline constexpr auto messages = std::to_array<const AnyTemplate*>({&table_deleted});

}  // namespace parlor::server::say
