#include "engines/uci_server.h"

#include <condition_variable>
#include <istream>
#include <memory>
#include <mutex>
#include <ostream>
#include <string>
#include <thread>
#include <utility>

#include "bots/alpha_beta.h"
#include "bots/chess/chess_knowledge.h"
#include "core/words.h"
#include "engines/clock_stop.h"
#include "engines/uci_words.h"
#include "games/chess/text/notation.h"

namespace parlor::engines {
namespace {

using bots::AlphaBeta;
using bots::ChessKnowledge;
using Clock = ClockStop::Clock;
using std::chrono::milliseconds;

constexpr std::size_t megabyte = std::size_t{1} << 20U;
constexpr int usual_hash = 64;
constexpr int most_hash = 4096;

std::string score_text(int score) {
  if (!bots::is_decided(score)) return cat("cp ", score);
  const int plies = bots::won - std::abs(score);
  return cat("mate ", score > 0 ? (plies + 1) / 2 : -(plies + 1) / 2);
}

class Server {
 public:
  Server(std::istream& in, std::ostream& out) : in_(in), out_(out) {}
  ~Server() {
    if (stop_) stop_->ask();
    wait();
  }
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  void run() {
    std::string line;
    while (std::getline(in_, line)) {
      if (!line.empty() && line.back() == '\r') line.pop_back();
      if (!obey(line)) return;
    }
    // A script that has said all it wants to say still gets its answer.
    if (!waits_for_stop_) wait();
  }

 private:
  void say(const std::string& line) {
    const std::lock_guard lock(out_mutex_);
    out_ << line << '\n' << std::flush;
  }
  void complain(const std::string& sentence) { say(cat("info string ", sentence)); }

  bool obey(const std::string& line) {
    std::vector<std::string_view> all = words(line);
    if (all.empty()) return true;
    const std::string_view command = all.front();
    all.erase(all.begin());
    if (command == "quit") return false;
    if (command == "uci") {
      greet();
    } else if (command == "isready") {
      say("readyok");
    } else if (command == "stop") {
      halt();
    } else if (command == "go") {
      go(all);
    } else if (command == "position") {
      place(all);
    } else if (command == "ucinewgame") {
      finish();
      search_.forget();
    } else if (command == "setoption") {
      set_option(all);
    } else if (command != "debug" && command != "register" && command != "ponderhit") {
      complain(cat("There is no command \"", command,
                   "\"; there are uci, isready, ucinewgame, position, go, stop, setoption and "
                   "quit."));
    }
    return true;
  }

  void greet() {
    say("id name Parlor");
    say("id author the Parlor authors");
    say(cat("option name Hash type spin default ", usual_hash, " min 1 max ", most_hash));
    say("option name Clear Hash type button");
    say("uciok");
  }

  void place(const std::vector<std::string_view>& words) {
    finish();
    auto state = read_position(game_, words);
    if (!state) return complain(state.error().sentence());
    state_ = *state;
  }

  void set_option(const std::vector<std::string_view>& words) {
    finish();
    const auto option = read_option(words);
    if (!option) return complain(option.error().sentence());
    if (option->name == "Clear Hash") return search_.forget();
    if (option->name != "Hash") {
      return complain(cat("There is no option \"", option->name, "\", only Hash."));
    }
    const auto size = whole_number(option->value);
    if (!size || *size < 1 || *size > most_hash) {
      return complain(cat("Hash is a number of megabytes from 1 to ", most_hash, "."));
    }
    search_.hash().resize(static_cast<std::size_t>(*size) * megabyte);
  }

  void go(const std::vector<std::string_view>& words) {
    finish();
    const auto wanted = read_go(words);
    if (!wanted) return complain(wanted.error().sentence());
    chess::MoveList moves;
    chess::list_moves(state_.board, moves);
    if (moves.empty()) return say("bestmove 0000");
    const bool white = state_.board.mover() == chess::Side::white;
    const auto& left = white ? wanted->white_time : wanted->black_time;
    milliseconds enough = milliseconds::max();
    if (const auto movetime = wanted->movetime) {
      stop_ = std::make_unique<ClockStop>(milliseconds(*movetime));
    } else if (left) {
      const Budget budget = budget_of(
          *left, white ? wanted->white_increment : wanted->black_increment, wanted->moves_to_go);
      stop_ = std::make_unique<ClockStop>(milliseconds(budget.most));
      enough = milliseconds(budget.usual);
    } else {
      stop_ = std::make_unique<ClockStop>();
    }
    waits_for_stop_ = !wanted->bounded();
    bots::Limits limits;
    limits.deepest = wanted->depth.value_or(limits.deepest);
    limits.most_nodes = wanted->nodes.value_or(limits.most_nodes);
    thread_ = std::thread([this, limits, enough] { think(limits, enough); });
  }

  void think(const bots::Limits& limits, milliseconds enough) {
    const auto begin = Clock::now();
    Random random(1);
    Thinking thinking{random, *stop_};
    const chess::Move best = search_.search(
        knowledge_, state_, limits, thinking, [&](const bots::Progress<chess::Move>& progress) {
          const auto spent = std::chrono::duration_cast<milliseconds>(Clock::now() - begin);
          say(info_line(progress, spent));
          if (spent >= enough) stop_->ask();
        });
    if (waits_for_stop_) {
      // By the protocol an endless search answers when it is told to, not before.
      std::unique_lock lock(halt_mutex_);
      halted_.wait(lock, [&] { return stop_->asked(); });
    }
    say(cat("bestmove ", chess::uci(best)));
  }

  [[nodiscard]] std::string info_line(const bots::Progress<chess::Move>& progress,
                                      milliseconds spent) {
    const auto ms = static_cast<std::uint64_t>(spent.count());
    std::string line =
        cat("info depth ", progress.depth, " score ", score_text(progress.score), " nodes ",
            progress.nodes, " nps ", progress.nodes * 1000 / std::max<std::uint64_t>(ms, 1),
            " hashfull ", search_.hash().fullness(), " time ", ms, " pv");
    for (const chess::Move move : progress.line) line += cat(' ', chess::uci(move));
    return line;
  }

  /// Ends a search that is under way; its answer has been said when this returns.
  void halt() {
    if (!thread_.joinable()) return;
    {
      const std::lock_guard lock(halt_mutex_);
      stop_->ask();
    }
    halted_.notify_all();
    wait();
  }
  /// Before what would disturb a search: one that ends by itself gets to its end, so that a script
  /// is answered as if it had waited.
  void finish() {
    if (waits_for_stop_) return halt();
    wait();
  }
  void wait() {
    halted_.notify_all();
    if (thread_.joinable()) thread_.join();
  }

  using Thinking = bots::Thinking;

  std::istream& in_;
  std::ostream& out_;
  std::mutex out_mutex_;
  std::mutex halt_mutex_;
  std::condition_variable halted_;
  chess::Chess game_;
  chess::State state_ = game_.start();
  ChessKnowledge knowledge_;
  AlphaBeta<ChessKnowledge> search_{usual_hash * megabyte};
  std::unique_ptr<ClockStop> stop_;
  bool waits_for_stop_ = false;
  std::thread thread_;
};

}  // namespace

void serve_uci(std::istream& in, std::ostream& out) { Server(in, out).run(); }

}  // namespace parlor::engines
