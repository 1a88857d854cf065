#include <gtest/gtest.h>

#include "games/snakes_ladders/chain.h"
#include "games/snakes_ladders/game.h"
#include "server/hall.h"
#include "support/text.h"
#include "table/table.h"

/// What is asked of a request for a table before there is one.
namespace parlor::server {
namespace {

/// A board with snakes on the last squares that lead to the first, each but every twelfth.
PairList many_snakes(int from) {
  PairList snakes;
  for (int square = from; square < 100; ++square) {
    if (square % 12 != 0) snakes.emplace_back(square, 2);
  }
  return snakes;
}

std::string written(const PairList& pairs) {
  std::string text;
  for (const auto& [from, to] : pairs) {
    text += (text.empty() ? "" : " ") + std::to_string(from) + ">" + std::to_string(to);
  }
  return text;
}

double turns_on(const PairList& snakes) {
  Setup setup;
  setup.sheet = "box";
  setup.players = 2;
  setup.settings = {{"snakes", snakes, 0}, {"ladders", PairList{}, 0}};
  const auto game = snakes_ladders::make_game(setup);
  EXPECT_TRUE(game.ok());
  return snakes_ladders::length_of(snakes_ladders::Chain(game->rules())).mean;
}

bool is_refused(const PairList& snakes) {
  std::vector<std::pair<Seat, std::string>> invitations;
  const auto wanted = read_new_table(
      R"({"game":"snakes_ladders","sheet":"box","players":2,"options":{"ladders":"","snakes":")" +
          written(snakes) + "\"}}",
      "", invitations);
  const auto* refusal = std::get_if<table::Refusal>(&wanted);
  if (refusal == nullptr) return false;
  EXPECT_TRUE(test::has(refusal->sentence(), "hardly any game would end")) << refusal->sentence();
  return true;
}

TEST(Boards, ThatTakeLongerThanATableLastsAreRefusedByTheirExactLength) {
  int refused = 0;
  int taken = 0;
  for (int from = 99; from > 12; --from) {
    const PairList snakes = many_snakes(from);
    // Two players, and a turn is a throw and a play.
    const bool too_long = 4 * turns_on(snakes) > static_cast<double>(table::longest_game);
    EXPECT_EQ(is_refused(snakes), too_long) << from << ": " << turns_on(snakes);
    ++(too_long ? refused : taken);
  }
  EXPECT_GT(refused, 0);
  EXPECT_GT(taken, 0);
}

}  // namespace
}  // namespace parlor::server
