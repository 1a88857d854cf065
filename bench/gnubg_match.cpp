// Single games of backgammon against GNU Backgammon through its external socket. bench/gnubg starts
// both; by itself: gnubg_match PORT BOT GAMES SEED.
#include <cstdlib>
#include <iostream>
#include <string>

#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include "bots/any_bot.h"
#include "bots/list.h"
#include "core/game_model.h"
#include "core/words.h"
#include "games/backgammon/game.h"

namespace {

using namespace parlor;
using backgammon::Backgammon;
using backgammon::State;

/// A connection that asks with a line and is answered with one.
class Line {
 public:
  explicit Line(int port) : socket_(socket(AF_INET, SOCK_STREAM, 0)) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    open_ = connect(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof(address)) == 0;
  }
  Line(const Line&) = delete;
  Line& operator=(const Line&) = delete;
  ~Line() { close(socket_); }

  [[nodiscard]] bool is_open() const { return open_; }
  std::string ask(const std::string& question) {
    const std::string line = question + '\n';
    if (send(socket_, line.data(), line.size(), 0) < 0) open_ = false;
    std::string answer;
    for (char letter = 0; open_ && letter != '\n';) {
      open_ = recv(socket_, &letter, 1, 0) == 1;
      if (open_ && letter != '\n') answer += letter;
    }
    return answer;
  }

 private:
  int socket_;
  bool open_ = false;
};

/// The position as FIBS writes it, seen by the side to move; one game to one point, so that only
/// winning counts.
std::string fibs_board(const State& state) {
  std::string text = "board:You:Parlor:1:0:0";
  const auto& board = state.board;
  for (int place = 0; place <= backgammon::bar; ++place) {
    int count = 0;
    if (place > 0) count += board.mover.at(place);
    const int theirs = backgammon::seen_from_there(place);
    if (theirs > 0) count -= board.waiting.at(theirs);
    text += cat(':', count);
  }
  text += cat(":1:", state.roll.high(), ':', state.roll.low(), ":0:0:1:1:1:0:1:-1:0:25:");
  text += cat(board.mover.at(backgammon::off), ':', board.waiting.at(backgammon::off), ':');
  text += cat(board.mover.at(backgammon::bar), ':', board.waiting.at(backgammon::bar), ":2:0:0:0");
  return text;
}

/// It counts the bar as 25 and men borne off as 0.
std::string in_our_words(const std::string& answer) {
  std::string text;
  for (const std::string_view move : words(answer)) {
    std::string told(move);
    if (told.starts_with("25/")) told.replace(0, 2, "bar");
    if (told.ends_with("/0")) told.replace(told.size() - 1, 1, "off");
    text += cat(text.empty() ? "" : " ", told);
  }
  return text;
}

class Match {
 public:
  Match(Line& line, bots::AnyBot& bot, std::uint64_t seed) : line_(line), bot_(bot), seed_(seed) {}

  /// Whether our bot wins game `number`. The dice of two games in a row are the same, the sides
  /// are not.
  bool won(int number) {
    Random dice(seed_, static_cast<std::uint64_t>(number / 2));
    Random chance(seed_ + 1, static_cast<std::uint64_t>(number));
    const Seat ours(number % 2);
    State state = game_.start();
    for (Actor actor = game_.actor(state); !actor.is_nobody(); actor = game_.actor(state)) {
      if (actor.is_chance()) {
        state = game_.thrown(state, dice.roll(game_.to_throw(state).dice));
      } else if (actor.seat() == ours) {
        bots::Thinking thinking{chance, stop_};
        state = (*bot_->play(AnyState::of<Backgammon>(state), thinking)).as<Backgammon>();
      } else {
        state = theirs(state);
      }
    }
    return game_.outcome(state)->winners.contains(ours);
  }

 private:
  State theirs(const State& state) {
    game_.choices(state, choices_);
    if (choices_.size() == 1) return game_.taken(state, choices_[0]);
    const std::string answer = in_our_words(line_.ask(fibs_board(state)));
    const auto choice = game_.read_play(state, answer);
    if (!choice) {
      std::cerr << "GNU Backgammon answered \"" << answer << "\" to " << game_.position(state)
                << ": " << choice.error().message << '\n';
      std::exit(2);
    }
    return game_.taken(state, *choice);
  }

  Line& line_;
  bots::AnyBot& bot_;
  std::uint64_t seed_;
  Backgammon game_;
  Backgammon::Choices choices_;
  bots::NoStop stop_;
};

}  // namespace

int main(int count, char** arguments) {
  if (count != 5) {
    std::cerr << "gnubg_match PORT BOT GAMES SEED\n";
    return 2;
  }
  const auto game = any_game(Backgammon());
  auto bot = bots::make_bot(game, arguments[2]);
  if (!bot) {
    std::cerr << bot.error().message << '\n';
    return 2;
  }
  bots::AnyBot player = *std::move(bot);
  Line line(std::atoi(arguments[1]));
  if (!line.is_open()) {
    std::cerr << "Nobody listens on port " << arguments[1] << ".\n";
    return 2;
  }
  Match match(line, player, std::strtoull(arguments[4], nullptr, 10));
  const int games = std::atoi(arguments[3]);
  int wins = 0;
  for (int number = 0; number < games; ++number) {
    wins += match.won(number) ? 1 : 0;
    if ((number + 1) % 1000 == 0 || number + 1 == games) {
      std::cout << number + 1 << " games, " << arguments[2] << " won " << wins << ": "
                << 100.0 * wins / (number + 1) << " %" << std::endl;
    }
  }
}
