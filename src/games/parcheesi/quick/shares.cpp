#include "games/parcheesi/quick/shares.h"

#include <algorithm>
#include <numeric>

#include "games/parcheesi/quick/use.h"

namespace parlor::parcheesi {
namespace {

int spaces_left(const Scene& scene, const Hand& hand) {
  // Only pawns on laps have more before them than their places tell.
  if (!scene.options().laps) return pawns_each * Place::home().code() - sum_of(hand.places());
  int left = 0;
  for (const Pawn pawn : hand.pawns()) left += pawn.place().spaces_left();
  return left;
}

/// Whether all pawns can be HOME if dice walk so many spaces, and with every bonus there could be.
bool in_reach(const Scene& scene, const Hand& hand, int by_dice) {
  const Options& options = scene.options();
  const int left = spaces_left(scene, hand);
  // The last pawn's own bonus comes too late.
  const int homes = hand.pending(Bonus::home) + pawns_each - hand.count(Place::home()) - 1;
  const int sure = by_dice + homes * options.home_bonus;
  const auto with = [&](int captures) {
    return sure + (hand.pending(Bonus::capture) + captures) * options.capture_bonus;
  };
  if (left <= with(scene.most_victims_beyond(hand.pawn(0).place()))) return true;
  if (!options.laps) return false;
  // Who goes round meets those behind as well. Past the turn-off, that is under way.
  const int circuit = hand.pawn(pawns_each - 1).place().past_turn_off() ? 0 : ring_size;
  return left + circuit <= with(scene.others().most_victims(hand.captured()));
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

/// How many pawns cannot go all their way by bonuses of this size.
int walkers(const Scene& scene, int bonus_size) {
  int count = 0;
  for (const Pawn pawn : scene.begin().pawns()) {
    count += static_cast<int>(pawn.place().spaces_left() % bonus_size != 0);
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
      if (spaces > left || (left - spaces) % bonus_size != 0) return;
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
  bool some = false;
  for_each_use(scene, firsts, seconds, [&](int first, int second, int spaces) {
    const bool all = first == firsts && second == seconds;
    if (!all && parts.has(first, second) && in_reach(scene, scene.begin(), spaces)) some = true;
  });
  return some;
}

/// The bonuses of all kinds, and circuits on laps, are multiples of this.
int common_size(const Options& options) {
  const int common = std::gcd(options.capture_bonus, options.home_bonus);
  if (common == 0) return 2 * ring_size;
  return options.laps ? std::gcd(common, ring_size) : common;
}

}  // namespace

bool may_win_early(const Scene& scene, bool earns_bonus) {
  if (!earns_bonus || !scene.may_win_short() || !may_still_win(scene, scene.begin())) return false;
  const int size = common_size(scene.options());
  // With a pawn in START there are two dice: one enters it, and bonuses have to walk the rest.
  const bool in_start = scene.begin().pawn(0).place().in_start();
  if (in_start) return Place::ring(0).spaces_left() % size == 0;
  return some_dice_walk(scene, size);
}

bool may_still_win(const Scene& scene, const Hand& hand) {
  return in_reach(scene, hand, hand.left(0) * scene.value(0) + hand.left(1) * scene.value(1));
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

/// What fives may do can change with every step.
bool fives_matter(const Scene& scene) {
  return scene.options().entry_duty == EntryDuty::each_five && scene.most_entries() > 0;
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
  return prefers_all_dice(scene) && !blockades_matter && !laps_matter(scene) &&
         !fives_matter(scene);
}

}  // namespace parlor::parcheesi
