#include "games/backgammon/turn.h"

#include <algorithm>

#include "games/backgammon/way.h"

namespace parlor::backgammon {

Turn::Turn(const Board& board, Roll roll) : board_(board) {
  dice_ = {roll.high(), roll.low()};
  if (roll.doublets()) dice_.insert(dice_.end(), {roll.high(), roll.high()});
  owed_ = most_dice();
  const Way way(board.waiting);
  owes_the_higher_ = owed_ == 1 && !roll.doublets() &&
                     way.sources(board.mover.in_play(), roll.high()) != 0 &&
                     way.sources(board.mover.in_play(), roll.low()) != 0;
}

std::vector<Step> Turn::possible() const {
  std::vector<Step> steps;
  const Way way(board_.waiting);
  for (const int die : dice_) {
    PlaceSet sources = way.sources(board_.mover.in_play(), die);
    while (sources != 0) {
      const int from = highest_of(sources);
      sources ^= place_bit(from);
      const Move move = move_by(from, die);
      const bool known =
          std::ranges::any_of(steps, [move](const Step& step) { return step.move == move; });
      if (!known) steps.push_back({move, die});
    }
  }
  return steps;
}

std::vector<Step> Turn::allowed() const {
  std::vector<Step> steps = possible();
  std::erase_if(steps, [this](const Step& step) { return !allows(step); });
  return steps;
}

bool Turn::allows(const Step& step) const {
  if (owed_ == 0) return false;
  if (owes_the_higher_ && step.die != dice_.front()) return false;
  Turn after = *this;
  after.make(step);
  return after.most_dice() >= after.owed();
}

std::vector<Step> Turn::example() const {
  std::vector<Step> steps;
  for (Turn turn = *this; turn.owed() > 0; turn.make(steps.back())) {
    steps.push_back(turn.allowed().front());
  }
  return steps;
}

void Turn::make(const Step& step) {
  board_.make(step.move);
  begun_ = true;
  dice_.erase(std::ranges::find(dice_, step.die));
  if (owed_ > 0) --owed_;
}

int Turn::most_dice() const {
  int most = 0;
  for (const Step& step : possible()) {
    Turn after = *this;
    after.make(step);
    most = std::max(most, 1 + after.most_dice());
    if (most == static_cast<int>(dice_.size())) break;
  }
  return most;
}

}  // namespace parlor::backgammon
