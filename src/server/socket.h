#pragma once

#include <optional>
#include <string>

#include "server/beast_types.h"
#include "server/shared.h"

namespace parlor::server {

/// A request that wants to be a WebSocket, and who it is from.
struct Caller {
  std::string address;
  std::string table;
  std::string secret;
  std::optional<std::int64_t> after;  // the last event it has
};

/// Makes the connection a WebSocket at a table, until it closes.
asio::awaitable<void> attend_socket(beast::tcp_stream stream, const HttpRequest& request,
                                    const Caller& caller, Shared& shared);

}  // namespace parlor::server
