#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bots/entry.h"
#include "bots/luck.h"
#include "core/game_model.h"
#include "core/words.h"

namespace parlor::bots {

/// A bot behind a face that names no game, for the edges. It plays the game it was made for.
/// What runs inside this program never fails; a program on the other end of a pipe can.
class BotFace {
 public:
  BotFace() = default;
  BotFace(const BotFace&) = delete;
  BotFace& operator=(const BotFace&) = delete;
  virtual ~BotFace() = default;

  virtual void new_game() = 0;
  /// Its play in this state, in the game's notation.
  virtual Result<std::string> choose(const AnyState& state, Thinking& thinking) = 0;
  /// The state after its play: for those who play many games and need no text.
  virtual Result<AnyState> play(const AnyState& state, Thinking& thinking) = 0;
};

using AnyBot = std::unique_ptr<BotFace>;

template <Game G>
class BotModel final : public BotFace {
 public:
  BotModel(AnyGame game, std::unique_ptr<Player<G>> player)
      : any_game_(std::move(game)), game_(*game_as<G>(*any_game_)), player_(std::move(player)) {}

  void new_game() override { player_->new_game(); }
  Result<std::string> choose(const AnyState& state, Thinking& thinking) override {
    const auto& at = state.as<G>();
    return game_.spell(at, chosen(at, thinking));
  }
  Result<AnyState> play(const AnyState& state, Thinking& thinking) override {
    const auto& at = state.as<G>();
    return AnyState::of<G>(game_.taken(at, chosen(at, thinking)));
  }

 private:
  typename G::Choice chosen(const typename G::State& state, Thinking& thinking) {
    game_.choices(state, choices_);
    // A play without a choice needs no thought and uses up no chance.
    return choices_[choices_.size() == 1 ? 0 : player_->choose(game_, state, choices_, thinking)];
  }

  AnyGame any_game_;  // keeps alive what `game_` refers to
  const G& game_;
  std::unique_ptr<Player<G>> player_;
  typename G::Choices choices_;
};

/// The bots of one game in the list of games.
struct GameBots {
  std::string_view game;
  std::vector<BotInfo> (*infos)();
  Result<AnyBot> (*make)(const AnyGame& game, std::string_view name, const Supplies& supplies);
  /// Only where a net can tell luck.
  Result<AnyLuck> (*luck)(const AnyGame& game) = nullptr;
};

Error no_such_bot(std::string_view name, std::string_view game, const std::vector<BotInfo>& infos);

/// `Entries` is a function that gives the bots of the game.
template <Game G, BotEntries<G> (*Entries)()>
constexpr GameBots game_bots(std::string_view id,
                             Result<AnyLuck> (*luck)(const AnyGame&) = nullptr) {
  const auto infos = [] {
    std::vector<BotInfo> all;
    for (const BotEntry<G>& entry : Entries()) all.push_back(entry.info);
    return all;
  };
  const auto make = [](const AnyGame& game, std::string_view name,
                       const Supplies& supplies) -> Result<AnyBot> {
    std::vector<BotInfo> all;
    for (const BotEntry<G>& entry : Entries()) {
      all.push_back(entry.info);
      if (entry.info.name != name) continue;
      auto player = entry.make(*game_as<G>(*game), supplies);
      if (!player) return player.error();
      return AnyBot(std::make_unique<BotModel<G>>(game, *std::move(player)));
    }
    return no_such_bot(name, G::info().id, all);
  };
  return {id, infos, make, luck};
}

}  // namespace parlor::bots
