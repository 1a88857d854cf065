#include <array>
#include <memory>
#include <string>
#include <utility>

#include "bots/alpha_beta.h"
#include "bots/backgammon/encoding.h"
#include "bots/checkers/checkers_knowledge.h"
#include "bots/chess/chess_knowledge.h"
#include "bots/nets.h"
#include "bots/parcheesi/encoding.h"
#include "bots/signature/walk.h"
#include "bots/signature/work.h"
#include "bots/snakes_ladders/win_chances.h"
#include "bots/trainer.h"
#include "bots/valuer.h"
#include "core/game_model.h"
#include "games/snakes_ladders/game.h"
#include "games/snakes_ladders/odds.h"

namespace parlor::bots {
namespace {

constexpr WorkKind searches{"searches", "positions"};
constexpr WorkKind judgements{"net", "positions"};
constexpr WorkKind odds_computed{"odds", "numbers"};
constexpr WorkKind training{"training", "games"};

/// All that a search finds on its way, and how many positions it takes.
template <Knowledge K>
Done search(const AnyGame& any_game) {
  using Game = typename K::Game;
  constexpr Limits limits{.most_nodes = 20'000};
  Done done;
  const K knowledge(*game_as<Game>(*any_game));
  AlphaBeta<K> search(1U << 20U);
  Random random(5);
  const NoStop stop;
  Thinking thinking{random, stop};
  for (const AnyState& state : decisions(any_game, 5, 8)) {
    const auto best = search.search(knowledge, state.as<Game>(), limits, thinking,
                                    [&](const Progress<typename K::Move>& progress) {
                                      done.imprint.add(static_cast<std::uint64_t>(progress.score));
                                      done.imprint.add(progress.nodes);
                                      for (const auto& move : progress.line)
                                        done.imprint.add(std::uint64_t{K::code(move)});
                                    });
    done.imprint.add(std::uint64_t{K::code(best)});
    done.units += search.nodes();
  }
  return done;
}

/// What a net thinks of all positions of a game, to the last bit.
template <class Encoding, std::string_view (*BuiltIn)()>
Done judge(const AnyGame& any_game) {
  using Game = typename Encoding::Game;
  Done done;
  const Game& game = *game_as<Game>(*any_game);
  const auto net = *net_for<Encoding>({}, BuiltIn());
  Valuer<Encoding> valuer(game, *net);
  for (const AnyState& any_state : random_walk(any_game, 6).throwing) {
    const auto& state = any_state.as<Game>();
    if (!valuer.encoding().knows(state)) continue;
    for (const float chance : valuer.seen(state)) done.imprint.add(chance);
    ++done.units;
  }
  return done;
}

Done compute_odds(const AnyGame& any_game) {
  using namespace snakes_ladders;
  Done done;
  const auto add = [&](double number) {
    done.imprint.add(number);
    ++done.units;
  };
  const SnakesLadders& game = *game_as<SnakesLadders>(*any_game);
  const Odds known = odds(game, any_game->seats(any_game->start()).size());
  for (const double number : {known.finish_chance, known.mean, known.deviation}) add(number);
  for (const double wins : known.wins) add(wins);
  for (const double turns : known.turns) add(turns);
  const RaceValues race(game.rules());
  constexpr std::array others{40, 60};
  const DuelValues duel(game.rules());
  for (int square = 0; square < last_square; square += 9) {
    for (const int dice : {1, 2}) add(race.win_chance(square, others, dice));
    add(duel.win_chance(square, others[0]));
  }
  return done;
}

using Run = Done (*)(const AnyGame&);
struct OwnWork {
  std::string_view game;
  WorkKind kind;
  Run run;
};
constexpr std::array own_works{
    OwnWork{"parcheesi", judgements, judge<ParcheesiEncoding, parcheesi_net>},
    OwnWork{"backgammon", judgements, judge<BackgammonEncoding, backgammon_net>},
    OwnWork{"checkers", searches, search<CheckersKnowledge>},
    OwnWork{"chess", searches, search<ChessKnowledge>},
    OwnWork{"snakes_ladders", odds_computed, compute_odds},
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
