#include "cli/commands.h"
#include "core/words.h"
#include "engines/uci_server.h"

namespace parlor::cli {
namespace {

struct EngineOptions {
  std::string game;
};

void engine_options(OptionList& list, EngineOptions& options) {
  list.text("game", options.game, "GAME", "The game: chess").required();
}

Exit run_engine(const EngineOptions& options, Games /*games*/, Console& console) {
  if (options.game != "chess") {
    return complain(console,
                    cat("There is an engine for chess only, by UCI, not for ", options.game, "."));
  }
  engines::serve_uci(console.in, console.out);
  return Exit::ok;
}

}  // namespace

Command engine_command() {
  return make_command<EngineOptions>(
      {.name = "engine",
       .summary = "Be an engine for other programs: chess, by the UCI protocol",
       .examples = "  parlor engine chess              for a chess program to start as its engine\n"
                   "  printf 'position startpos\\ngo depth 8\\n' | parlor engine chess\n"},
      engine_options, run_engine);
}

}  // namespace parlor::cli
