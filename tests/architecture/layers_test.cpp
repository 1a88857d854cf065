#include <algorithm>
#include <regex>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "architecture/sources.h"

/// Layers know only those above them in docs/architecture.md, and the pure ones do no I/O: read off
/// the sources themselves.
namespace parlor::test {
namespace {

struct Layer {
  std::string folder;
  /// Folders whose headers it may include, besides its own.
  std::vector<std::string> may_use;
  /// Whether it must run the same in a test, a server and a browser tab.
  bool pure = false;
};

/// A new layer is a new line. `games` stands for the list of games; each game is a layer of its
/// own.
const std::vector<Layer>& layers() {
  static const std::vector<Layer> all{
      {"core", {}, true},
      {"games", {"core"}, true},
      {"sheets", {"core"}},
      {"fair", {"core"}},
      {"bots", {"core", "games"}, true},
      {"engines", {"core", "games", "bots"}},
      {"table", {"core", "games"}, true},
      {"wire", {"core", "games", "table"}},
      {"store", {"core", "table", "wire"}},
      {"server", {"core", "games", "sheets", "fair", "bots", "table", "wire", "store"}},
      {"cli",
       {"core", "games", "sheets", "fair", "bots", "engines", "table", "wire", "store", "server"}},
  };
  return all;
}

const std::vector<std::string> impure_headers{"iostream", "fstream",    "thread", "mutex", "chrono",
                                              "random",   "filesystem", "cstdio", "future"};

/// `games/parcheesi/board.h` is of the game `games/parcheesi`; `games/list.h` of the layer `games`.
std::string owner_of(const std::string& path) {
  const std::size_t first = path.find('/');
  const std::string folder = path.substr(0, first);
  if (folder != "games" || first == std::string::npos) return folder;
  const std::size_t second = path.find('/', first + 1);
  return second == std::string::npos ? folder : path.substr(0, second);
}

const Layer* layer_of(const std::string& path) {
  const std::string folder = path.substr(0, path.find('/'));
  const auto found = std::find_if(layers().begin(), layers().end(),
                                  [&](const Layer& layer) { return layer.folder == folder; });
  return found == layers().end() ? nullptr : &*found;
}

bool may_include(const std::string& from, const std::string& header) {
  const Layer* layer = layer_of(from);
  const std::string owner = owner_of(from);
  const std::string other = owner_of(header);
  if (layer == nullptr) return false;
  if (owner == other) return true;
  // The list of games sees every game; a game sees no other and not the list.
  if (header.starts_with("games/") && layer->folder == "games") return owner == "games";
  const std::string folder = header.substr(0, header.find('/'));
  return std::find(layer->may_use.begin(), layer->may_use.end(), folder) != layer->may_use.end();
}

/// Comments and texts may say what they like.
std::string code_of(const std::string& line) {
  static const std::regex literal(R"("(\\.|[^"\\])*")");
  return std::regex_replace(line.substr(0, line.find("//")), literal, "\"\"");
}

bool raises(const std::string& line) {
  static const std::regex words(R"(\b(throw|catch)\b|\btry\s*\{)");
  return std::regex_search(code_of(line), words);
}

/// Calls `check(path from src, line number, line)` for every line of every source file.
template <class Check>
void for_each_line(Check check) {
  for (const auto& file : files_under(repository() / "src", {".h", ".cpp"})) {
    const std::string path = file.lexically_relative(repository() / "src").generic_string();
    int number = 0;
    for (const std::string& line : lines_of(file)) check(path, ++number, line);
  }
}

TEST(Layers, ReachNeitherDownNorSideways) {
  static const std::regex include(R"re(^\s*#include "([^"]+)")re");
  for_each_line([](const std::string& path, int number, const std::string& line) {
    EXPECT_NE(layer_of(path), nullptr) << path << " is in no known layer; add it to the table";
    std::smatch found;
    if (!std::regex_search(line, found, include)) return;
    EXPECT_TRUE(may_include(path, found[1].str()))
        << path << ':' << number << ": " << owner_of(path) << " may not include " << found[1];
  });
}

/// Rules stand by themselves; the quick way knows the rules, and the game sees only `QuickResults`
/// of it; the texts are the game's.
TEST(Rooms, OfParcheesiKnowTheRulesOnly) {
  static const std::regex include(R"re(^\s*#include "games/parcheesi/(?:(\w+)/)?(\w+\.h)")re");
  static const std::regex room_of(R"(^games/parcheesi/(?:(\w+)/)?\w+\.\w+$)");
  int includes = 0;
  for_each_line([&](const std::string& path, int number, const std::string& line) {
    std::smatch in;
    std::smatch found;
    if (!std::regex_match(path, in, room_of) || !std::regex_search(line, found, include)) return;
    const std::string from = in[1];
    const std::string to = found[1];
    if (to == from || to == "rules") return;
    ++includes;
    const bool game_uses_quick = from.empty() && found[2] == "quick_results.h";
    const bool text_uses_game = from == "text" && to.empty();
    EXPECT_TRUE(game_uses_quick || text_uses_game)
        << path << ':' << number << " may not include " << found[0];
  });
  EXPECT_GT(includes, 0);
}

TEST(Layers, ThatArePureDoNoInputOrOutputAndRaiseNothing) {
  static const std::regex include(R"(^\s*#include <([^>]+)>)");
  for_each_line([](const std::string& path, int number, const std::string& line) {
    const Layer* layer = layer_of(path);
    if (layer == nullptr || !layer->pure) return;
    std::smatch found;
    if (std::regex_search(line, found, include)) {
      const std::string header = found[1];
      EXPECT_EQ(std::count(impure_headers.begin(), impure_headers.end(), header), 0)
          << path << ':' << number << ": " << layer->folder << " may not include <" << header
          << '>';
    }
    EXPECT_FALSE(raises(line)) << path << ':' << number << ": " << layer->folder
                               << " throws no exceptions";
  });
}

TEST(Layers, AreToldApartByTheTable) {
  EXPECT_TRUE(may_include("core/words.cpp", "core/words.h"));
  EXPECT_FALSE(may_include("core/words.cpp", "games/list.h"));
  EXPECT_TRUE(may_include("games/chess/board.h", "core/seat.h"));
  EXPECT_TRUE(may_include("games/chess/board.h", "games/chess/square.h"));
  EXPECT_FALSE(may_include("games/chess/board.h", "games/checkers/board.h"));
  EXPECT_FALSE(may_include("games/chess/board.h", "games/list.h"));
  EXPECT_TRUE(may_include("games/list.cpp", "games/chess/game.h"));
  EXPECT_FALSE(may_include("sheets/toml.cpp", "games/list.h"));
  EXPECT_TRUE(may_include("cli/play.cpp", "games/chess/game.h"));
  EXPECT_FALSE(may_include("table/table.cpp", "wire/client_message.h"));
  EXPECT_FALSE(may_include("fair/dice.cpp", "games/list.h"));
  EXPECT_TRUE(raises("  throw 1;"));
  EXPECT_TRUE(raises("  try {"));
  EXPECT_FALSE(raises("  // throw again"));
  EXPECT_FALSE(raises("  return \"throw again\";"));
  EXPECT_FALSE(raises("  Throw to_throw(State) const;"));
}

}  // namespace
}  // namespace parlor::test
