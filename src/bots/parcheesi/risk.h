#pragma once

#include "games/parcheesi/game.h"

/// Who can capture whom with which rolls, as the yardsticks see it.
namespace parlor::bots {

/// In how many of the 36 ordered rolls `enemy` can capture a pawn of `color`, with one pawn and its
/// two dice (an entry and a step by the other die included). Bonuses, the bottoms of doublets and
/// captures by two pawns that help each other are left out.
int capturing_rolls(const parcheesi::Parcheesi& game, const parcheesi::State& state,
                    parcheesi::Color enemy, parcheesi::Color color);

/// In how many of the rounds of one ordered roll for each enemy nobody can capture a pawn of
/// `color`: the product of 36 less its capturing rolls over all enemies.
int harmless_rounds(const parcheesi::Parcheesi& game, const parcheesi::State& state,
                    parcheesi::Color color);

// What Grace thinks of a placement (docs/bots.md), and the parts of it.
int grace_distance(const parcheesi::Pawns& pawns);
int grace_danger(const parcheesi::State& state, parcheesi::Color color, bool in_pairs);
int grace_score(const parcheesi::State& state, parcheesi::Color color, bool in_pairs);

}  // namespace parlor::bots
