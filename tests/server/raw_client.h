#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace parlor::test {

/// A connection that says whatever it is told to, right or wrong: bytes, HTTP, WebSocket frames.
class RawClient {
 public:
  /// `from`: the address of this machine to come from, so that a test can be several people.
  explicit RawClient(int port, const std::string& from = "127.0.0.1");
  /// Through TLS, to a server that has this certificate: what is said goes through `openssl
  /// s_client`, which ends with the connection.
  static RawClient over_tls(int port, const std::string& certificate);
  RawClient(RawClient&& other) noexcept;
  RawClient& operator=(RawClient&&) = delete;
  ~RawClient();

  /// False once the other side has closed.
  bool send(std::string_view bytes);
  /// A request and its whole answer, head and body; what came until the connection closed.
  std::string ask(std::string_view request);
  /// Becomes a WebSocket at a table; the answer's status.
  int upgrade(const std::string& table, const std::string& token = "",
              const std::string& headers = "");

  enum class Kind : std::uint8_t { text = 1, binary = 2, close = 8, ping = 9 };
  static std::string frame(std::string_view payload, Kind kind = Kind::text);
  bool say(std::string_view text) { return send(frame(text)); }
  /// The next message; nothing once the connection is closed. A close frame is told as
  /// `close CODE reason`. Pings are answered.
  std::optional<std::string> hear();
  /// The next message that has a text in it; messages before it are passed over. What came last
  /// where the connection closed before that, and "nothing" where it never came.
  std::string hear_of(std::string_view text);
  /// Whether the other side closes, whatever it says before that.
  bool is_closed_on();

 private:
  RawClient() = default;
  bool receive();
  std::string take(std::size_t size);

  int socket_ = -1;
  std::string buffer_;
};

/// An HTTP request as a browser would send it.
std::string http_request(const std::string& method, const std::string& path,
                         const std::string& body = "", const std::string& headers = "");

/// The text that follows a marker, up to a quote.
std::string text_after(std::string_view text, std::string_view marker);

}  // namespace parlor::test
