#include <algorithm>
#include <bit>

#include "games/parcheesi/text/arbiter.h"

/// On which readings a ruling rests, by what has been played and what was possible.
namespace parlor::parcheesi {
namespace {

int captures_in(const WalkedStep& walked) {
  return std::popcount(walked.after.captured()) - std::popcount(walked.before.captured());
}

int arrivals_in(const WalkedStep& walked) {
  return walked.after.count(Place::home()) - walked.before.count(Place::home());
}

bool goes_on(const WalkedStep& walked, const WrittenStep& next) {
  return !walked.step.bonus && !next.bonus && next.from == walked.step.to;
}

}  // namespace

ReadingSet Arbiter::readings_of_pending(const Hand& hand, Bonus bonus) const {
  int earned_by_bonuses = 0;
  for (const WalkedStep& walked : walked_) {
    if (!walked.step.bonus) continue;
    earned_by_bonuses += bonus == Bonus::capture ? captures_in(walked) : arrivals_in(walked);
  }
  // Those that dice have earned are the first to be used.
  if (hand.pending(bonus) == 0 || hand.pending(bonus) > earned_by_bonuses) return {};
  return bonus == Bonus::capture ? Reading::bonus_captures : Reading::bonus_goes_home;
}

ReadingSet Arbiter::readings_of_due(const Hand& hand, Bonus bonus) const {
  const Scene& scene = guide_.scene();
  ReadingSet readings = readings_of_pending(hand, bonus);
  const bool told_of_doublets = scene.four_counts() && bonus == Bonus::capture;
  if (scene.doublets() && !told_of_doublets) readings |= Reading::bonus_with_roll;
  return readings;
}

/// Entering without any other step first is the sheets' own rule.
ReadingSet Arbiter::readings_of_entries(int demanded) const {
  Hand hand = guide_.scene().begin();
  int entered = 0;
  const auto enter = [&](const Step& step, const Hand& after) {
    if (!step.from.in_start()) return true;
    hand = after;
    ++entered;
    return false;
  };
  while (!guide_.scene().for_each_die_step(Hand(hand), enter)) continue;
  if (entered >= demanded) return {};
  return Reading::clearing_enter;
}

/// Whether that many dice can only be played by moving a pawn with a five, though another's
/// blockade keeps a pawn in START.
ReadingSet Arbiter::readings_of_dice(int demanded) const {
  const Scene& scene = guide_.scene();
  const Hand& begin = scene.begin();
  const bool kept_in = begin.pawn(0).place().in_start() && scene.is_wall(0);
  const bool five = scene.value(0) == 5 || scene.value(1) == 5;
  if (!kept_in || !five) return {};
  const bool without_five =
      demanded == 1 && !scene.for_each_die_step(begin, [&](const Step& step, const Hand&) {
        return scene.size_of(step.pay) == 5;
      });
  if (without_five) return {};
  return Reading::idle_five;
}

/// A step onto a place where no pawn may stay: whether the play would have gone on from there.
ReadingSet Arbiter::readings_of_touching(const WrittenStep& step) const {
  const bool by_dice = !step.bonus && following_ && !following_->bonus;
  if (!by_dice || following_->from != step.to) return {};
  return Reading::touching_down;
}

/// A reunion that the play would not end with.
ReadingSet Arbiter::readings_of_reunion(const Hand& hand, const WrittenStep& step) const {
  const int dice_left = hand.left(0) + hand.left(1) - (step.bonus ? 0 : 1);
  const int bonuses_left =
      hand.pending(Bonus::capture) + hand.pending(Bonus::home) - (step.bonus ? 1 : 0);
  const bool parts_again =
      is_whole_ ? following_ && following_->from == step.to : dice_left + bonuses_left > 0;
  if (!parts_again) return {};
  return Reading::passing_reunion;
}

bool Arbiter::is_partners(Color owner) const {
  return game_.in_pairs() && owner == opposite(guide_.scene().color());
}

ReadingSet Arbiter::readings_of_step(std::size_t at) const {
  const Scene& scene = guide_.scene();
  const WalkedStep& walked = walked_[at];
  ReadingSet readings;
  if (walked.step.bonus) {
    if (captures_in(walked) > 0) readings |= Reading::bonus_captures;
    if (arrivals_in(walked) > 0) readings |= Reading::bonus_goes_home;
    return readings;
  }
  const bool on_the_way = at + 1 < walked_.size() && goes_on(walked, walked_[at + 1].step);
  if (on_the_way && captures_in(walked) > 0) readings |= Reading::touching_down;
  if (at > 0 && walked_[at - 1].step.bonus) readings |= Reading::mixed_order;
  const bool five_moved = walked.before.pawn(0).place().in_start() && scene.is_wall(0) &&
                          !walked.step.from.in_start() &&
                          count_between(walked.step.from, walked.step.to) == 5;
  if (five_moved) readings |= Reading::idle_five;
  return readings;
}

ReadingSet Arbiter::readings_of_play() const {
  ReadingSet readings;
  for (std::size_t at = 0; at < walked_.size(); ++at) readings |= readings_of_step(at);
  const Hand& end = hands_.front();
  const Effort made = effort(guide_.scene(), end);
  const Effort best = guide_.standard().best_of_all();
  const bool falls_short =
      made.entries < best.entries || made.dice_and_spaces() < best.dice_and_spaces();
  if (guide_.scene().won(end) && falls_short) readings |= Reading::short_win;
  return readings;
}

}  // namespace parlor::parcheesi
