#include "bots/signature/own_work.h"

#include <array>
#include <string>
#include <string_view>

#include "bots/trainer.h"

namespace parlor::bots {
namespace {

constexpr WorkKind searches{"searches", "positions"};
constexpr WorkKind judgements{"net", "positions"};
constexpr WorkKind odds_computed{"odds", "numbers"};
constexpr WorkKind training{"training", "games"};

using Run = Done (*)(const AnyGame&);
struct OwnWork {
  std::string_view game;
  WorkKind kind;
  Run run;
};
constexpr std::array own_works{
    OwnWork{"parcheesi", judgements, parcheesi_net_work},
    OwnWork{"backgammon", judgements, backgammon_net_work},
    OwnWork{"checkers", searches, checkers_search_work},
    OwnWork{"chess", searches, chess_search_work},
    OwnWork{"snakes_ladders", odds_computed, snakes_ladders_odds_work},
};

/// A new net learns from its first games.
Done train(const std::string& game) {
  constexpr std::uint64_t games = 3;
  const auto trainer = *make_trainer({game, {}, 7, true});
  trainer->prepare({games, 7, 0.02F, 0.002F, 0.7F}, 1, 1);
  for (std::uint64_t number = 0; number < games; ++number) {
    trainer->catch_up();
    trainer->play(0, number, 0);
    trainer->learn(number, 0);
  }
  Done done;
  done.imprint.add(trainer->file());
  done.units = games;
  return done;
}

}  // namespace

void add_own_work(const Variant& variant, std::vector<Work>& works) {
  const std::string& id = variant.game->info().id;
  for (const OwnWork& own : own_works) {
    if (own.game != id) continue;
    works.push_back(
        {own.kind, id, variant.rules, [game = variant.game, run = own.run] { return run(game); }});
  }
}

void add_training_work(const std::string& game, std::vector<Work>& works) {
  if (!make_trainer({game, {}, 1, true})) return;
  works.push_back({training, game, "all rules", [game] { return train(game); }});
}

}  // namespace parlor::bots
