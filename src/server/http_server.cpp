#include <array>
#include <chrono>
#include <csignal>
#include <deque>
#include <memory>
#include <unordered_map>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <sys/resource.h>

#include "core/words.h"
#include "fair/seed.h"
#include "server/api.h"
#include "server/back_room.h"
#include "server/files.h"
#include "server/http_parts.h"
#include "server/limits.h"
#include "server/live.h"
#include "server/log.h"
#include "server/port_refusal.h"
#include "server/serve.h"
#include "wire/json.h"

/// The only unit that includes Beast, which is slow to compile: HTTP and WebSocket at their edge,
/// plain calls to the hall and the API behind it.
namespace parlor::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using asio::ip::tcp;
using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

constexpr auto quiet = asio::as_tuple(asio::use_awaitable);
constexpr std::size_t most_header_bytes = std::size_t{16} * 1024;
constexpr std::size_t most_queued = 1024;
constexpr std::size_t most_queued_bytes = std::size_t{4} * 1024 * 1024;
constexpr std::size_t most_drained_bytes = std::size_t{1024} * 1024;
constexpr int patience = 200;  // messages over the limit before the connection is closed
constexpr auto request_time = 30s;
constexpr auto parting_time = 2s;
constexpr auto longest_stop = 3s;

using HttpRequest = http::request<http::string_body>;
using HttpResponse = http::response<http::string_body>;

class AsioLoop final : public Loop {
 public:
  explicit AsioLoop(asio::io_context& context) : context_(context) {}
  void post(std::function<void()> work) override { asio::post(context_, std::move(work)); }
  void after(std::int64_t millis, std::function<void()> work) override {
    auto timer = std::make_shared<asio::steady_timer>(context_, std::chrono::milliseconds(millis));
    timer->async_wait([timer, work = std::move(work)](const boost::system::error_code& code) {
      if (!code) work();
    });
  }
  [[nodiscard]] std::int64_t now() const override {
    return std::chrono::duration_cast<std::chrono::milliseconds>(
               std::chrono::system_clock::now().time_since_epoch())
        .count();
  }

 private:
  asio::io_context& context_;
};

/// How many connections each address has.
class Census {
 public:
  explicit Census(int most) : most_(most) {}
  bool enter(const std::string& address) {
    int& count = counts_[address];
    if (count >= most_) return false;
    ++count;
    return true;
  }
  void leave(const std::string& address) {
    const auto found = counts_.find(address);
    if (found != counts_.end() && --found->second == 0) counts_.erase(found);
  }

 private:
  int most_;
  std::unordered_map<std::string, int> counts_;
};

/// What all connections share.
struct Shared {
  const Settings& settings;
  Loop& loop;
  Hall& hall;
  Api& api;
  const Files& files;
  Metrics& metrics;
  const store::EventStore& store;
  Census census;
  Buckets requests;
  Buckets new_tables;
  bool stopping = false;
};

/// One WebSocket. Messages are written one after the other; who reads too slowly is let go.
class Socket final : public Guest, public std::enable_shared_from_this<Socket> {
 public:
  Socket(beast::tcp_stream stream, Shared& shared, std::string address)
      : stream_(std::move(stream)),
        shared_(shared),
        address_(std::move(address)),
        messages_(shared.settings.messages_per_second, 2.0 * shared.settings.messages_per_second) {}

  void tell(Text message) override {
    if (closing_) return;
    queued_bytes_ += message->size();
    queue_.push_back(std::move(message));
    if (queue_.size() > most_queued || queued_bytes_ > most_queued_bytes) {
      closing_ = true;
      ++shared_.metrics.limited;
      beast::get_lowest_layer(stream_).cancel();
      return;
    }
    write();
  }

  void close(std::string_view code, std::string_view sentence) override {
    if (closing_) return;
    tell(std::make_shared<const std::string>(wire::json::serialize(wire::json::object{
        {"type", "closing"}, {"code", wire::text(code)}, {"sentence", wire::text(sentence)}})));
    reason_ = code == "stopping" ? websocket::close_code::going_away
                                 : websocket::close_code::policy_error;
    closing_ = true;
    write();
  }

  asio::awaitable<void> run(const HttpRequest& request, std::optional<std::int64_t> after,
                            std::string secret) {
    auto timeout = websocket::stream_base::timeout::suggested(beast::role_type::server);
    timeout.idle_timeout = std::chrono::seconds(shared_.settings.idle_seconds);
    timeout.keep_alive_pings = true;
    stream_.set_option(timeout);
    stream_.read_message_max(static_cast<std::size_t>(shared_.settings.message_bytes));
    stream_.auto_fragment(false);
    stream_.text(true);
    const auto [failed] = co_await stream_.async_accept(request, quiet);
    if (failed) co_return;
    ++shared_.metrics.connections;
    shared_.hall.enter(shared_from_this(), after, secret, [](bool) {});
    co_await listen();
    closing_ = true;
    shared_.hall.leave(shared_from_this());
    --shared_.metrics.connections;
  }

 private:
  asio::awaitable<void> listen() {
    beast::flat_buffer buffer;
    while (true) {
      const auto [failed, size] = co_await stream_.async_read(buffer, quiet);
      if (failed) co_return;
      if (closing_) {
        buffer.consume(size);
        continue;
      }
      if (!stream_.got_text()) {
        close("bad_message", "Messages are JSON text, not binary.");
      } else if (messages_.take(shared_.loop.now())) {
        const auto data = buffer.data();
        shared_.hall.hear(shared_from_this(), {static_cast<const char*>(data.data()), size});
      } else {
        too_fast();
      }
      buffer.consume(size);
      if (buffer.capacity() > 4096) buffer = beast::flat_buffer();
    }
  }

  void too_fast() {
    ++shared_.metrics.limited;
    if (++over_limit_ > patience) {
      return close("too_fast", "Far too many messages: connect again and say less.");
    }
    tell(std::make_shared<const std::string>(
        cat(R"({"type":"refused","id":0,"code":"too_fast","sentence":"At most )",
            shared_.settings.messages_per_second, R"( messages a second.","clause":""})")));
  }

  void write() {
    if (writing_) return;
    if (queue_.empty()) {
      if (closing_ && !closed_) {
        closed_ = true;
        stream_.async_close(reason_, [self = shared_from_this()](const beast::error_code&) {});
      }
      return;
    }
    writing_ = true;
    stream_.async_write(asio::buffer(*queue_.front()),
                        [self = shared_from_this()](const beast::error_code& code, std::size_t) {
                          self->writing_ = false;
                          self->queued_bytes_ -= self->queue_.front()->size();
                          self->queue_.pop_front();
                          if (!code) self->write();
                        });
  }

  websocket::stream<beast::tcp_stream> stream_;
  Shared& shared_;
  std::string address_;
  Bucket messages_;
  std::deque<Text> queue_;
  std::size_t queued_bytes_ = 0;
  int over_limit_ = 0;
  websocket::close_code reason_ = websocket::close_code::going_away;
  bool writing_ = false;
  bool closing_ = false;
  bool closed_ = false;
};

std::string_view plain(beast::string_view text) { return {text.data(), text.size()}; }

std::string token_of(const HttpRequest& request) {
  return token_in(plain(request[http::field::cookie]));
}

bool may_speak(const HttpRequest& request, const Settings& settings) {
  return origin_is_fine(plain(request[http::field::origin]), plain(request[http::field::host]),
                        settings.origins);
}

void add_headers(HttpResponse& response) {
  response.set(http::field::server, "Parlor");
  response.set("X-Content-Type-Options", "nosniff");
  response.set("Referrer-Policy", "no-referrer");
  response.set("Cross-Origin-Opener-Policy", "same-origin");
  response.set("Cross-Origin-Resource-Policy", "same-origin");
  response.set("Content-Security-Policy",
               "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
               "style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; "
               "media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
               "base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
}

HttpResponse made(const HttpRequest& request, Answer answer) {
  HttpResponse response{static_cast<http::status>(answer.status), request.version()};
  add_headers(response);
  response.set(http::field::content_type, answer.type);
  response.set(http::field::cache_control, "no-store");
  response.keep_alive(request.keep_alive());
  response.body() = std::move(answer.body);
  return response;
}

HttpResponse made(const HttpRequest& request, const File& file) {
  HttpResponse response{http::status::ok, request.version()};
  add_headers(response);
  response.set(http::field::content_type, file.type);
  response.set(http::field::etag, file.tag);
  response.set(http::field::vary, "Accept-Encoding");
  response.set(http::field::cache_control,
               file.lasting ? "public, max-age=31536000, immutable" : "no-cache");
  response.keep_alive(request.keep_alive());
  if (plain(request[http::field::if_none_match]) == file.tag) {
    response.result(http::status::not_modified);
    return response;
  }
  const bool packed =
      !file.packed.empty() &&
      plain(request[http::field::accept_encoding]).find("gzip") != std::string_view::npos;
  if (packed) response.set(http::field::content_encoding, "gzip");
  response.body() = packed ? file.packed : file.body;
  return response;
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

/// An answer to what could not be read as a request.
HttpResponse made_for_nobody(Answer answer) {
  HttpRequest nothing;
  nothing.keep_alive(false);
  return made(nothing, std::move(answer));
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
    if (!answer_) co_return refusal(503, "stopping", "The server is too busy: try again.");
    co_return *std::move(answer_);
  }

 private:
  asio::steady_timer timer_;
  std::optional<Answer> answer_;
};

/// One HTTP connection, until it closes or becomes a WebSocket.
class Connection {
 public:
  Connection(tcp::socket socket, Shared& shared, std::string address)
      : stream_(std::move(socket)), shared_(shared), address_(std::move(address)) {}

  asio::awaitable<void> run() {
    while (!shared_.stopping) {
      http::request_parser<http::string_body> parser;
      parser.header_limit(most_header_bytes);
      parser.body_limit(static_cast<std::uint64_t>(shared_.settings.body_bytes));
      beast::error_code failed;
      bool late = false;
      {
        stream_.expires_never();
        const Deadline deadline(stream_, std::chrono::seconds(shared_.settings.idle_seconds));
        const auto [code, size] = co_await http::async_read(stream_, buffer_, parser, quiet);
        failed = code;
        late = deadline.passed();
      }
      if (failed) {
        auto reason = objection_to_reading(failed, late && parser.got_some());
        if (reason) {
          ++shared_.metrics.limited;
          HttpResponse response = made_for_nobody(*std::move(reason));
          co_await send(std::move(response), false);
        }
        break;
      }
      const HttpRequest request = parser.release();
      ++shared_.metrics.requests;
      if (websocket::is_upgrade(request)) {
        co_await upgrade(request);
        co_return;
      }
      if (!co_await answer(request)) break;
    }
    co_await part(stream_);
  }

 private:
  // g++ 12 destroys some temporaries of an expression with co_await in it twice: whatever is
  // awaited here gets named values.
  asio::awaitable<bool> answer(const HttpRequest& request) {
    const Target target = read_target(plain(request.target()));
    const bool head = request.method() == http::verb::head;
    HttpResponse response;
    if (target.path.starts_with("/api/")) {
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
      return refusal(
          408, "too_slow",
          cat("A request has to be whole within ", shared_.settings.idle_seconds, " seconds."));
    }
    if (failed == http::error::body_limit) {
      return refusal(413, "too_large",
                     cat("A request has at most ", shared_.settings.body_bytes, " bytes."));
    }
    if (failed == http::error::header_limit) {
      return refusal(431, "too_large",
                     cat("The head of a request has at most ", most_header_bytes, " bytes."));
    }
    const bool left =
        failed == http::error::end_of_stream || failed == http::error::partial_message;
    if (left || failed.category() != http::make_error_code(http::error::bad_method).category()) {
      return std::nullopt;
    }
    return refusal(400, "bad_request", cat("This is no HTTP request: ", failed.message(), '.'));
  }

  [[nodiscard]] HttpResponse plain_answer(const HttpRequest& request, const Target& target) const {
    if (target.path == "/healthz") return made(request, {200, "text/plain", "ok\n"});
    if (target.path == "/metrics") {
      return made(request, {200, "text/plain; version=0.0.4",
                            exposition(shared_.metrics, shared_.store.figures())});
    }
    if (request.method() != http::verb::get && request.method() != http::verb::head) {
      return made(request, refusal(405, "bad_request", "Files can only be read."));
    }
    const File* file = shared_.files.find(target.path);
    if (file == nullptr) {
      return made(request, refusal(404, "bad_request", "There is no such file."));
    }
    return made(request, *file);
  }

  /// What stands in the way of a request to the API.
  std::optional<Answer> objection(const HttpRequest& request, const Target& target) {
    const std::int64_t now = shared_.loop.now();
    if (!shared_.requests.take(address_, now)) {
      ++shared_.metrics.limited;
      return refusal(429, "too_many",
                     cat("At most ", shared_.settings.requests_per_second,
                         " requests a second from one address."));
    }
    const bool post = request.method() == http::verb::post;
    if (post && !may_speak(request, shared_.settings)) {
      return refusal(403, "bad_origin", "This request comes from another site's page.");
    }
    if (post && target.path == "/api/tables" && !shared_.new_tables.take(address_, now)) {
      ++shared_.metrics.limited;
      return refusal(
          429, "too_many",
          cat("At most ", shared_.settings.tables_per_hour, " tables an hour from one address."));
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
                          address_};
      shared_.api.handle(asked, [waiter](Answer told) { waiter->answer(std::move(told)); });
      answer = co_await waiter->wait();
    }
    HttpResponse response = made(request, std::move(answer));
    if (token_of(request).empty()) {
      response.set(http::field::set_cookie,
                   cat("parlor=", fair::random_token(),
                       "; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax"));
    }
    co_return response;
  }

  asio::awaitable<bool> send(HttpResponse response, bool head) {
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

  std::optional<Answer> objection_to_socket(const HttpRequest& request) {
    if (!may_speak(request, shared_.settings)) {
      return refusal(403, "bad_origin", "This connection comes from another site's page.");
    }
    if (shared_.metrics.connections < shared_.settings.connections) return std::nullopt;
    ++shared_.metrics.limited;
    return refusal(503, "too_many", "The server is full: try again later.");
  }

  asio::awaitable<void> upgrade(const HttpRequest& request) {
    const Target target = read_target(plain(request.target()));
    constexpr std::string_view prefix = "/ws/";
    const std::string id =
        target.path.starts_with(prefix) ? target.path.substr(prefix.size()) : std::string();
    Answer found;
    if (auto refused = objection_to_socket(request)) {
      found = *std::move(refused);
    } else {
      const auto waiter = std::make_shared<Waiter>(stream_.get_executor());
      shared_.hall.find(id, [waiter](const LivePtr& live) {
        waiter->answer(live ? Answer{}
                            : refusal(404, "no_such_table",
                                      "There is no such table: the link may be cut or old."));
      });
      found = co_await waiter->wait();
    }
    if (found.status != 200) {
      HttpResponse response = made(request, std::move(found));
      co_await send(std::move(response), false);
      co_return;
    }
    stream_.expires_never();
    const auto socket = std::make_shared<Socket>(std::move(stream_), shared_, address_);
    socket->table = id;
    const std::optional<std::int64_t> after = after_in(target.query);
    std::string secret = token_of(request);
    co_await socket->run(request, after, std::move(secret));
  }

  beast::tcp_stream stream_;
  beast::flat_buffer buffer_;
  Shared& shared_;
  std::string address_;
};

asio::awaitable<void> attend(tcp::socket socket, Shared& shared) {
  beast::error_code code;
  const auto remote = socket.remote_endpoint(code);
  if (code) co_return;
  static_cast<void>(socket.set_option(tcp::no_delay(true), code));
  const std::string address = counted_as(remote.address().to_string());
  if (!shared.census.enter(address)) {
    ++shared.metrics.limited;
    beast::tcp_stream stream(std::move(socket));
    stream.expires_after(parting_time);
    HttpResponse response =
        made_for_nobody(refusal(429, "too_many",
                                cat("At most ", shared.settings.connections_per_address,
                                    " connections from one address.")));
    response.prepare_payload();
    co_await http::async_write(stream, response, quiet);
    co_await part(stream);
    co_return;
  }
  {
    Connection connection(std::move(socket), shared, address);
    co_await connection.run();
  }
  shared.census.leave(address);
}

asio::awaitable<void> welcome_all(tcp::acceptor& acceptor, Shared& shared) {
  while (acceptor.is_open()) {
    auto [failed, socket] = co_await acceptor.async_accept(quiet);
    if (failed == asio::error::operation_aborted) co_return;
    if (failed) {
      // Out of file descriptors: those who are here go on, and others come when some have left.
      asio::steady_timer pause(acceptor.get_executor(), 100ms);
      co_await pause.async_wait(quiet);
      continue;
    }
    asio::co_spawn(acceptor.get_executor(), attend(std::move(socket), shared), asio::detached);
  }
}

/// Everybody has been told to leave: who does not is not waited for long.
void stop_when_empty(asio::io_context& context, Loop& loop, const Metrics& metrics,
                     Clock::time_point end) {
  if (metrics.connections == 0 || Clock::now() >= end) return context.stop();
  loop.after(20,
             [&context, &loop, &metrics, end] { stop_when_empty(context, loop, metrics, end); });
}

void raise_file_limit() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

}  // namespace

std::optional<Error> serve(const Settings& settings, const std::string& version,
                           const std::function<void(std::uint16_t)>& ready) {
  set_log_level(settings.log);
  raise_file_limit();
  asio::io_context context(1);
  AsioLoop loop(context);
  Metrics metrics;
  Hall* hall_to_tell = nullptr;
  auto store = store::EventStore::open(settings.db, fair::random_id(8), [&](store::Notice notice) {
    loop.post([&hall_to_tell, notice = std::move(notice)] {
      if (hall_to_tell != nullptr) hall_to_tell->heard(notice);
    });
  });
  if (!store) return store.error();
  BotPool bots(settings.bot_threads, settings.bot_think);
  Hall hall(loop, **store, bots, settings, metrics);
  hall_to_tell = &hall;
  BackRoom back_room(loop);
  Api api(hall, back_room, settings, version);
  const Files files(settings.web);
  const double tables = settings.tables_per_hour;
  Shared shared{settings,
                loop,
                hall,
                api,
                files,
                metrics,
                **store,
                Census(settings.connections_per_address),
                Buckets(settings.requests_per_second, 4.0 * settings.requests_per_second),
                Buckets(tables / 3600, tables)};
  boost::system::error_code unreadable;
  const auto address = asio::ip::make_address(settings.address, unreadable);
  if (unreadable) {
    return Error{cat('"', settings.address,
                     "\" is no IP address: 127.0.0.1 is this machine, 0.0.0.0 all its networks.")};
  }
  tcp::acceptor acceptor(context);
  try {
    const tcp::endpoint endpoint(address, settings.port);
    acceptor.open(endpoint.protocol());
    acceptor.set_option(tcp::acceptor::reuse_address(true));
    acceptor.bind(endpoint);
    acceptor.listen(4096);
  } catch (const boost::system::system_error& error) {
    return Error{port_refusal(settings, error.code())};
  }
  asio::co_spawn(context, welcome_all(acceptor, shared), asio::detached);
  asio::signal_set signals(context, SIGINT, SIGTERM);
  signals.async_wait([&](const boost::system::error_code& code, int) {
    if (code) return;
    log_info("stopping");
    shared.stopping = true;
    acceptor.close();
    hall.take_no_more();
    bots.stop();
    // What has been taken is made durable and acknowledged before anybody is sent away.
    (*store)->stop();
    asio::post(context, [&] {
      hall.close_all();
      stop_when_empty(context, loop, metrics, Clock::now() + longest_stop);
    });
  });
  hall.wake_unfinished();
  hall.meet_peers();
  log_info("serving", {{"port", std::to_string(acceptor.local_endpoint().port())}});
  api.open_at(network_addresses(settings, acceptor.local_endpoint().port()));
  ready(acceptor.local_endpoint().port());
  context.run();
  back_room.stop();
  bots.stop();
  (*store)->stop();
  return std::nullopt;
}

}  // namespace parlor::server
