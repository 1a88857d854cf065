#include "wire/view_json.h"

#include <algorithm>

#include "wire/message_json.h"

namespace parlor::wire {
namespace {

json::object move_json(const PieceMove& move) {
  return {{"seat", move.seat.index()},
          {"kind", text(move.kind)},
          {"from", text(move.from)},
          {"to", text(move.to)},
          {"path", texts(move.path)}};
}

json::value actor_json(const GameFace& game, const AnyState& state) {
  const Actor actor = game.actor(state);
  if (actor.is_nobody()) return nullptr;
  if (actor.is_player()) return json::object{{"seat", actor.seat().index()}, {"must", "play"}};
  const Throw to_throw = game.to_throw(state);
  return json::object{{"seat", to_throw.seat.index()}, {"must", "throw"}, {"dice", to_throw.dice}};
}

json::value outcome_json(const std::optional<Outcome>& outcome) {
  if (!outcome) return nullptr;
  return json::object{{"winners", seats_json(outcome->winners)},
                      {"points", outcome->points},
                      {"draw", outcome->draw},
                      {"reason", text(outcome->reason)}};
}

json::object facts_json(const std::vector<Fact>& facts) {
  json::object told;
  for (const Fact& fact : facts) {
    if (fact.name != "dice") told[fact.name] = text(fact.value);
  }
  return told;
}

/// `5-3` as [5, 3].
json::value dice_json(const std::vector<Fact>& facts) {
  const auto dice = std::ranges::find(facts, "dice", &Fact::name);
  if (dice == facts.end()) return nullptr;
  json::array shown;
  for (const char letter : dice->value) {
    if (letter != '-') shown.push_back(letter - '0');
  }
  return shown;
}

json::object only_json(const GameFace& game, const AnyState& state, const SpelledPlay& play) {
  json::object only{{"play", text(play.play)}, {"steps", steps_json(play.steps)}};
  // A step that uses a count is a play like any other: nobody asks why.
  if (!play.steps.empty() && !play.steps.front().count.empty()) return only;
  json::array reasons;
  for (const Ruling& reason : game.why_nothing(state)) reasons.push_back(ruling_json(reason));
  if (!reasons.empty()) only["why"] = std::move(reasons);
  return only;
}

/// All that can be played but what a play can begin with, which takes longer to find.
Prospect only_choices(const GameFace& game, const AnyState& state) {
  Prospect prospect;
  if (!game.actor(state).is_player()) return prospect;
  prospect.choices = game.choice_count(state);
  if (prospect.choices != 1) return prospect;
  if (const auto play = game.only_play(state)) {
    prospect.only = {*play, game.judge_play(state, *play).steps};
  }
  return prospect;
}

}  // namespace

json::array seats_json(SeatSet seats) {
  json::array numbers;
  for (const Seat seat : seats) numbers.push_back(seat.index());
  return numbers;
}

json::array pieces_json(const std::vector<PieceInfo>& pieces) {
  json::array told;
  told.reserve(pieces.size());
  for (const PieceInfo& piece : pieces) {
    told.push_back(json::object{
        {"seat", piece.seat.index()}, {"kind", text(piece.kind)}, {"at", text(piece.at)}});
  }
  return told;
}

json::object step_json(const StepInfo& step) {
  json::array moves;
  for (const PieceMove& move : step.moves) moves.push_back(move_json(move));
  // Where each seat counts places its own way, the moves tell them as everybody sees them.
  const bool moved = !step.moves.empty();
  return {{"text", text(step.text)},
          {"from", text(moved ? step.moves.front().from : step.from)},
          {"to", text(moved ? step.moves.front().to : step.to)},
          {"uses", text(step.count)},
          {"captures", step.captures},
          {"moves", std::move(moves)}};
}

json::array steps_json(const std::vector<StepInfo>& steps) {
  json::array told;
  for (const StepInfo& step : steps) told.push_back(step_json(step));
  return told;
}

json::object next_json(const Next& next) {
  return {{"steps", steps_json(next.steps)}, {"may_end", next.may_end}, {"left", texts(next.left)}};
}

json::object preview_json(Seat seat, const std::vector<std::string>& steps, const Preview& shown) {
  return {{"seat", seat.index()},
          {"steps", texts(steps)},
          {"pieces", pieces_json(shown.pieces)},
          {"left", texts(shown.next.left)}};
}

json::object ruling_json(const Ruling& ruling) {
  json::object told{{"legal", ruling.legal}, {"clause", text(ruling.clause)}};
  add_message(told, ruling.message);
  return told;
}

json::object view_json(const GameFace& game, const AnyState& state, const Prospect* prospect) {
  const std::vector<Fact> facts = game.facts(state);
  json::object view{{"position", text(game.position(state))},
                    {"pieces", pieces_json(game.pieces(state))},
                    {"actor", actor_json(game, state)},
                    {"dice", dice_json(facts)},
                    {"facts", facts_json(facts)},
                    {"outcome", outcome_json(game.outcome(state))}};
  const Prospect found = prospect != nullptr ? *prospect : only_choices(game, state);
  view["choices"] = found.choices;
  view["only"] = nullptr;
  if (found.only) view["only"] = only_json(game, state, *found.only);
  return view;
}

}  // namespace parlor::wire
