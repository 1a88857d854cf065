#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

/// What is read out of the head of a request; plain texts in, plain values out.
namespace parlor::server {

/// The token in a `Cookie` header, if it is one that a server of ours has made; else empty.
std::string token_in(std::string_view cookies);

/// A page of another site may not speak for the people who look at it: whether the `Origin` of a
/// request is missing, the server itself, or one of those allowed.
bool origin_is_fine(std::string_view origin, std::string_view host,
                    std::span<const std::string> allowed);

/// Whether it is written as a browser tells where a page is from: https://HOST, or with :PORT.
bool is_origin(std::string_view text);

struct Target {
  std::string path;
  std::string query;
};
Target read_target(std::string_view target);

/// The number of `after=41` in a query; nothing where there is none.
std::optional<std::int64_t> after_in(std::string_view query);

/// Who is counted as one address: an IPv4 address, or the network that an IPv6 address is one of
/// billions in.
std::string counted_as(const std::string& address);

}  // namespace parlor::server
