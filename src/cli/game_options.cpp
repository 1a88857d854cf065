#include "cli/game_options.h"

namespace parlor::cli {
namespace {

constexpr int most_players = 1000;  // of any game; each says itself how many it takes

}  // namespace

Option& add_game(OptionList& list, GameOptions& game) {
  Option& which = list.text("game", game.game, "GAME", "The game: see `parlor rules`");
  list.text("-r,--rules", game.rules, "RULES", "A sheet's id, or the path of a rules file (TOML)");
  list.texts("--set", game.settings, "OPTION=VALUE",
             "Set an option of the rules, such as cube=true; may be repeated");
  add_players(list, game);
  list.flag("--pairs", game.pairs, "Partners across, where the sheet allows it");
  return which;
}

void add_players(OptionList& list, GameOptions& game) {
  list.number("-p,--players", game.players, "N", "How many play", {1, most_players});
}

void add_first(OptionList& list, GameOptions& game) {
  list.text("--first", game.first, "SEAT",
            "The seat that starts, such as green, in games where the players choose it");
}

}  // namespace parlor::cli
