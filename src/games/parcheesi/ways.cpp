#include "games/parcheesi/ways.h"

#include <algorithm>
#include <numeric>

namespace parlor::parcheesi {

void TwoCountWays::clear() {
  one_[0].clear();
  one_[1].clear();
  both_.clear();
}

bool TwoCountWays::add(const Scene& scene, std::size_t pawn) {
  const Place from = scene.begin().pawn(pawn).place();
  return from.in_start() ? add_entry(scene, pawn) : add_walk(scene, pawn, from);
}

bool TwoCountWays::add_walk(const Scene& scene, std::size_t pawn, Place from) {
  const bool doublets = scene.doublets();
  bool earns = false;
  std::uint32_t known = ~0U;  // what the one way to use both that there is captures
  for (int which = 0; which < (doublets ? 1 : 2); ++which) {
    const Scene::Alone first = scene.walk_alone(from, scene.value(which));
    if (!first.possible) continue;
    const Way one = Way::of(pawn, from, first.to, first.captured);
    one_[static_cast<std::size_t>(which)].add({one, pawn});
    earns = earns || one.earns_bonus();
    const Scene::Alone second = scene.walk_alone(first.to, scene.value(doublets ? 0 : 1 - which));
    const auto captured = static_cast<std::uint16_t>(first.captured | second.captured);
    if (!second.possible || captured == known) continue;
    known = captured;
    const Way both = Way::of(pawn, from, second.to, captured);
    both_.add({both, pawn});
    earns = earns || both.earns_bonus();
  }
  return earns;
}

/// Out of START by a five of either value and on by the other, or by both dice.
bool TwoCountWays::add_entry(const Scene& scene, std::size_t pawn) {
  const Hand& begin = scene.begin();
  if (scene.obstacle_to_enter(begin) != Obstacle::none) return false;
  const int victim = scene.lone_at(begin, 0);
  const auto captured = static_cast<std::uint16_t>(victim == no_victim ? 0U : 1U << victim);
  const Place enter = Place::ring(0);
  const Way entered = Way::of(pawn, Place::start(), enter, captured);
  for (int which = 0; which < 2; ++which) {
    if (begin.left(which) == 0 || scene.value(which) != 5) continue;
    one_[static_cast<std::size_t>(which)].add({entered, pawn});
    const Scene::Alone on = scene.walk_alone(enter, scene.value(scene.doublets() ? 0 : 1 - which));
    if (on.possible) {
      both_.add(
          {Way::of(pawn, Place::start(), on.to, static_cast<std::uint16_t>(captured | on.captured)),
           pawn});
    }
  }
  if (begin.left(1) > 0 && scene.value(0) + scene.value(1) == 5) both_.add({entered, pawn});
  return captured != 0 || scene.victims() > 1;
}

bool FourCountWays::find(const Scene& scene, std::size_t pawn) {
  bool earns = false;
  sizes_ = {1};
  ends_[0] = scene.begin().pawn(pawn).place();
  ways_[0] = Way();
  for (int first = 0; first <= 2; ++first) {
    for (int second = 0; second <= 2; ++second) {
      const std::size_t from = cell(first, second);
      if (sizes_[from] == 0) continue;
      if (first < 2) {
        earns = extend(scene, pawn, from, scene.value(0), cell(first + 1, second)) || earns;
      }
      if (second < 2) {
        earns = extend(scene, pawn, from, scene.value(1), cell(first, second + 1)) || earns;
      }
    }
  }
  return earns;
}

bool FourCountWays::extend(const Scene& scene, std::size_t pawn, std::size_t from, int count,
                           std::size_t to) {
  const Scene::Alone landing = scene.walk_alone(ends_[from], count);
  if (!landing.possible) return false;
  ends_[to] = landing.to;
  Way* const ways = &ways_[starts[to]];
  for (std::size_t i = 0; i < sizes_[from]; ++i) {
    const auto captured =
        static_cast<std::uint16_t>(ways_[starts[from] + i].captured() | landing.captured);
    const bool known = std::any_of(ways, ways + sizes_[to],
                                   [&](const Way& way) { return way.captured() == captured; });
    if (!known) ways[sizes_[to]++] = Way::of(pawn, ends_[0], landing.to, captured);
  }
  return ways->earns_bonus() || landing.captured != 0;
}

void Shares::find(const Scene& scene) {
  const int entries = scene.most_entries();
  int in_start = 0;
  movers_ = 0;
  earns_bonus_ = false;
  two_.clear();
  for (std::size_t i = 0; i < pawns_each; ++i) {
    const Place place = scene.begin().pawn(i).place();
    if (place.is_home() || (place.in_start() && ++in_start > entries)) continue;
    const bool earns = scene.four_counts() ? four_[movers_].find(scene, i) : two_.add(scene, i);
    earns_bonus_ = earns_bonus_ || earns;
    ++movers_;
  }
}

/// The spaces left have to be in reach of the dice and every bonus there could be, and the dice
/// that are used have to walk what does not divide by the bonuses.
bool may_win_early(const Scene& scene, bool earns_bonus) {
  const Options& options = scene.options();
  int left = 0;
  for (std::size_t i = 0; i < pawns_each; ++i) left += scene.begin().pawn(i).place().spaces_left();
  const int bonuses =
      earns_bonus ? scene.victims() * options.capture_bonus + pawns_each * options.home_bonus : 0;
  if (left > scene.all_spaces() + bonuses) return false;
  const int size = std::gcd(options.capture_bonus, options.home_bonus);
  if (size == 0) return true;
  int by_dice = 0;
  int walkers = 0;
  for (std::size_t i = 0; i < pawns_each; ++i) {
    const int rest = scene.begin().pawn(i).place().spaces_left() % size;
    by_dice += rest;
    walkers += static_cast<int>(rest != 0);
  }
  return by_dice < scene.all_spaces() && walkers < scene.begin().left(0) + scene.begin().left(1);
}

namespace {

/// Past the turn-off a pawn on laps has two ways to go, and may come up behind its own pawns.
bool laps_matter(const Scene& scene) {
  if (!scene.options().laps) return false;
  const auto pawns = scene.begin().pawns();
  return std::ranges::any_of(pawns, [&](Pawn pawn) {
    return pawn.place().on_ring() && pawn.place().ring_offset() + scene.all_spaces() > turn_off;
  });
}

bool prefers_all_dice(const Scene& scene) {
  const DiceDuty duty = scene.options().dice_duty;
  return scene.four_or_nothing() || duty == DiceDuty::all || duty == DiceDuty::all_higher;
}

}  // namespace

bool can_share_out(const Scene& scene) {
  return prefers_all_dice(scene) && !scene.own_blockade_at_begin() && !laps_matter(scene);
}

}  // namespace parlor::parcheesi
