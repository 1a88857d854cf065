#pragma once

#include <string>
#include <vector>

#include "core/any_game.h"
#include "wire/json.h"
#include "wire/message.h"

/// Positions, steps and rulings as the page draws them.
namespace parlor::wire {

json::array pieces_json(const std::vector<PieceInfo>& pieces);
json::object step_json(const StepInfo& step);
json::array steps_json(const std::vector<StepInfo>& steps);
json::object next_json(const Next& next);
json::object ruling_json(const Ruling& ruling);
json::object view_json(const GameFace& game, const AnyState& state);
json::array seats_json(SeatSet seats);

/// The arbiter's answer to a question.
Ruling ruling(const GameFace& game, const AnyState& state, const AskWhy& why);

/// The pieces after some steps of a play, and what can follow.
struct Preview {
  std::vector<PieceInfo> pieces;
  Next next;
};
Result<Preview> preview(const GameFace& game, const AnyState& state,
                        const std::vector<std::string>& steps);

}  // namespace parlor::wire
