#pragma once

#include "games/parcheesi/rules/key_set.h"
#include "games/parcheesi/rules/results.h"

namespace parlor::parcheesi {

/// Finds results by trying every order of steps, without visiting a hand twice. It works under any
/// options, and what people and the arbiter are led by rests on it.
class Search {
 public:
  /// Always finds them.
  bool find(const Scene& scene, Results& results) {
    find_from(scene, scene.begin(), results);
    return true;
  }
  /// From some moment of the roll on.
  void find_from(const Scene& scene, const Hand& hand, Results& results);

 private:
  void explore(const Scene& scene, const Hand& hand, const Effort& made, Results& results);
  void add(const Scene& scene, const Hand& hand, const Effort& made, Results& results);

  KeySet explored_;
  KeySet keys_;  // of the results
};
static_assert(FindsResults<Search>);

}  // namespace parlor::parcheesi
