#include <ostream>

#include "cli/agreed_game.h"
#include "cli/commands.h"
#include "cli/json_text.h"
#include "core/words.h"
#include "wire/view_json.h"

namespace parlor::cli {
namespace {

Exit exit_for(const Ruling& ruling) {
  if (ruling.legal) return Exit::ok;
  return ruling.clause.empty() ? Exit::bad_input : Exit::no;
}

std::string told(const Ruling& ruling) {
  if (!ruling.legal) return cat("Not legal (", ruling.clause, "): ", ruling.sentence());
  return ruling.sentence().empty() ? std::string("Legal.") : ruling.sentence();
}

}  // namespace

Exit judge_command(const JudgeOptions& options, Games games, Console& console) {
  const auto agreed = agree(options.game, games);
  if (!agreed) return complain(console, agreed.error().sentence());
  const auto state = read_choice(*agreed->game, trimmed(options.position));
  if (!state) return complain(console, state.error().sentence());
  const Ruling ruling = agreed->game->judge(*state, trimmed(options.play));
  const Exit exit = exit_for(ruling);
  if (options.json) {
    console.out << json_line(wire::ruling_json(ruling));
    return exit;
  }
  if (exit == Exit::bad_input) return complain(console, ruling.sentence());
  for (const std::string& line : wrapped(told(ruling), console.width)) console.out << line << '\n';
  return exit;
}

}  // namespace parlor::cli
