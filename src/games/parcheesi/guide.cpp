#include "games/parcheesi/guide.h"

#include <cassert>

namespace parlor::parcheesi {

bool Guide::may_end(const Hand& hand) const {
  if (scene_.won(hand)) return scene_.win_counts(hand);
  if (scene_.breaks_pair_rule_at_end(hand) || !standard().met_by(effort(scene_, hand))) {
    return false;
  }
  return scene_.for_each_step(
      hand, [&](const Step& step, const Hand& after) { return !must_go_on(scene_, step, after); });
}

bool Guide::leads_on(const Hand& hand) {
  const auto known = leads_on_.find(hand.key());
  if (known != leads_on_.end()) return known->second;
  bool leads = may_end(hand);
  if (!leads) {
    scene_.for_each_step(
        hand, [&](const Step&, const Hand& after) { return !(leads = leads_on(after)); });
  }
  leads_on_.emplace(hand.key(), leads);
  return leads;
}

std::vector<Step> Guide::steps_to(const Choice& choice) const {
  std::unordered_set<std::uint64_t> seen;
  std::vector<Step> path;
  const bool found = find_path(scene_.begin(), choice, seen, path);
  assert(found);
  static_cast<void>(found);
  return path;
}

bool Guide::find_path(const Hand& hand, const Choice& choice,
                      std::unordered_set<std::uint64_t>& seen, std::vector<Step>& path) const {
  if (choice_of(hand) == choice && may_end(hand)) return true;
  if (scene_.won(hand) || !seen.insert(hand.key()).second) return false;
  return !scene_.for_each_step(hand, [&](const Step& step, const Hand& after) {
    path.push_back(step);
    if (find_path(after, choice, seen, path)) return false;
    path.pop_back();
    return true;
  });
}

}  // namespace parlor::parcheesi
