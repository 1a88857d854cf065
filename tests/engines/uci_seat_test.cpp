#include "engines/uci_seat.h"

#include <filesystem>
#include <fstream>
#include <string>

#include <gtest/gtest.h>

#include "engines/seats.h"
#include "games/checkers/game.h"
#include "games/chess/game.h"
#include "support/text.h"

namespace parlor::engines {
namespace {

using test::has;

/// An engine in a few lines of shell; `on_go` is what it does when it is to move.
class FakeEngine {
 public:
  explicit FakeEngine(const std::string& on_go, const std::string& on_uci = "echo uciok")
      : path_(std::filesystem::path(testing::TempDir()) /
              ("fake_engine_" + std::to_string(++number) + "_" +
               testing::UnitTest::GetInstance()->current_test_info()->name())) {
    std::ofstream(path_) << "#!/bin/sh\nwhile read -r word rest; do case $word in\n"
                         << "uci) echo 'option name Skill Level type spin'; " << on_uci << ";;\n"
                         << "isready) echo readyok;;\n"
                         << "position) moves=\"$rest\";;\n"
                         << "go) " << on_go << ";;\nquit) exit 0;;\nesac; done\n";
    std::filesystem::permissions(path_, std::filesystem::perms::owner_all);
  }
  ~FakeEngine() { std::filesystem::remove(path_); }
  FakeEngine(const FakeEngine&) = delete;
  FakeEngine& operator=(const FakeEngine&) = delete;

  [[nodiscard]] std::string name() const { return "uci:" + path_.string(); }

 private:
  static inline int number = 0;
  std::filesystem::path path_;
};

constexpr UciPatience little{.greeting = 400, .answer = 150, .play = 50};

AnyGame chess_game() { return *chess::make({}); }

Result<std::string> answer_of(bots::BotFace& seat, const AnyState& state) {
  Random random(1);
  const bots::NoStop stop;
  bots::Thinking thinking{random, stop, 1'000};
  return seat.choose(state, thinking);
}

/// What becomes of the first move of an engine that does this.
std::string failure_of(const FakeEngine& engine) {
  const AnyGame game = chess_game();
  const auto seat = make_uci_seat(game, engine.name(), little);
  if (!seat) return seat.error().sentence();
  const auto answer = answer_of(**seat, game->start());
  if (answer) return "";
  const auto again = answer_of(**seat, game->start());
  EXPECT_FALSE(again.ok()) << "who has lost the seat does not get it back";
  return answer.error().sentence();
}

TEST(UciSeat, PlaysWhatTheEngineAnswers) {
  const AnyGame game = chess_game();
  const FakeEngine engine("echo info depth 1; echo bestmove e2e4 ponder e7e5");
  const auto seat = make_uci_seat(game, engine.name(), little);
  ASSERT_TRUE(seat.ok()) << seat.error().sentence();
  EXPECT_EQ(*answer_of(**seat, game->start()), "e2e4");
}

TEST(UciSeat, TellsTheEngineEveryMoveOfTheGame) {
  const AnyGame game = chess_game();
  // It answers by the moves that it has been told.
  const FakeEngine engine(
      "case $moves in *'moves e2e4 e7e5') echo bestmove g1f3;; *) echo bestmove e2e4;; esac");
  const auto seat = make_uci_seat(game, engine.name(), little);
  ASSERT_TRUE(seat.ok()) << seat.error().sentence();
  AnyState state = game->start();
  state = *game->taken(state, *answer_of(**seat, state));
  state = *game->taken(state, "e7e5");
  EXPECT_EQ(*answer_of(**seat, state), "g1f3");
}

TEST(UciSeat, TellsItToStopWhenTheTimeIsUp) {
  const AnyGame game = chess_game();
  const FakeEngine engine("read -r word; echo bestmove d2d4");
  const auto seat = make_uci_seat(game, engine.name(), little);
  ASSERT_TRUE(seat.ok()) << seat.error().sentence();
  EXPECT_EQ(*answer_of(**seat, game->start()), "d2d4");
}

TEST(UciSeat, IsLostByAnEngineThatHangs) {
  EXPECT_TRUE(has(failure_of(FakeEngine("sleep 3")), "hangs: it did not answer"));
  EXPECT_TRUE(has(failure_of(FakeEngine("", "sleep 3")), "hangs: it did not greet"));
}

TEST(UciSeat, IsLostByAnEngineThatCrashes) {
  EXPECT_TRUE(has(failure_of(FakeEngine("exit 3")), "is gone: it left with code 3"));
  EXPECT_TRUE(has(failure_of(FakeEngine("kill -9 $$")), "is gone: it was ended by signal 9"));
  EXPECT_TRUE(has(failure_of(FakeEngine("", "exit 0")), "is gone: it left with code 0"));
}

TEST(UciSeat, IsLostByAnEngineThatPlaysWhatIsNotAllowed) {
  EXPECT_TRUE(has(failure_of(FakeEngine("echo bestmove e2e5")), "played e2e5: "));
  EXPECT_TRUE(has(failure_of(FakeEngine("echo bestmove '(none)'")), "played (none): "));
}

TEST(UciSeat, SetsTheOptionsThatTheEngineHas) {
  const FakeEngine engine("echo bestmove e2e4");
  EXPECT_TRUE(make_uci_seat(chess_game(), engine.name() + "?Skill Level=3", little).ok());
  const auto unknown = make_uci_seat(chess_game(), engine.name() + "?Mood=good", little);
  ASSERT_FALSE(unknown.ok());
  EXPECT_TRUE(has(unknown.error().sentence(), "has no option Mood"));
}

TEST(UciSeat, IsRefusedWithASentenceWhereItCannotBeTaken) {
  EXPECT_TRUE(has(make_seat(chess_game(), "uci:no_such_engine").error().sentence(),
                  "There is no program no_such_engine"));
  EXPECT_TRUE(
      has(make_seat(chess_game(), "uci:/no/such/engine").error().sentence(), "cannot be started"));
  EXPECT_TRUE(has(make_seat(chess_game(), "uci:").error().sentence(), "comes the engine's"));
  EXPECT_TRUE(has(make_seat(chess_game(), "uci:x?y").error().sentence(), "name=value"));
  EXPECT_TRUE(has(make_seat(*checkers::make({}), "uci:stockfish").error().sentence(),
                  "UCI engines play chess, not checkers"));
  EXPECT_TRUE(make_seat(chess_game(), "easy").ok()) << "other names are those of bots";
}

TEST(UciName, HasAProgramAndOptions) {
  const auto name = read_uci_name("uci:stockfish?UCI_LimitStrength=true&UCI_Elo=2000");
  ASSERT_TRUE(name.ok());
  EXPECT_EQ(name->program, "stockfish");
  ASSERT_EQ(name->options.size(), 2U);
  EXPECT_EQ(name->options[1].name, "UCI_Elo");
  EXPECT_EQ(name->options[1].value, "2000");
}

}  // namespace
}  // namespace parlor::engines
