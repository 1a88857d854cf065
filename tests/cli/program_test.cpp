#include <filesystem>
#include <regex>
#include <utility>

#include <gtest/gtest.h>

#include "cli/told.h"
#include "games/list.h"
#include "support/files.h"

// The program itself, from outside, with the real games.
namespace parlor::test {
namespace {

TEST(Program, SaysItsVersion) {
  const Told told = parlor_program("--version");
  EXPECT_EQ(told.exit, 0);
  // The commit is left out where there is no repository; `-changed` tells of files that differ from
  // it.
  const std::regex form(
      R"(parlor \d+\.\d+\.\d+ \((commit [0-9a-f]{10,}(-changed)?, )?(g\+\+|clang) \d+\.\d+\.\d+, [a-z0-9-]+\)\n)");
  EXPECT_TRUE(std::regex_match(told.out, form)) << told.out;
}

TEST(Program, ListsAndTellsTheSheets) {
  EXPECT_TRUE(has(parlor_program("rules").out, "royal"));
  EXPECT_TRUE(has(parlor_program("rules royal").out, "START"));
  EXPECT_TRUE(has(parlor_program("rules royal russian").out, "Who starts"));
  EXPECT_EQ(parlor_program("rules roial").exit, 2);
}

TEST(Program, PlaysReadsStandardInputAndStreams) {
  const Told told = parlor_program("plays parcheesi --rules royal",
                                   "printf 'y:S,S,5,12 r:S,39,h3,H y 5-3\\nbad\\n' |");
  EXPECT_EQ(told.exit, 2);
  EXPECT_TRUE(
      told.out.starts_with("{\"position\":\"y:S,S,5,12 r:S,39,h3,H y 5-3\",\"results\":"
                           "[\"y:S,5,5,15 r:S,39,h3,H\",\"y:S,5,8,12 r:S,39,h3,H\"]}\n{\"error\":"))
      << told.out;
}

TEST(Program, JudgeAnswersWithItsExitCode) {
  const std::string position = "judge parcheesi --rules royal 'y:S,S,5,12 r:S,39,h3,H y 5-3' ";
  EXPECT_EQ(parlor_program(position + "'S>5 12>15'").exit, 0);
  const Told illegal = parlor_program(position + "'5>10 12>15'");
  EXPECT_EQ(illegal.exit, 1);
  EXPECT_TRUE(illegal.out.starts_with("Not legal (royal.07): ")) << illegal.out;
  EXPECT_EQ(parlor_program(position + "nonsense").exit, 2);
}

TEST(Program, HouseRulesAreRefusedWithFileLineAndValuesAllowed) {
  const std::string path = scratch_file("duty.toml", "base = \"royal\"\ndice_duty = \"some\"\n");
  const Told told = parlor_program("sim parcheesi --games 1 --rules " + path);
  EXPECT_EQ(told.exit, 2);
  EXPECT_TRUE(has(told.err, path)) << told.err;
  EXPECT_TRUE(has(told.err, "ine 2")) << told.err;
  EXPECT_TRUE(has(told.err, "all_higher")) << told.err;
}

TEST(Program, OddsOfTheWellKnownBoardAreThePublishedOnes) {
  const std::string plot = scratch_file("plot.svg", "");
  const Told told = parlor_program("odds snakes_ladders --board chutes --json --svg " + plot);
  EXPECT_EQ(told.exit, 0) << told.err;
  EXPECT_TRUE(has(told.out, "\"expected_length\":3.92251223082")) << told.out;
  EXPECT_TRUE(has(text_of(plot), "</svg>"));
  EXPECT_TRUE(has(parlor_program("odds snakes_ladders --board chutes").out, "39.2251223082"));
  EXPECT_TRUE(has(parlor_program("odds snakes_ladders").out, "95, 96 and 97"));
  EXPECT_EQ(parlor_program("odds parcheesi").exit, 2);
  EXPECT_EQ(parlor_program("odds snakes_ladders --players 5").exit, 2);
}

TEST(Program, ADatabaseThatIsNotThereIsNotSavedOverAGoodBackup) {
  const std::string kept = scratch_file("kept.backup", "a good backup");
  const std::string missing = kept + ".no-such.db";
  const Told told = parlor_program("backup " + kept + " --db " + missing);
  EXPECT_EQ(told.exit, 2);
  EXPECT_TRUE(has(told.err, "There is no database")) << told.err;
  EXPECT_EQ(text_of(kept), "a good backup");
  EXPECT_FALSE(std::filesystem::exists(missing));
}

TEST(Program, BadInputIsRefusedWithASentence) {
  const std::pair<std::string, std::string> attempts[] = {
      {"rules royal chess", "is a game"},
      {"sim parcheesi --games 1 --first -1", "from 0 on"},
      {"arena parcheesi --bots easy,easy --games 1 --seed -1", "from 0 on"},
      {"sim parcheesi --players 7", "Parcheesi"},
      {"sim parcheesi --players x", "--players takes a whole number from 1 to 1000, not x."},
      {"sim parcheesi --games x", "--games takes a whole number from 1 to 1000000000000, not x."},
      {"sim parcheesi --games", "--games needs N after it."},
      {"arena chess --bots easy,hard --nodes x", "--nodes takes a whole number from 1 on, not x."},
      {"train parcheesi --out x --rate 2", "--rate takes a number from 0.000001 to 1, not 2."},
      {"serve --origin garbage", "\"garbage\" is no origin: write https://games.example.org"},
      {"serve --origin https://example.org/", "without a path"},
      {"tables show", "`parlor tables show` takes the id of a table."},
      {"tables list abc", "takes no table"},
      {"tables dance", "takes one of list, show, end and delete, not dance."},
      {"tables show abc --db /no/such.db", "There is no database /no/such.db."},
      {"check --db /no/such.db", "There is no database /no/such.db."},
      {"serve --keep-finished 0", "--keep-finished takes a whole number from 1 to 100000, not 0."},
      {"restore /no/such/file --db x", "There is no file /no/such/file."},
      {"restore /tmp --db x", "/tmp is a folder"},
      {"restore " + scratch_file("empty.jsonl", "") + " --db x", "empty.jsonl is empty."},
      {"train parcheesi --out x --resume /tmp", "/tmp is a folder"},
      {"arena parcheesi --bots easy,hard@/tmp --games 4", "/tmp is a folder"},
      {"play --load " + scratch_file("list.json", "[]"), "this is no record of Parlor's"},
      {"verify " + scratch_file("list.json", "[]"), "This is no record of Parlor's."},
      {"verify " + scratch_file("saved.json", "{\"parlor\":1}"), "a game saved in the terminal"},
      {"play --load " + scratch_file("record.json", "{\"parlor_record\":1}"),
       "this record is incomplete"},
      {"judge chess", "The position is missing."},
      {"train parcheesi", "--out is missing."},
      {"serve --log loud", "--log takes one of debug, info, warn, error and off, not loud."},
      {"serve --address here --port 0", "\"here\" is no IP address"},
      {"serve --address 192.0.2.77 --port 0 --db " + scratch_file("away.db", ""),
       "192.0.2.77 is no address of this machine"},
      {"backup x --db mysql://somewhere", "postgresql://"},
      {"plays chess < /", "cannot be read"},
  };
  for (const auto& [command, sentence] : attempts) {
    const Told told = parlor_program(command);
    EXPECT_EQ(told.exit, 2) << command;
    EXPECT_TRUE(has(told.err, sentence)) << command << told.err;
  }
}

TEST(Program, VerifyTellsWhichThrowWasChanged) {
  std::string record = text_of(PARLOR_SOURCE_DIR "/fuzz/corpus/messages/record.json");
  EXPECT_EQ(parlor_program("verify " + scratch_file("honest.json", record)).exit, 0);
  const std::string die = "\"dice\":[6]";
  ASSERT_NE(record.find(die), std::string::npos);
  record.replace(record.find(die), die.size(), "\"dice\":[5]");
  const Told told = parlor_program("verify " + scratch_file("changed.json", record));
  EXPECT_EQ(told.exit, 1);
  EXPECT_TRUE(has(told.out, "Throw 0 was told as")) << told.out;
}

TEST(Program, SaysWhenItsOutputIsLost) {
  const Told told = parlor_program("rules", "exec 1>/dev/full;");
  EXPECT_EQ(told.exit, 2);
  EXPECT_TRUE(has(told.err, "could be written")) << told.err;
}

TEST(Program, ChineseCheckersIsStartedByWhomeverThePlayersChoose) {
  EXPECT_TRUE(has(parlor_program("perft chinese_checkers --first green --divide").out, "k8>j7"));
  EXPECT_TRUE(has(parlor_program("perft chinese_checkers --divide").out, "c8>d7"));
  const Told played =
      parlor_program("play chinese_checkers --first green --seats easy,human", ":|");
  EXPECT_TRUE(has(played.out, "green to move")) << played.out << played.err;
  EXPECT_TRUE(has(parlor_program("perft chinese_checkers --first red").err,
                  "Red cannot start: it is not in this game, only yellow and green."));
  EXPECT_TRUE(has(parlor_program("play chess --first black").err,
                  "In Chess nobody is chosen to start; --first is for chinese_checkers only."));
}

/// Every game of the box goes through every command that reads no position.
TEST(Program, EveryGameCanBeToldCountedSimulatedAndWatched) {
  for (const GameKind& kind : all_games()) {
    const std::string& id = kind.info().id;
    EXPECT_EQ(parlor_program("rules " + id).exit, 0) << id;
    EXPECT_EQ(parlor_program("perft " + id + " --depth 1 --divide --json").exit, 0) << id;
    EXPECT_EQ(parlor_program("sim " + id + " --games 3 --json").exit, 0) << id;
    const Told played =
        parlor_program("play " + id + " --seed 1", "printf '\\n\\n1\\n\\nhelp\\n' |");
    EXPECT_EQ(played.exit, 0) << id << played.err;
    EXPECT_TRUE(has(played.out, kind.info().title)) << id;
  }
}

TEST(Program, JsonNamesTheRulesByTheIdOfTheSheetInEveryGame) {
  for (const GameKind& kind : all_games()) {
    for (const SheetInfo& sheet : kind.info().sheets) {
      const std::string field = "\"rules\":\"" + sheet.id + "\"";
      const std::string rules = kind.info().id + " --rules " + sheet.id + " --json";
      EXPECT_TRUE(has(parlor_program("sim --games 1 " + rules).out, field)) << rules;
      EXPECT_TRUE(has(parlor_program("perft --depth 1 " + rules).out, field)) << rules;
    }
    const std::string usual = "\"rules\":\"" + kind.info().sheets.front().id + "\"";
    EXPECT_TRUE(has(parlor_program("sim --games 1 --json " + kind.info().id).out, usual));
  }
  EXPECT_TRUE(has(parlor_program("odds snakes_ladders --json").out, "\"rules\":\"box\""));
  const std::string path =
      scratch_file("sunday_ladders.toml", "name = \"Sunday\"\nbase = \"box\"\n");
  EXPECT_TRUE(has(parlor_program("odds snakes_ladders --json --rules " + path).out,
                  "\"rules\":\"Sunday\""));
}

/// What `sim --positions` lists can be read by `plays`.
TEST(Program, PositionsMetInGamesCanBeGivenToPlays) {
  for (const GameKind& kind : all_games()) {
    const std::string& id = kind.info().id;
    const Told told = parlor_program("plays " + id, std::string(PARLOR_PROGRAM) + " sim " + id +
                                                        " --games 1 --positions | head -n 50 |");
    EXPECT_EQ(told.exit, 0) << id << ": " << told.out.substr(0, 300);
  }
}

TEST(Program, APipedGameHasNoColoursAndEndsPolitely) {
  const Told told = parlor_program("play parcheesi --seed 1", "printf '\\n\\n\\n' |");
  EXPECT_EQ(told.exit, 0);
  EXPECT_FALSE(has(told.out, "\x1b["));
  EXPECT_TRUE(has(told.out, "The input has ended"));
}

TEST(Program, AGameOfBotsCanBeWatched) {
  const Told told = parlor_program("play parcheesi --seats easy,easy --seed 1", "</dev/null");
  EXPECT_EQ(told.exit, 0);
  EXPECT_TRUE(has(told.out, " wins: ")) << told.out.substr(told.out.size() - 200);
}

TEST(Program, AnInterruptedRunTellsWhatThereIs) {
  const Told told = parlor_program("sim parcheesi --games 100000000", "timeout -s INT 1");
  EXPECT_TRUE(has(told.out, "Stopped early")) << told.out;
  EXPECT_TRUE(has(told.out, "average length")) << told.out;
}

}  // namespace
}  // namespace parlor::test
