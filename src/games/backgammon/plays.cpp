#include "games/backgammon/plays.h"

#include <utility>

#include "games/backgammon/way.h"

namespace parlor::backgammon {
namespace {

int take_lowest(PlaceSet& set) {
  const int place = lowest_of(set);
  set &= set - 1;
  return place;
}

int take_highest(PlaceSet& set) {
  const int place = highest_of(set);
  set ^= place_bit(place);
  return place;
}

/// Two different dice. A pair of sources, one for each die, names a play. Away from bearing off two
/// pairs lead to one board only where one man takes both dice in either order and neither order
/// hits on its way; so every board is listed once without being compared with the others.
class MixedPlays {
 public:
  MixedPlays(const Board& board, Roll roll, Choices& choices)
      : way_(board.waiting),
        in_play_(board.mover.in_play()),
        single_(board.mover.single()),
        high_(roll.high()),
        low_(roll.low()),
        choices_(choices) {}

  void list() {
    list_high_first();
    list_low_first();
    if (choices_.size() == 0 && !list_one_die(high_)) list_one_die(low_);
  }

 private:
  /// From the highest source down, so that a man's own way with the higher die first comes before
  /// the same way made by two men.
  void list_high_first() {
    for (PlaceSet highs = way_.sources(in_play_, high_); highs != 0;) {
      const int high_from = take_highest(highs);
      for (PlaceSet lows = way_.sources(in_play_after(high_from, high_), low_); lows != 0;) {
        const int low_from = take_lowest(lows);
        high_partners_[static_cast<std::size_t>(low_from)] |= place_bit(high_from);
        add(high_from, low_from);
      }
    }
  }

  /// Only what cannot be played with the higher die first: the rest is listed already.
  void list_low_first() {
    for (PlaceSet lows = way_.sources(in_play_, low_); lows != 0;) {
      const int low_from = take_highest(lows);
      PlaceSet highs = way_.sources(in_play_after(low_from, low_), high_) &
                       ~high_partners_[static_cast<std::size_t>(low_from)];
      while (highs != 0) {
        const int high_from = take_lowest(highs);
        add(high_from, low_from);
      }
    }
  }

  bool list_one_die(int die) {
    PlaceSet sources = way_.sources(in_play_, die);
    if (sources == 0) return false;
    while (sources != 0) choices_.add(Choice(Act::play).with(move_by(take_highest(sources), die)));
    return true;
  }

  [[nodiscard]] PlaceSet in_play_after(int from, int die) const {
    const PlaceSet left = in_play_ & ~(place_bit(from) & single_);
    return left | (place_bit(move_by(from, die).to) & ~place_bit(off));
  }

  /// Whether the higher die goes on from where the lower took a man, and the same man taking them
  /// in the other order comes to the same.
  [[nodiscard]] bool listed_the_other_way_round(int high_from, int low_from) const {
    const int halfway = low_from - high_;
    if (high_from != low_from - low_ || halfway <= off) return false;
    const PlaceSet touched = place_bit(halfway) | place_bit(high_from);
    return (way_.blots() & touched) == 0 &&
           (high_partners_[static_cast<std::size_t>(halfway)] & place_bit(low_from)) != 0;
  }

  void add(int high_from, int low_from) {
    if (listed_the_other_way_round(high_from, low_from)) return;
    Move first = move_by(high_from, high_);
    Move second = move_by(low_from, low_);
    if (first.from < second.from) std::swap(first, second);
    const Choice choice = Choice(Act::play).with(first).with(second);
    const bool bears_off = first.to == off || second.to == off;
    if (bears_off && !is_new(change(first, second))) return;
    choices_.add(choice);
  }

  /// Bearing off makes dice interchangeable, so there results are compared; with all men at home
  /// they are few.
  bool is_new(std::uint64_t change) {
    for (std::size_t i = 0; i < changes_; ++i) {
      if (change_[i] == change) return false;
    }
    change_[changes_++] = change;
    return true;
  }

  /// What a play that bears off does to the board, as one number: a digit of base 16 for each
  /// place (the highest it can leave from is 12) and above them a bit for each man it hits at home.
  [[nodiscard]] std::uint64_t change(Move first, Move second) const {
    const auto digit = [](int place) {
      return std::uint64_t{1} << (4U * static_cast<unsigned>(place));
    };
    const PlaceSet hit = way_.blots() & (place_bit(first.to) | place_bit(second.to));
    return digit(first.to) - digit(first.from) + digit(second.to) - digit(second.from) +
           (std::uint64_t{hit} << 56U);
  }

  Way way_;
  PlaceSet in_play_;
  PlaceSet single_;
  int high_;
  int low_;
  Choices& choices_;
  /// For every source of the lower die, the sources of the higher it is listed with.
  std::array<PlaceSet, places> high_partners_{};
  std::size_t changes_ = 0;
  std::array<std::uint64_t, 128> change_;
};

/// Doubles. Men leave the highest place first and none comes back to a higher one, so a play is a
/// falling list of sources; different lists leave different numbers of men on some place.
class DoublePlays {
 public:
  DoublePlays(const Board& board, int die, Choices& choices)
      : way_(board.waiting), die_(die), choices_(choices) {}

  void list(const Men& men) {
    const int moves = most_moves(men);
    if (moves > 0) list_from(men, place_bit(bar), moves, Choice(Act::play));
  }

 private:
  /// No move takes another one away, so however one begins, the same number can be made in the
  /// end.
  [[nodiscard]] int most_moves(Men men) const {
    for (int made = 0; made < 4; ++made) {
      const PlaceSet sources = way_.sources(men.in_play(), die_);
      if (sources == 0) return made;
      make(men, highest_of(sources));
    }
    return 4;
  }

  void list_from(const Men& men, PlaceSet highest, int moves, const Choice& so_far) {
    PlaceSet sources = way_.sources(men.in_play(), die_) & (highest | (highest - 1));
    while (sources != 0) {
      const int from = take_highest(sources);
      const Choice longer = so_far.with(move_by(from, die_));
      if (moves == 1) {
        choices_.add(longer);
        continue;
      }
      Men after = men;
      make(after, from);
      list_from(after, place_bit(from), moves - 1, longer);
    }
  }

  void make(Men& men, int from) const {
    men.remove(from);
    men.add(move_by(from, die_).to);
  }

  Way way_;
  int die_;
  Choices& choices_;
};

}  // namespace

void list_plays(const Board& board, Roll roll, Choices& choices) {
  choices.clear();
  if (roll.doublets()) {
    DoublePlays(board, roll.high(), choices).list(board.mover);
  } else {
    MixedPlays(board, roll, choices).list();
  }
  if (choices.size() == 0) choices.add(Choice(Act::play));
}

}  // namespace parlor::backgammon
