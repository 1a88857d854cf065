#include "bots/signature/walk.h"
#include "bots/signature/work.h"

namespace parlor::bots {
namespace {

constexpr WorkKind random_games{"random games", "plays"};
constexpr WorkKind results_counted{"results counted", "results"};
constexpr WorkKind positions_written{"positions told", "positions"};

/// One game after the other until there were so many plays.
Done play_random_games(const GameFace& game, std::uint64_t plays) {
  Tally tally;
  while (tally.plays < plays) tally.add(game.random_games(1, tally.games, 1, {}));
  Done done;
  done.units = tally.plays;
  for (const std::uint64_t number :
       {tally.games, tally.draws, tally.unfinished, tally.plays, tally.longest[0].number}) {
    done.imprint.add(number);
  }
  for (const std::uint64_t wins : tally.wins) done.imprint.add(wins);
  for (const std::uint64_t counter : tally.counters) done.imprint.add(counter);
  return done;
}

/// Deeper and deeper, as long as about so many results are expected at most.
void count_results(const GameFace& game, const AnyState& state, std::uint64_t most, Done& done) {
  constexpr int deepest = 8;
  std::uint64_t before = 1;
  for (int depth = 1; depth <= deepest; ++depth) {
    const std::uint64_t count = game.perft(state, depth);
    done.imprint.add(count);
    done.units += count;
    if (count < before || count * (count / before) > most) return;
    before = count;
  }
}

Done count_from_several_states(const AnyGame& game, std::uint64_t most) {
  Done done;
  count_results(*game, game->opening(), most, done);
  for (const AnyState& state : decisions(game, 1, 6)) count_results(*game, state, most / 40, done);
  return done;
}

/// Positions as text and back, and how every play is written.
Done write_positions(const AnyGame& game) {
  Done done;
  for (const AnyState& state : some_of(random_walk(game, 2).choosing, 40)) {
    const std::string text = game->position(state);
    done.imprint.add(text);
    if (const auto read = game->read_position(text)) done.imprint.add(game->position(*read));
    for (const std::string& play : game->plays(state)) done.imprint.add(play);
    ++done.units;
  }
  return done;
}

}  // namespace

void add_rules_work(const Variant& variant, std::vector<Work>& works) {
  const auto add = [&](WorkKind kind, std::function<Done()> run) {
    works.push_back({kind, variant.game->info().id, variant.rules, std::move(run)});
  };
  const AnyGame& game = variant.game;
  add(random_games,
      [game, plays = variant.random_plays] { return play_random_games(*game, plays); });
  if (variant.results == 0) return;
  add(results_counted,
      [game, most = variant.results] { return count_from_several_states(game, most); });
  add(positions_written, [game] { return write_positions(game); });
}

}  // namespace parlor::bots
