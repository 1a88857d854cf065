#include "games/parcheesi/choices.h"

namespace parlor::parcheesi {

void Choices::find(const Scene& scene) { find_from(scene, scene.begin()); }

void Choices::find_from(const Scene& scene, const Hand& hand) {
  found_.clear();
  wins_.clear();
  explored_.clear();
  results_.clear();
  standard_.reset();
  explore(scene, hand);
  if (wins_.empty()) return;
  if (standard_.only_wins()) found_.clear();
  found_.insert(found_.end(), wins_.begin(), wins_.end());
}

void Choices::force(const Choice& choice) {
  found_.clear();
  found_.push_back(choice);
}

void Choices::explore(const Scene& scene, const Hand& hand) {
  bool may_end = true;
  scene.for_each_step(hand, [&](const Step& step, const Hand& after) {
    if (must_go_on(scene, step, after)) may_end = false;
    if (!explored_.insert(after.key())) return true;
    if (scene.won(after)) {
      add_win(scene, after);
    } else {
      explore(scene, after);
    }
    return true;
  });
  if (may_end && !scene.breaks_pair_rule_at_end(hand)) add(scene, hand);
}

Choice choice_of(const Hand& hand) {
  Choice choice{{}, hand.captured()};
  for (std::size_t i = 0; i < choice.pawns.size(); ++i) choice.pawns[i] = hand.pawns()[i].place();
  return choice;
}

namespace {

std::uint64_t key_of(const Choice& choice) {
  return std::bit_cast<std::uint32_t>(choice.pawns) | (std::uint64_t{choice.captured} << 32) |
         (std::uint64_t{1} << 48);
}

}  // namespace

void Choices::add(const Scene& scene, const Hand& hand) {
  const auto order = standard_.raise(effort(scene, hand));
  if (order < 0) return;
  if (order > 0) {
    found_.clear();
    results_.clear();
  }
  const Choice choice = choice_of(hand);
  if (results_.insert(key_of(choice))) found_.push_back(choice);
}

void Choices::add_win(const Scene& scene, const Hand& hand) {
  standard_.raise_by_win(scene, hand);
  const Choice choice = choice_of(hand);
  for (const Choice& known : wins_) {
    if (known == choice) return;
  }
  wins_.push_back(choice);
}

}  // namespace parlor::parcheesi
