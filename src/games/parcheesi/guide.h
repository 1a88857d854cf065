#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "games/parcheesi/choices.h"
#include "games/parcheesi/rules/scene.h"

namespace parlor::parcheesi {

/// Leads a person through a roll step by step, with the same steps and duties by which bots get
/// their results.
class Guide {
 public:
  explicit Guide(const Scene& scene) : scene_(scene) { choices_.find(scene); }

  [[nodiscard]] const Scene& scene() const { return scene_; }
  [[nodiscard]] const Choices& choices() const { return choices_; }
  [[nodiscard]] const Standard& standard() const { return choices_.standard(); }

  /// Whether a legal play may end with this hand.
  [[nodiscard]] bool may_end(const Hand& hand) const;
  /// Whether some legal play goes through this hand.
  [[nodiscard]] bool leads_on(const Hand& hand);
  /// One legal play that has this result.
  [[nodiscard]] std::vector<Step> steps_to(const Choice& choice) const;

 private:
  bool find_path(const Hand& hand, const Choice& choice, std::unordered_set<std::uint64_t>& seen,
                 std::vector<Step>& path) const;

  Scene scene_;
  Choices choices_;
  std::unordered_map<std::uint64_t, bool> leads_on_;
};

}  // namespace parlor::parcheesi
