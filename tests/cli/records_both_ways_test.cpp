#include <filesystem>
#include <sstream>

#include <gtest/gtest.h>

#include "cli/run.h"
#include "cli/told.h"
#include "games/list.h"
#include "server/api.h"
#include "wire/record_json.h"

// One record for the page and the terminal.
namespace parlor::test {
namespace {

/// The command line over the games of the box, at a terminal.
Told at_terminal(const std::vector<std::string>& arguments, const std::string& typed) {
  std::istringstream in(typed);
  std::ostringstream out;
  std::ostringstream err;
  cli::Console console{in, out, err};
  console.terminal = true;
  const cli::Exit exit = cli::run(arguments, all_games(), console);
  return {static_cast<int>(exit), out.str(), err.str()};
}

/// What a server answers to somebody who opens this record on the page.
server::Answer opened_on_page(const std::string& record) {
  return server::answer_about_rules({"POST", "/api/replay", "{\"record\":" + record + "}", {}, {}});
}

std::vector<std::filesystem::path> records_of_servers() {
  std::vector<std::filesystem::path> files;
  for (const char* folder : {"clear_texts", "committed_texts"}) {
    const std::filesystem::path golden(PARLOR_SOURCE_DIR "/tests/golden");
    for (const auto& entry : std::filesystem::directory_iterator(golden / folder)) {
      const std::string name = entry.path().filename().string();
      if (has(name, ".stored.") || has(name, ".kept.")) continue;
      files.push_back(entry.path());
    }
  }
  return files;
}

TEST(RecordsBothWays, WhatAServerGaveOpensInTheTerminalAndIsSavedAgainAsItWas) {
  std::set<std::string> games;
  for (const auto& file : records_of_servers()) {
    SCOPED_TRACE(file);
    const std::string copy = scratch_file("copy.json", "");
    const Told told = at_terminal({"play", "--load", file.string()}, "save " + copy + "\n\n");
    EXPECT_EQ(told.exit, 0) << told.err;
    EXPECT_TRUE(has(told.out, " wins: ") || has(told.out, " win: ") || has(told.out, "A draw: "))
        << told.out;
    const auto original = wire::read_record(text_of(file));
    const auto saved = wire::read_record(text_of(copy));
    ASSERT_TRUE(original && saved);
    EXPECT_EQ(wire::json::serialize(wire::record_json(saved->events, saved->table)),
              wire::json::serialize(wire::record_json(original->events, original->table)));
    games.insert(original->table.agreement().game);
  }
  EXPECT_EQ(games.size(), all_games().size()) << "a record of each game";
}

TEST(RecordsBothWays, WhatTheTerminalSavedOpensOnThePageAndItsDiceAreVerified) {
  for (const GameKind& kind : all_games()) {
    const std::string& game = kind.info().id;
    SCOPED_TRACE(game);
    const std::string path = scratch_file(game + ".json", "");
    const Told told =
        at_terminal({"play", game, "--seats", "easy,easy", "--seed", "4", "--delay", "0"},
                    "save " + path + "\n\n");
    EXPECT_EQ(told.exit, 0) << told.err;
    ASSERT_TRUE(has(told.out, "Saved in " + path)) << told.err;
    const server::Answer answer = opened_on_page(text_of(path));
    EXPECT_EQ(answer.status, 200) << answer.body.substr(0, 300);
    EXPECT_TRUE(has(answer.body, "\"frames\":[{"));
    const Told verified = at_terminal({"verify", path}, "");
    EXPECT_EQ(verified.exit, 0) << verified.out << verified.err;
    EXPECT_TRUE(has(verified.out, "the game replays to the same end")) << verified.out;
  }
}

TEST(RecordsBothWays, AGameThatIsNotOverGoesOnWithTheSameDiceAndOpensOnThePage) {
  for (const GameKind& kind : all_games()) {
    const std::string& game = kind.info().id;
    SCOPED_TRACE(game);
    const std::string path = scratch_file(game + ".json", "");
    const std::string turns = "\n1\n\n\n1\n\n\n1\n\n";
    const Told whole = at_terminal({"play", game, "--seats", "human,human", "--seed", "4"},
                                   turns + "save " + path + '\n' + turns + "position\n");
    const server::Answer answer = opened_on_page(text_of(path));
    EXPECT_EQ(answer.status, 200) << answer.body.substr(0, 300);
    const Told again = at_terminal({"play", "--load", path}, turns + "position\n");
    ASSERT_TRUE(has(whole.out, "rests here: ")) << whole.out;
    EXPECT_EQ(whole.out.substr(whole.out.rfind("rests here: ")),
              again.out.substr(again.out.rfind("rests here: ")));
  }
}

}  // namespace
}  // namespace parlor::test
