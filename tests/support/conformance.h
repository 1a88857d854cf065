#pragma once

#include <cstdint>

#include "core/any_game.h"

namespace parlor::test {

struct Conformance {
  int games = 20;
  std::uint64_t seed = 1;
  /// Plays after which a game is left: the suite looks at states, not at ends.
  int plays_per_game = 400;
  /// Whether the moves of the steps lead to the position that follows: not where a play can set the
  /// board up anew, as the last of a game does in a match.
  bool told_moves = true;
};

/// What every game of the box owes the rest of the program, checked on every state of random games:
/// - who acts is consistent with the outcome; a seat that acts sits in the game and has at least
/// one choice;
/// - a position reads back to itself, before and after a throw;
/// - every listed play is judged legal, can be taken, and leads to a result of its own;
/// - every listed play, split at its spaces, can be stepped with `next`, and may end where it ends;
/// - `next` never leads into a dead end;
/// - what the steps say has moved leads to the pieces of the position that follows;
/// - garbage is refused with a sentence, by the reader of positions, of plays, and by the arbiter;
/// - the same seed replays the same game.
void check_conformance(const AnyGame& game, const Conformance& settings = {});

}  // namespace parlor::test
