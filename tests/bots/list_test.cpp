#include "bots/list.h"

#include <set>
#include <string>

#include <gtest/gtest.h>

#include "core/game_model.h"
#include "games/chess/game.h"
#include "games/list.h"
#include "games/parcheesi/game.h"

namespace parlor::bots {
namespace {

AnyGame usual(const GameKind& kind) { return *kind.make(Setup()); }

/// Plays a game by itself, as the edges do, and gives its plays.
std::vector<std::string> played(const AnyGame& game, const std::string& bot, std::uint64_t seed,
                                std::size_t most) {
  const AnyBot player = *make_bot(game, bot);
  player->new_game();
  Random random(seed);
  const NoStop stop;
  Thinking thinking{random, stop, 2'000};
  std::vector<std::string> plays;
  AnyState state = game->start();
  for (Actor actor = game->actor(state); !actor.is_nobody() && plays.size() < most;
       actor = game->actor(state)) {
    if (actor.is_chance()) {
      state = game->thrown(state, random.roll(game->to_throw(state).dice));
      continue;
    }
    plays.push_back(*player->choose(state, thinking));
    state = *game->taken(state, plays.back());
  }
  return plays;
}

TEST(Bots, ExistForEveryGameAndPlayLegally) {
  for (const GameKind& kind : all_games()) {
    const AnyGame game = usual(kind);
    const auto infos = bots_of(kind.info().id);
    ASSERT_FALSE(infos.empty()) << kind.info().id;
    for (const BotInfo& info : infos) {
      EXPECT_FALSE(info.character.empty());
      EXPECT_FALSE(played(game, std::string(info.name), 1, 12).empty())
          << kind.info().id << ' ' << info.name;
    }
  }
}

TEST(Bots, HaveNamesOfTheirOwnWithinAGame) {
  for (const GameKind& kind : all_games()) {
    std::set<std::string_view> names;
    for (const BotInfo& info : bots_of(kind.info().id)) {
      EXPECT_TRUE(names.insert(info.name).second) << kind.info().id << ' ' << info.name;
    }
  }
}

TEST(Bots, PlayTheSameGameFromTheSameSeed) {
  const AnyGame game = *parcheesi::make({});
  EXPECT_EQ(played(game, "random", 7, 40), played(game, "random", 7, 40));
  EXPECT_NE(played(game, "random", 7, 40), played(game, "random", 8, 40));
}

TEST(Bots, GiveTheSamePlayAsTextAndAsAState) {
  const AnyGame game = *parcheesi::make({});
  const AnyState state = *game->read_position("y:S,S,5,12 r:S,39,h3,H y 5-3");
  const AnyBot bot = *make_bot(game, "random");
  const NoStop stop;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Random one(seed);
    Random other(seed);
    Thinking for_text{one, stop};
    Thinking for_state{other, stop};
    const auto after = *game->taken(state, *bot->choose(state, for_text));
    EXPECT_EQ(game->position(after), game->position(*bot->play(state, for_state)));
  }
}

TEST(Bots, ThatAreUnknownAreRefusedWithTheNamesThereAre) {
  const AnyGame game = *parcheesi::make({});
  const auto close = make_bot(game, "randon");
  ASSERT_FALSE(close.ok());
  EXPECT_NE(close.error().message.find("did you mean random?"), std::string::npos)
      << close.error().message;
  const auto far = make_bot(game, "");
  ASSERT_FALSE(far.ok());
  EXPECT_NE(far.error().message.find("easy"), std::string::npos) << far.error().message;
}

TEST(Games, AreFoundBehindTheirFace) {
  const AnyGame game = *parcheesi::make({});
  EXPECT_NE(game_as<parcheesi::Parcheesi>(*game), nullptr);
  EXPECT_EQ(game_as<chess::Chess>(*game), nullptr);
}

}  // namespace
}  // namespace parlor::bots
