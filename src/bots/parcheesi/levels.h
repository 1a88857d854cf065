#pragma once

#include "bots/entry.h"
#include "games/parcheesi/game.h"

namespace parlor::bots {

BotEntries<parcheesi::Parcheesi> parcheesi_bots();

}  // namespace parlor::bots
