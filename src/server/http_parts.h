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

/// Whether a request is meant for this server: where it is told the names it is reached by, `Host`
/// is one of them, or an address, which no name of somebody else's can be made to lead to.
bool host_is_fine(std::string_view host, std::span<const std::string> origins);

/// Whether it is written as a browser tells where a page is from: https://HOST, or with :PORT.
bool is_origin(std::string_view text);

struct Target {
  std::string path;
  std::string query;
};
Target read_target(std::string_view target);

/// The number of `after=41` in a query; nothing where there is none.
std::optional<std::int64_t> after_in(std::string_view query);

/// Whether a table could be called this: what cannot is not looked for.
bool could_be_table(std::string_view id);

/// What proxies say of a request that they pass on: `X-Forwarded-For`, `Forwarded` and
/// `X-Forwarded-Proto`.
struct Passed {
  std::string_view forwarded_for;
  std::string_view forwarded;
  std::string_view proto;
};

/// Whether it is an IP address, and nothing else.
bool is_address(const std::string& text);

/// Where a request comes from: the connection's own address, or, where that is a trusted proxy's,
/// the last one it was passed on from that is not. Anybody can say anything before that.
std::string asker(const std::string& peer, const Passed& passed,
                  std::span<const std::string> trusted);

/// Whether the page was asked for by https, as a trusted proxy says.
bool came_by_https(const std::string& peer, const Passed& passed,
                   std::span<const std::string> trusted);

/// Who is counted as one address: an IPv4 address, or the network that an IPv6 address is one of
/// billions in.
std::string counted_as(const std::string& address);

}  // namespace parlor::server
