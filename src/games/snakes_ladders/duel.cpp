#include "games/snakes_ladders/duel.h"

#include <utility>

namespace parlor::snakes_ladders {
namespace {

constexpr double hardly_anything = 1e-15;
constexpr int most_turns = 40'000;
constexpr std::size_t side = last_square;

/// The chance of every pair of squares: the one to move, then the other.
class Pairs {
 public:
  [[nodiscard]] double& at(int mover, int other) { return chances_[index(mover, other)]; }
  [[nodiscard]] double total() const {
    double sum = 0;
    for (const double chance : chances_) sum += chance;
    return sum;
  }

 private:
  static std::size_t index(int mover, int other) {
    return static_cast<std::size_t>(mover) * side + static_cast<std::size_t>(other);
  }
  std::vector<double> chances_ = std::vector<double>(side * side);
};

/// Adds what one pair of squares becomes by one turn, seen by the other player, who moves next;
/// returns the chance that the turn wins.
double play_turn(const Rules& rules, const Chain& chain, int mover, int other, double chance,
                 Pairs& after) {
  double won = 0;
  for (const Jump& jump : chain.turn(mover)) {
    const double part = chance * jump.chance;
    if (jump.to == last_square) {
      won += part;
      continue;
    }
    const bool sent_back = jump.to == other && !rules.shareable(other);
    after.at(other, sent_back ? mover : jump.to) += part;
  }
  return won;
}

}  // namespace

DuelChances duel(const Rules& rules, const Chain& chain) {
  DuelChances chances;
  Pairs now;
  now.at(chain.start(), chain.start()) = 1;
  for (int turn = 0; turn < most_turns && now.total() > hardly_anything; ++turn) {
    Pairs after;
    double won = 0;
    for (int mover = 0; mover < last_square; ++mover) {
      for (int other = 0; other < last_square; ++other) {
        const double chance = now.at(mover, other);
        if (chance > 0) won += play_turn(rules, chain, mover, other, chance, after);
      }
    }
    (turn % 2 == 0 ? chances.first : chances.second) += won;
    now = std::move(after);
  }
  return chances;
}

}  // namespace parlor::snakes_ladders
