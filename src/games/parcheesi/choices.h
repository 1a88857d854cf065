#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "games/parcheesi/duties.h"
#include "games/parcheesi/key_set.h"
#include "games/parcheesi/scene.h"

namespace parlor::parcheesi {

/// One distinct result of a roll: where the mover's pawns stand after it, and whose pawns it has
/// sent back to START.
struct Choice {
  std::array<Place, pawns_each> pawns{};
  std::uint16_t captured = 0;

  bool operator==(const Choice&) const = default;
};

/// The result of a play that ends with this hand.
Choice choice_of(const Hand& hand);

/// Every distinct result of a roll, each once. Also the workspace in which they are found, to be
/// used again and again: after the first few rolls nothing is allocated.
class Choices {
 public:
  /// Refills with the results of the roll that the scene is about.
  void find(const Scene& scene);
  /// The same for what is left of the roll after some of its steps.
  void find_from(const Scene& scene, const Hand& hand);
  /// Refills with one result that is not a matter of choice.
  void force(const Choice& choice);

  [[nodiscard]] std::size_t size() const { return found_.size(); }
  const Choice& operator[](std::size_t at) const { return found_[at]; }
  [[nodiscard]] auto begin() const { return found_.begin(); }
  [[nodiscard]] auto end() const { return found_.end(); }
  /// What a play of this roll has to live up to.
  [[nodiscard]] const Standard& standard() const { return standard_; }

 private:
  void explore(const Scene& scene, const Hand& hand);
  void add(const Scene& scene, const Hand& hand);
  void add_win(const Scene& scene, const Hand& hand);

  std::vector<Choice> found_;
  std::vector<Choice> wins_;
  KeySet explored_;
  KeySet results_;
  Standard standard_;
};

}  // namespace parlor::parcheesi
