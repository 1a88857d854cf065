#include "bots/backgammon/encoding.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>

namespace parlor::bots {
namespace {

using namespace backgammon;

constexpr int points = 24;
constexpr int heights = 8;  // at least 1, 2, ... men, and exactly one

namespace layout {
constexpr int men = 0;
constexpr int alone = men + points * heights;  // a lone man
constexpr int on_bar = alone + points;
constexpr int borne_off = on_bar + 4;
/// A lone man, by the distance of an enemy man that can come to it.
constexpr int aimed_at = borne_off + men_each;
constexpr int hits = aimed_at + points;
constexpr int hit_steps = 13;
/// Points held in the inner table, with no, one or more enemies on the bar.
constexpr int table = hits + hit_steps;
constexpr int prime = table + 7 * 3;
/// Of the rearmost man: how many of the six numbers are blocked, with and without others behind.
constexpr int shut = prime + 7;
/// In how many rolls the rearmost man can run with all of them.
constexpr int runs = shut + 7;
constexpr int run_steps = 13;
constexpr int pips = runs + run_steps;
constexpr int pip_steps = 20;
constexpr int per_side = pips + pip_steps;
constexpr int lead = 2 * per_side;
constexpr int lead_steps = 25;
constexpr int contact = lead + lead_steps;
constexpr int scoring = contact + 1;
constexpr int inputs = scoring + 2;
}  // namespace layout

/// Calls `visit` with every place in a set, the lowest first.
template <class Visit>
void for_each_place(PlaceSet set, const Visit& visit) {
  for (; set != 0; set &= set - 1) visit(lowest_of(set));
}

int pip_count(const Men& men) {
  int total = 0;
  for_each_place(men.in_play(), [&](int place) { total += place * men.at(place); });
  return total;
}

/// How many places of a set follow each other at most.
int longest_row(PlaceSet set) {
  int longest = 0;
  for (; set != 0; set &= set >> 1U) ++longest;
  return longest;
}

/// The points within a die's reach of a place.
constexpr PlaceSet in_reach(int place) {
  const int furthest = std::max(place - 6, 1);
  return place_bit(place) - place_bit(furthest);
}

/// Where men can go by one number: every place after it that is not held by the enemy.
constexpr PlaceSet step(PlaceSet men, int die, PlaceSet walls) {
  return men >> static_cast<unsigned>(die) & ~walls & all_points;
}

bool hits_with_doubles(PlaceSet men, int die, PlaceSet walls, PlaceSet blots, int moves) {
  for (; moves > 0; --moves) {
    men = step(men, die, walls);
    if ((men & blots) != 0) return true;
  }
  return false;
}

/// Where men can go by each of the six numbers.
class Steps {
 public:
  Steps(PlaceSet men, PlaceSet walls) : walls_(walls) {
    for (int die = 1; die <= 6; ++die) by(die) = step(men, die, walls);
  }
  [[nodiscard]] PlaceSet by_one(int die) const { return by_[static_cast<std::size_t>(die - 1)]; }
  /// One man by both numbers, in either order.
  [[nodiscard]] PlaceSet by_both(int one, int other) const {
    return step(by_one(one), other, walls_) | step(by_one(other), one, walls_);
  }

 private:
  PlaceSet& by(int die) { return by_[static_cast<std::size_t>(die - 1)]; }

  PlaceSet walls_;
  std::array<PlaceSet, 6> by_{};
};

/// The same with a man on the bar, which has to come in first.
bool hits_from_bar(PlaceSet men, int on_bar, int first, int second, PlaceSet walls,
                   PlaceSet blots) {
  const PlaceSet entered = step(place_bit(bar), first, walls);
  if (entered == 0) return false;
  if ((entered & blots) != 0) return true;
  const PlaceSet next = on_bar > 1 ? place_bit(bar) : ((men & ~place_bit(bar)) | entered);
  return (step(next, second, walls) & blots) != 0;
}

/// What one side looks like; places count as that side does.
class SideSurvey {
 public:
  SideSurvey(const Men& men, const Men& enemies, bool thrower, Features& features)
      : men_(men), enemies_(enemies), base_(thrower ? 0 : layout::per_side), features_(features) {
    encode_men();
    encode_shots();
    encode_structure();
  }

 private:
  void add(int input) { features_.add(base_ + input); }

  void encode_men() {
    for_each_place(men_.in_play() & all_points, [&](int place) {
      const int count = men_.at(place);
      if (count == 1) add(layout::alone + place - 1);
      for (int height = 0; height < std::min(count, heights); ++height) {
        add(layout::men + (place - 1) * heights + height);
      }
    });
    for (int man = 0; man < std::min(men_.at(bar), 4); ++man) add(layout::on_bar + man);
    for (int man = 0; man < men_.at(off); ++man) add(layout::borne_off + man);
    add(layout::pips + std::min(pip_count(men_) / 9, layout::pip_steps - 1));
  }

  void encode_shots() {
    const PlaceSet enemies = turned(enemies_.in_play());
    for_each_place(men_.single() & all_points, [&](int blot) {
      // Enemies come from below: on their own count they stand higher.
      for_each_place(enemies & (place_bit(blot) - 1), [&](int enemy) {
        add(layout::aimed_at + std::min(blot - enemy, points) - 1);
      });
    });
    add(layout::hits + (hitting_rolls({enemies_, men_}) + 2) / 3);
  }

  void encode_structure() {
    const PlaceSet held = men_.several() & all_points;
    const int barred = std::min(enemies_.at(bar), 2);
    add(layout::table + std::popcount(held & home_table) * 3 + barred);
    add(layout::prime + std::min(longest_row(held), 6));
    if (men_.in_play() == 0) return;
    const int rear = highest_of(men_.in_play());
    const PlaceSet walls = turned(enemies_.several());
    add(layout::shut + std::popcount(walls & in_reach(rear)));
    add(layout::runs + (running_rolls(rear, walls & all_points) + 2) / 3);
  }

  const Men& men_;
  const Men& enemies_;
  int base_;
  Features& features_;
};

bool in_contact(const Board& board) {
  if (board.mover.in_play() == 0 || board.waiting.in_play() == 0) return false;
  return highest_of(board.mover.in_play()) + highest_of(board.waiting.in_play()) > bar;
}

}  // namespace

static_assert(BackgammonEncoding::inputs == layout::inputs);

int hitting_rolls(const Board& board) {
  const PlaceSet blots = turned(board.waiting.single()) & all_points;
  if (blots == 0) return 0;
  const PlaceSet walls = turned(board.waiting.several()) & all_points;
  const PlaceSet men = board.mover.in_play();
  const int on_bar = board.mover.at(bar);
  const Steps steps(men, walls);
  int rolls = 0;
  for (int one = 1; one <= 6; ++one) {
    for (int other = 1; other < one; ++other) {
      const bool hit =
          on_bar == 0
              ? ((steps.by_one(one) | steps.by_one(other) | steps.by_both(one, other)) & blots) != 0
              : hits_from_bar(men, on_bar, one, other, walls, blots) ||
                    hits_from_bar(men, on_bar, other, one, walls, blots);
      rolls += hit ? 2 : 0;
    }
    if (on_bar == 0) {
      rolls += hits_with_doubles(men, one, walls, blots, 4) ? 1 : 0;
    } else {
      const bool enters = step(place_bit(bar), one, walls) != 0;
      const bool hit =
          enters && (hits_from_bar(men, on_bar, one, one, walls, blots) ||
                     (on_bar < 4 && hits_with_doubles(men, one, walls, blots, 4 - on_bar)));
      rolls += hit ? 1 : 0;
    }
  }
  return rolls;
}

int running_rolls(int place, PlaceSet walls) {
  const Steps steps(place_bit(place), walls);
  int rolls = 0;
  for (int one = 1; one <= 6; ++one) {
    for (int other = 1; other < one; ++other) rolls += steps.by_both(one, other) != 0 ? 2 : 0;
    PlaceSet walked = steps.by_one(one);
    for (int more = 1; more < 4; ++more) walked = step(walked, one, walls);
    rolls += walked != 0 ? 1 : 0;
  }
  return rolls;
}

BackgammonEncoding::BackgammonEncoding(const Game& game) : scoring_(game.options().scoring) {
  always_.add(layout::scoring + (scoring_ ? 1 : 0));
}

void BackgammonEncoding::encode(const State& state, Features& features) const {
  features.clear();
  const Board& board = state.board;
  SideSurvey(board.mover, board.waiting, true, features);
  SideSurvey(board.waiting, board.mover, false, features);
  constexpr int middle = layout::lead_steps / 2;
  const int lead = (pip_count(board.waiting) - pip_count(board.mover)) / 6;
  features.add(layout::lead + middle + std::clamp(lead, -middle, middle));
  if (in_contact(board)) features.add(layout::contact);
}

unsigned BackgammonEncoding::possible(const State& state) const {
  unsigned classes = 0b111111;
  if (state.board.waiting.at(off) > 0) classes &= ~0b000110U;
  if (state.board.mover.at(off) > 0) classes &= ~0b110000U;
  return classes;
}

BackgammonEncoding::Result BackgammonEncoding::ended(const State& state) const {
  Result result{};
  const auto points = static_cast<std::size_t>(state.ending == Ending::backgammon ? 2
                                               : state.ending == Ending::gammon   ? 1
                                                                                  : 0);
  result[points + (state.turn == red ? 0 : 3)] = 1;
  return result;
}

float BackgammonEncoding::worth(const Result& absolute, Seat seat) const {
  if (!scoring_) return win_share(absolute, seat);
  const Result own = seat == red ? absolute : turned(absolute);
  return own[0] + 2 * own[1] + 3 * own[2] - own[3] - 2 * own[4] - 3 * own[5];
}

float BackgammonEncoding::win_share(const Result& absolute, Seat seat) const {
  const Result own = seat == red ? absolute : turned(absolute);
  return own[0] + own[1] + own[2];
}

}  // namespace parlor::bots
