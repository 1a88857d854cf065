#include "games/parcheesi/shares.h"

#include <algorithm>
#include <numeric>

#include "games/parcheesi/use.h"

namespace parlor::parcheesi {
namespace {

/// How far all pawns together have to go to win, and how far bonuses can carry them at the most.
struct Distance {
  int left = 0;
  int by_bonuses = 0;
};

int spaces_left(const Scene& scene, const Hand& hand) {
  // Only pawns on laps have more before them than their places tell.
  if (!scene.options().laps) return pawns_each * Place::home().code() - sum_of(hand.places());
  int left = 0;
  for (const Pawn pawn : hand.pawns()) left += pawn.place().spaces_left();
  return left;
}

Distance distance(const Scene& scene, const Hand& hand) {
  Distance distance;
  distance.left = spaces_left(scene, hand);
  const int away = pawns_each - hand.count(Place::home());
  // The last pawn's own bonus comes too late.
  const int homes = hand.pending(Bonus::home) + away - 1;
  const int captures =
      hand.pending(Bonus::capture) + scene.most_victims_beyond(hand.pawn(0).place());
  distance.by_bonuses =
      homes * scene.options().home_bonus + captures * scene.options().capture_bonus;
  return distance;
}

/// A set of numbers of counts used, of the first and the second value.
class Uses {
 public:
  void add(int first, int second) { uses_ |= Use(first, second).bit(); }
  [[nodiscard]] bool has(int first, int second) const {
    return (uses_ & Use(first, second).bit()) != 0;
  }

 private:
  unsigned uses_ = 0;
};

/// Calls `take(first, second, spaces)` for so many counts of each value or fewer.
template <class Take>
void for_each_use(const Scene& scene, int most_first, int most_second, const Take& take) {
  for (int first = 0; first <= most_first; ++first) {
    for (int second = 0; second <= most_second; ++second) {
      take(first, second, first * scene.value(0) + second * scene.value(1));
    }
  }
}

/// Whether bonuses of this size can walk so many spaces, or one circuit more.
bool bonuses_walk(const Scene& scene, int spaces, int bonus_size) {
  return spaces % bonus_size == 0 ||
         (scene.options().laps && (spaces + ring_size) % bonus_size == 0);
}

/// How many pawns cannot go all their way by bonuses of this size.
int walkers(const Scene& scene, int bonus_size) {
  int count = 0;
  for (const Pawn pawn : scene.begin().pawns()) {
    count += static_cast<int>(!bonuses_walk(scene, pawn.place().spaces_left(), bonus_size));
  }
  return count;
}

/// With what parts of the dice every pawn can walk what is left of its way after bonuses of this
/// size.
Uses parts_that_walk(const Scene& scene, int bonus_size) {
  const int firsts = scene.begin().left(0);
  const int seconds = scene.begin().left(1);
  Uses all;
  all.add(0, 0);
  for (std::size_t i = 0; i < pawns_each; ++i) {
    const int left = scene.begin().pawn(i).place().spaces_left();
    Uses with_this;
    for_each_use(scene, firsts, seconds, [&](int first, int second, int spaces) {
      if (spaces > left || !bonuses_walk(scene, left - spaces, bonus_size)) return;
      const auto add = [&](int other_first, int other_second, int) {
        if (!all.has(other_first, other_second)) return;
        with_this.add(other_first + first, other_second + second);
      };
      for_each_use(scene, firsts - first, seconds - second, add);
    });
    all = with_this;
  }
  return all;
}

/// Whether some of the dice, not all, walk just what bonuses of this size cannot.
bool some_dice_walk(const Scene& scene, int bonus_size) {
  const int firsts = scene.begin().left(0);
  const int seconds = scene.begin().left(1);
  if (walkers(scene, bonus_size) >= firsts + seconds) return false;
  const Uses parts = parts_that_walk(scene, bonus_size);
  const auto [left, by_bonuses] = distance(scene, scene.begin());
  bool some = false;
  for_each_use(scene, firsts, seconds, [&](int first, int second, int spaces) {
    const bool all = first == firsts && second == seconds;
    if (!all && parts.has(first, second) && left <= spaces + by_bonuses) some = true;
  });
  return some;
}

}  // namespace

bool may_win_early(const Scene& scene, bool earns_bonus) {
  const Options& options = scene.options();
  if (!earns_bonus || !may_still_win(scene, scene.begin())) return false;
  const int common = std::gcd(options.capture_bonus, options.home_bonus);
  const int size = common == 0 ? 2 * ring_size : common;
  // With a pawn in START there are two dice: one enters it, and bonuses have to walk the rest.
  const bool in_start = scene.begin().pawn(0).place().in_start();
  if (in_start) return bonuses_walk(scene, Place::ring(0).spaces_left(), size);
  return some_dice_walk(scene, size);
}

bool may_still_win(const Scene& scene, const Hand& hand) {
  const auto [left, by_bonuses] = distance(scene, hand);
  return left <= hand.left(0) * scene.value(0) + hand.left(1) * scene.value(1) + by_bonuses;
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
  const bool blockades_matter =
      scene.own_blockade_at_begin() &&
      (scene.options().own_blockade || scene.options().pair_rule == PairRule::at_end);
  return prefers_all_dice(scene) && !blockades_matter && !laps_matter(scene);
}

}  // namespace parlor::parcheesi
