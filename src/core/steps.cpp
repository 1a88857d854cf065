#include "core/steps.h"

#include <algorithm>
#include <utility>

namespace parlor {

Fact dice_fact(Roll roll) {
  std::string value = std::to_string(roll.high());
  if (roll.low() != 0) value += '-' + std::to_string(roll.low());
  return {"dice", std::move(value)};
}

std::vector<PieceInfo> moved(std::vector<PieceInfo> pieces, const std::vector<PieceMove>& moves) {
  for (const PieceMove& move : moves) {
    const auto piece = std::ranges::find_if(pieces, [&](const PieceInfo& candidate) {
      return candidate.seat == move.seat && candidate.at == move.from;
    });
    if (piece == pieces.end()) continue;
    piece->kind = move.kind;
    piece->at = move.to;
  }
  return pieces;
}

std::vector<PieceMove> difference(const std::vector<PieceInfo>& before,
                                  const std::vector<PieceInfo>& after) {
  std::vector<PieceInfo> gone = before;
  std::vector<PieceInfo> fresh;
  for (const PieceInfo& piece : after) {
    const auto same = std::ranges::find(gone, piece);
    if (same != gone.end()) {
      gone.erase(same);
    } else {
      fresh.push_back(piece);
    }
  }
  std::vector<PieceMove> moves;
  for (const PieceInfo& piece : gone) {
    const auto to = std::ranges::find_if(
        fresh, [&](const PieceInfo& candidate) { return candidate.seat == piece.seat; });
    if (to == fresh.end()) {
      moves.push_back({piece.seat, piece.kind, piece.at, "off", {}});
    } else {
      moves.push_back({piece.seat, to->kind, piece.at, to->at, {}});
      fresh.erase(to);
    }
  }
  return moves;
}

}  // namespace parlor
