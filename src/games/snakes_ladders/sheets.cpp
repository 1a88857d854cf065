#include "games/snakes_ladders/sheets.h"

#include <array>

#include "games/snakes_ladders/text/tell_messages.h"

namespace parlor::snakes_ladders {
namespace {

/// Two dice seldom show a 2 and never a 1, so 98 and 99 lead back: whoever keeps to two dice waits
/// there neither for the one throw in 36 nor for ever.
Sheet box() {
  const PairList ladders = {{3, 21},  {9, 27},  {15, 45}, {24, 58}, {33, 49},
                            {40, 62}, {52, 73}, {63, 81}, {67, 92}, {76, 94}};
  const PairList snakes = {{18, 5},  {31, 11}, {37, 14}, {47, 29}, {56, 34},
                           {66, 43}, {79, 60}, {87, 36}, {98, 65}, {99, 84}};
  return {.character = say::sheet_box(),
          .rules = {.sheet = "box",
                    .name = "the box of six games",
                    .dice = 2,
                    .late_one_die = true,
                    .start_square = 1,
                    .shared_squares = false,
                    .down_by = DownBy::snakes,
                    .board = *Board::make(ladders, snakes)}};
}

Sheet chutes() {
  const PairList ladders = {{1, 38},  {4, 14},  {9, 31},  {21, 42}, {28, 84},
                            {36, 44}, {51, 67}, {71, 91}, {80, 100}};
  const PairList snakes = {{16, 6},  {47, 26}, {49, 11}, {56, 53}, {62, 19},
                           {64, 60}, {87, 24}, {93, 73}, {95, 75}, {98, 78}};
  return {.character = say::sheet_chutes(),
          .rules = {.sheet = "chutes",
                    .name = "the board of 9 ladders and 10 chutes",
                    .dice = 1,
                    .late_one_die = false,
                    .start_square = 0,
                    .shared_squares = true,
                    .down_by = DownBy::chutes,
                    .board = *Board::make(ladders, snakes)}};
}

}  // namespace

std::span<const Sheet> sheets() {
  static const std::array<Sheet, 2> all = {box(), chutes()};
  return all;
}

}  // namespace parlor::snakes_ladders
