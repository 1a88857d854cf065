#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>

/// Beast is slow to compile: only the units at the edge (connection, responses, socket, serve)
/// include this; behind them are plain calls to the hall and the API.
namespace parlor::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;

inline constexpr auto quiet = asio::as_tuple(asio::use_awaitable);

using HttpRequest = http::request<http::string_body>;
using HttpResponse = http::response<http::string_body>;

inline std::string_view plain(beast::string_view text) { return {text.data(), text.size()}; }

}  // namespace parlor::server
