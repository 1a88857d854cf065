#include <string>

#include <gtest/gtest.h>

#include "bots/list.h"
#include "bots/parcheesi/risk.h"
#include "core/game_model.h"
#include "games/parcheesi/game.h"

/// The yardsticks of Parcheesi, on positions worked out by hand.
namespace parlor::bots {
namespace {

using parcheesi::Color;

parcheesi::Parcheesi royal(int players = 2) {
  Setup setup;
  setup.sheet = "royal";
  setup.players = players;
  return *parcheesi::make_parcheesi(setup);
}

parcheesi::State at(const std::string& position, int players = 2) {
  return *royal(players).read_position(position);
}

std::string played(const std::string& bot, const std::string& position, int players = 2,
                   std::uint64_t seed = 1) {
  const AnyGame game = any_game(royal(players));
  const AnyState state = *game->read_position(position);
  Random random(seed);
  const NoStop stop;
  Thinking thinking{random, stop};
  const AnyBot player = *make_bot(game, bot);
  return game->position(*player->play(state, thinking));
}

/// What a position says of one colour: `y:5,12,H,H`.
std::string pawns_in(const std::string& position, char color) {
  const std::size_t begin = position.find(std::string(1, color) + ':');
  return position.substr(begin, position.find(' ', begin) - begin);
}

TEST(Grace, MeasuresDistanceFromStartRingPathAndHome) {
  // START 100; ENTER 73; the turn-off 10; h1 7.
  EXPECT_EQ(grace_distance(at("y:S,5,68,h1 r:S,S,S,S y").pawns[0]), 100 + 73 + 10 + 7);
  EXPECT_EQ(grace_distance(at("y:h2,h7,H,H r:S,S,S,S y").pawns[0]), 6 + 1);
}

TEST(Grace, FearsEntriesOnAnEnterSpace) {
  // Yellow on red's ENTER: 11 rolls with a five and 1-4, 4-1, 2-3, 3-2.
  EXPECT_EQ(grace_danger(at("y:39,H,H,H r:S,S,S,S y"), Color::yellow, false), 15);
  // Three beyond it: 5-3 and 3-5.
  EXPECT_EQ(grace_danger(at("y:42,H,H,H r:S,S,S,S y"), Color::yellow, false), 2);
  // Seven beyond is out of reach.
  EXPECT_EQ(grace_danger(at("y:47,H,H,H r:S,S,S,S y"), Color::yellow, false), 0);
}

TEST(Grace, FearsOnesWithinReachOfADieAndTheTotal) {
  // Four behind: 11 rolls with a one, and 1-3, 2-2, 3-1, of which two have a one.
  EXPECT_EQ(grace_danger(at("y:10,H,H,H r:6,H,H,H y"), Color::yellow, false), 12);
  // One behind: only the ones.
  EXPECT_EQ(grace_danger(at("y:10,H,H,H r:9,H,H,H y"), Color::yellow, false), 11);
  // Nine behind: 3-6, 4-5, 5-4, 6-3.
  EXPECT_EQ(grace_danger(at("y:15,H,H,H r:6,H,H,H y"), Color::yellow, false), 4);
  // Thirteen behind: nothing.
  EXPECT_EQ(grace_danger(at("y:19,H,H,H r:6,H,H,H y"), Color::yellow, false), 0);
}

TEST(Grace, FearsNothingOnASafetySpaceOrBehindAPair) {
  EXPECT_EQ(grace_danger(at("y:12,H,H,H r:8,H,H,H y"), Color::yellow, false), 0);
  EXPECT_EQ(grace_danger(at("y:8,8,10,H r:6,H,H,H y"), Color::yellow, false), 0);
  // A pair of the enemy's own on its space counts as one between, too.
  EXPECT_EQ(grace_danger(at("y:10,H,H,H r:6,6,H,H y"), Color::yellow, false), 0);
}

TEST(Grace, AddsItAllUp) {
  // Distance 73 - 5 twice and HOME twice: 2 * (500 - 136) + 36 - 0 + 10 for the blockade.
  EXPECT_EQ(grace_score(at("y:10,10,H,H r:S,S,S,S y"), Color::yellow, false), 728 + 36 + 10);
}

TEST(Runner, AdvancesThePawnNearestHome) {
  EXPECT_EQ(pawns_in(played("runner", "y:7,20,H,H r:S,S,S,S y 4-1"), 'y'), "y:7,25,H,H");
  EXPECT_EQ(pawns_in(played("runner", "y:7,h5,H,H r:S,S,S,S y 3-1"), 'y').substr(0, 6), "y:18,H");
}

TEST(Hunter, CapturesWhereItCanAndElseRuns) {
  // 7 to 10 captures; the bonus of 20 goes to the pawn nearest home.
  const std::string after = played("hunter", "y:7,25,H,H r:10,H,H,H y 3-1");
  EXPECT_EQ(pawns_in(after, 'r'), "r:S,H,H,H") << after;
  EXPECT_EQ(pawns_in(played("hunter", "y:7,25,H,H r:S,S,S,S y 4-2"), 'y'), "y:7,31,H,H");
}

TEST(Cautious, CountsTheRollsThatCapture) {
  const auto game = royal();
  // Three behind: 11 rolls with a three, 1-2 and 2-1.
  EXPECT_EQ(capturing_rolls(game, at("y:11,H,H,H r:8,H,H,H y"), Color::red, Color::yellow), 13);
  // A pair between leaves nothing; a safety space neither.
  EXPECT_EQ(capturing_rolls(game, at("y:10,10,11,H r:8,H,H,H y"), Color::red, Color::yellow), 0);
  EXPECT_EQ(capturing_rolls(game, at("y:12,H,H,H r:8,H,H,H y"), Color::red, Color::yellow), 0);
  // On red's ENTER with pawns in START: 11 rolls with a five, and four that total five.
  EXPECT_EQ(capturing_rolls(game, at("y:39,H,H,H r:S,S,S,S y"), Color::red, Color::yellow), 15);
  // Red turns off at 34 and never comes to 36.
  EXPECT_EQ(capturing_rolls(game, at("y:36,H,H,H r:33,H,H,H y"), Color::red, Color::yellow), 0);
  EXPECT_EQ(harmless_rounds(game, at("y:11,H,H,H r:8,H,H,H y"), Color::yellow), 36 - 13);
}

TEST(Cautious, StaysWhereNobodyCanCapture) {
  // 8 to 12 is a safety space; anything else would stand before red's pawn.
  EXPECT_EQ(pawns_in(played("cautious", "y:8,H,H,H r:7,H,H,H y 3-1"), 'y'), "y:12,H,H,H");
}

TEST(Yardsticks, BreakTiesBySeed) {
  std::set<std::string> results;
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    results.insert(played("random", "y:7,20,H,H r:S,S,S,S y 4-1", 2, seed));
  }
  EXPECT_GT(results.size(), 1U);
}

}  // namespace
}  // namespace parlor::bots
