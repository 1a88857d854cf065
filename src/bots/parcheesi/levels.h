#pragma once

#include "bots/entry.h"
#include "bots/luck.h"
#include "games/parcheesi/game.h"

namespace parlor::bots {

BotEntries<parcheesi::Parcheesi> parcheesi_bots();
/// How lucky a roll was, by the net of the program.
Result<AnyLuck> parcheesi_luck(const AnyGame& game);

}  // namespace parlor::bots
