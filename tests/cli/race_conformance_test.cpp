#include <gtest/gtest.h>

#include "cli/race_game.h"
#include "support/conformance.h"

namespace parlor::test {
namespace {

TEST(RaceGame, TheTestDoubleKeepsTheContractOfEveryGame) {
  for (const int players : {2, 4}) {
    parlor::Setup setup;
    setup.players = players;
    const auto game = make_race(setup);
    ASSERT_TRUE(game.ok());
    check_conformance(*game, {.told_moves = false});
  }
}

}  // namespace
}  // namespace parlor::test
