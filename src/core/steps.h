#pragma once

#include <string>
#include <vector>

#include "core/dice.h"
#include "core/seat.h"

namespace parlor {

/// A piece on the board, for whoever draws it. Places are named as everybody at the table sees
/// them: in a game where each player counts differently, as seat 0 does.
struct PieceInfo {
  Seat seat;
  std::string kind;  // `pawn`, `man`, `king`, `peg`, ...
  std::string at;
  bool operator==(const PieceInfo&) const = default;
};

/// A piece that moves in the course of a step.
struct PieceMove {
  Seat seat;
  std::string kind;  // what it is afterwards
  std::string from;
  std::string to;  // `off` where it leaves the board
  /// The places it comes to on its way, the last being `to`; empty where it goes straight.
  std::vector<std::string> path;
  bool operator==(const PieceMove&) const = default;
};

/// Something that belongs to a position and is not on the board: `doublets` `1`, `cube` `2`. A
/// roll that is to be played is the fact `dice`, `5-3` or `4`.
struct Fact {
  std::string name;
  std::string value;
};

/// The fact `dice`.
Fact dice_fact(Roll roll);

/// One step that a person may take next, told in text so that a page or terminal needs no rules of
/// its own.
struct StepInfo {
  std::string text;   // in the game's notation: `5x22`, `e2e4`
  std::string from;   // where the piece stands: `5`, `e2`
  std::string to;     // where it will stand: `22`, `e4`
  std::string count;  // what it uses up: `5`, `4+1`, `+20`; empty in games without counts
  bool captures = false;
  /// Everything that moves: the piece itself first, then what it captures or takes along.
  std::vector<PieceMove> moves = {};
  bool operator==(const StepInfo&) const = default;
};

/// What can follow the steps taken so far.
struct Next {
  std::vector<StepInfo> steps;
  /// Whether the play may end here.
  bool may_end = false;
  /// Counts not used yet, as texts: `3`, `+20`; empty in games without counts.
  std::vector<std::string> left;
};

/// The pieces after these moves.
std::vector<PieceInfo> moved(std::vector<PieceInfo> pieces, const std::vector<PieceMove>& moves);

/// What has moved between two positions, where nothing tells how: pieces of a kind that are gone
/// from one place and new in another, in order.
std::vector<PieceMove> difference(const std::vector<PieceInfo>& before,
                                  const std::vector<PieceInfo>& after);

}  // namespace parlor
