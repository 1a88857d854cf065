#include "support/conformance.h"

#include <gtest/gtest.h>

#include "core/perft.h"
#include "games/chess/game.h"

namespace parlor::chess {
namespace {

static_assert(Game<Chess>);
static_assert(CountsItself<Chess>);

TEST(Chess, KeepsTheContractOfEveryGame) {
  const auto game = make({});
  ASSERT_TRUE(game.ok());
  parlor::test::check_conformance(*game);
}

}  // namespace
}  // namespace parlor::chess
