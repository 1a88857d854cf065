#pragma once

#include <string>
#include <vector>

#include "core/guidance.h"
#include "wire/json.h"

/// Positions, steps and rulings as the page draws them.
namespace parlor::wire {

json::array pieces_json(const std::vector<PieceInfo>& pieces);
json::object step_json(const StepInfo& step);
json::array steps_json(const std::vector<StepInfo>& steps);
json::object next_json(const Next& next);
/// What a seat is trying, for the others.
json::object preview_json(Seat seat, const std::vector<std::string>& steps, const Preview& shown);
json::object ruling_json(const Ruling& ruling);
/// A position; `prospect` is what can be played in it, where that is known already.
json::object view_json(const GameFace& game, const AnyState& state,
                       const Prospect* prospect = nullptr);
json::array seats_json(SeatSet seats);

}  // namespace parlor::wire
