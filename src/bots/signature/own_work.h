#pragma once

#include "bots/signature/work.h"
#include "core/any_game.h"

namespace parlor::bots {

// What single games do for the signature, each beside the game's bots (GAME_work.cpp), where the
// search or the net that it tries is compiled anyway.
Done parcheesi_net_work(const AnyGame& game);
Done backgammon_net_work(const AnyGame& game);
Done checkers_search_work(const AnyGame& game);
Done chess_search_work(const AnyGame& game);
Done snakes_ladders_odds_work(const AnyGame& game);

}  // namespace parlor::bots
