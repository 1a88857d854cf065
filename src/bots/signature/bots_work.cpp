#include <string>
#include <vector>

#include "bots/list.h"
#include "bots/signature/walk.h"
#include "bots/signature/work.h"

namespace parlor::bots {
namespace {

constexpr WorkKind bot_plays{"bots", "plays"};
constexpr WorkKind luck_measured{"luck", "rolls"};

/// Searches stop here, however deep they would go,
constexpr std::uint64_t most_nodes = 2'000;
/// and look-ahead when it has asked so often whether to stop.
constexpr std::uint64_t most_questions = 20'000;

/// Time that depends on no clock.
class Patience final : public Stop {
 public:
  void renew() { asked_ = 0; }
  [[nodiscard]] bool asked() const override { return ++asked_ > most_questions; }

 private:
  mutable std::uint64_t asked_ = 0;
};

/// Two plays in a row, so that what a bot keeps in mind counts as well.
void play_on(const GameFace& game, BotFace& bot, AnyState state, Random& random, Done& done) {
  constexpr int plays = 2;
  Patience patience;
  Thinking thinking{random, patience, most_nodes};
  for (int made = 0; made < plays && !game.actor(state).is_nobody();) {
    if (game.actor(state).is_chance()) {
      state = game.thrown(state, random.roll(game.to_throw(state).dice));
      continue;
    }
    patience.renew();
    const std::string play = *bot.choose(state, thinking);
    done.imprint.add(play);
    state = *game.taken(state, play);
    ++done.units;
    ++made;
  }
}

Done let_all_play(const AnyGame& game, std::size_t count) {
  Done done;
  const std::vector<AnyState> states = decisions(game, 3, count);
  for (const BotInfo& info : bots_of(game->info().id)) {
    const AnyBot bot = *make_bot(game, info.name);
    bot->new_game();
    Random random(3);
    for (const AnyState& state : states) play_on(*game, *bot, state, random, done);
  }
  return done;
}

Done measure_luck(const AnyGame& game) {
  Done done;
  const AnyLuck luck = *make_luck(game);
  Random random(4);
  for (const AnyState& state : some_of(random_walk(game, 4).throwing, 2)) {
    for (const float gain : luck->of(state, random.roll(game->to_throw(state).dice))) {
      done.imprint.add(gain);
    }
    ++done.units;
  }
  return done;
}

}  // namespace

void add_bots_work(const Variant& variant, std::vector<Work>& works) {
  const AnyGame& game = variant.game;
  const std::string& id = game->info().id;
  works.push_back({bot_plays, id, variant.rules,
                   [game, count = variant.decisions] { return let_all_play(game, count); }});
  if (make_luck(game)) {
    works.push_back({luck_measured, id, variant.rules, [game] { return measure_luck(game); }});
  }
}

}  // namespace parlor::bots
