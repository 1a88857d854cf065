#include "server/raw_client.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdlib>

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

namespace parlor::test {
namespace {

/// Only a server that hangs lets this pass.
constexpr int patience_millis = 30'000;
constexpr std::size_t head_bytes = 2;

std::string status_of(std::string_view answer) {
  return answer.size() < 12 ? "0" : std::string(answer.substr(9, 3));
}

/// The size that a head tells of its body.
std::size_t body_size(std::string_view head) {
  constexpr std::string_view name = "Content-Length: ";
  const std::size_t at = head.find(name);
  if (at == std::string_view::npos) return 0;
  return std::strtoul(std::string(head.substr(at + name.size(), 12)).c_str(), nullptr, 10);
}

}  // namespace

RawClient::RawClient(int port, const std::string& from) {
  socket_ = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in mine{};
  mine.sin_family = AF_INET;
  inet_pton(AF_INET, from.c_str(), &mine.sin_addr);
  bind(socket_, reinterpret_cast<const sockaddr*>(&mine), sizeof mine);
  sockaddr_in theirs{};
  theirs.sin_family = AF_INET;
  theirs.sin_port = htons(static_cast<std::uint16_t>(port));
  theirs.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (connect(socket_, reinterpret_cast<const sockaddr*>(&theirs), sizeof theirs) == 0) return;
  close(socket_);
  socket_ = -1;
}

RawClient RawClient::over_tls(int port, const std::string& certificate) {
  RawClient client;
  std::array<int, 2> ends{};
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) return client;
  const std::string address = "127.0.0.1:" + std::to_string(port);
  // Twice, so that nobody has to wait for its end.
  const pid_t first = fork();
  if (first == 0) {
    if (fork() != 0) _exit(0);
    dup2(ends[1], STDIN_FILENO);
    dup2(ends[1], STDOUT_FILENO);
    // It says when it is done.
    dup2(open("/dev/null", O_WRONLY | O_CLOEXEC), STDERR_FILENO);
    execlp("openssl", "openssl", "s_client", "-quiet", "-no_ign_eof", "-verify_quiet",
           "-verify_return_error", "-verify_hostname", "parlor.test", "-servername", "parlor.test",
           "-CAfile", certificate.c_str(), "-connect", address.c_str(), nullptr);
    _exit(127);
  }
  waitpid(first, nullptr, 0);
  close(ends[1]);
  client.socket_ = ends[0];
  return client;
}

RawClient::RawClient(RawClient&& other) noexcept
    : socket_(other.socket_), buffer_(std::move(other.buffer_)) {
  other.socket_ = -1;
}

RawClient::~RawClient() {
  if (socket_ >= 0) close(socket_);
}

bool RawClient::send(std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
  return true;
}

bool RawClient::receive() {
  pollfd waiting{socket_, POLLIN, 0};
  if (poll(&waiting, 1, patience_millis) <= 0) return false;
  std::array<char, 65536> bytes{};
  const ssize_t got = recv(socket_, bytes.data(), bytes.size(), 0);
  if (got <= 0) return false;
  buffer_.append(bytes.data(), static_cast<std::size_t>(got));
  return true;
}

std::string RawClient::take(std::size_t size) {
  std::string taken = buffer_.substr(0, size);
  buffer_.erase(0, size);
  return taken;
}

std::string RawClient::ask(std::string_view request) {
  send(request);
  std::size_t end = std::string::npos;
  while ((end = buffer_.find("\r\n\r\n")) == std::string::npos) {
    if (!receive()) return take(buffer_.size());
  }
  const std::size_t whole = end + 4 + body_size(std::string_view(buffer_).substr(0, end));
  while (buffer_.size() < whole && receive()) {
  }
  return take(whole);
}

int RawClient::upgrade(const std::string& table, const std::string& token,
                       const std::string& headers) {
  const std::string cookie = token.empty() ? "" : "Cookie: parlor=" + token + "\r\n";
  const std::string answer =
      ask("GET /ws/" + table +
          " HTTP/1.1\r\nHost: parlor.test\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
          "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" +
          cookie + headers + "\r\n");
  return std::stoi(status_of(answer));
}

std::string RawClient::frame(std::string_view payload, Kind kind) {
  std::string made(1, static_cast<char>(0x80 | static_cast<int>(kind)));
  const auto byte = [&](std::size_t value) { made += static_cast<char>(value & 0xFF); };
  if (payload.size() < 126) {
    byte(0x80 | payload.size());
  } else if (payload.size() < 65536) {
    byte(0x80 | 126);
    byte(payload.size() >> 8);
    byte(payload.size());
  } else {
    byte(0x80 | 127);
    for (int shift = 56; shift >= 0; shift -= 8) byte(payload.size() >> shift);
  }
  // A mask of zeros is a mask.
  made.append(4, '\0');
  made += payload;
  return made;
}

std::optional<std::string> RawClient::hear() {
  while (true) {
    while (buffer_.size() < head_bytes) {
      if (!receive()) return std::nullopt;
    }
    const int kind = buffer_[0] & 0x0F;
    std::size_t size = static_cast<std::uint8_t>(buffer_[1]) & 0x7F;
    const std::size_t more = size == 126 ? 2 : size == 127 ? 8 : 0;
    while (buffer_.size() < head_bytes + more) {
      if (!receive()) return std::nullopt;
    }
    if (more != 0) size = 0;
    for (std::size_t i = 0; i < more; ++i)
      size = size << 8 | static_cast<std::uint8_t>(buffer_[head_bytes + i]);
    while (buffer_.size() < head_bytes + more + size) {
      if (!receive()) return std::nullopt;
    }
    take(head_bytes + more);
    std::string payload = take(size);
    if (kind == static_cast<int>(Kind::ping)) {
      send(frame(payload, static_cast<Kind>(10)));
      continue;
    }
    if (kind != static_cast<int>(Kind::close)) return payload;
    send(frame(payload, Kind::close));
    shutdown(socket_, SHUT_WR);
    if (payload.size() < 2) return "close";
    const int code =
        static_cast<std::uint8_t>(payload[0]) << 8 | static_cast<std::uint8_t>(payload[1]);
    return "close " + std::to_string(code) + ' ' + payload.substr(2);
  }
}

std::string RawClient::hear_of(std::string_view text) {
  std::string last = "nothing";
  const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(patience_millis);
  while (std::chrono::steady_clock::now() < end) {
    const auto message = hear();
    if (!message) break;
    last = *message;
    if (last.find(text) != std::string::npos) break;
  }
  return last;
}

bool RawClient::is_closed_on() {
  std::array<char, 65536> bytes{};
  while (true) {
    pollfd waiting{socket_, POLLIN, 0};
    if (poll(&waiting, 1, patience_millis) <= 0) return false;
    if (recv(socket_, bytes.data(), bytes.size(), 0) <= 0) return true;
  }
}

std::string http_request(const std::string& method, const std::string& path,
                         const std::string& body, const std::string& headers) {
  return method + ' ' + path +
         " HTTP/1.1\r\nHost: parlor.test\r\nContent-Length: " + std::to_string(body.size()) +
         "\r\n" + headers + "\r\n" + body;
}

std::string text_after(std::string_view text, std::string_view marker) {
  const std::size_t at = text.find(marker);
  if (at == std::string_view::npos) return {};
  const std::size_t from = at + marker.size();
  return std::string(text.substr(from, text.find('"', from) - from));
}

}  // namespace parlor::test
