#include "games/chinese_checkers/board.h"

#include <gtest/gtest.h>

#include "games/chinese_checkers/tables.h"

namespace parlor::chinese_checkers {
namespace {

TEST(ChineseCheckersBoard, the_points_are_numbered_clockwise_from_the_top) {
  const std::array<std::string, max_seats> tips{"a13", "e25", "m25", "q13", "m1", "e1"};
  for (int seat = 0; seat < max_seats; ++seat) {
    const HoleSet& point = large_board.point(Seat(seat));
    EXPECT_EQ(point.size(), 10);
    EXPECT_TRUE(point.contains(*large_board.find(tips[static_cast<std::size_t>(seat)]))) << seat;
  }
}

TEST(ChineseCheckersBoard, points_and_hexagon_make_up_the_star) {
  for (const Board* board : {&small_board, &large_board}) {
    HoleSet in_points;
    for (int seat = 0; seat < max_seats; ++seat) {
      EXPECT_FALSE(in_points.intersects(board->point(Seat(seat))));
      in_points = in_points | board->point(Seat(seat));
    }
    EXPECT_EQ((board->holes() - in_points).size(), board == &small_board ? 37 : 61);
  }
}

TEST(ChineseCheckersBoard, a_row_of_holes_lies_at_the_door_of_every_point) {
  for (const Board* board : {&small_board, &large_board}) {
    for (int seat = 0; seat < max_seats; ++seat) {
      const HoleSet& door = board->doorstep(Seat(seat));
      EXPECT_EQ(door.size(), board == &small_board ? 4 : 5);
      EXPECT_FALSE(door.intersects(board->point(Seat(seat))));
    }
  }
  const HoleSet& bottom = small_board.doorstep(Seat(3));
  for (const char* hole : {"j7", "j9", "j11", "j13"}) {
    EXPECT_TRUE(bottom.contains(*small_board.find(hole))) << hole;
  }
}

TEST(ChineseCheckersBoard, every_hole_is_found_by_its_name) {
  for (const Board* board : {&small_board, &large_board}) {
    for (const Hole hole : board->holes()) {
      EXPECT_EQ(board->find(board->name(hole)), std::optional(hole)) << board->name(hole);
    }
  }
  for (const char* name :
       {"", "a", "10", "a9", "a010", "a+1", "z1", "A10", "d0", "d-1", "d20", "a10 "}) {
    EXPECT_EQ(small_board.find(name), std::nullopt) << name;
  }
}

TEST(ChineseCheckersBoard, the_picture_is_a_star_with_its_rows_and_columns_named) {
  const ChineseCheckers game = test::table("small", 3);
  const Picture picture = game.picture(game.start());
  std::vector<std::string> lines;
  for (int y = 0; y < picture.height(); ++y) {
    std::string line;
    for (int x = 0; x < picture.width(); ++x) line += picture.at(x, y).text;
    lines.push_back(line.substr(0, line.find_last_not_of(' ') + 1));
  }
  const std::vector<std::string> expected{
      "    1   3   5   7   9   11  13  15  17  19",
      "      2   4   6   8   10  12  14  16  18",
      " a  yellow to move    Y                    a",
      " b                  Y   Y                  b",
      " c                Y   Y   Y                c",
      " d  ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  d",
      " e    ·   ·   ·   ·   ·   ·   ·   ·   ·    e",
      " f      ·   ·   ·   ·   ·   ·   ·   ·      f",
      " g        ·   ·   ·   ·   ·   ·   ·        g",
      " h      P   ·   ·   ·   ·   ·   ·   R      h",
      " i    P   P   ·   ·   ·   ·   ·   R   R    i",
      " j  P   P   P   ·   ·   ·   ·   R   R   R  j",
      " k                ·   ·   ·                k",
      " l                  ·   ·                  l",
      " m                    ·                    m",
      "      2   4   6   8   10  12  14  16  18",
      "    1   3   5   7   9   11  13  15  17  19",
  };
  EXPECT_EQ(lines, expected);
}

}  // namespace
}  // namespace parlor::chinese_checkers
