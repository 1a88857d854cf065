#pragma once

#include <cstddef>

#include "core/random.h"
#include "games/parcheesi/quick/quick_results.h"
#include "games/parcheesi/rules/results.h"
#include "games/parcheesi/rules/search.h"

namespace parlor::parcheesi {

/// Every distinct result of a roll, each once. Also the workspace in which they are found, to be
/// used again and again: after the first few rolls nothing is allocated.
class Choices {
 public:
  /// Refills with the results of the roll that the scene is about.
  void find(const Scene& scene) {
    find_all(scene);
    results_.keep_one_of_each();
  }
  /// One of those results, each as likely as any other. Faster, because repetitions stay: it leaves
  /// the list with some of them more than once.
  Choice draw(const Scene& scene, Random& random) {
    find_all(scene);
    return results_.draw(random);
  }
  /// The same by the search alone, from some moment of the roll on.
  void search(const Scene& scene, const Hand& hand) { search_.find_from(scene, hand, results_); }
  /// Refills with one result that is not a matter of choice.
  void force(const Choice& choice) {
    results_.found.clear();
    results_.found.add(choice);
  }

  [[nodiscard]] std::size_t size() const { return results_.found.size(); }
  const Choice& operator[](std::size_t at) const { return results_.found[at]; }
  [[nodiscard]] auto begin() const { return results_.found.begin(); }
  [[nodiscard]] auto end() const { return results_.found.end(); }
  /// What a play of this roll has to live up to.
  [[nodiscard]] const Standard& standard() const { return results_.standard; }

 private:
  /// Finds all results, some more than once.
  void find_all(const Scene& scene) {
    if (!quick_.find(scene, results_)) search_.find(scene, results_);
  }

  Results results_;
  QuickResults quick_;
  Search search_;
};

}  // namespace parlor::parcheesi
