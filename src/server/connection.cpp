#include "server/connection.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <memory>
#include <utility>

#include <boost/asio/steady_timer.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "core/words.h"
#include "fair/seed.h"
#include "server/http_parts.h"
#include "server/live.h"
#include "server/messages.h"
#include "server/responses.h"
#include "server/socket.h"

namespace parlor::server {
namespace {

namespace websocket = beast::websocket;
using namespace std::chrono_literals;

constexpr std::size_t most_header_bytes = std::size_t{16} * 1024;
/// What is read before it is understood: a whole head, or a chunk's size with its extensions, or
/// all trailers. Below what makes Beast throw for the length of a single field.
constexpr std::size_t most_unread_bytes = 2 * most_header_bytes;
constexpr std::size_t most_drained_bytes = std::size_t{1024} * 1024;
constexpr auto request_time = 30s;
constexpr auto parting_time = 2s;

std::string token_of(const HttpRequest& request) {
  return token_in(plain(request[http::field::cookie]));
}

Passed passed(const HttpRequest& request) {
  return {plain(request["X-Forwarded-For"]), plain(request[http::field::forwarded]),
          plain(request["X-Forwarded-Proto"])};
}

/// Counted while it is there.
class Gauged {
 public:
  explicit Gauged(std::atomic<std::int64_t>& gauge) : gauge_(gauge) { ++gauge_; }
  Gauged(const Gauged&) = delete;
  Gauged& operator=(const Gauged&) = delete;
  ~Gauged() { --gauge_; }

 private:
  std::atomic<std::int64_t>& gauge_;
};

bool may_speak(const HttpRequest& request, const Settings& settings) {
  return origin_is_fine(plain(request[http::field::origin]), plain(request[http::field::host]),
                        settings.origins);
}

/// Ends what a stream waits for when its time is up. The stream's own time-outs close it, and then
/// nobody could be told why.
class Deadline {
 public:
  Deadline(beast::tcp_stream& stream, std::chrono::seconds time)
      : timer_(stream.get_executor(), time), state_(std::make_shared<State>()) {
    timer_.async_wait([&stream, state = state_](const beast::error_code& code) {
      if (code || state->over) return;
      state->passed = true;
      stream.cancel();
    });
  }
  Deadline(const Deadline&) = delete;
  Deadline& operator=(const Deadline&) = delete;
  ~Deadline() { state_->over = true; }
  [[nodiscard]] bool passed() const { return state_->passed; }

 private:
  struct State {
    bool over = false;
    bool passed = false;
  };
  asio::steady_timer timer_;
  std::shared_ptr<State> state_;
};

/// Closes so that the last answer arrives: a socket that is closed with something unread in it
/// makes the other side forget what it was told.
asio::awaitable<void> part(beast::tcp_stream& stream) {
  beast::error_code code;
  static_cast<void>(stream.socket().shutdown(tcp::socket::shutdown_send, code));
  if (code) co_return;
  stream.expires_after(parting_time);
  std::array<char, 4096> unread{};
  std::size_t drained = 0;
  while (drained < most_drained_bytes) {
    const auto [failed, size] = co_await stream.async_read_some(asio::buffer(unread), quiet);
    if (failed) co_return;
    drained += size;
  }
}

/// Waits for what calls back on the same thread.
class Waiter {
 public:
  explicit Waiter(const asio::any_io_executor& executor) : timer_(executor, request_time) {}
  void answer(Answer answer) {
    answer_ = std::move(answer);
    timer_.cancel();
  }
  asio::awaitable<Answer> wait() {
    if (!answer_) co_await timer_.async_wait(quiet);
    if (!answer_) co_return refusal(503, "stopping", say::too_busy());
    co_return *std::move(answer_);
  }

 private:
  asio::steady_timer timer_;
  std::optional<Answer> answer_;
};

/// Whether there is room for one more at a table.
Answer answer_at_door(const Found& found, Shared& shared) {
  if (!found.live) return answer_for(found.absence);
  if (found.live->guests.size() < static_cast<std::size_t>(shared.settings.guests_per_table)) {
    return {};
  }
  shared.metrics.count(Excess::guests_of_table);
  return refusal(503, "too_many", say::table_full());
}

/// Which port a connection came in by.
enum class Door : std::uint8_t { people, operators };

/// One HTTP connection, until it closes or becomes a WebSocket.
class Connection {
 public:
  Connection(tcp::socket socket, Shared& shared, std::string peer, Door door)
      : stream_(std::move(socket)),
        shared_(shared),
        peer_(std::move(peer)),
        address_(counted_as(peer_)),
        door_(door),
        open_(shared.metrics.open_connections) {}

  asio::awaitable<void> run() {
    while (!shared_.stopping) {
      Parser parser;
      parser.header_limit(most_header_bytes);
      parser.body_limit(static_cast<std::uint64_t>(shared_.settings.body_bytes));
      Hold unread(shared_.memory, address_);
      std::optional<Answer> objection = co_await read(parser, unread);
      if (objection) {
        if (objection->status != nobody_there) {
          count(*objection);
          HttpResponse response = made_for_nobody(*std::move(objection));
          co_await send(std::move(response), false);
        }
        break;
      }
      const HttpRequest request = parser.release();
      address_ = counted_as(asker(peer_, passed(request), shared_.settings.trusted_proxies));
      ++shared_.metrics.requests;
      if (door_ == Door::people && websocket::is_upgrade(request)) {
        co_await upgrade(request);
        co_return;
      }
      if (!co_await answer(request)) break;
    }
    co_await part(stream_);
  }

 private:
  using Parser = http::request_parser<http::string_body>;
  /// The status of an objection that nobody is left to hear.
  static constexpr int nobody_there = 0;

  /// Reads a request; what stands in its way, if something does.
  asio::awaitable<std::optional<Answer>> read(Parser& parser, Hold& unread) {
    stream_.expires_never();
    const Deadline deadline(stream_, std::chrono::seconds(shared_.settings.idle_seconds));
    auto [failed, head] = co_await http::async_read_header(stream_, buffer_, parser, quiet);
    if (!failed) {
      if (!unread.add(expected_bytes(parser))) {
        shared_.metrics.count(Excess::memory);
        co_return refusal(503, "too_many", say::too_much_under_way());
      }
      if (!parser.is_done()) {
        auto [broken, body] = co_await http::async_read(stream_, buffer_, parser, quiet);
        failed = broken;
      }
    }
    if (!failed) co_return std::nullopt;
    auto reason = objection_to_reading(failed, deadline.passed() && parser.got_some());
    if (!reason) co_return Answer{nobody_there, {}, {}};
    shared_.metrics.count(Excess::unreadable_request);
    co_return reason;
  }

  /// What the body of a request may come to; the largest there is where it does not say.
  [[nodiscard]] std::size_t expected_bytes(const Parser& parser) const {
    const auto most = static_cast<std::size_t>(shared_.settings.body_bytes);
    if (parser.chunked()) return most;
    const auto told = parser.content_length();
    return told ? std::min(most, static_cast<std::size_t>(*told)) : 0;
  }

  // g++ 12 destroys some temporaries of an expression with co_await in it twice: whatever is
  // awaited here gets named values.
  asio::awaitable<bool> answer(const HttpRequest& request) {
    const Target target = read_target(plain(request.target()));
    const bool head = request.method() == http::verb::head;
    HttpResponse response;
    if (door_ == Door::operators) {
      response = respond(request, operators_answer(target));
    } else if (auto refused = objection_to_host(request, target)) {
      response = respond(request, *std::move(refused));
    } else if (target.path.starts_with("/api/")) {
      response = co_await api_answer(request, target);
    } else {
      response = plain_answer(request, target);
    }
    const bool more = co_await send(std::move(response), head);
    co_return more;
  }

  /// Why a request could not be read; nothing where the other side has just left.
  [[nodiscard]] std::optional<Answer> objection_to_reading(const beast::error_code& failed,
                                                           bool slow) const {
    if (slow) {
      return refusal(408, "too_slow", say::too_slow(shared_.settings.idle_seconds));
    }
    if (failed == http::error::body_limit) {
      return refusal(413, "too_large", say::body_too_large(shared_.settings.body_bytes));
    }
    if (failed == http::error::header_limit) {
      return refusal(431, "too_large", say::head_too_large(most_header_bytes));
    }
    if (failed == http::error::buffer_overflow) {
      return refusal(431, "too_large", say::trailers_too_large(most_unread_bytes));
    }
    const bool left =
        failed == http::error::end_of_stream || failed == http::error::partial_message;
    if (left || failed.category() != http::make_error_code(http::error::bad_method).category()) {
      return std::nullopt;
    }
    return refusal(400, "bad_request", say::not_http(arg::Text(failed.message())));
  }

  /// Whether people can be sent here.
  [[nodiscard]] Answer readiness() const {
    if (shared_.stopping) return {503, "text/plain", "stopping\n"};
    if (shared_.metrics.database_trouble != 0) return {503, "text/plain", "trouble\n"};
    return {200, "text/plain", "ready\n"};
  }

  void count(const Answer& answer) {
    if (!answer.code.empty()) {
      Metrics::count(shared_.metrics.refused_requests, answer.code);
    }
  }
  [[nodiscard]] HttpResponse respond(const HttpRequest& request, Answer answer) {
    count(answer);
    return made(request, std::move(answer));
  }

  /// What who runs the server asks, and programs that look after it.
  [[nodiscard]] Answer operators_answer(const Target& target) {
    if (target.path == "/healthz") return {200, "text/plain", "ok\n"};
    if (target.path == "/readyz") return readiness();
    if (target.path != "/metrics") {
      return refusal(404, "bad_request", say::operators_paths());
    }
    shared_.metrics.held_bytes = static_cast<std::int64_t>(shared_.memory.all());
    shared_.hall.measure();
    return {200, "text/plain; version=0.0.4", exposition(shared_.metrics, shared_.store.figures())};
  }

  [[nodiscard]] HttpResponse plain_answer(const HttpRequest& request, const Target& target) {
    const bool figures = target.path == "/metrics" && !shared_.settings.metrics_port;
    if (figures || is_probe(target)) return respond(request, operators_answer(target));
    if (request.method() != http::verb::get && request.method() != http::verb::head) {
      return respond(request, refusal(405, "bad_request", say::only_read()));
    }
    const File* file = target.path == "/metrics" ? nullptr : shared_.files.find(target.path);
    if (file == nullptr) {
      return respond(request, refusal(404, "bad_request", say::no_such_file()));
    }
    return made(request, *file);
  }

  static bool is_probe(const Target& target) {
    return target.path == "/healthz" || target.path == "/readyz";
  }

  /// A page of somebody else's whose name was made to lead here may not ask for anything. Probes
  /// come by whatever name the machine has.
  [[nodiscard]] std::optional<Answer> objection_to_host(const HttpRequest& request,
                                                        const Target& target) const {
    const std::string_view host = plain(request[http::field::host]);
    if (is_probe(target) || host_is_fine(host, shared_.settings.origins)) return std::nullopt;
    return refusal(421, "bad_host", say::other_host());
  }

  static Answer stopping() { return refusal(503, "stopping", say::stopping()); }

  [[nodiscard]] Answer too_many_requests() const {
    return refusal(429, "too_many", say::requests_rate(shared_.settings.requests_per_second));
  }

  /// What stands in the way of a request to the API.
  std::optional<Answer> objection(const HttpRequest& request, const Target& target) {
    if (shared_.stopping && request.method() == http::verb::post) return stopping();
    const std::int64_t now = shared_.loop.now();
    if (!shared_.requests.take(address_, now)) {
      shared_.metrics.count(Excess::request_rate);
      return too_many_requests();
    }
    const bool post = request.method() == http::verb::post;
    if (post && !may_speak(request, shared_.settings)) {
      return refusal(403, "bad_origin", say::foreign_request());
    }
    if (post && target.path == "/api/tables" && !shared_.new_tables.take(address_, now)) {
      shared_.metrics.count(Excess::table_rate);
      return refusal(429, "too_many", say::tables_rate(shared_.settings.tables_per_hour));
    }
    return std::nullopt;
  }

  asio::awaitable<HttpResponse> api_answer(const HttpRequest& request, const Target& target) {
    Answer answer;
    if (auto refused = objection(request, target)) {
      answer = *std::move(refused);
    } else {
      const auto waiter = std::make_shared<Waiter>(stream_.get_executor());
      const Request asked{std::string(plain(request.method_string())), target.path, request.body(),
                          address_, token_of(request)};
      shared_.api.handle(asked, [waiter](Answer told) { waiter->answer(std::move(told)); });
      answer = co_await waiter->wait();
    }
    HttpResponse response = respond(request, std::move(answer));
    if (token_of(request).empty()) {
      response.set(
          http::field::set_cookie,
          cat("parlor=", fair::random_token(), "; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax",
              came_by_https(peer_, passed(request), shared_.settings.trusted_proxies) ? "; Secure"
                                                                                      : ""));
    }
    co_return response;
  }

  asio::awaitable<bool> send(HttpResponse response, bool head) {
    Hold unsent(shared_.memory, address_);
    if (!unsent.add(response.body().size())) {
      shared_.metrics.count(Excess::memory);
      Answer refused = refusal(503, "too_many", say::too_much_under_way());
      count(refused);
      response = made_for_nobody(std::move(refused));
    }
    if (shared_.stopping) response.keep_alive(false);
    const bool more = response.keep_alive();
    response.content_length(response.body().size());
    if (response.result() == http::status::not_modified) response.content_length(boost::none);
    stream_.expires_after(request_time);
    if (head) {
      const http::response<http::empty_body> bare(response.base());
      const auto [failed, size] = co_await http::async_write(stream_, bare, quiet);
      co_return !failed && more;
    }
    const auto [failed, size] = co_await http::async_write(stream_, response, quiet);
    co_return !failed && more;
  }

  std::optional<Answer> objection_to_socket(const HttpRequest& request, const Target& target) {
    if (shared_.stopping) return stopping();
    if (auto refused = objection_to_host(request, target)) return refused;
    if (!shared_.requests.take(address_, shared_.loop.now())) {
      shared_.metrics.count(Excess::upgrade_rate);
      return too_many_requests();
    }
    if (!may_speak(request, shared_.settings)) {
      return refusal(403, "bad_origin", say::foreign_connection());
    }
    if (shared_.metrics.connections < shared_.settings.connections) return std::nullopt;
    shared_.metrics.count(Excess::connections);
    return refusal(503, "too_many", say::server_full());
  }

  asio::awaitable<void> upgrade(const HttpRequest& request) {
    const Target target = read_target(plain(request.target()));
    constexpr std::string_view prefix = "/ws/";
    const std::string id =
        target.path.starts_with(prefix) ? target.path.substr(prefix.size()) : std::string();
    Answer found;
    if (auto refused = objection_to_socket(request, target)) {
      found = *std::move(refused);
    } else {
      const auto waiter = std::make_shared<Waiter>(stream_.get_executor());
      shared_.hall.find(id, [waiter, &shared = shared_](const Found& found) {
        waiter->answer(answer_at_door(found, shared));
      });
      found = co_await waiter->wait();
    }
    if (found.status != 200) {
      HttpResponse response = respond(request, std::move(found));
      co_await send(std::move(response), false);
      co_return;
    }
    stream_.expires_never();
    const Caller caller{address_, id, token_of(request), after_in(target.query)};
    co_await attend_socket(std::move(stream_), request, caller, shared_);
  }

  beast::tcp_stream stream_;
  beast::flat_buffer buffer_{most_unread_bytes};
  Shared& shared_;
  std::string peer_;     // whose connection it is
  std::string address_;  // who asks, as it is counted
  Door door_;
  Gauged open_;
};

/// Whose connection it is, made fit for short messages; nothing where it has gone already.
std::optional<std::string> peer_of(tcp::socket& socket) {
  beast::error_code code;
  const auto remote = socket.remote_endpoint(code);
  if (code) return std::nullopt;
  static_cast<void>(socket.set_option(tcp::no_delay(true), code));
  return remote.address().to_string();
}

}  // namespace

asio::awaitable<void> attend(tcp::socket socket, Shared& shared) {
  const auto found = peer_of(socket);
  if (!found) co_return;
  const std::string& peer = *found;
  const auto& proxies = shared.settings.trusted_proxies;
  // A proxy has everybody's connections.
  const bool counted = std::ranges::find(proxies, peer) == proxies.end();
  const std::string address = counted_as(peer);
  if (counted && !shared.census.enter(address)) {
    shared.metrics.count(Excess::connections_of_address);
    beast::tcp_stream stream(std::move(socket));
    stream.expires_after(parting_time);
    HttpResponse response = made_for_nobody(
        refusal(429, "too_many", say::connections_limit(shared.settings.connections_per_address)));
    response.prepare_payload();
    co_await http::async_write(stream, response, quiet);
    co_await part(stream);
    co_return;
  }
  std::optional<Census::Place> place;
  if (counted) place.emplace(shared.census, address);
  Connection connection(std::move(socket), shared, peer, Door::people);
  co_await connection.run();
}

asio::awaitable<void> attend_operator(tcp::socket socket, Shared& shared) {
  const auto peer = peer_of(socket);
  if (!peer) co_return;
  const Gauged open(shared.metrics.metrics_connections);
  Connection connection(std::move(socket), shared, *peer, Door::operators);
  co_await connection.run();
}

}  // namespace parlor::server
