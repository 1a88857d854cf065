#include <ostream>

#include "cli/agreed_game.h"
#include "cli/commands.h"
#include "cli/json_text.h"
#include "core/words.h"

namespace parlor::cli {
namespace {

Exit exit_for(const Ruling& ruling) {
  if (ruling.legal) return Exit::ok;
  return ruling.clause.empty() ? Exit::bad_input : Exit::no;
}

std::string told(const Ruling& ruling) {
  if (!ruling.legal) return cat("Not legal (", ruling.clause, "): ", ruling.sentence);
  return ruling.sentence.empty() ? std::string("Legal.") : ruling.sentence;
}

}  // namespace

Exit judge_command(const JudgeOptions& options, Games games, Console& console) {
  const auto agreed = agree(options.game, games);
  if (!agreed) return complain(console, agreed.error().message);
  const auto state = read_choice(*agreed->game, trimmed(options.position));
  if (!state) return complain(console, state.error().message);
  const Ruling ruling = agreed->game->judge(*state, trimmed(options.play));
  const Exit exit = exit_for(ruling);
  if (options.json) {
    console.out << json_line(json::object{{"legal", ruling.legal},
                                          {"clause", json_string(ruling.clause)},
                                          {"sentence", json_string(ruling.sentence)}});
    return exit;
  }
  if (exit == Exit::bad_input) return complain(console, ruling.sentence);
  for (const std::string& line : wrapped(told(ruling), console.width)) console.out << line << '\n';
  return exit;
}

}  // namespace parlor::cli
