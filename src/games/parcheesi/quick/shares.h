#pragma once

#include "games/parcheesi/rules/scene.h"

/// The dice of a roll shared out among the pawns, without trying every order of steps.
///
/// Pawns of one colour hardly get in each other's way: whatever each can do alone against the other
/// colours, all can do together, as long as no space ends up with three. Move the pawn that ends
/// furthest first, then the next: a pawn never passes one that has moved before it, and those still
/// to move stand alone, so no blockade of one's own is ever passed, or landed on. Blockades that
/// stand as the roll begins are the exception (`OwnBlockades`). Hence the results of all dice are
/// the product of what the pawns can do one by one. Each is reached about once, where a search over
/// orders of steps comes to it in up to 24 ways.
namespace parlor::parcheesi {

/// Whether the results of this roll can be found by sharing the dice out.
bool can_share_out(const Scene& scene);
/// Whether a play might win before all dice are used; only a search over orders finds those.
bool may_win_early(const Scene& scene, bool earns_bonus);
/// Whether the spaces left are in reach of the counts left and every bonus there could be.
bool may_still_win(const Scene& scene, const Hand& hand);

}  // namespace parlor::parcheesi
