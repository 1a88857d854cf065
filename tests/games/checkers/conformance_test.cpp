#include "support/conformance.h"

#include <gtest/gtest.h>

#include "games/checkers/game.h"

namespace parlor::checkers {
namespace {

AnyGame made(const std::string& sheet) {
  Setup setup;
  setup.sheet = sheet;
  return *make(setup);
}

TEST(CheckersConformance, standard) { parlor::test::check_conformance(made("standard")); }
TEST(CheckersConformance, box) { parlor::test::check_conformance(made("box")); }

}  // namespace
}  // namespace parlor::checkers
