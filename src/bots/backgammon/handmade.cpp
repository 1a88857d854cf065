#include "bots/backgammon/handmade.h"

#include <bit>

#include "bots/backgammon/encoding.h"
#include "bots/simple.h"

namespace parlor::bots {

using namespace backgammon;

int handmade_score(const Board& board) {
  constexpr int per_off = 12;
  constexpr int per_enemy_on_bar = 14;
  constexpr int per_point = 5;
  constexpr int per_table_point = 6;
  constexpr int per_dangerous_roll = 1;
  int score = per_off * board.mover.at(off) + per_enemy_on_bar * board.waiting.at(bar);
  const PlaceSet held = board.mover.several() & all_points;
  score += per_point * std::popcount(held) + per_table_point * std::popcount(held & home_table);
  for (int place = 1; place <= bar; ++place) {
    score -= place * board.mover.at(place);
    score += place * board.waiting.at(place);
  }
  return score - per_dangerous_roll * hitting_rolls(board.turned());
}

std::size_t Handmade::choose(const Backgammon&, const State& state, const Choices& choices,
                             Thinking& thinking) {
  return best_choice(choices, thinking.random, [&](std::size_t i) {
    // It rolls and takes: the first choice where the cube is concerned.
    if (choices[i].act() != Act::play) return i == 0 ? 1 : 0;
    return handmade_score(choices[i].after(state.board));
  });
}

}  // namespace parlor::bots
