#include "games/parcheesi/scene.h"

#include <algorithm>

namespace parlor::parcheesi {

Scene::Scene(const Options& options, bool in_pairs, const State& state)
    : options_(&options),
      color_(moved_color(state, in_pairs)),
      doublets_(state.roll.doublets()),
      in_pairs_(in_pairs) {
  const Pawns& own = state.pawns[index(color_)];
  std::array<Pawn, pawns_each> pawns;
  for (std::size_t i = 0; i < pawns.size(); ++i) pawns[i] = Pawn(own[i], false);
  begin_.set_pawns(pawns);
  set_counts(state.roll);
  set_others(state);
  set_marks();
  home_wins_ = !in_pairs || all_home(state.pawns[index(opposite(color_))]);
  entry_is_duty_ = options.entry_duty == EntryDuty::when_possible ||
                   (options.entry_duty == EntryDuty::unless_full &&
                    std::count(own.begin(), own.end(), Place::ring(0)) < 2);
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

namespace {

/// Where the mover sees another colour's pawn, by how many quarters that colour's ENTER is further
/// on and the pawn's place: the code of the mover's own place there, and START for a pawn that is
/// not on the ring.
using SeenFrom = std::array<std::array<Place, place_codes>, colors>;

consteval SeenFrom all_seen() {
  SeenFrom table{};
  for (int quarters = 0; quarters < colors; ++quarters) {
    for (int code = 0; code < place_codes; ++code) {
      const Place place = Place::from_code(code);
      if (!place.on_ring()) continue;
      table[static_cast<std::size_t>(quarters)][static_cast<std::size_t>(code)] =
          Place::ring((place.ring_offset() + quarter * quarters) % ring_size);
    }
  }
  return table;
}

constexpr SeenFrom seen_from = all_seen();

/// By the code of a place.
consteval std::array<bool, place_codes> all_safe() {
  std::array<bool, place_codes> safe{};
  for (int offset = 0; offset < ring_size; ++offset) {
    safe[static_cast<std::size_t>(Place::ring(offset).code())] = is_safety(offset);
  }
  return safe;
}

constexpr auto safe_places = all_safe();

}  // namespace

void Scene::set_others(const State& state) {
  for (int quarters = 1; quarters < colors; ++quarters) {
    const Color other = color_at(static_cast<int>(color_) + quarters);
    const bool partner = in_pairs_ && other == opposite(color_);
    const Pawns& pawns = state.pawns[index(other)];
    const auto& seen = seen_from[static_cast<std::size_t>(quarters)];
    const int first_victim = static_cast<int>(index(other)) * pawns_each;
    Place before;
    for (std::size_t i = 0; i < pawns.size(); ++i) {
      const Place place = seen[static_cast<std::size_t>(pawns[i].code())];
      const auto code = static_cast<std::size_t>(place.code());
      const bool held = partner || (options_->safety_spaces && safe_places[code]);
      others_[code] = Other(first_victim + static_cast<int>(i), held);
      victims_ |= std::uint64_t{!held && code != 0} << ((code - 1) & 63U);
      // One test that hardly ever holds: many pawns in START would make two hard to foresee.
      const bool wall = (static_cast<int>(place == before) & static_cast<int>(code != 0)) != 0;
      if (wall) walls_.add(place.ring_offset());
      before = place;
    }
  }
}

void Scene::set_marks() {
  auto pawns = begin_.pawns();
  bool marked = false;
  for (std::size_t i = 0; i + 1 < pawns.size(); ++i) {
    const Place place = pawns[i].place();
    if (place != pawns[i + 1].place() || place.in_start() || place.is_home()) continue;
    own_blockade_at_begin_ = true;
    two_blockades_ = marked;
    old_places_[marked ? 0 : 1] = place;
    if (!marked) pawns[i] = pawns[i + 1] = Pawn(place, true);
    marked = true;
    ++i;
  }
  const bool idle = options_->pair_rule == PairRule::on_doublets && !doublets_;
  if (!marked || idle || options_->pair_rule == PairRule::none) return;
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
