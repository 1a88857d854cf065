#include "games/parcheesi/rules/scene.h"

namespace parlor::parcheesi {

Scene::Scene(const Options& options, bool in_pairs, const State& state)
    : options_(&options),
      color_(moved_color(state, in_pairs)),
      doublets_(state.roll.doublets()),
      others_(state, color_, in_pairs, options) {
  const Pawns& own = state.pawns[index(color_)];
  begin_.set_places(std::bit_cast<std::uint32_t>(own));
  set_counts(state.roll);
  set_marks();
  home_wins_ = !in_pairs || all_home(state.pawns[index(opposite(color_))]);
  entry_is_duty_ = options.entry_duty == EntryDuty::when_possible;
}

void Scene::set_counts(Roll roll) {
  const bool all_out = !begin_.pawn(0).place().in_start();
  values_[0] = static_cast<std::uint8_t>(roll.high());
  if (!roll.doublets()) {
    values_[1] = static_cast<std::uint8_t>(roll.low());
    begin_.set_left(1, 1);
  } else if (all_out && options_->doublets != Doublets::plain) {
    values_[1] = static_cast<std::uint8_t>(7 - roll.high());
    begin_.set_left(2, 2);
  } else {
    begin_.set_left(2, 0);
  }
}

void Scene::set_marks() {
  if (!begin_.has_two()) return;
  own_blockade_at_begin_ = true;
  auto pawns = begin_.pawns();
  bool marked = false;
  for (std::size_t i = 0; i + 1 < pawns.size(); ++i) {
    const Place place = pawns[i].place();
    if (place != pawns[i + 1].place() || place.in_start() || place.is_home()) continue;
    two_blockades_ = marked;
    old_places_[marked ? 0 : 1] = place;
    if (!marked) pawns[i] = pawns[i + 1] = Pawn(place, true);
    marked = true;
    ++i;
  }
  const bool idle = options_->pair_rule == PairRule::on_doublets && !doublets_;
  if (idle || options_->pair_rule == PairRule::none) return;
  pair_rule_ = options_->pair_rule;
  begin_.set_pawns(pawns);
}

bool Scene::reunites_blockade(const Hand& hand) const {
  for (std::size_t i = 0; i + 1 < std::size_t{pawns_each}; ++i) {
    const Pawn pawn = hand.pawn(i);
    const Place place = pawn.place();
    if (place.is_home() || place.in_start() || place != hand.pawn(i + 1).place()) continue;
    if (same_blockade(pawn, hand.pawn(i + 1)) && place != old_place(pawn)) return true;
  }
  return false;
}

Obstacle Scene::obstacle_on_ring(const Hand& hand, Pawn pawn, int count) const {
  return may_go_round(pawn.place(), count) ? walk_round(hand, ground(hand), pawn, count)
                                           : walk_in(hand, ground(hand), pawn, count);
}

Obstacle Scene::obstacle_to_home(const Hand& hand, Pawn pawn, int count) const {
  return walk_in(hand, ground(hand), pawn, count);
}

}  // namespace parlor::parcheesi
