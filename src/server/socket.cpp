#include "server/socket.h"

#include <algorithm>
#include <chrono>
#include <deque>
#include <memory>
#include <utility>

#include <boost/beast/websocket.hpp>

#include "core/words.h"
#include "fair/seed.h"
#include "server/messages.h"
#include "wire/server_message.h"

namespace parlor::server {
namespace {

namespace websocket = beast::websocket;

constexpr std::size_t most_queued = 1024;
constexpr std::size_t most_queued_bytes = std::size_t{4} * 1024 * 1024;
constexpr std::uint64_t shortest_return = 200;
constexpr std::uint64_t longest_return = 10'000;
constexpr int patience = 200;  // messages over the limit before the connection is closed

/// One WebSocket. Messages are written one after the other; who reads too slowly is let go.
class Socket final : public Guest, public std::enable_shared_from_this<Socket> {
 public:
  Socket(beast::tcp_stream stream, Shared& shared, std::string address)
      : stream_(std::move(stream)),
        shared_(shared),
        unsent_(shared.memory, std::move(address)),
        messages_(shared.settings.messages_per_second, 2.0 * shared.settings.messages_per_second) {}

  void tell(Text message) override {
    if (closing_) return;
    if (queue_.size() >= most_queued || unsent_.bytes() + message->size() > most_queued_bytes) {
      return let_go(Excess::queue_of_socket);
    }
    if (!unsent_.add(message->size())) return let_go(Excess::memory);
    queue_.push_back(std::move(message));
    write();
  }

  void close(std::string_view code, Message why) override {
    if (closing_) return;
    const bool stopping = code == "stopping";
    wire::from_server::Closing message{std::string(code), std::move(why)};
    if (stopping) message.again = pause_before_return();
    say(message);
    reason_ = stopping ? websocket::close_code::going_away : websocket::close_code::policy_error;
    closing_ = true;
    write();
  }

  asio::awaitable<void> run(const HttpRequest& request, std::optional<std::int64_t> after,
                            const std::string& secret) {
    auto timeout = websocket::stream_base::timeout::suggested(beast::role_type::server);
    timeout.idle_timeout = std::chrono::seconds(shared_.settings.idle_seconds);
    timeout.keep_alive_pings = true;
    stream_.set_option(timeout);
    stream_.read_message_max(static_cast<std::size_t>(shared_.settings.message_bytes));
    stream_.auto_fragment(false);
    stream_.text(true);
    const auto [failed] = co_await stream_.async_accept(request, quiet);
    if (failed) co_return;
    const Visit visit(*this);
    shared_.hall.enter(shared_from_this(), after, secret, [](bool) {});
    co_await listen();
  }

 private:
  /// Counted, and missed afterwards, however it ends.
  class Visit {
   public:
    explicit Visit(Socket& socket) : socket_(socket) { ++socket_.shared_.metrics.connections; }
    Visit(const Visit&) = delete;
    Visit& operator=(const Visit&) = delete;
    ~Visit() {
      socket_.closing_ = true;
      socket_.shared_.hall.leave(socket_.shared_from_this());
      --socket_.shared_.metrics.connections;
    }

   private:
    Socket& socket_;
  };

  /// Milliseconds: not all of many come to another server at the same moment.
  [[nodiscard]] std::uint64_t pause_before_return() const {
    const auto all = static_cast<std::uint64_t>(shared_.metrics.connections.load());
    return fair::random_number() % std::clamp(all, shortest_return, longest_return);
  }

  /// Nothing can be told to who does not read: what waits for them is dropped but for what is being
  /// written.
  void let_go(Excess limit) {
    closing_ = true;
    shared_.metrics.count(limit);
    while (queue_.size() > (writing_ ? 1 : 0)) {
      unsent_.remove(queue_.back()->size());
      queue_.pop_back();
    }
    beast::get_lowest_layer(stream_).cancel();
  }

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
        close("bad_message", say::not_binary());
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

  void say(const wire::ServerMessage& message) {
    tell(std::make_shared<const std::string>(wire::server_message_text(message)));
  }

  void too_fast() {
    shared_.metrics.count(Excess::message_rate);
    Metrics::count(shared_.metrics.refused_commands, "too_fast");
    if (++over_limit_ > patience) {
      return close("too_fast", say::far_too_many());
    }
    say(wire::from_server::Refused{
        0, {"too_fast", say::messages_rate(shared_.settings.messages_per_second), {}}});
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
                          self->unsent_.remove(self->queue_.front()->size());
                          self->queue_.pop_front();
                          if (!code) self->write();
                        });
  }

  websocket::stream<beast::tcp_stream> stream_;
  Shared& shared_;
  Hold unsent_;
  Bucket messages_;
  std::deque<Text> queue_;
  int over_limit_ = 0;
  websocket::close_code reason_ = websocket::close_code::going_away;
  bool writing_ = false;
  bool closing_ = false;
  bool closed_ = false;
};

}  // namespace

asio::awaitable<void> attend_socket(beast::tcp_stream stream, const HttpRequest& request,
                                    const Caller& caller, Shared& shared) {
  const auto socket = std::make_shared<Socket>(std::move(stream), shared, caller.address);
  socket->table = caller.table;
  socket->address = caller.address;
  co_await socket->run(request, caller.after, caller.secret);
}

}  // namespace parlor::server
