#pragma once

#include "games/parcheesi/quick/four_count_shares.h"
#include "games/parcheesi/quick/two_count_shares.h"
#include "games/parcheesi/rules/key_set.h"
#include "games/parcheesi/rules/results.h"

namespace parlor::parcheesi {

/// Finds results by sharing out the dice among the pawns (shares.h), some more than once. All that
/// the rest of the game sees of this room.
class QuickResults {
 public:
  /// Whether it could: it may be used where pawns of one colour do not get in each other's way.
  /// What speaks against it is known before (`can_share_out`) or found on the way.
  bool find(const Scene& scene, Results& results);

 private:
  class Sorting;

  bool share_out(const Scene& scene, Results& results);
  bool share_out_most(const Scene& scene, Results& results);
  bool share_out_all(const Scene& scene, int entries, Results& results);
  bool share_out_one(const Scene& scene, int entries, Results& results);
  void share_out_two(const Scene& scene, const Hand& used, int entries, Results& results);
  void share_out_four(const Scene& scene, const Hand& used, Results& results);
  void sort_out_hands(const Scene& scene, Results& results);
  void finish(const Scene& scene, const Hand& used, int entries, bool first, Results& results);
  void play_bonuses(const Scene& scene, Results& results);
  void explore_wins(const Scene& scene, const Hand& hand, Results& results);

  TwoCountShares two_;
  FourCountShares four_;
  bool earns_bonus_ = false;
  Distinct distinct_;
  Pile<Hand> hands_;    // after the same number of steps
  Pile<Hand> pending_;  // those with bonuses left
  KeySet explored_;     // on the way to early wins
};
static_assert(FindsResults<QuickResults>);

}  // namespace parlor::parcheesi
