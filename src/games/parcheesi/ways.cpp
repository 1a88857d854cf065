#include "games/parcheesi/ways.h"

#include <algorithm>
#include <numeric>

namespace parlor::parcheesi {

void PawnWays::find(const Scene& scene, Place from) {
  sizes_ = {1};
  earns_bonus_ = false;
  ways_[0] = {from, 0};
  if (from.in_start()) enter(scene);
  walk(scene);
}

void PawnWays::add(std::size_t cell, Way way) {
  Way* const first = &ways_[starts[cell]];
  for (std::size_t i = 0; i < sizes_[cell]; ++i) {
    if (first[i].captured == way.captured) return;
  }
  first[sizes_[cell]++] = way;
  earns_bonus_ = earns_bonus_ || way.captured != 0 || way.end.is_home();
}

/// Out of START by a five of either value, or by both dice.
void PawnWays::enter(const Scene& scene) {
  const Hand& begin = scene.begin();
  if (scene.obstacle_to_enter(begin) != Obstacle::none) return;
  const int victim = scene.lone_at(begin, 0);
  const Way entered{Place::ring(0), static_cast<std::uint16_t>(victim == no_victim ? 0U : 1U << victim)};
  if (scene.value(0) == 5) add(cell(1, 0), entered);
  if (begin.left(1) > 0 && scene.value(1) == 5) add(cell(0, 1), entered);
  if (begin.left(1) > 0 && scene.value(0) + scene.value(1) == 5) add(cell(1, 1), entered);
}

void PawnWays::walk(const Scene& scene) {
  const int firsts = scene.begin().left(0);
  const int seconds = scene.begin().left(1);
  for (int first = 0; first <= firsts; ++first) {
    for (int second = 0; second <= seconds; ++second) {
      const std::size_t from = cell(first, second);
      if (sizes_[from] == 0) continue;
      if (first < firsts) extend(scene, from, 0, cell(first + 1, second));
      if (second < seconds) extend(scene, from, 1, cell(first, second + 1));
    }
  }
}

void PawnWays::extend(const Scene& scene, std::size_t from, int which, std::size_t to) {
  for (std::size_t i = 0; i < sizes_[from]; ++i) {
    const Way way = ways_[starts[from] + i];
    const Scene::Alone landing = scene.walk_alone(way.end, scene.value(which));
    if (!landing.possible) return;
    add(to, {landing.to, static_cast<std::uint16_t>(way.captured | landing.captured)});
  }
}

namespace {

/// A play can win before all dice are used only if the spaces left are in reach of the dice and every bonus there
/// could be, and what does not divide by the bonuses is walked by dice.
bool may_win_early(const Scene& scene) {
  const Options& options = scene.options();
  const int size = std::gcd(options.capture_bonus, options.home_bonus);
  int dice = scene.begin().left(0) * scene.value(0) + scene.begin().left(1) * scene.value(1);
  int left = 0;
  int by_dice = 0;
  int away = 0;
  for (const Pawn pawn : scene.begin().pawns()) {
    const int spaces = pawn.place().spaces_left();
    left += spaces;
    by_dice += size == 0 ? spaces : spaces % size;
    away += static_cast<int>(spaces > 0);
  }
  const int reach = dice + scene.victims() * options.capture_bonus + away * options.home_bonus;
  return left <= reach && by_dice <= dice;
}

bool prefers_all_dice(const Scene& scene) {
  const Options& options = scene.options();
  if (scene.four_counts() && options.doublets == Doublets::fourteen_or_nothing) return true;
  return options.dice_duty == DiceDuty::all || options.dice_duty == DiceDuty::all_higher;
}

/// Past the turn-off a pawn on laps has two ways to go, and may come up behind its own pawns.
bool laps_matter(const Scene& scene) {
  if (!scene.options().laps) return false;
  const int farthest = scene.begin().left(0) * scene.value(0) + scene.begin().left(1) * scene.value(1);
  const auto& pawns = scene.begin().pawns();
  return std::any_of(pawns.begin(), pawns.end(), [&](Pawn pawn) {
    return pawn.place().on_ring() && pawn.place().ring_offset() + farthest > turn_off;
  });
}

}  // namespace

bool can_share_out(const Scene& scene) {
  return prefers_all_dice(scene) && !scene.own_blockade_at_begin() && !laps_matter(scene) && !may_win_early(scene);
}

}  // namespace parlor::parcheesi
