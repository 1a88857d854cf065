#include "engines/uci_seat.h"

#include <algorithm>
#include <chrono>
#include <limits>
#include <optional>
#include <utility>

#include "core/game_model.h"
#include "core/words.h"
#include "engines/line_process.h"
#include "engines/messages.h"
#include "games/chess/game.h"
#include "games/chess/text/notation.h"

namespace parlor::engines {
namespace {

using chess::Chess;
using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;
using Heard = LineProcess::Heard;

/// How often it is asked whether to stop.
constexpr milliseconds poll(2);

template <class Number>
bool limited(Number limit) {
  return limit != std::numeric_limits<Number>::max();
}

class UciSeat final : public bots::BotFace {
 public:
  UciSeat(AnyGame game, UciName name, UciPatience patience, LineProcess process)
      : any_game_(std::move(game)),
        game_(*game_as<Chess>(*any_game_)),
        name_(std::move(name)),
        patience_(patience),
        process_(std::move(process)) {}

  /// Says hello and sets the options.
  std::optional<Error> greet() {
    process_.send("uci");
    std::string line;
    do {
      if (auto failure = await(line, milliseconds(patience_.greeting), "greet")) return failure;
      note_option(line);
    } while (line != "uciok");
    for (const Option& option : name_.options) {
      if (std::ranges::find(known_, option.name) == known_.end()) {
        return Error{say::no_option(arg::Text(name_.program), arg::Text(option.name))};
      }
      process_.send(cat("setoption name ", option.name, " value ", option.value));
    }
    return ready();
  }

  void new_game() override {
    before_.reset();
    process_.send("ucinewgame");
    if (auto failure = ready()) failure_ = *std::move(failure);
  }

  Result<std::string> choose(const AnyState& state, bots::Thinking& thinking) override {
    const auto move = think(state.as<Chess>(), thinking);
    if (!move) return move.error();
    return chess::uci(*move);
  }
  Result<AnyState> play(const AnyState& state, bots::Thinking& thinking) override {
    const auto move = think(state.as<Chess>(), thinking);
    if (!move) return move.error();
    return AnyState::of<Chess>(game_.taken(state.as<Chess>(), *move));
  }

 private:
  std::optional<Error> ready() {
    process_.send("isready");
    std::string line;
    do {
      if (auto failure = await(line, milliseconds(patience_.greeting), "get ready")) return failure;
    } while (line != "readyok");
    return std::nullopt;
  }

  std::optional<Error> await(std::string& line, milliseconds at_most, std::string_view what) {
    switch (process_.hear(line, at_most)) {
      case Heard::line: return std::nullopt;
      case Heard::ended: return ended();
      case Heard::nothing: break;
    }
    return Error{say::hangs(arg::Text(name_.program), arg::Text(what), at_most.count())};
  }
  Error ended() { return {say::gone(arg::Text(name_.program), arg::Text(process_.ending()))}; }

  /// `option name UCI_Elo type spin ...`
  void note_option(const std::string& line) {
    constexpr std::string_view start = "option name ";
    if (!line.starts_with(start)) return;
    const std::size_t end = std::min(line.find(" type "), line.size());
    known_.push_back(line.substr(start.size(), end - start.size()));
  }

  /// An engine that is told the moves knows which positions have been there before.
  void follow(const chess::State& state) {
    if (before_) {
      chess::MoveList moves;
      chess::list_moves(before_->board, moves);
      for (const chess::Move move : moves) {
        if (game_.taken(*before_, move) != state) continue;
        moves_ += cat(' ', chess::uci(move));
        return;
      }
    }
    first_ = game_.position(state);
    moves_.clear();
  }

  Result<chess::Move> think(const chess::State& state, const bots::Thinking& thinking) {
    if (failure_) return *failure_;
    auto move = ask(state, thinking);
    if (!move) {
      failure_ = move.error();
    } else {
      moves_ += cat(' ', chess::uci(*move));
      before_ = game_.taken(state, *move);
    }
    return move;
  }

  Result<chess::Move> ask(const chess::State& state, const bots::Thinking& thinking) {
    follow(state);
    process_.send(cat("position fen ", first_, moves_.empty() ? "" : " moves", moves_));
    std::string go = "go";
    if (limited(thinking.most_nodes)) go += cat(" nodes ", thinking.most_nodes);
    if (limited(thinking.deepest)) go += cat(" depth ", thinking.deepest);
    process_.send(go == "go" ? "go infinite" : go);
    const auto answer = listen(thinking.stop);
    if (!answer) return answer.error();
    auto move = game_.read_play(state, *answer);
    if (!move)
      return Error{
          say::illegal_play(arg::Text(name_.program), arg::Text(*answer), move.error().message)};
    return move;
  }

  Result<std::string> listen(const bots::Stop& stop) {
    const auto longest = Clock::now() + milliseconds(patience_.play);
    std::optional<Clock::time_point> last;  // until when it has to answer
    std::string line;
    while (true) {
      if (!last && (stop.asked() || Clock::now() >= longest)) {
        process_.send("stop");
        last = Clock::now() + milliseconds(patience_.answer);
      }
      const Heard heard = process_.hear(line, poll);
      if (heard == Heard::ended) return ended();
      if (heard == Heard::line) {
        const auto parts = words(line);
        if (parts.size() >= 2 && parts[0] == "bestmove") return std::string(parts[1]);
      } else if (last && Clock::now() >= *last) {
        return Error{say::hangs_after_stop(arg::Text(name_.program), patience_.answer)};
      }
    }
  }

  AnyGame any_game_;  // keeps alive what `game_` refers to
  const Chess& game_;
  UciName name_;
  UciPatience patience_;
  LineProcess process_;
  std::vector<std::string> known_;
  std::optional<Error> failure_;
  std::optional<chess::State> before_;  // after its own last move
  std::string first_;
  std::string moves_;
};

}  // namespace

Result<UciName> read_uci_name(std::string_view name) {
  std::string_view rest = name.substr(std::min(uci_prefix.size(), name.size()));
  UciName read;
  const std::size_t mark = std::min(rest.find('?'), rest.size());
  read.program = std::string(rest.substr(0, mark));
  if (read.program.empty()) {
    return Error{say::no_program_named()};
  }
  rest.remove_prefix(std::min(mark + 1, rest.size()));
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find('&'), rest.size());
    const std::string_view part = rest.substr(0, end);
    const std::size_t equals = part.find('=');
    if (equals == std::string_view::npos || equals == 0) {
      return Error{say::option_form(arg::Text(part))};
    }
    read.options.push_back(
        {std::string(part.substr(0, equals)), std::string(part.substr(equals + 1))});
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return read;
}

Result<bots::AnyBot> make_uci_seat(const AnyGame& game, std::string_view name,
                                   const UciPatience& patience) {
  if (game_as<Chess>(*game) == nullptr) {
    return Error{say::only_chess(arg::Text(game->info().id))};
  }
  auto read = read_uci_name(name);
  if (!read) return read.error();
  auto process = LineProcess::start(read->program, {});
  if (!process) return process.error();
  auto seat = std::make_unique<UciSeat>(game, *std::move(read), patience, *std::move(process));
  if (auto failure = seat->greet()) return *std::move(failure);
  return bots::AnyBot(std::move(seat));
}

}  // namespace parlor::engines
