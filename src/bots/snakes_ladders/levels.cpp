#include "bots/snakes_ladders/levels.h"

#include <array>
#include <memory>
#include <optional>
#include <vector>

#include "bots/simple.h"
#include "bots/snakes_ladders/win_chances.h"

namespace parlor::bots {
namespace {

using snakes_ladders::Choice;
using snakes_ladders::SnakesLadders;
using State = SnakesLadders::State;

int dice_of(Choice choice) { return choice == Choice::one_die ? 1 : 2; }

bool decides(const SnakesLadders::Choices& choices) {
  return choices.size() > 1 && choices[0] != Choice::move;
}

/// Always as many dice as there are.
class TwoDicePlayer final : public Player<SnakesLadders> {
 public:
  std::size_t choose(const SnakesLadders& /*game*/, const State& /*state*/,
                     const SnakesLadders::Choices& choices, Thinking& thinking) override {
    return best_choice(choices, thinking.random,
                       [&](std::size_t i) { return dice_of(choices[i]); });
  }
};

/// The dice with the shorter way to 100 on the average, whoever else is where.
class ShortestWayPlayer final : public Player<SnakesLadders> {
 public:
  std::size_t choose(const SnakesLadders& game, const State& state,
                     const SnakesLadders::Choices& choices, Thinking& /*thinking*/) override {
    if (!decides(choices)) return 0;
    if (!chain_) chain_.emplace(game.rules());
    const int wanted = chain_->dice(state.square(state.seat));
    return dice_of(choices[0]) == wanted ? 0 : 1;
  }

 private:
  std::optional<snakes_ladders::Chain> chain_;
};

/// The dice with the greater chance to win from here.
class BestChancePlayer final : public Player<SnakesLadders> {
 public:
  explicit BestChancePlayer(SnakesLadders game) : game_(std::move(game)) {}

  std::size_t choose(const SnakesLadders& /*game*/, const State& state,
                     const SnakesLadders::Choices& choices, Thinking& thinking) override {
    if (!decides(choices)) return 0;
    others_.clear();
    for (const Seat seat : state.seats) {
      if (seat != state.seat) others_.push_back(state.square(seat));
    }
    const int mine = state.square(state.seat);
    return best_choice(choices, thinking.random,
                       [&](std::size_t i) { return chance(mine, dice_of(choices[i])); });
  }

 private:
  double chance(int mine, int dice) {
    if (others_.size() == 1) {
      if (!duel_) duel_ = std::make_unique<DuelValues>(game_.rules());
      return duel_->win_chance(mine, others_[0], dice);
    }
    if (!race_) race_ = std::make_unique<RaceValues>(game_.rules());
    return race_->win_chance(mine, others_, dice);
  }

  SnakesLadders game_;
  std::vector<int> others_;
  std::unique_ptr<DuelValues> duel_;
  std::unique_ptr<RaceValues> race_;
};

Result<std::unique_ptr<Player<SnakesLadders>>> make_best(const SnakesLadders& game,
                                                         const Supplies& supplies) {
  if (!supplies.net.empty()) return Error{"This bot plays without a net."};
  return std::unique_ptr<Player<SnakesLadders>>(std::make_unique<BestChancePlayer>(game));
}

constexpr std::array<BotEntry<SnakesLadders>, 5> entries{{
    {{"easy", "throws two dice whenever it may", true}, make_plain<SnakesLadders, TwoDicePlayer>},
    {{"medium", "throws one die or two as it likes", true},
     make_plain<SnakesLadders, RandomPlayer<SnakesLadders>>},
    {{"hard", "throws the dice that get home soonest on the average", true},
     make_plain<SnakesLadders, ShortestWayPlayer>},
    {{"expert", "throws the dice that win most often, worked out exactly", true}, make_best},
    {{"random", "takes any play", false}, make_plain<SnakesLadders, RandomPlayer<SnakesLadders>>},
}};

}  // namespace

BotEntries<SnakesLadders> snakes_ladders_bots() { return entries; }

}  // namespace parlor::bots
