#pragma once

#include <cstddef>
#include <cstdint>

#include "core/random.h"
#include "games/parcheesi/choice.h"
#include "games/parcheesi/distinct.h"
#include "games/parcheesi/duties.h"
#include "games/parcheesi/four_count_shares.h"
#include "games/parcheesi/four_hands.h"
#include "games/parcheesi/key_set.h"
#include "games/parcheesi/pile.h"
#include "games/parcheesi/scene.h"
#include "games/parcheesi/two_count_shares.h"

namespace parlor::parcheesi {

/// Every distinct result of a roll, each once. Also the workspace in which they are found, to be
/// used again and again: after the first few rolls nothing is allocated.
class Choices {
 public:
  /// Refills with the results of the roll that the scene is about.
  void find(const Scene& scene);
  /// One of those results, each as likely as any other. Faster, because they need not be told
  /// apart: it leaves the list with some of them more than once.
  Choice draw(const Scene& scene, Random& random);
  /// The same by trying every order of steps, from some moment of the roll on.
  void search(const Scene& scene, const Hand& hand);
  /// Refills with one result that is not a matter of choice.
  void force(const Choice& choice);

  [[nodiscard]] std::size_t size() const { return found_.size(); }
  const Choice& operator[](std::size_t at) const { return found_[at]; }
  [[nodiscard]] auto begin() const { return found_.begin(); }
  [[nodiscard]] auto end() const { return found_.end(); }
  /// What a play of this roll has to live up to.
  [[nodiscard]] const Standard& standard() const { return standard_; }

 private:
  class Sorting;

  /// Finds all results, some more than once.
  void find_all(const Scene& scene);
  /// How often a result is there.
  [[nodiscard]] std::uint32_t times(std::size_t at) const;
  void clear();
  void forget(const Scene& scene);
  [[nodiscard]] bool any_found() const { return !found_.empty() || !wins_.empty(); }
  /// Finds the results by sharing out the dice; whether these are all.
  bool share_out(const Scene& scene);
  bool share_out_most(const Scene& scene);
  bool share_out_all(const Scene& scene, int entries);
  bool share_out_one(const Scene& scene, int entries);
  void share_out_two(const Scene& scene, const Hand& used, int entries);
  void share_out_four(const Scene& scene, const Hand& used);
  void sort_out_hands(const Scene& scene);
  void finish(const Scene& scene, const Hand& used, int entries, bool first);
  void play_bonuses(const Scene& scene);
  void explore(const Scene& scene, const Hand& hand, const Effort& made);
  void explore_wins(const Scene& scene, const Hand& hand);
  void add(const Scene& scene, const Hand& hand, const Effort& made);
  void add_win(const Scene& scene, const Hand& hand);
  void put(const Choice& choice) {
    if (results_.insert(choice.key())) found_.add(choice);
  }
  void append_wins();

  Pile<Choice> found_;
  Pile<Choice> wins_;
  KeySet explored_;
  KeySet results_;
  Standard standard_;
  TwoCountShares two_;
  FourCountShares four_;
  bool earns_bonus_ = false;
  // Results found by sharing out: whether some may be there more than once, and how many of the
  // first are not. Two counts shared out never come to the same; and who has no bonus left after
  // them has captured nobody and brought nobody HOME, as who has one will have done.
  bool may_repeat_ = false;
  std::size_t settled_ = 0;
  Distinct distinct_;
  Pile<Hand> hands_;    // after the same number of steps
  Pile<Hand> pending_;  // those with bonuses left
};

}  // namespace parlor::parcheesi
