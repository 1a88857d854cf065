#include <ostream>

#include "cli/agreed_game.h"
#include "cli/commands.h"
#include "cli/json_text.h"
#include "core/words.h"

namespace parlor::cli {
namespace {

struct JudgeOptions {
  GameOptions game;
  std::string position;
  std::string play;
  bool json = false;
};

Exit exit_for(const Ruling& ruling) {
  if (ruling.legal) return Exit::ok;
  return ruling.clause.empty() ? Exit::bad_input : Exit::no;
}

std::string ruling_text(const Ruling& ruling) {
  if (!ruling.legal) return cat("Not legal (", ruling.clause, "): ", ruling.sentence);
  return ruling.sentence.empty() ? std::string("Legal.") : ruling.sentence;
}

void judge_options(OptionList& list, JudgeOptions& options) {
  add_game(list, options.game).required();
  list.text("position", options.position, "POSITION", "The position, with its roll").required();
  list.text("play", options.play, "PLAY", "The play, in the game's notation").required();
  add_json(list, options.json);
}

Exit run_judge(const JudgeOptions& options, Games games, Console& console) {
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
  for (const std::string& line : wrapped(ruling_text(ruling), console.width))
    console.out << line << '\n';
  return exit;
}

}  // namespace

Command judge_command() {
  return make_command<JudgeOptions>(
      {.name = "judge",
       .summary = "Ask the arbiter whether a play is legal, and why not",
       .examples =
           "  parlor judge parcheesi --rules royal \"y:S,S,5,12 r:S,39,h3,H y 5-3\" \"S>5 5>8\"\n",
       .notes =
           "The exit code is 0 for a legal play, 1 for an illegal one, 2 if it cannot be read.\n"},
      judge_options, run_judge);
}

}  // namespace parlor::cli
