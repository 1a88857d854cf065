#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

#include "games/parcheesi/rules/bytes.h"
#include "games/parcheesi/rules/four_places.h"
#include "games/parcheesi/rules/scene.h"

namespace parlor::parcheesi {

/// The steps that one kind of bonus can make once the dice are used up, for all four pawns of a
/// hand at once.
class BonusSteps {
 public:
  /// To how many hands one leads at the most: by each pawn, which on laps may have two ways to go.
  static constexpr std::size_t most = std::size_t{pawns_each} * 2;

  BonusSteps(const Scene& scene, Bonus bonus)
      : scene_(scene), bonus_(bonus), count_(scene.bonus_size(bonus)) {}

  /// Writes the hands after each step that may be taken from this one, and returns the end. Pawns
  /// may be out of order.
  Hand* write(const Hand& hand, Hand* end) {
    return hand.pending(bonus_) == 0 ? end : write_steps(hand, end);
  }

 private:
  // Kept out of the way of hands without this bonus.
  [[gnu::noinline]] Hand* write_steps(const Hand& hand, Hand* end) {
    if (!known_) prepare();
    if (scene_.options().laps && may_go_round(hand)) return write_with_laps(hand, end);
    return write_walks(hand, end);
  }
  void prepare();
  Hand* write_walks(const Hand& hand, Hand* end) const;
  Hand* write_with_laps(const Hand& hand, Hand* end) const;
  /// Those pawns, as a set, that the mover's own blockades stop,
  [[nodiscard]] unsigned stopped(const Hand& hand) const;
  /// and those that the pair rule does.
  [[nodiscard]] unsigned reuniting(const Hand& hand) const;
  /// Whether a pawn may have two ways to go.
  [[nodiscard]] bool may_go_round(const Hand& hand) const;
  [[nodiscard]] Place after(Place place) const { return Place::from_code(place.code() + count_); }

  const Scene& scene_;
  Bonus bonus_;
  int count_;
  bool known_ = false;
  Stride stride_;
  FourNumbers changes_{};  // what a step of each pawn adds to a hand
};

inline void BonusSteps::prepare() {
  known_ = true;
  stride_ = scene_.stride(count_);
  Hand one;
  one.earn(bonus_, 1);
  // In the code of a pawn a space counts two.
  set_all(changes_, static_cast<std::uint64_t>(count_));
  changes_ = (changes_ << FourNumbers{1, 9, 17, 25}) - one.key();
}

inline Hand* BonusSteps::write_walks(const Hand& hand, Hand* end) const {
  FourNumbers places;
  one_each(hand.places(), places);
  unsigned open = stride_.open(places) & ~stopped(hand);
  if (scene_.pair_rule_in_force()) open &= ~reuniting(hand);
  Hand* const after_last = write_those(changes_ + hand.key(), open, end);
  for (unsigned earning = stride_.earning(places) & open; earning != 0; earning &= earning - 1) {
    const int at = std::countr_zero(earning);
    Hand& earned = end[size_of_four(open & ((1U << at) - 1U))];
    scene_.earn_on(after(hand.pawn(static_cast<std::size_t>(at)).place()), earned);
  }
  return after_last;
}

inline unsigned BonusSteps::stopped(const Hand& hand) const {
  const std::uint32_t places = hand.places();
  // Where a pawn stands with the next, their place; of the last there is no next.
  const std::uint32_t apart = not_zero(places ^ (places >> 8)) | ~not_on(places, Place::home());
  const std::uint32_t blockades = places | ((apart & 0x00808080U) >> 7) * 255U | 0xFF000000U;
  // Pawns are in order, so blockades ahead of a pawn are those that begin with one of the next two.
  const Bytes first = four_times(blockades >> 8 | 0xFF000000U);
  const Bytes second = four_times(blockades >> 16 | 0xFFFF0000U);
  const Bytes to = four_times(places) + static_cast<std::uint8_t>(count_);
  // Whoever may pass one may not stay there.
  if (scene_.options().own_blockade) return set_of((to == first) | (to == second)) & 15U;
  return set_of((to >= first) | (to >= second)) & 15U;
}

inline unsigned BonusSteps::reuniting(const Hand& hand) const {
  unsigned set = 0;
  for (std::size_t at = 0; at < pawns_each; ++at) {
    const Place to = after(hand.pawn(at).place());
    const bool reunites =
        !to.is_home() && scene_.own_landing(hand, hand.pawn(at), to) != Obstacle::none;
    set |= static_cast<unsigned>(reunites) << at;
  }
  return set;
}

inline bool BonusSteps::may_go_round(const Hand& hand) const {
  for (const Pawn pawn : hand.pawns()) {
    const Place place = pawn.place();
    if (place.past_turn_off()) return true;
    if (place.on_ring() && place.ring_offset() + count_ > turn_off) return true;
  }
  return false;
}

inline Hand* BonusSteps::write_with_laps(const Hand& hand, Hand* end) const {
  scene_.for_each_step_by(bonus_, hand, [&](const Step&, const Hand& after) {
    *end++ = after;
    return true;
  });
  return end;
}

}  // namespace parlor::parcheesi
