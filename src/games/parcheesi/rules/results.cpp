#include "games/parcheesi/rules/results.h"

#include <algorithm>

namespace parlor::parcheesi {

void Results::clear() {
  found.clear();
  wins.clear();
  standard.reset();
  may_repeat = false;
  settled = 0;
}

void Results::add_win(const Scene& scene, const Hand& hand) {
  if (!scene.win_counts(hand)) return;
  standard.raise_by_win(scene, hand);
  const Choice choice = choice_of(hand);
  if (std::ranges::find(wins, choice) == wins.end()) wins.add(choice);
}

void Results::append_wins() {
  if (wins.empty()) return;
  if (standard.only_wins()) {
    found.clear();
    settled = 0;
  }
  for (const Choice& win : wins) found.add(win);
}

void Results::keep_one_of_each() {
  if (may_repeat) distinct_.keep_one_of_each(found, settled);
  may_repeat = false;
}

Choice Results::draw(Random& random) const {
  for (;;) {
    const std::size_t at = random.below(static_cast<std::uint32_t>(found.size()));
    // What is there twice is drawn twice as often, and then taken every other time.
    const std::uint32_t times = may_repeat ? this->times(at) : 1;
    if (times == 1 || random.below(times) == 0) return found[at];
  }
}

std::uint32_t Results::times(std::size_t at) const {
  if (at < settled) return 1;
  std::uint32_t times = 0;
  const std::uint64_t key = found[at].key();
  for (std::size_t other = settled; other < found.size(); ++other) {
    times += static_cast<std::uint32_t>(found[other].key() == key);
  }
  return times;
}

}  // namespace parlor::parcheesi
