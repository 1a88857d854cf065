#include "games/parcheesi/text/shown.h"

#include "core/words.h"
#include "games/parcheesi/game.h"
#include "games/parcheesi/text/notation.h"

/// The position as data, for whoever draws it.
namespace parlor::parcheesi {
namespace {

/// The place after this one, for a pawn on its way to `goal`.
Place space_after(Place place, Place goal) {
  if (place.in_start()) return Place::ring(0);
  if (place.on_path()) return Place::path(place.path_number() + 1);
  const int offset = place.ring_offset();
  if (offset == turn_off && !goal.on_ring()) return Place::path(1);
  return Place::ring((offset + 1) % ring_size);
}

std::vector<std::string> walk(Color color, Place from, Place to) {
  std::vector<std::string> spaces;
  for (Place place = from; place != to;) {
    place = space_after(place, to);
    spaces.push_back(text_of(color, place));
  }
  return spaces;
}

}  // namespace

std::vector<PieceMove> moves_of(const Scene& scene, const Step& step) {
  const Color color = scene.color();
  const std::string to = text_of(color, step.to);
  std::vector<PieceMove> moves{
      {seat_of(color), "pawn", text_of(color, step.from), to, walk(color, step.from, step.to)}};
  if (step.victim != no_victim) {
    const Color victim = color_at(step.victim / pawns_each);
    moves.push_back({seat_of(victim), "pawn", to, "S", {}});
  }
  return moves;
}

std::vector<PieceInfo> Parcheesi::pieces(const State& state) const {
  std::vector<PieceInfo> pieces;
  for (const Seat seat : state.seated) {
    const Color color = color_of(seat);
    for (const Place pawn : state.pawns[index(color)]) {
      pieces.push_back({seat, "pawn", text_of(color, pawn)});
    }
  }
  return pieces;
}

std::vector<Fact> Parcheesi::facts(const State& state) const {
  if (state.phase == Phase::drawing) {
    std::vector<Fact> facts{{"first", "thrown for"}};
    for (const Seat seat : state.drawing) {
      const int total = state.drawn[static_cast<std::size_t>(seat.index())];
      if (total != 0) facts.push_back({cat("first.", seat.index()), cat(total)});
    }
    return facts;
  }
  std::vector<Fact> facts;
  if (state.phase == Phase::playing) facts.push_back(dice_fact(state.roll));
  if (state.doublets != 0) facts.push_back({"doublets", cat(static_cast<int>(state.doublets))});
  return facts;
}

std::string Parcheesi::attempt(const State&, std::string_view from, std::string_view to) const {
  return cat(from, '>', to);
}

}  // namespace parlor::parcheesi
