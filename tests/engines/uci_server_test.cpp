#include "engines/uci_server.h"

#include <sstream>
#include <string>

#include <gtest/gtest.h>

#include "engines/uci_words.h"
#include "support/text.h"

namespace parlor::engines {
namespace {

using test::has;

/// All that the engine says to a script.
std::string said_to(const std::string& script) {
  std::istringstream in(script);
  std::ostringstream out;
  serve_uci(in, out);
  return out.str();
}

/// The move after `bestmove`.
std::string answer_to(const std::string& script) {
  const std::string said = said_to(script);
  const std::size_t at = said.rfind("bestmove ");
  if (at == std::string::npos) return "";
  return said.substr(at + 9, said.find('\n', at) - at - 9);
}

TEST(UciServer, IntroducesItselfAndIsReady) {
  const std::string said = said_to("uci\nisready\nquit\n");
  EXPECT_TRUE(said.starts_with("id name Parlor")) << said;
  EXPECT_TRUE(has(said, "option name Hash type spin"));
  EXPECT_TRUE(has(said, "uciok\nreadyok\n"));
}

TEST(UciServer, FindsAMateAndTellsHowFarItIs) {
  const std::string said = said_to("position fen 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1\ngo depth 4\n");
  EXPECT_TRUE(has(said, "score mate 1 ")) << said;
  EXPECT_TRUE(said.ends_with("bestmove a1a8\n")) << said;
  EXPECT_TRUE(
      has(said_to("position fen 7k/5K2/8/8/8/8/8/6R1 b - - 0 1\ngo depth 4\n"), "score mate -1 "));
}

TEST(UciServer, FollowsTheMovesPlayed) {
  EXPECT_EQ(answer_to("position startpos moves f2f3 e7e5 g2g4\ngo depth 3\n"), "d8h4");
  EXPECT_EQ(answer_to("position startpos moves f2f3 e7e5 g2g4 d8h4\ngo depth 3\n"), "0000");
}

TEST(UciServer, KeepsToNodesTimeAndClock) {
  EXPECT_FALSE(answer_to("position startpos\ngo nodes 2000\n").empty());
  EXPECT_FALSE(answer_to("position startpos\ngo movetime 20\n").empty());
  EXPECT_FALSE(answer_to("position startpos\ngo wtime 600 btime 600 winc 10 binc 10 movestogo 30\n")
                   .empty());
}

TEST(UciServer, FinishesASearchBeforeTheNextOneOfAScript) {
  const std::string alone = said_to("position startpos\ngo depth 5\n");
  const std::string first =
      said_to("position startpos\ngo depth 5\nposition startpos\ngo depth 1\n");
  ASSERT_NE(alone.find("bestmove"), std::string::npos);
  EXPECT_EQ(first.substr(first.find("bestmove"), 13), alone.substr(alone.find("bestmove"), 13));
  EXPECT_LT(first.find("info depth 5 "), first.find("bestmove")) << first;
}

TEST(UciServer, SearchesWithoutEndUntilItIsStopped) {
  const std::string said = said_to("position startpos\ngo infinite\nisready\nstop\nisready\n");
  EXPECT_LT(said.find("readyok"), said.find("bestmove")) << said;
  EXPECT_LT(said.find("bestmove"), said.rfind("readyok"));
  EXPECT_TRUE(has(said_to("go infinite\nquit\n"), "bestmove")) << "also when it has to leave";
}

TEST(UciServer, GivesTheSameAnswerInANewGame) {
  const std::string said = said_to(
      "setoption name Hash value 1\nposition startpos\ngo nodes 5000\nucinewgame\ngo nodes 5000\n");
  const std::size_t first = said.find("bestmove");
  EXPECT_EQ(said.substr(first, 13), said.substr(said.rfind("bestmove"), 13));
}

TEST(UciServer, TellsWhatItCannotRead) {
  EXPECT_TRUE(has(said_to("jump\n"), "info string There is no command \"jump\""));
  EXPECT_TRUE(has(said_to("position nowhere\n"), "info string position needs startpos or fen"));
  EXPECT_TRUE(has(said_to("position fen 8/8 w\n"), "info string "));
  EXPECT_TRUE(has(said_to("position startpos moves e2e5\n"), "info string "));
  EXPECT_TRUE(has(said_to("go sideways\n"), "not \"sideways\""));
  EXPECT_TRUE(has(said_to("go depth\n"), "needs a number"));
  EXPECT_TRUE(has(said_to("setoption name Hash value lots\n"), "from 1 to 4096"));
  EXPECT_TRUE(has(said_to("setoption name Style value bold\n"), "no option \"Style\""));
  EXPECT_TRUE(has(said_to("setoption Hash\n"), "setoption needs name and value"));
}

TEST(UciServer, AWrongPositionLeavesTheOneBeforeInPlace) {
  EXPECT_EQ(answer_to("position startpos moves f2f3 e7e5 g2g4\nposition fen bad\ngo depth 3\n"),
            "d8h4");
}

TEST(UciBudget, NeverUsesUpTheClock) {
  for (const std::int64_t left : {1, 50, 500, 60'000, 3'600'000}) {
    for (const std::int64_t increment : {0, 100, 10'000}) {
      const Budget budget = budget_of(left, increment, std::nullopt);
      EXPECT_GE(budget.usual, 1);
      EXPECT_LE(budget.most, std::max<std::int64_t>(left / 2, 1)) << left << '+' << increment;
    }
  }
  EXPECT_LE(budget_of(1'000, 0, 1).most, 960);
}

}  // namespace
}  // namespace parlor::engines
