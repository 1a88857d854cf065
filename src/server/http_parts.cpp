#include "server/http_parts.h"

#include <algorithm>
#include <array>
#include <ranges>
#include <regex>
#include <vector>

#include <arpa/inet.h>

#include "core/words.h"

namespace parlor::server {
namespace {

constexpr std::size_t token_letters = 32;
constexpr std::size_t longest_id = 32;
constexpr std::size_t network_bytes = 8;

bool is_token(std::string_view text) {
  return text.size() == token_letters &&
         text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

std::string_view trimmed(std::string_view text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  return text;
}

/// Calls `use` with each part between separators.
template <class Use>
void each_part(std::string_view text, char separator, Use use) {
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find(separator, at), text.size());
    use(text.substr(at, end - at));
    at = end + 1;
  }
}

/// The address in `for=192.0.2.1;proto=https`.
std::string_view named_for(std::string_view part) {
  std::string_view found;
  each_part(part, ';', [&found](std::string_view pair) {
    constexpr std::string_view name = "for=";
    const std::string_view text = trimmed(pair);
    if (text.starts_with(name)) found = text.substr(name.size());
  });
  return found;
}

/// `192.0.2.1:80`, `[2001:db8::1]:80` or either in quotes, without what is around the address.
std::string bare_address(std::string_view text) {
  if (text.starts_with('"')) text.remove_prefix(1);
  if (text.ends_with('"')) text.remove_suffix(1);
  if (text.starts_with('[')) return std::string(text.substr(1, text.find(']') - 1));
  const bool has_port = std::ranges::count(text, ':') == 1;
  return std::string(has_port ? text.substr(0, text.find(':')) : text);
}

/// A host and its port as a browser writes them: in small letters, without the scheme's own port.
std::string host_of(std::string_view host) {
  std::string small(host);
  std::ranges::transform(small, small.begin(), [](unsigned char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter + ('a' - 'A'))
                                          : static_cast<char>(letter);
  });
  for (const std::string_view usual : {":80", ":443"}) {
    if (small.ends_with(usual)) small.resize(small.size() - usual.size());
  }
  return small;
}

}  // namespace

std::string token_in(std::string_view cookies) {
  std::string token;
  each_part(cookies, ';', [&](std::string_view part) {
    constexpr std::string_view name = "parlor=";
    const std::string_view cookie = trimmed(part);
    if (token.empty() && cookie.starts_with(name) && is_token(cookie.substr(name.size()))) {
      token = cookie.substr(name.size());
    }
  });
  return token;
}

bool origin_is_fine(std::string_view origin, std::string_view host,
                    std::span<const std::string> allowed) {
  if (origin.empty()) return true;
  const std::size_t scheme = origin.find("://");
  if (scheme != std::string_view::npos && !host.empty() && origin.substr(scheme + 3) == host) {
    return true;
  }
  return std::ranges::find(allowed, origin) != allowed.end();
}

bool host_is_fine(std::string_view host, std::span<const std::string> origins) {
  if (origins.empty()) return true;
  const std::string asked = host_of(host);
  const std::string name = bare_address(asked);
  if (name == "localhost" || is_address(name)) return true;
  return std::ranges::any_of(origins, [&asked](std::string_view origin) {
    return host_of(origin.substr(origin.find("://") + 3)) == asked;
  });
}

bool is_origin(std::string_view text) {
  static const std::regex form(R"(https?://([a-z0-9.-]+|\[[0-9a-f:.]+\])(:[0-9]{1,5})?)");
  return std::regex_match(text.begin(), text.end(), form);
}

Target read_target(std::string_view target) {
  const std::size_t mark = std::min(target.find('?'), target.size());
  return {std::string(target.substr(0, mark)),
          std::string(mark < target.size() ? target.substr(mark + 1) : "")};
}

std::optional<std::int64_t> after_in(std::string_view query) {
  std::optional<std::int64_t> after;
  each_part(query, '&', [&](std::string_view part) {
    constexpr std::string_view name = "after=";
    if (!part.starts_with(name)) return;
    if (const auto number = whole_number(part.substr(name.size()))) after = *number;
  });
  return after;
}

bool is_address(const std::string& text) {
  std::array<std::uint8_t, 16> bytes{};
  return inet_pton(AF_INET, text.c_str(), bytes.data()) == 1 ||
         inet_pton(AF_INET6, text.c_str(), bytes.data()) == 1;
}

std::string asker(const std::string& peer, const Passed& passed,
                  std::span<const std::string> trusted) {
  const auto is_trusted = [trusted](const std::string& address) {
    return std::ranges::find(trusted, address) != trusted.end();
  };
  if (!is_trusted(peer)) return peer;
  std::vector<std::string> ways;
  each_part(passed.forwarded_for.empty() ? passed.forwarded : passed.forwarded_for, ',',
            [&](std::string_view part) {
              ways.push_back(passed.forwarded_for.empty() ? bare_address(named_for(part))
                                                          : bare_address(trimmed(part)));
            });
  for (const std::string& way : std::views::reverse(ways)) {
    if (!is_address(way)) return peer;
    if (!is_trusted(way)) return way;
  }
  return peer;
}

bool came_by_https(const std::string& peer, const Passed& passed,
                   std::span<const std::string> trusted) {
  if (std::ranges::find(trusted, peer) == trusted.end()) return false;
  return passed.proto == "https" || passed.forwarded.find("proto=https") != std::string_view::npos;
}

bool could_be_table(std::string_view id) {
  return !id.empty() && id.size() <= longest_id &&
         id.find_first_not_of("0123456789abcdefghijklmnopqrstuvwxyz") == std::string_view::npos;
}

std::string counted_as(const std::string& address) {
  std::array<std::uint8_t, 16> bytes{};
  if (inet_pton(AF_INET6, address.c_str(), bytes.data()) != 1) return address;
  constexpr std::array<std::uint8_t, 12> mapped{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF};
  std::array<char, INET6_ADDRSTRLEN> text{};
  if (std::ranges::equal(std::span(bytes).first(mapped.size()), mapped)) {
    inet_ntop(AF_INET, bytes.data() + mapped.size(), text.data(), text.size());
    return text.data();
  }
  std::fill(bytes.begin() + network_bytes, bytes.end(), std::uint8_t{0});
  inet_ntop(AF_INET6, bytes.data(), text.data(), text.size());
  return cat(text.data(), "/64");
}

}  // namespace parlor::server
