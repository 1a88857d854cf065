#include "support/conformance.h"

#include <gtest/gtest.h>

#include "games/chinese_checkers/tables.h"

namespace parlor::chinese_checkers {
namespace {

using test::agreed;

constexpr parlor::test::Conformance a_few_games{.games = 3, .seed = 5, .plays_per_game = 200};

TEST(ChineseCheckersConformance, two_and_three_on_the_small_star) {
  for (const int players : {2, 3}) {
    parlor::test::check_conformance(*make(agreed("small", players)), a_few_games);
  }
}

TEST(ChineseCheckersConformance, two_three_four_and_six_on_the_large_star) {
  for (const int players : {2, 3, 4, 6}) {
    parlor::test::check_conformance(*make(agreed("large", players)), a_few_games);
  }
}

TEST(ChineseCheckersConformance, pairs_of_four_and_six) {
  for (const char* sheet : {"small", "large"}) {
    for (const int players : {4, 6}) {
      parlor::test::check_conformance(*make(agreed(sheet, players, {{"pairs", true}})),
                                      a_few_games);
    }
  }
}

TEST(ChineseCheckersConformance, any_starter_and_other_seats) {
  parlor::Setup setup = agreed("small", 0, {{"starter", std::string("green")}});
  setup.seats = SeatSet::from_bits(0b101010);
  parlor::test::check_conformance(*make(setup), a_few_games);
}

}  // namespace
}  // namespace parlor::chinese_checkers
