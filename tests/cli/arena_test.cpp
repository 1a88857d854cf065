#include <string>

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "cli/told.h"
#include "cli/training.h"

namespace parlor::test {
namespace {

namespace json = boost::json;
using namespace parlor::cli;

/// The JSON without its times, which differ from run to run.
json::value without_times(const std::string& text) {
  json::value value = json::parse(text);
  for (json::value& bot : value.as_object()["bots"].as_array()) {
    bot.as_object().erase("ms_per_play");
  }
  return value;
}

std::string arena(const std::string& threads, const std::string& seed) {
  const Told told = parlor_with_race({"arena", "race", "--bots", "easy,random,random", "--games",
                                      "60", "--seed", seed, "--threads", threads, "--json"});
  EXPECT_EQ(told.exit, 0) << told.err;
  return told.out;
}

TEST(Arena, TellsEachBotOnceAsJson) {
  const json::value value = json::parse(arena("1", "1"));
  const auto& bots = value.at("bots").as_array();
  ASSERT_EQ(bots.size(), 2U);
  EXPECT_EQ(bots[0].at("name").as_string(), "easy");
  EXPECT_EQ(bots[1].at("name").as_string(), "random");
  const double sum =
      bots[0].at("win_share").to_number<double>() + bots[1].at("win_share").to_number<double>();
  EXPECT_NEAR(sum, 1, 1e-9);
  for (const char* key : {"low", "high", "elo", "ms_per_play"}) {
    EXPECT_TRUE(bots[0].as_object().contains(key)) << key;
  }
  EXPECT_EQ(value.at("games").to_number<int>(), 60);
}

TEST(Arena, DependsOnTheSeedAndNotOnTheThreads) {
  EXPECT_EQ(without_times(arena("1", "4")), without_times(arena("3", "4")));
  EXPECT_NE(without_times(arena("1", "4")), without_times(arena("1", "5")));
}

TEST(Arena, PlaysWholeRotations) {
  const Told told = parlor_with_race(
      {"arena", "race", "--bots", "easy,random", "--games", "7", "--threads", "1", "--json"});
  EXPECT_EQ(json::parse(told.out).at("games").to_number<int>(), 8);
  EXPECT_EQ(told.err,
            "Everybody sits everywhere equally often, so 8 games are played, the next multiple of "
            "2.\n");
}

TEST(Arena, SaysThatABotAgainstItselfIsOneLine) {
  const Told told = parlor_with_race(
      {"arena", "race", "--bots", "easy,easy", "--games", "2", "--threads", "1", "--json"});
  EXPECT_EQ(told.err, "Both seats are the same bot, easy, so one line is all there is to tell.\n");
  EXPECT_EQ(json::parse(told.out).at("bots").as_array().size(), 1U);
}

TEST(Arena, ListsEverybodyAgainstEverybody) {
  const Told told =
      parlor_with_race({"arena", "race", "--ladder", "--games", "20", "--threads", "1"});
  EXPECT_EQ(told.exit, 0) << told.err;
  EXPECT_NE(told.out.find("| easy |"), std::string::npos) << told.out;
  EXPECT_NE(told.out.find("| random |"), std::string::npos);
}

TEST(Arena, SaysWhatIsWrongWithItsBots) {
  const auto complaint = [](const std::vector<std::string>& arguments) {
    const Told told = parlor_with_race(arguments);
    EXPECT_EQ(told.exit, 2);
    return told.err;
  };
  EXPECT_EQ(complaint({"arena", "race", "--bots", "easy,rondom"}),
            "parlor: There is no bot \"rondom\" for race; did you mean random? There are easy and "
            "random.\n");
  EXPECT_EQ(complaint({"arena", "race"}),
            "parlor: Which bots? For example: --bots expert,grace,grace,grace; or --ladder.\n");
  EXPECT_EQ(complaint({"arena", "race", "--bots", "easy"}),
            "parlor: An arena needs two bots or more: --bots hard,medium.\n");
  EXPECT_EQ(complaint({"arena", "race", "--bots", "easy,easy", "--players", "3"}),
            "parlor: --players says 3, but --bots names 2.\n");
  EXPECT_EQ(complaint({"arena", "race", "--bots", "easy@missing.net,easy"}),
            "parlor: There is no file missing.net.\n");
  EXPECT_EQ(complaint({"arena", "race", "--bots", "easy,random", "--luck"}),
            "parlor: Luck is told by a net, and race has none; parcheesi and backgammon have.\n");
  EXPECT_EQ(complaint({"arena", "race", "--ladder", "--luck"}),
            "parlor: --luck goes with --bots, not with --ladder.\n");
}

TEST(Arena, TellsTheSharesWithTheLuckOfTheDiceTakenOut) {
  const std::string games = "arena backgammon --bots hard,medium --games 60 --seed 1 --luck";
  const json::value told = json::parse(parlor_program(games + " --json").out);
  const json::value& hard = told.at("bots").at(0);
  const json::value& without = hard.at("without_luck");
  const auto width = [](const json::value& share) {
    return share.at("high").as_double() - share.at("low").as_double();
  };
  EXPECT_LT(without.at("low").as_double(), without.at("win_share").as_double());
  EXPECT_LT(width(without), width(hard)) << "most of the spread was luck";
  EXPECT_NE(parlor_program(games).out.find("With the luck of the dice taken out"),
            std::string::npos);
}

TEST(Train, SaysWhatIsWrong) {
  EXPECT_EQ(parlor_with_race({"train", "race", "--out", "x.net"}).err,
            "parlor: There is no net to train for \"race\"; there are nets for parcheesi and "
            "backgammon.\n");
}

std::string trained(unsigned threads, std::uint64_t games) {
  auto trainer = *bots::make_trainer({"backgammon", {}, 1, false});
  trainer->prepare({80, 1, 0.02F, 0.002F, 0.7F}, threads, training_slots);
  for (std::uint64_t begin = 0; begin < games; begin += 40) {
    train_stretch(*trainer, begin, std::min(games, begin + 40), threads,
                  [](std::uint64_t) { return true; });
  }
  return trainer->file();
}

TEST(Train, DependsOnTheSeedAndNotOnTheThreads) { EXPECT_EQ(trained(1, 80), trained(3, 80)); }

TEST(Train, GoesOnWhereItStopped) {
  auto trainer = *bots::make_trainer({"backgammon", {}, 1, false});
  ASSERT_FALSE(trainer->resume(trained(1, 40)));
  EXPECT_EQ(trainer->games(), 40U);
  trainer->prepare({80, 1, 0.02F, 0.002F, 0.7F}, 1, training_slots);
  train_stretch(*trainer, 40, 80, 1, [](std::uint64_t) { return true; });
  EXPECT_EQ(trainer->file(), trained(1, 80));
}

}  // namespace
}  // namespace parlor::test
