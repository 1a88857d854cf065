#include <gtest/gtest.h>

#include "cli/told.h"

namespace parlor::test {
namespace {

TEST(Commands, WithoutArgumentsThereIsAnOverviewOfTheGames) {
  const Told told = parlor_with_race({});
  EXPECT_EQ(told.exit, 0);
  EXPECT_NE(told.out.find("race              Two pawns each run to the goal."), std::string::npos);
  EXPECT_NE(told.out.find("parlor play race"), std::string::npos);
}

TEST(Commands, AMistypedCommandOptionOrGameIsAnsweredWithTheNearest) {
  EXPECT_EQ(parlor_with_race({"plya"}).err,
            "parlor: There is no command plya; did you mean play?\n");
  EXPECT_EQ(parlor_with_race({"sim", "race", "--gams", "3"}).err,
            "parlor: \"--gams\" is not expected here; did you mean --games? (For details: "
            "parlor sim --help)\n");
  EXPECT_EQ(parlor_with_race({"sim", "rase"}).err,
            "parlor: There is no game called \"rase\" (did you mean race?); there are race and "
            "walk.\n");
  EXPECT_EQ(parlor_with_race({"sim", "rase"}).exit, 2);
  EXPECT_EQ(parlor_with_race({"sim", "foo"}).err,
            "parlor: There is no game called \"foo\"; there are race and walk.\n");
}

TEST(Commands, EveryCommandHasHelpWithExamples) {
  for (const std::string command :
       {"rules", "plays", "judge", "perft", "sim", "bench", "play", "odds"}) {
    const Told told = parlor_with_race({command, "--help"});
    EXPECT_EQ(told.exit, 0);
    EXPECT_NE(told.out.find("Examples:\n  "), std::string::npos) << told.out;
    EXPECT_NE(told.out.find("Usage: parlor " + command), std::string::npos) << told.out;
  }
}

TEST(Plays, PrintsEveryDistinctResultOfEachLineSorted) {
  const Told told = parlor_with_race({"plays", "race"}, "  a:0,0 b:0,3 a 2-1 \n");
  EXPECT_EQ(told.exit, 0);
  EXPECT_EQ(told.out,
            "{\"position\":\"a:0,0 b:0,3 a 2-1\",\"results\":"
            "[\"a:0,3 b:0,0\",\"a:1,2 b:0,3\"]}\n");
}

TEST(Plays, ABadLineIsAnErrorWithItsNumberAndTheRestGoesOn) {
  const Told told = parlor_with_race(
      {"plays", "race"},
      "# first\n\nnonsense\na:0,0 b:0,3 a\na:11,11 b:0,3 a 6-5\r\na:12,12 b:0,0 b\n");
  EXPECT_EQ(told.exit, 2);
  EXPECT_EQ(
      told.out,
      "{\"error\":\"\\\"nonsense\\\" is not a position of Race, such as a:0,3 b:0,5 a "
      "5-3.\",\"line\":3}\n"
      "{\"error\":\"This position needs a roll: yellow has to throw two dice first.\",\"line\":4}\n"
      "{\"position\":\"a:11,11 b:0,3 a 6-5\",\"results\":[\"a:11,11 b:0,3\"]}\n"
      "{\"error\":\"The game is over in this position: nobody has to play.\",\"line\":6}\n");
}

TEST(Plays, BytesThatAreNoTextStillGiveValidJson) {
  const Told told = parlor_with_race({"plays", "race"}, "\xff\x01z\n");
  EXPECT_EQ(told.exit, 2);
  EXPECT_NE(told.out.find("\xEF\xBF\xBD\\u0001z"), std::string::npos) << told.out;
}

TEST(Judge, TheExitCodeTellsLegalIllegalAndUnreadable) {
  const std::string position = "a:0,0 b:0,3 a 2-1";
  const Told legal = parlor_with_race({"judge", "race", position, "0>2 0>1"});
  EXPECT_EQ(legal.exit, 0);
  EXPECT_EQ(legal.out, "Legal.\n");
  const Told half = parlor_with_race({"judge", "race", position, "0>2"});
  EXPECT_EQ(half.exit, 1);
  EXPECT_EQ(half.out, "Not legal (race.02): Both dice are used if they can be.\n");
  const Told empty = parlor_with_race({"judge", "race", position, "-"});
  EXPECT_EQ(empty.exit, 1);
  const Told unreadable = parlor_with_race({"judge", "race", position, "hop"});
  EXPECT_EQ(unreadable.exit, 2);
  EXPECT_EQ(unreadable.err, "parlor: \"hop\" is not a step, such as 0>3.\n");
  EXPECT_EQ(parlor_with_race({"judge", "race", "a:0,0 b:0,3 a", "-"}).exit, 2);
}

TEST(Judge, JsonHasTheClauseAndTheSentence) {
  const Told told = parlor_with_race({"judge", "race", "a:0,0 b:0,3 a 2-1", "0>2", "--json"});
  EXPECT_EQ(told.exit, 1);
  EXPECT_EQ(told.out,
            "{\"legal\":false,\"clause\":\"race.02\",\"sentence\":\"Both dice are used if they can "
            "be.\"}\n");
}

TEST(Perft, CountsFromTheOpeningOrAPosition) {
  EXPECT_NE(parlor_with_race({"perft", "race", "--json"}).out.find("\"total\":42,"),
            std::string::npos);
  const Told told = parlor_with_race({"perft", "race", "a:0,0 b:0,3 a 2-1", "--depth", "1"});
  EXPECT_TRUE(told.out.starts_with("total                2\n")) << told.out;
  EXPECT_EQ(parlor_with_race({"perft", "race", "nonsense"}).exit, 2);
  EXPECT_EQ(parlor_with_race({"perft", "race", "--depth", "0"}).exit, 2);
}

TEST(Perft, ASeatThatStartsIsRefusedWhereNobodyChoosesIt) {
  const Told told = parlor_with_race({"perft", "race", "--first", "a"});
  EXPECT_EQ(told.exit, 2);
  EXPECT_EQ(told.err, "parlor: In Race nobody is chosen to start.\n");
}

TEST(Perft, DividedCountsAddUpToTheTotal) {
  const Told told = parlor_with_race({"perft", "race", "--divide"});
  EXPECT_NE(told.out.find("6-6    "), std::string::npos) << told.out;
  EXPECT_NE(told.out.find("total               42\n"), std::string::npos) << told.out;
}

/// The numbers without the times.
std::string numbers_of(const Told& told) {
  return told.out.substr(0, told.out.find("\"threads\""));
}

TEST(Sim, TheNumbersAreTheSameWhateverTheThreads) {
  const auto run = [](const std::string& threads) {
    return parlor_with_race(
        {"sim", "race", "--games", "3000", "--seed", "7", "--threads", threads, "--json"});
  };
  const Told one = run("1");
  EXPECT_EQ(one.exit, 0);
  EXPECT_NE(one.out.find("\"games\":3000"), std::string::npos);
  EXPECT_EQ(numbers_of(one), numbers_of(run("3")));
}

TEST(Sim, TheLongestGameCanBePlayedAgain) {
  const Told run = parlor_with_race({"sim", "race", "--games", "50", "--seed", "7"});
  const std::size_t at = run.out.find("--first ");
  ASSERT_NE(at, std::string::npos) << run.out;
  const std::string number = run.out.substr(at + 8, run.out.find(' ', at + 8) - at - 8);
  const Told again = parlor_with_race(
      {"sim", "race", "--seed", "7", "--first", number, "--games", "1", "--positions"});
  const auto plays = std::count(again.out.begin(), again.out.end(), '\n');
  const Told json = parlor_with_race({"sim", "race", "--games", "50", "--seed", "7", "--json"});
  EXPECT_NE(json.out.find("{\"game\":" + number + ",\"plays\":" + std::to_string(plays) + "}"),
            std::string::npos)
      << json.out;
}

TEST(Sim, TellsWinsBySeatAndEveryCounter) {
  const Told told = parlor_with_race({"sim", "race", "--games", "1200", "--players", "3"});
  for (const std::string part :
       {"Race, Short race, 3 players: 1,200 random games, seed 1", "average length", "yellow",
        "blue", "red", "captures", "a game", "Longest games", "games a second"}) {
    EXPECT_NE(told.out.find(part), std::string::npos) << part;
  }
  EXPECT_EQ(told.out.find("green"), std::string::npos);
}

TEST(Sim, PairsAreForSheetsThatHaveThem) {
  EXPECT_EQ(parlor_with_race({"sim", "race", "--pairs", "--games", "1"}).exit, 2);
  EXPECT_EQ(parlor_with_race({"sim", "race", "-r", "box", "--pairs", "--games", "1"}).exit, 0);
}

}  // namespace
}  // namespace parlor::test
