#pragma once

#include "server/beast_types.h"
#include "server/shared.h"

namespace parlor::server {

/// One HTTP connection, until it closes or becomes a WebSocket.
asio::awaitable<void> attend(tcp::socket socket, Shared& shared);

/// One at the port that figures have of their own.
asio::awaitable<void> attend_operator(tcp::socket socket, Shared& shared);

}  // namespace parlor::server
