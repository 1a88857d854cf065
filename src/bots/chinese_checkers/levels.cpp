#include "bots/chinese_checkers/levels.h"

#include <array>
#include <memory>
#include <utility>

#include "bots/chinese_checkers/prospects.h"
#include "bots/simple.h"

namespace parlor::bots {
namespace {

using chinese_checkers::ChineseCheckers;

class StarPlayer final : public Player<ChineseCheckers> {
 public:
  StarPlayer(ChineseCheckers game, const Breadth& breadth)
      : game_(std::move(game)), prospects_(game_), breadth_(breadth) {}

  std::size_t choose(const ChineseCheckers& game, const ChineseCheckers::State& state,
                     const ChineseCheckers::Choices& choices, Thinking& thinking) override {
    const auto best = search_->search(prospects_, game, state, breadth_, thinking);
    std::size_t chosen = 0;
    while (chosen + 1 < choices.size() && choices[chosen] != best) ++chosen;
    return chosen;
  }

 private:
  ChineseCheckers game_;
  StarProspects prospects_;
  Breadth breadth_;
  std::unique_ptr<Paranoid<StarProspects>> search_ = std::make_unique<Paranoid<StarProspects>>();
};

/// Goes as far as it can in every play, and no further in its thoughts.
class GreedyPlayer final : public Player<ChineseCheckers> {
 public:
  explicit GreedyPlayer(ChineseCheckers game) : game_(std::move(game)), prospects_(game_) {}

  std::size_t choose(const ChineseCheckers& /*game*/, const ChineseCheckers::State& state,
                     const ChineseCheckers::Choices& choices, Thinking& thinking) override {
    return best_choice(choices, thinking.random,
                       [&](std::size_t i) { return prospects_.steps_gained(state, choices[i]); });
  }

 private:
  ChineseCheckers game_;
  StarProspects prospects_;
};

using Made = Result<std::unique_ptr<Player<ChineseCheckers>>>;

constexpr Breadth easy{.turns = 1, .own = 16, .others = 1, .blur = 120};
constexpr Breadth medium{.turns = 1, .own = 20, .others = 1, .blur = 30};
constexpr Breadth hard{.turns = 2, .own = 10, .others = 2};
constexpr Breadth expert{.turns = 6, .own = 12, .others = 3, .most_nodes = 120'000};

template <const Breadth& Level>
Made make_star(const ChineseCheckers& game, const Supplies& supplies) {
  if (!supplies.net.empty()) return Error{"This bot searches: it plays without a net."};
  return std::unique_ptr<Player<ChineseCheckers>>(std::make_unique<StarPlayer>(game, Level));
}

Made make_greedy(const ChineseCheckers& game, const Supplies& supplies) {
  if (!supplies.net.empty()) return Error{"This bot plays without a net."};
  return std::unique_ptr<Player<ChineseCheckers>>(std::make_unique<GreedyPlayer>(game));
}

constexpr std::array<BotEntry<ChineseCheckers>, 6> entries{{
    {{"easy", "goes forward, not always by the longest way", true}, make_star<easy>},
    {{"medium", "looks for long jumps", true}, make_star<medium>},
    {{"hard", "looks ahead to its next turn", true}, make_star<hard>},
    {{"expert", "looks several turns ahead, and at what others will do", true}, make_star<expert>},
    {{"greedy", "takes the play that brings a peg furthest", false}, make_greedy},
    {{"random", "takes any play", false},
     make_plain<ChineseCheckers, RandomPlayer<ChineseCheckers>>},
}};

}  // namespace

BotEntries<ChineseCheckers> chinese_checkers_bots() { return entries; }

}  // namespace parlor::bots
