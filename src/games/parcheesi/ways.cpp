#include "games/parcheesi/ways.h"

#include <algorithm>
#include <numeric>

namespace parlor::parcheesi {

void PawnWays::find(const Scene& scene, std::size_t pawn) {
  pawn_ = pawn;
  from_ = scene.begin().pawns()[pawn].place();
  earns_bonus_ = false;
  sizes_ = {1};
  ends_[0] = from_;
  ways_[0] = Way();
  if (from_.in_start()) enter(scene);
  walk(scene, scene.begin().left(0), scene.begin().left(1));
}

void PawnWays::add(std::size_t cell, Place to, std::uint16_t captured) {
  Way* const first = &ways_[starts[cell]];
  for (std::size_t i = 0; i < sizes_[cell]; ++i) {
    if (first[i].captured() == captured) return;
  }
  ends_[cell] = to;
  first[sizes_[cell]++] = Way::of(pawn_, from_, to, captured);
  earns_bonus_ = earns_bonus_ || captured != 0 || to.is_home();
}

/// Out of START by a five of either value, or by both dice.
void PawnWays::enter(const Scene& scene) {
  const Hand& begin = scene.begin();
  if (scene.obstacle_to_enter(begin) != Obstacle::none) return;
  const int victim = scene.lone_at(begin, 0);
  const auto captured = static_cast<std::uint16_t>(victim == no_victim ? 0U : 1U << victim);
  if (scene.value(0) == 5) add(cell(1, 0), Place::ring(0), captured);
  if (begin.left(1) > 0 && scene.value(1) == 5) add(cell(0, 1), Place::ring(0), captured);
  if (begin.left(1) > 0 && scene.value(0) + scene.value(1) == 5) add(cell(1, 1), Place::ring(0), captured);
}

void PawnWays::walk(const Scene& scene, int firsts, int seconds) {
  for (int first = 0; first <= firsts; ++first) {
    for (int second = 0; second <= seconds; ++second) {
      const std::size_t from = cell(first, second);
      if (sizes_[from] == 0) continue;
      if (first < firsts) extend(scene, from, scene.value(0), cell(first + 1, second));
      if (second < seconds) extend(scene, from, scene.value(1), cell(first, second + 1));
    }
  }
}

void PawnWays::extend(const Scene& scene, std::size_t from, int count, std::size_t to) {
  const Scene::Alone landing = scene.walk_alone(ends_[from], count);
  if (!landing.possible) return;
  for (std::size_t i = 0; i < sizes_[from]; ++i) {
    add(to, landing.to, static_cast<std::uint16_t>(ways_[starts[from] + i].captured() | landing.captured));
  }
}

void Shares::find(const Scene& scene) {
  const int entries = scene.most_entries();
  int in_start = 0;
  movers_ = 0;
  earns_bonus_ = false;
  for (std::size_t i = 0; i < pawns_each; ++i) {
    const Place place = scene.begin().pawns()[i].place();
    if (place.is_home() || (place.in_start() && ++in_start > entries)) continue;
    PawnWays& ways = ways_[movers_++];
    ways.find(scene, i);
    earns_bonus_ = earns_bonus_ || ways.earns_bonus();
  }
}

namespace {

/// A play can win before all dice are used only if the spaces left are in reach of the dice and every bonus there
/// could be, and what does not divide by the bonuses is walked by dice.
bool may_win_early(const Scene& scene) {
  const Options& options = scene.options();
  int left = 0;
  for (const Pawn pawn : scene.begin().pawns()) left += pawn.place().spaces_left();
  const int bonuses = scene.victims() * options.capture_bonus + pawns_each * options.home_bonus;
  if (left > scene.all_spaces() + bonuses) return false;
  const int size = std::gcd(options.capture_bonus, options.home_bonus);
  if (size == 0) return true;
  int by_dice = 0;
  for (const Pawn pawn : scene.begin().pawns()) by_dice += pawn.place().spaces_left() % size;
  return by_dice <= scene.all_spaces();
}

/// Past the turn-off a pawn on laps has two ways to go, and may come up behind its own pawns.
bool laps_matter(const Scene& scene) {
  if (!scene.options().laps) return false;
  const auto& pawns = scene.begin().pawns();
  return std::any_of(pawns.begin(), pawns.end(), [&](Pawn pawn) {
    return pawn.place().on_ring() && pawn.place().ring_offset() + scene.all_spaces() > turn_off;
  });
}

bool prefers_all_dice(const Scene& scene) {
  const DiceDuty duty = scene.options().dice_duty;
  return scene.four_or_nothing() || duty == DiceDuty::all || duty == DiceDuty::all_higher;
}

}  // namespace

bool can_share_out(const Scene& scene) {
  return prefers_all_dice(scene) && !scene.own_blockade_at_begin() && !laps_matter(scene) && !may_win_early(scene);
}

}  // namespace parlor::parcheesi
