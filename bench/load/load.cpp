#include "load.h"

#include <algorithm>
#include <chrono>
#include <map>
#include <memory>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>

#include "core/random.h"
#include "core/words.h"
#include "fair/dice.h"
#include "games/list.h"
#include "wire/record_json.h"

namespace parlor::load {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
namespace json = boost::json;
using asio::ip::tcp;
using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

constexpr auto quiet = asio::as_tuple(asio::use_awaitable);

double millis_since(Clock::time_point then) {
  return std::chrono::duration<double, std::milli>(Clock::now() - then).count();
}

/// A server, looked up once.
struct Place {
  std::string host;
  tcp::endpoint endpoint;
};

Result<Place> place_of(const std::string& server) {
  const std::size_t colon = std::min(server.rfind(':'), server.size());
  const auto port =
      whole_number(std::string_view(server).substr(std::min(colon + 1, server.size())));
  if (colon == 0 || !port || *port < 1 || *port > 65535) {
    return Error{cat('"', server, "\" is no server: give HOST:PORT, with commas between several.")};
  }
  std::string host = server.substr(0, colon);
  if (host.starts_with('[') && host.ends_with(']')) host = host.substr(1, host.size() - 2);
  asio::io_context context;
  tcp::resolver resolver(context);
  beast::error_code code;
  const auto found = resolver.resolve(host, std::to_string(*port), code);
  if (code || found.empty()) {
    return Error{cat("There is no machine called ", host, ": is its name right?")};
  }
  // A machine's name may stand for both kinds of address; ours listens on the older one.
  const auto older = std::ranges::find_if(
      found, [](const auto& each) { return each.endpoint().address().is_v4(); });
  return Place{host, older == found.end() ? found.begin()->endpoint() : older->endpoint()};
}

/// The number after a marker, without reading the whole message; -1 where there is none.
std::int64_t number_after(std::string_view text, std::string_view marker) {
  const std::size_t at = text.find(marker);
  if (at == std::string_view::npos) return -1;
  std::int64_t number = 0;
  bool any = false;
  for (std::size_t i = at + marker.size(); i < text.size() && text[i] >= '0' && text[i] <= '9';
       ++i) {
    number = number * 10 + (text[i] - '0');
    any = true;
  }
  return any ? number : -1;
}

/// The text between a marker and the next quote.
std::string text_after(std::string_view text, std::string_view marker) {
  const std::size_t at = text.find(marker);
  if (at == std::string_view::npos) return {};
  const std::size_t from = at + marker.size();
  return std::string(text.substr(from, text.find('"', from) - from));
}

/// One table of the run.
struct Party {
  std::string id;
  AnyGame game;
  std::vector<int> seats;
  std::optional<Clock::time_point> next_play;        // not before
  std::map<std::int64_t, std::string> acknowledged;  // plays by event number
  bool over = false;
};

struct Run {
  explicit Run(const LoadOptions& wanted) : options(wanted) {}

  [[nodiscard]] const Place& place(std::size_t which) const {
    return places[which % places.size()];
  }

  const LoadOptions& options;
  std::vector<Place> places;  // of the servers
  asio::io_context context{1};
  LoadReport report;
  std::vector<double> latencies;
  std::vector<std::unique_ptr<Party>> parties;
  Random random{1};
  int playing = 0;  // players and spectators that are not done
  bool stopping = false;
  Clock::time_point begin = Clock::now();
};

asio::awaitable<Result<std::string>> request(Run& run, std::size_t which, http::verb verb,
                                             std::string path, std::string body) {
  const Place& place = run.place(which);
  beast::tcp_stream stream(run.context);
  stream.expires_after(20s);
  const auto [refused] = co_await stream.async_connect(place.endpoint, quiet);
  if (refused) co_return Error{refused.message()};
  http::request<http::string_body> asked{verb, path, 11};
  asked.set(http::field::host, place.host);
  asked.body() = std::move(body);
  asked.prepare_payload();
  const auto [unsent, sent] = co_await http::async_write(stream, asked, quiet);
  if (unsent) co_return Error{unsent.message()};
  beast::flat_buffer buffer;
  http::response_parser<http::string_body> parser;
  parser.body_limit(std::uint64_t{64} * 1024 * 1024);
  const auto [unread, got] = co_await http::async_read(stream, buffer, parser, quiet);
  if (unread) co_return Error{unread.message()};
  if (parser.get().result_int() >= 300) {
    co_return Error{cat(parser.get().result_int(), ' ', parser.get().body())};
  }
  co_return parser.get().body();
}

/// Asks until there is an answer: the server may be away for a while.
asio::awaitable<std::string> fetch_with_retries(Run& run, std::size_t which, http::verb verb,
                                                std::string path, std::string body) {
  for (int attempt = 0; attempt < 100; ++attempt) {
    auto answer =
        co_await request(run, which + static_cast<std::size_t>(attempt), verb, path, body);
    if (answer) co_return *answer;
    asio::steady_timer pause(run.context, 200ms);
    co_await pause.async_wait(quiet);
  }
  co_return std::string();
}

/// Somebody at a table: a player with a seat, or a spectator.
class Client : public std::enable_shared_from_this<Client> {
 public:
  Client(Run& run, Party& party, int seat, std::size_t server)
      : run_(run), party_(party), seat_(seat), server_(server), token_(fair::random_token()) {}

  asio::awaitable<void> live() {
    const auto self = shared_from_this();
    bool first = true;
    while (!run_.stopping && !done_) {
      if (!first) {
        ++run_.report.reconnects;
        asio::steady_timer pause(run_.context,
                                 std::chrono::milliseconds(50 + run_.random.below(150)));
        co_await pause.async_wait(quiet);
      }
      first = false;
      co_await connect();
      ++server_;
    }
    --run_.playing;
  }
  void stop() {
    if (stream_) beast::get_lowest_layer(*stream_).cancel();
  }

 private:
  asio::awaitable<void> connect() {
    const Place& place = run_.place(server_);
    stream_ = std::make_unique<websocket::stream<beast::tcp_stream>>(run_.context);
    writing_ = false;
    queue_.clear();
    asked_.clear();
    asked_at_ = -1;
    ++life_;
    beast::error_code code;
    beast::get_lowest_layer(*stream_).expires_after(10s);
    const auto [refused] =
        co_await beast::get_lowest_layer(*stream_).async_connect(place.endpoint, quiet);
    if (refused) co_return;
    static_cast<void>(
        beast::get_lowest_layer(*stream_).socket().set_option(tcp::no_delay(true), code));
    beast::get_lowest_layer(*stream_).expires_after(10s);
    stream_->set_option(websocket::stream_base::decorator([this](websocket::request_type& asked) {
      asked.set(http::field::cookie, cat("parlor=", token_));
    }));
    const std::string target =
        last_ < 0 ? cat("/ws/", party_.id) : cat("/ws/", party_.id, "?after=", last_);
    const auto [unwelcome] = co_await stream_->async_handshake(place.host, target, quiet);
    if (unwelcome) co_return;
    beast::get_lowest_layer(*stream_).expires_never();
    stream_->text(true);
    stream_->auto_fragment(false);
    beast::flat_buffer buffer;
    while (!done_ && !run_.stopping) {
      const auto [failed, size] = co_await stream_->async_read(buffer, quiet);
      if (failed) co_return;
      const auto data = buffer.data();
      hear({static_cast<const char*>(data.data()), size});
      buffer.consume(size);
    }
  }

  void hear(std::string_view text) {
    if (text.starts_with(R"({"type":"done")")) return acknowledged(text);
    if (text.starts_with(R"({"type":"refused")")) return refused(text);
    const bool welcome = text.starts_with(R"({"type":"welcome")");
    const bool news = welcome || text.starts_with(R"({"type":"events")") ||
                      text.starts_with(R"({"type":"state")");
    if (!news) return;
    const std::size_t at = text.rfind(R"("now":{"n":)");
    if (at == std::string_view::npos) return;
    const std::string_view now = text.substr(at);
    last_ = number_after(now, R"("now":{"n":)");
    if (now.find(R"("phase":"over")") != std::string_view::npos) {
      done_ = true;
      if (!party_.over) ++run_.report.games_over;
      party_.over = true;
      beast::get_lowest_layer(*stream_).cancel();
      return;
    }
    if (seat_ < 0) return;
    if (welcome) sit_down(text.starts_with(R"({"type":"welcome","you":[])"));
    if (now.find(R"("phase":"revealing")") != std::string_view::npos) return reveal();
    if (number_after(now, R"("actor":{"seat":)") != seat_) return;
    if (now.find(R"("phase":"playing")") == std::string_view::npos || asked_at_ == last_ ||
        asked_.contains(last_ + 1)) {
      return;
    }
    asked_at_ = last_;
    // The server throws by itself, as everybody has asked it to.
    if (now.find(R"("must":"throw")") != std::string_view::npos) return;
    play(text_after(now, R"("position":")"));
  }

  /// Also on coming back: either wish may have been lost with a server that died.
  void sit_down(bool stands) {
    if (stands) {
      say(cat(R"({"do":"sit","id":-2,"seat":)", seat_, R"(,"name":"Player )", seat_,
              R"(","text_commitment":")", fair::text_commitment(party_.id, Seat(seat_), token_),
              R"("})"));
    }
    say(R"({"do":"auto","id":-3,"throw":true,"forced":false})");
  }

  /// Once a connection: it is told again of every text that another reveals.
  void reveal() {
    if (revealed_in_life_ == life_) return;
    revealed_in_life_ = life_;
    say(cat(R"({"do":"reveal","id":-4,"seat":)", seat_, R"(,"text":")", token_, R"("})"));
  }

  void play(const std::string& position) {
    const auto state = party_.game->read_position(position);
    if (!state) return;
    play_ = party_.game->simple_choice(*state, run_.random);
    // Tables are made together, but people are not in step: each begins at a moment of its own.
    if (!party_.next_play) party_.next_play = Clock::now() + some_part_of(run_.options.pace);
    if (*party_.next_play <= Clock::now()) return send_play();
    const auto timer = std::make_shared<asio::steady_timer>(run_.context, *party_.next_play);
    timer->async_wait([self = shared_from_this(), timer, number = last_, life = life_](auto code) {
      // A play that was meant for a connection that broke is thought about anew.
      const bool still = self->last_ == number && self->life_ == life && !self->run_.stopping;
      if (!code && still) self->send_play();
    });
  }

  [[nodiscard]] std::chrono::milliseconds some_part_of(int millis) {
    return std::chrono::milliseconds(
        millis == 0 ? 0 : run_.random.below(static_cast<std::uint32_t>(millis)));
  }

  void send_play() {
    const auto now = Clock::now();
    party_.next_play =
        std::max(*party_.next_play, now - 1s) + std::chrono::milliseconds(run_.options.pace);
    // The number of the event it will be is its id: answers may come after the next play is out.
    asked_[last_ + 1] = {play_, now};
    say(cat(R"({"do":"play","id":)", last_ + 1, R"(,"n":)", last_, R"(,"play":)",
            json::serialize(json::string(play_)), '}'));
  }

  void acknowledged(std::string_view text) {
    const auto asked = asked_.find(number_after(text, R"("id":)"));
    if (asked == asked_.end()) return;
    ++run_.report.plays;
    run_.latencies.push_back(millis_since(asked->second.at));
    party_.acknowledged[asked->first] = asked->second.play;
    asked_.erase(asked);
  }

  void refused(std::string_view text) {
    ++run_.report.refused;
    if (text.find(R"("code":"seat_taken")") != std::string_view::npos) return;
    asked_.erase(number_after(text, R"("id":)"));
    asked_at_ = -1;
    say(R"({"do":"state","id":-5})");
  }

  void say(std::string message) {
    queue_.push_back(std::make_shared<const std::string>(std::move(message)));
    write();
  }
  void write() {
    if (writing_ || queue_.empty()) return;
    writing_ = true;
    stream_->async_write(asio::buffer(*queue_.front()),
                         [self = shared_from_this(), kept = queue_.front(), stream = stream_.get()](
                             const beast::error_code& code, std::size_t) {
                           if (stream != self->stream_.get()) return;
                           self->writing_ = false;
                           if (!self->queue_.empty()) self->queue_.erase(self->queue_.begin());
                           if (!code) self->write();
                         });
  }

  Run& run_;
  Party& party_;
  int seat_;  // -1: a spectator
  std::size_t server_;
  std::string token_;
  std::unique_ptr<websocket::stream<beast::tcp_stream>> stream_;
  std::vector<std::shared_ptr<const std::string>> queue_;
  bool writing_ = false;
  std::int64_t last_ = -1;
  std::int64_t asked_at_ = -1;
  std::string play_;
  struct Asked {
    std::string play;
    Clock::time_point at;
  };
  std::map<std::int64_t, Asked> asked_;
  int life_ = 0;  // connections so far
  int revealed_in_life_ = -1;
  bool done_ = false;
};

/// Whether the record has everything that was acknowledged, once, and replays.
void inspect(Party& party, const std::string& text, std::vector<std::string>& wrong) {
  const auto record = wire::read_record(text);
  if (!record) {
    wrong.push_back(cat(party.id, ": ", record.error().message));
    return;
  }
  std::map<std::int64_t, std::string> played;
  std::vector<fair::Told> throws;
  for (const table::Event& event : record->events) {
    if (const auto* play = std::get_if<table::Played>(&event.what)) {
      played[event.number] = play->play;
    }
    if (const auto* threw = std::get_if<table::Threw>(&event.what)) {
      throws.push_back({threw->k, threw->dice});
    }
  }
  for (const auto& [number, play] : party.acknowledged) {
    const auto found = played.find(number);
    if (found == played.end() || found->second != play) {
      wrong.push_back(cat(party.id, ": event ", number, " was acknowledged and is not in the log"));
    }
  }
  const auto seed = fair::read_seed(record->seed);
  if (!seed || !fair::verify({*seed, party.id, record->texts}, record->commitment, throws)) {
    wrong.push_back(cat(party.id, ": the dice do not verify"));
  }
}

asio::awaitable<void> inspect_all(Run& run) {
  for (std::size_t i = 0; i < run.parties.size(); ++i) {
    const std::string path = cat("/api/tables/", run.parties[i]->id, "/record");
    const std::string text = co_await fetch_with_retries(run, i, http::verb::get, path, "");
    inspect(*run.parties[i], text, run.report.wrong);
  }
}

asio::awaitable<bool> make_parties(Run& run) {
  for (int i = 0; i < run.options.tables; ++i) {
    const std::string& name =
        run.options.games[static_cast<std::size_t>(i) % run.options.games.size()];
    const std::string body =
        cat(R"({"game":")", name, R"(","players":)", run.options.players, R"(,"listed":false})");
    const std::string answer = co_await fetch_with_retries(run, static_cast<std::size_t>(i),
                                                           http::verb::post, "/api/tables", body);
    auto party = std::make_unique<Party>();
    party->id = text_after(answer, R"("id":")");
    if (party->id.empty()) co_return false;
    Setup setup;
    setup.players = run.options.players;
    party->game = *find_game(name)->make(setup);
    for (const Seat seat : party->game->seats(party->game->start())) {
      party->seats.push_back(seat.index());
    }
    run.parties.push_back(std::move(party));
    ++run.report.tables;
  }
  co_return true;
}

double share(std::vector<double>& values, double part) {
  if (values.empty()) return 0;
  const auto at = static_cast<std::size_t>(part * static_cast<double>(values.size() - 1));
  std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(at), values.end());
  return values[at];
}

void sum_up(Run& run) {
  LoadReport& report = run.report;
  report.seconds = millis_since(run.begin) / 1000;
  report.p50 = share(run.latencies, 0.5);
  report.p90 = share(run.latencies, 0.9);
  report.p99 = share(run.latencies, 0.99);
  report.worst = share(run.latencies, 1);
}

asio::awaitable<void> conduct(Run& run, const std::function<void(const LoadReport&)>& progress,
                              std::optional<Error>& error) {
  const bool made = co_await make_parties(run);
  if (!made) {
    error = Error{"The server makes no tables: is it there, and are its limits high enough?"};
    run.context.stop();
    co_return;
  }
  std::vector<std::shared_ptr<Client>> clients;
  std::size_t server = 0;
  for (const auto& party : run.parties) {
    std::vector<int> seats = party->seats;
    for (int i = 0; i < run.options.spectators; ++i) seats.push_back(-1);
    for (const int seat : seats) {
      clients.push_back(std::make_shared<Client>(run, *party, seat, server++));
      ++run.report.connections;
      ++run.playing;
      asio::co_spawn(run.context, clients.back()->live(), asio::detached);
    }
    // All at once would measure the queue of connections, not the games.
    if (clients.size() % 200 < seats.size()) {
      asio::steady_timer pause(run.context, 50ms);
      co_await pause.async_wait(quiet);
    }
  }
  progress(run.report);
  if (run.options.seconds != 0) {
    // Sitting down all at once is not what is measured.
    asio::steady_timer warm_up(run.context, 8s);
    co_await warm_up.async_wait(quiet);
  }
  run.begin = Clock::now();
  run.latencies.clear();
  run.report.plays = 0;
  const auto end = run.begin + std::chrono::seconds(run.options.seconds);
  while (run.playing > 0 && (run.options.seconds == 0 || Clock::now() < end)) {
    asio::steady_timer pause(run.context, 200ms);
    co_await pause.async_wait(quiet);
    sum_up(run);
    progress(run.report);
  }
  sum_up(run);
  const std::string metrics = co_await fetch_with_retries(run, 0, http::verb::get, "/metrics", "");
  run.report.server_bytes = static_cast<std::uint64_t>(
      std::max<std::int64_t>(0, number_after(metrics, "\nparlor_resident_bytes ")));
  run.stopping = true;
  for (const auto& client : clients) client->stop();
  if (run.options.seconds == 0) co_await inspect_all(run);
  run.context.stop();
}

}  // namespace

Result<LoadReport> run_load(const LoadOptions& options,
                            const std::function<void(const LoadReport&)>& progress) {
  for (const std::string& game : options.games) {
    const auto kind = find_game(game);
    if (!kind) return kind.error();
    Setup setup;
    setup.players = options.players;
    const auto made = kind->make(setup);
    if (!made) return made.error();
  }
  Run run(options);
  run.random = Random(options.seed);
  for (const std::string& server : options.servers) {
    auto place = place_of(server);
    if (!place) return place.error();
    run.places.push_back(*std::move(place));
  }
  std::optional<Error> error;
  asio::co_spawn(run.context, conduct(run, progress, error), asio::detached);
  run.context.run();
  if (error) return *std::move(error);
  return run.report;
}

}  // namespace parlor::load
