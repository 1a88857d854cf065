#include "games/parcheesi/ways.h"

#include <algorithm>
#include <bit>
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

namespace {

/// START stands for no place: nothing ever comes to it.
Place left_empty_by(const Scene& scene, std::size_t pawn) {
  const bool stays_taken =
      scene.own_blockade_at_begin() && OwnBlockades::includes(scene.begin(), pawn);
  return stays_taken ? Place::start() : scene.begin().pawn(pawn).place();
}

}  // namespace

bool TwoCountWays::add_walk(const Scene& scene, std::size_t pawn, Place from) {
  const int reach = scene.reach(from).code();
  const Place left = left_empty_by(scene, pawn);
  const int other = scene.doublets() ? 0 : 1;
  const Place end = Place::from_code(from.code() + scene.value(0) + scene.value(other));
  const Scene::Landing last =
      end.code() <= reach ? scene.landing_alone(end) : Scene::Landing{false, 0};
  bool earns = false;
  bool goes_on = last.possible;
  std::uint16_t known = 0;
  for (int which = 0; which <= other; ++which) {
    const Place to = Place::from_code(from.code() + scene.value(which));
    if (to.code() > reach) continue;
    const Scene::Landing first = scene.landing_alone(to);
    if (!first.possible) continue;
    one_[static_cast<std::size_t>(which)].add(Way::of(pawn, from, to, first.captured), pawn, to,
                                              left);
    earns = earns || first.captured != 0 || to.is_home();
    // The other order of the counts makes a difference only by what is captured on the way.
    if (!goes_on && (!last.possible || first.captured == known)) continue;
    goes_on = false;
    known = first.captured;
    const auto captured = static_cast<std::uint16_t>(first.captured | last.captured);
    both_.add(Way::of(pawn, from, end, captured), pawn, end, left);
    earns = earns || captured != 0 || end.is_home();
  }
  return earns;
}

/// Out of START by a five of either value and on by the other, with the next pawn by two fives, or
/// by both dice.
bool TwoCountWays::add_entry(const Scene& scene, std::size_t pawn) {
  const Place start = Place::start();
  const Place enter = Place::ring(0);
  const int reach = scene.reach(start).code();
  const Scene::Landing entry = scene.landing_on_enter();
  if (reach < enter.code() || !entry.possible) return false;
  const Way entered = Way::of(pawn, start, enter, entry.captured);
  bool earns = entered.earns_bonus();
  for (int which = 0; which < 2; ++which) {
    if (scene.begin().left(which) == 0 || scene.value(which) != 5) continue;
    one_[static_cast<std::size_t>(which)].add(entered, pawn, enter, start);
    const Place on = Place::from_code(enter.code() + scene.value(scene.doublets() ? 0 : 1 - which));
    if (on.code() > reach) continue;
    const Scene::Landing landing = scene.landing_alone(on);
    if (!landing.possible) continue;
    const auto captured = static_cast<std::uint16_t>(entry.captured | landing.captured);
    both_.add(Way::of(pawn, start, on, captured), pawn, on, start);
    earns = earns || captured != 0;
  }
  if (scene.doublets() && scene.most_entries() == 2) {
    both_.add(entered + Way::of(pawn + 1, start, enter, 0), pawn, enter, start);
  }
  const bool total_of_five = scene.begin().left(1) > 0 && scene.value(0) + scene.value(1) == 5;
  if (total_of_five) both_.add(entered, pawn, enter, start);
  return earns;
}

bool FourCountWays::find(const Scene& scene, std::size_t pawn) {
  const Place from = scene.begin().pawn(pawn).place();
  const int reach = scene.reach(from).code();
  bool earns = false;
  stay();
  for (int first = 0; first <= 2; ++first) {
    for (int second = 0; second <= 2; ++second) {
      const int code = from.code() + first * scene.value(0) + second * scene.value(1);
      if (code > reach) break;
      const Cell here(first, second);
      const Place end = Place::from_code(code);
      const Scene::Landing landing = scene.landing_alone(end);
      if (here.at() == 0 || !landing.possible) continue;
      if (first > 0)
        extend(Cell(first - 1, second), here, Way::of(pawn, from, end, landing.captured));
      if (second > 0)
        extend(Cell(first, second - 1), here, Way::of(pawn, from, end, landing.captured));
      earns = earns || (uses(here) && (landing.captured != 0 || end.is_home()));
    }
  }
  return earns;
}

void FourCountWays::extend(Cell from, Cell to, const Way& last) {
  if (!uses(from)) return;
  Way* const ways = &ways_[starts[to.at()]];
  for (const Way& before : using_up(from.at())) {
    const Way way = last.after_capturing(before.captured());
    std::uint8_t& size = sizes_[to.at()];
    const bool known = std::any_of(ways, ways + size, [&](const Way& one) { return one == way; });
    if (!known) ways[size++] = way;
  }
  in_use_ = static_cast<std::uint16_t>(in_use_ | 1U << to.at());
}

namespace {

/// For each cell, as a set of bits, those that can be used beside it.
consteval std::array<std::uint16_t, cells> all_beside() {
  std::array<std::uint16_t, cells> beside{};
  for (int first = 0; first <= 2; ++first) {
    for (int second = 0; second <= 2; ++second) {
      for (int a = 0; a <= 2 - first; ++a) {
        for (int b = 0; b <= 2 - second; ++b) {
          beside[Cell(first, second).at()] |= static_cast<std::uint16_t>(1U << Cell(a, b).at());
        }
      }
    }
  }
  return beside;
}

constexpr auto beside = all_beside();

}  // namespace

void FourCountPairs::join(const FourCountWays& one, const FourCountWays& other) {
  for (std::vector<Way>& ways : ways_) ways.clear();
  for (unsigned mine = one.cells_in_use(); mine != 0; mine &= mine - 1) {
    const auto cell = static_cast<std::size_t>(std::countr_zero(mine));
    for (unsigned rest = other.cells_in_use() & beside[cell]; rest != 0; rest &= rest - 1) {
      const auto next = static_cast<std::size_t>(std::countr_zero(rest));
      for (const Way& way : one.using_up(cell)) {
        for (const Way& more : other.using_up(next)) ways_[cell + next].push_back(way + more);
      }
    }
  }
}

void Shares::find(const Scene& scene) {
  earns_bonus_ = false;
  if (scene.four_counts()) return find_four(scene);
  two_.clear();
  for (std::size_t i = 0; i < pawns_each; ++i) {
    const Place place = scene.begin().pawn(i).place();
    const bool like_the_last = i > 0 && place.in_start();
    if (place.is_home() || like_the_last) continue;
    earns_bonus_ = two_.add(scene, i) || earns_bonus_;
  }
}

void Shares::find_four(const Scene& scene) {
  for (std::size_t i = 0; i < pawns_each; ++i) {
    if (scene.begin().pawn(i).place().is_home()) {
      four_[i].stay();
    } else {
      earns_bonus_ = four_[i].find(scene, i) || earns_bonus_;
    }
  }
  pairs_[0].join(four_[0], four_[1]);
  pairs_[1].join(four_[2], four_[3]);
}

namespace {

/// Whether some of the dice, not all, walk just what bonuses of this size cannot.
bool some_dice_walk(const Scene& scene, int bonus_size) {
  const Hand& begin = scene.begin();
  int rest = 0;
  int walkers = 0;
  for (std::size_t i = 0; i < pawns_each; ++i) {
    const int by_dice = begin.pawn(i).place().spaces_left() % bonus_size;
    rest += by_dice;
    walkers += static_cast<int>(by_dice != 0);
  }
  for (int first = 0; first <= begin.left(0); ++first) {
    for (int second = 0; second <= begin.left(1); ++second) {
      const int spaces = first * scene.value(0) + second * scene.value(1);
      const bool all = first == begin.left(0) && second == begin.left(1);
      if (!all && walkers <= first + second && spaces >= rest && (spaces - rest) % bonus_size == 0)
        return true;
    }
  }
  return false;
}

}  // namespace

bool may_win_early(const Scene& scene, bool earns_bonus) {
  const Options& options = scene.options();
  if (!earns_bonus || !may_still_win(scene, scene.begin())) return false;
  const int common = std::gcd(options.capture_bonus, options.home_bonus);
  const int size = common == 0 ? 2 * ring_size : common;
  // With a pawn in START there are two dice: one enters it, and bonuses have to walk the rest.
  const bool in_start = scene.begin().pawn(0).place().in_start();
  if (in_start) return Place::ring(0).spaces_left() % size == 0;
  return some_dice_walk(scene, size);
}

bool may_still_win(const Scene& scene, const Hand& hand) {
  int left = 0;
  int away = 0;
  for (std::size_t i = 0; i < pawns_each; ++i) {
    const int spaces = hand.pawn(i).place().spaces_left();
    left += spaces;
    away += static_cast<int>(spaces != 0);
  }
  // The last pawn's own bonus comes too late.
  const int homes = hand.pending(Bonus::home) + away - 1;
  const int captures =
      hand.pending(Bonus::capture) + scene.most_victims_beyond(hand.pawn(0).place());
  return left <= hand.left(0) * scene.value(0) + hand.left(1) * scene.value(1) +
                     homes * scene.options().home_bonus + captures * scene.options().capture_bonus;
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
