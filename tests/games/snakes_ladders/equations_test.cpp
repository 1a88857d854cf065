#include "games/snakes_ladders/equations.h"

#include <gtest/gtest.h>

#include "core/random.h"

namespace parlor::snakes_ladders::test {
namespace {

TEST(SnakesLaddersEquations, without_factors_of_their_own_give_the_right_side_back) {
  Equations equations(3);
  equations.prepare();
  EXPECT_EQ(equations.solve({4, 5, 6}), (Column{4, 5, 6}));
}

TEST(SnakesLaddersEquations, are_solved_where_rows_have_to_be_swapped) {
  // y + 2z = 8, x + z = 4, 2x + y = 4
  Equations equations(3);
  const double factors[3][3] = {{0, 1, 2}, {1, 0, 1}, {2, 1, 0}};
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t k = 0; k < 3; ++k) equations.factor(i, k) = factors[i][k];
  }
  equations.prepare();
  const Column found = equations.solve({8, 4, 4});
  EXPECT_NEAR(found[0], 1, 1e-14);
  EXPECT_NEAR(found[1], 2, 1e-14);
  EXPECT_NEAR(found[2], 3, 1e-14);
}

TEST(SnakesLaddersEquations, of_a_hundred_unknowns_come_out_for_several_right_sides) {
  constexpr std::size_t size = 100;
  Random random(1);
  const auto any = [&] { return static_cast<double>(random.below(2001)) / 1000 - 1; };
  Equations equations(size);
  std::vector<Column> factors(size, Column(size));
  for (std::size_t i = 0; i < size; ++i) {
    for (std::size_t k = 0; k < size; ++k) equations.factor(i, k) = factors[i][k] = any();
  }
  equations.prepare();
  for (int side = 0; side < 2; ++side) {
    Column right(size);
    for (double& number : right) number = any();
    const Column found = equations.solve(right);
    for (std::size_t i = 0; i < size; ++i) {
      double sum = 0;
      for (std::size_t k = 0; k < size; ++k) sum += factors[i][k] * found[k];
      EXPECT_NEAR(sum, right[i], 1e-9);
    }
  }
}

}  // namespace
}  // namespace parlor::snakes_ladders::test
