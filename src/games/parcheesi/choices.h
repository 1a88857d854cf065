#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "games/parcheesi/duties.h"
#include "games/parcheesi/key_set.h"
#include "games/parcheesi/pawn_order.h"
#include "games/parcheesi/pile.h"
#include "games/parcheesi/scene.h"
#include "games/parcheesi/shares.h"

namespace parlor::parcheesi {

/// One distinct result of a roll: where the mover's pawns stand after it, and whose pawns it has
/// sent back to START. Eight bytes without gaps, so that it is its own key.
struct Choice {
  std::array<Place, pawns_each> pawns{};
  std::uint32_t captured = 0;

  [[nodiscard]] std::uint64_t key() const { return std::bit_cast<std::uint64_t>(*this); }
  bool operator==(const Choice&) const = default;
};

/// The result of a play that ends with this hand.
inline Choice choice_of(const Hand& hand) {
  return std::bit_cast<Choice>(hand.places() | std::uint64_t{hand.captured()} << 32);
}

/// Every distinct result of a roll, each once. Also the workspace in which they are found, to be
/// used again and again: after the first few rolls nothing is allocated.
class Choices {
 public:
  /// Refills with the results of the roll that the scene is about.
  void find(const Scene& scene);
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
  void clear(const Scene& scene);
  [[nodiscard]] bool any_found() const { return !found_.empty() || !wins_.empty(); }
  /// Finds the results by sharing out the dice; whether these are all.
  bool share_out(const Scene& scene);
  bool share_out_most(const Scene& scene);
  bool share_out_all(const Scene& scene, int entries);
  bool share_out_one(const Scene& scene, int entries);
  void settle(const Scene& scene, const Hand& used, int entries);
  void settle_plain();
  void settle_earning(const Scene& scene);
  void sort_out(const Scene& scene);
  void play_bonuses(const Scene& scene);
  void add_bonus_steps(const Scene& scene, const Hand& hand);
  bool add_bonus_walks(const Scene& scene, const Hand& hand, Bonus bonus);
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
  Shares shares_;
  bool earns_bonus_ = false;
  std::array<Stride, 2> bonus_strides_;  // of a capture's bonus and of HOME's
  Pile<Hand> hands_;                     // after the same number of steps
  Pile<Hand> pending_;                   // those with bonuses left
};

}  // namespace parlor::parcheesi
