#include "bots/nets.h"

#include <string>
#include <vector>

#include <benchmark/benchmark.h>

#include "bots/backgammon/encoding.h"
#include "bots/parcheesi/encoding.h"
#include "bots/valuer.h"

namespace {

using namespace parlor;
using namespace parlor::bots;

/// Results of rolls as a player meets them: the choices of one state after the other, in random
/// games.
template <class Encoding>
std::vector<typename Encoding::Game::State> results(const typename Encoding::Game& game,
                                                    std::size_t count) {
  std::vector<typename Encoding::Game::State> states;
  typename Encoding::Game::Choices choices;
  const Encoding encoding(game);
  Random random(1);
  auto state = game.start();
  while (states.size() < count) {
    if (game.actor(state).is_nobody()) state = game.start();
    if (game.actor(state).is_chance()) {
      state = game.thrown(state, random.roll(game.to_throw(state).dice));
      continue;
    }
    game.choices(state, choices);
    for (std::size_t i = 0; i < choices.size(); ++i) {
      const auto after = game.taken(state, choices[i]);
      if (encoding.knows(after)) states.push_back(after);
    }
    state = game.taken(state, choices[random.below(static_cast<std::uint32_t>(choices.size()))]);
  }
  return states;
}

/// Positions told to the net and judged by it, one after the other; items are evaluations.
template <class Encoding>
void evaluate(benchmark::State& run, const typename Encoding::Game& game, std::string_view file) {
  const auto net = read_net<Encoding>(file);
  const auto states = results<Encoding>(game, 20'000);
  Valuer<Encoding> valuer(game, (*net)->net);
  for (auto _ : run) {
    for (const auto& state : states) benchmark::DoNotOptimize(valuer.seen(state));
  }
  run.SetItemsProcessed(run.iterations() * static_cast<std::int64_t>(states.size()));
}

void parcheesi_net(benchmark::State& run) {
  Setup setup;
  setup.players = 4;
  evaluate<ParcheesiEncoding>(run, *parcheesi::make_parcheesi(setup), bots::parcheesi_net());
}
void backgammon_net(benchmark::State& run) {
  evaluate<BackgammonEncoding>(run, backgammon::Backgammon(), bots::backgammon_net());
}

BENCHMARK(parcheesi_net);
BENCHMARK(backgammon_net);

}  // namespace
