#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>

#include "core/random.h"
#include "games/parcheesi/rules/choice.h"
#include "games/parcheesi/rules/distinct.h"
#include "games/parcheesi/rules/duties.h"
#include "games/parcheesi/rules/pile.h"
#include "games/parcheesi/rules/scene.h"

namespace parlor::parcheesi {

/// The results of a roll as they are found, to be used again and again: after the first few rolls
/// nothing is allocated.
struct Results {
  Pile<Choice> found;
  Pile<Choice> wins;  // of plays that need not live up to the standard
  Standard standard;
  // Whether some may be there more than once, and how many of the first are not.
  bool may_repeat = false;
  std::size_t settled = 0;

  void clear();
  [[nodiscard]] bool any() const { return !found.empty() || !wins.empty(); }
  /// Takes in a play that wins, unless it may not end so early.
  void add_win(const Scene& scene, const Hand& hand);
  /// Ends a roll: wins join the others, or take their place where none of those is legal.
  void append_wins();
  void keep_one_of_each();
  /// One of them, each as likely as any other, however often it is there.
  [[nodiscard]] Choice draw(Random& random) const;

 private:
  /// How often a result is there.
  [[nodiscard]] std::uint32_t times(std::size_t at) const;

  Distinct distinct_;
};

/// A way to find every result of a roll; false where it cannot, and then what it found counts for
/// nothing.
template <class Way>
concept FindsResults = requires(Way way, const Scene& scene, Results& results) {
  { way.find(scene, results) } -> std::same_as<bool>;
};

}  // namespace parlor::parcheesi
