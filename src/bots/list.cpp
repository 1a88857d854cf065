#include "bots/list.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "bots/backgammon/levels.h"
#include "bots/checkers/levels.h"
#include "bots/chess/levels.h"
#include "bots/chinese_checkers/levels.h"
#include "bots/parcheesi/levels.h"
#include "bots/snakes_ladders/levels.h"
#include "core/words.h"
#include "games/backgammon/game.h"
#include "games/checkers/game.h"
#include "games/chess/game.h"
#include "games/chinese_checkers/game.h"
#include "games/parcheesi/game.h"
#include "games/snakes_ladders/game.h"

namespace parlor::bots {
namespace {

/// One line for each game.
constexpr std::array all_bots{
    game_bots<parcheesi::Parcheesi, parcheesi_bots>("parcheesi", parcheesi_luck),
    game_bots<backgammon::Backgammon, backgammon_bots>("backgammon", backgammon_luck),
    game_bots<checkers::Checkers, checkers_bots>("checkers"),
    game_bots<chess::Chess, chess_bots>("chess"),
    game_bots<chinese_checkers::ChineseCheckers, chinese_checkers_bots>("chinese_checkers"),
    game_bots<snakes_ladders::SnakesLadders, snakes_ladders_bots>("snakes_ladders"),
};

/// For games that are not in the list: plays through the game's own face.
class FaceBot final : public BotFace {
 public:
  FaceBot(AnyGame game, bool at_random) : game_(std::move(game)), at_random_(at_random) {}

  void new_game() override {}
  Result<std::string> choose(const AnyState& state, Thinking& thinking) override {
    if (!at_random_) return game_->simple_choice(state, thinking.random);
    auto plays = game_->plays(state);
    return plays[thinking.random.below(static_cast<std::uint32_t>(plays.size()))];
  }
  Result<AnyState> play(const AnyState& state, Thinking& thinking) override {
    return game_->taken(state, *choose(state, thinking));
  }

 private:
  AnyGame game_;
  bool at_random_;
};

const std::vector<BotInfo>& face_bots() {
  static const std::vector<BotInfo> infos{{"easy", "takes what looks best at first glance", true},
                                          {"random", "takes any play", false}};
  return infos;
}

const GameBots* find(std::string_view game) {
  const auto* found = std::ranges::find(all_bots, game, &GameBots::game);
  return found == all_bots.end() ? nullptr : found;
}

}  // namespace

std::vector<BotInfo> bots_of(std::string_view game) {
  const GameBots* bots = find(game);
  return bots == nullptr ? face_bots() : bots->infos();
}

Result<AnyBot> make_bot(const AnyGame& game, std::string_view name, const Supplies& supplies) {
  const std::string& id = game->info().id;
  const GameBots* bots = find(id);
  if (bots != nullptr) return bots->make(game, name, supplies);
  if (name != "easy" && name != "random") return no_such_bot(name, id, face_bots());
  return AnyBot(std::make_unique<FaceBot>(game, name == "random"));
}

Result<AnyLuck> make_luck(const AnyGame& game) {
  const std::string& id = game->info().id;
  if (const GameBots* bots = find(id); bots != nullptr && bots->luck != nullptr) {
    return bots->luck(game);
  }
  std::vector<std::string> games;
  for (const GameBots& bots : all_bots) {
    if (bots.luck != nullptr) games.emplace_back(bots.game);
  }
  return Error{cat("Luck is told by a net, and ", id, " has none; ", enumerate(games), " have.")};
}

Error no_such_bot(std::string_view name, std::string_view game, const std::vector<BotInfo>& infos) {
  std::vector<std::string> names;
  names.reserve(infos.size());
  for (const BotInfo& info : infos) names.emplace_back(info.name);
  const auto meant = nearest(name, names);
  return {cat("There is no bot \"", name, "\" for ", game,
              meant ? cat("; did you mean ", *meant, "? There are ") : std::string("; there are "),
              enumerate(names), '.')};
}

}  // namespace parlor::bots
