#include "bots/arena.h"

#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "bots/list.h"
#include "games/checkers/game.h"
#include "games/parcheesi/game.h"

namespace parlor::bots {
namespace {

AnyGame royal(int players) {
  Setup setup;
  setup.sheet = "royal";
  setup.players = players;
  return *parcheesi::make(setup);
}

Line line_of(const AnyGame& game, const std::vector<std::string>& names) {
  Line line;
  for (const std::string& name : names) line.push_back(*make_bot(game, name));
  return line;
}

GameScore score(const AnyGame& game, const Line& line, std::uint64_t number) {
  std::vector<PlayTimes> times(line.size());
  const NoStop stop;
  return play_arena_game(*game, line, number, {}, stop, [] { return 0U; }, times);
}

TEST(Arena, SeatsEverybodyEverywhereEquallyOften) {
  for (std::size_t bot = 0; bot < 4; ++bot) {
    std::set<std::size_t> seats;
    for (std::uint64_t number = 8; number < 12; ++number) {
      seats.insert(seat_in_rotation(bot, number, 4));
    }
    EXPECT_EQ(seats.size(), 4U);
  }
}

TEST(Arena, ThrowsTheSameDiceInEveryRotation) {
  // Bots that are all alike and never toss a coin play the same game in every rotation, so the same
  // seat wins and every bot wins once.
  const AnyGame game = royal(4);
  const Line line = line_of(game, {"hard", "hard", "hard", "hard"});
  std::array<float, 4> wins{};
  for (std::uint64_t number = 0; number < 4; ++number) {
    const GameScore one = score(game, line, number);
    for (std::size_t bot = 0; bot < 4; ++bot) wins[bot] += one.scores[bot];
  }
  for (const float win : wins) EXPECT_EQ(win, 1);
}

TEST(Arena, GivesTheSameGameWhoeverPlayedBefore) {
  const AnyGame game = royal(2);
  const Line fresh = line_of(game, {"grace", "random"});
  const Line used = line_of(game, {"grace", "random"});
  score(game, used, 3);
  EXPECT_EQ(score(game, fresh, 5).scores, score(game, used, 5).scores);
  EXPECT_EQ(score(game, fresh, 5).plays, score(game, used, 5).plays);
}

/// One that always fails, as a program on the other end of a pipe may.
class Broken final : public BotFace {
 public:
  void new_game() override {}
  Result<std::string> choose(const AnyState&, Thinking&) override { return Error{"It hangs."}; }
  Result<AnyState> play(const AnyState&, Thinking&) override { return Error{"It hangs."}; }
};

TEST(Arena, GoesOnWithoutABotThatFails) {
  const AnyGame game = royal(2);
  Line line = line_of(game, {"random"});
  line.push_back(std::make_unique<Broken>());
  const GameScore lost = score(game, line, 0);
  EXPECT_EQ(lost.failure, "It hangs.");
  EXPECT_EQ(lost.scores[0], 1);
  EXPECT_EQ(lost.scores[1], 0);
}

/// Plays anything, and remembers in how many states it was asked first, and how often it was told
/// that its time is up.
class Watcher final : public BotFace {
 public:
  explicit Watcher(AnyGame game) : game_(std::move(game)) {}
  void new_game() override { asked_first = true; }
  Result<std::string> choose(const AnyState& state, Thinking& thinking) override {
    if (asked_first) first_positions.insert(game_->position(state));
    asked_first = false;
    while (!thinking.stop.asked() && waits) {
    }
    return game_->simple_choice(state, thinking.random);
  }
  Result<AnyState> play(const AnyState& state, Thinking& thinking) override {
    return game_->taken(state, *choose(state, thinking));
  }

  bool waits = false;
  bool asked_first = true;
  std::set<std::string> first_positions;

 private:
  AnyGame game_;
};

TEST(Arena, BeginsGamesWithoutDiceInDifferentPositionsTheSameInEveryRotation) {
  const AnyGame game = *checkers::make({});
  auto watcher = std::make_unique<Watcher>(game);
  Watcher& watching = *watcher;
  Line line;
  line.push_back(std::move(watcher));
  line.push_back(*make_bot(game, "random"));
  for (std::uint64_t number = 0; number < 6; number += 2) score(game, line, number);
  EXPECT_EQ(watching.first_positions.size(), 3U);
  score(game, line, 0);
  EXPECT_EQ(watching.first_positions.size(), 3U);
}

TEST(Arena, StopsABotWhenTheTimeOfAPlayIsUp) {
  const AnyGame game = *checkers::make({});
  auto watcher = std::make_unique<Watcher>(game);
  watcher->waits = true;
  Line line;
  line.push_back(std::move(watcher));
  line.push_back(*make_bot(game, "random"));
  ArenaRules rules;
  rules.most_nanoseconds = 50;
  rules.longest = 20;
  std::vector<PlayTimes> times(2);
  std::uint64_t now = 0;
  const NoStop stop;
  const GameScore ended =
      play_arena_game(*game, line, 0, rules, stop, [&] { return ++now; }, times);
  EXPECT_GT(ended.plays, 10U) << "a play that takes forever ends with its time";
}

GameScore won_by(std::size_t bot) {
  GameScore score;
  score.scores[bot] = 1;
  return score;
}

TEST(Standings, CountBotsOfOneNameTogether) {
  const std::vector<std::string> names{"a", "b", "b", "b"};
  const std::vector<GameScore> scores{won_by(0), won_by(1), won_by(2), won_by(0)};
  const auto standings = bots::standings(names, scores);
  ASSERT_EQ(standings.size(), 2U);
  EXPECT_EQ(standings[0].name, "a");
  EXPECT_DOUBLE_EQ(standings[0].wins.mean, 0.5);
  EXPECT_DOUBLE_EQ(standings[1].wins.mean, 0.5);
  EXPECT_LT(standings[0].wins.low, 0.5);
  EXPECT_GT(standings[0].wins.high, 0.5);
  EXPECT_GT(standings[0].elo, 0);
  EXPECT_NEAR(standings[0].elo, -standings[1].elo, 1e-9);
}

TEST(Standings, HaveNarrowIntervalsAroundManyGamesAndNeverLeaveThePossible) {
  const std::vector<std::string> names{"a", "b"};
  std::vector<GameScore> scores;
  for (int i = 0; i < 4000; ++i) scores.push_back(won_by(i % 3 == 0 ? 1 : 0));
  const Standing a = bots::standings(names, scores).front();
  EXPECT_NEAR(a.wins.mean, 2.0 / 3, 1e-3);
  EXPECT_LT(a.wins.high - a.wins.low, 0.04);
  const std::vector<GameScore> all(40, won_by(0));
  const Standing winner = bots::standings(names, all).front();
  EXPECT_LE(winner.wins.high, 1);
  EXPECT_LT(winner.wins.low, 1);
}

TEST(Standings, OfNoGamesSayThatAnythingIsPossible) {
  const std::vector<std::string> names{"a", "b"};
  const Standing a = bots::standings(names, {}).front();
  for (const Share& share : {a.wins, a.without_luck}) {
    EXPECT_EQ(share.low, 0);
    EXPECT_EQ(share.high, 1);
  }
}

TEST(Standings, KeepTheirIntervalsWhereThereIsMoreThanAWinLeftWithoutLuck) {
  const std::vector<std::string> names{"a", "b"};
  std::vector<GameScore> scores;
  for (int i = 0; i < 400; ++i) {
    GameScore score = won_by(0);
    const float luck = i % 4 < 2 ? -0.3F : -0.2F;
    score.luck = {luck, -luck};
    scores.push_back(score);
  }
  for (const Standing& standing : bots::standings(names, scores)) {
    EXPECT_LT(standing.without_luck.low, standing.without_luck.mean);
    EXPECT_GT(standing.without_luck.high, standing.without_luck.mean);
  }
  const Share few = bots::standings(names, std::span(scores).first(8)).front().without_luck;
  EXPECT_GE(few.high - few.low, 1) << "four sets tell nothing";
}

TEST(Standings, TakeLuckOutOfTheScores) {
  const std::vector<std::string> names{"a", "b"};
  std::vector<GameScore> scores;
  for (std::size_t i = 0; i < 400; ++i) {
    GameScore score = won_by(i % 2);
    const float luck = i % 2 == 0 ? 0.4F : -0.6F;  // all that made the difference
    score.luck = {luck, -luck};
    scores.push_back(score);
  }
  const Standing a = bots::standings(names, scores).front();
  EXPECT_NEAR(a.without_luck.mean, 0.6, 1e-6);
  EXPECT_LT(a.without_luck.high - a.without_luck.low, 1e-6);
  EXPECT_NEAR(a.wins.mean, 0.5, 1e-6);
}

/// A watcher that notes what it is shown and finds every throw lucky for seat 0.
class AlwaysLucky final : public LuckFace {
 public:
  LuckBySeat of(const AnyState&, Roll) override {
    ++throws;
    return {0.25F};
  }
  int throws = 0;
};

TEST(Arena, CreditsTheLuckOfASeatToTheBotOnIt) {
  const AnyGame game = royal(2);
  const Line line = line_of(game, {"grace", "random"});
  for (std::uint64_t number = 0; number < 2; ++number) {
    AlwaysLucky luck;
    std::vector<PlayTimes> times(line.size());
    const GameScore one =
        play_arena_game(*game, line, number, {}, NoStop(), [] { return 0U; }, times, &luck);
    ASSERT_GT(luck.throws, 50);
    const std::size_t first = seat_in_rotation(0, number, 2) == 0 ? 0 : 1;
    EXPECT_FLOAT_EQ(one.luck[first], 0.25F * static_cast<float>(luck.throws));
    EXPECT_EQ(one.luck[1 - first], 0);
  }
}

TEST(Elo, IsZeroAtParAndTheUsualScaleForTwo) {
  EXPECT_NEAR(elo_of(0.25, 0.25), 0, 1e-9);
  EXPECT_NEAR(elo_of(0.76, 0.5), 200, 1);
}

TEST(PlayTimes, TellTheMeanAndWhatMostPlaysTook) {
  PlayTimes times;
  for (int i = 0; i < 95; ++i) times.add(1'000'000);
  for (int i = 0; i < 5; ++i) times.add(101'000'000);
  EXPECT_NEAR(times.mean_ms(), 6, 1e-6);
  EXPECT_NEAR(times.within_ms(0.95), 1, 0.1);
  EXPECT_GT(times.within_ms(0.99), 100);
}

}  // namespace
}  // namespace parlor::bots
