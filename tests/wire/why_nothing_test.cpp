#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "games/list.h"
#include "wire/view_json.h"

namespace parlor::wire {
namespace {

/// What the page is told of the only play in a position: each reason as `CLAUSE SENTENCE`.
std::vector<std::string> reasons(const std::string& game, const std::string& position,
                                 int players = 0) {
  Setup setup;
  setup.players = players;
  const auto made = find_game(game)->make(setup);
  const auto state = (*made)->read_position(position);
  if (!state) return {"not read: " + state.error().sentence()};
  json::object view = view_json(**made, *state);
  if (!view["only"].is_object()) return {"there is a choice"};
  json::object& only = view["only"].get_object();
  std::vector<std::string> told;
  if (!only.contains("why")) return told;
  for (json::value& reason : only["why"].get_array()) {
    json::object& ruling = reason.get_object();
    told.push_back(std::string(ruling["clause"].get_string()) + ' ' +
                   std::string(ruling["sentence"].get_string()));
  }
  return told;
}

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

TEST(WhyNothing, four_pawns_in_start_need_a_five) {
  const auto told = reasons("parcheesi", "y:S,S,S,S r:S,S,S,S y 4-2", 2);
  ASSERT_EQ(told.size(), 1U);
  EXPECT_TRUE(has(told[0], "on a die of 5 or two dice that total 5")) << told[0];
}

TEST(WhyNothing, each_pawn_has_its_own_reason_and_none_is_told_twice) {
  const auto told = reasons("parcheesi", "y:S,S,h5,h5 r:S,S,S,S y 6-4", 2);
  ASSERT_GE(told.size(), 2U);
  EXPECT_TRUE(has(told[0], "on a die of 5")) << told[0];
  for (std::size_t i = 1; i < told.size(); ++i) EXPECT_TRUE(has(told[i], "HOME")) << told[i];
}

TEST(WhyNothing, a_penalty_says_what_it_is_for) {
  const auto told = reasons("parcheesi", "y:S,S,12,h3 r:S,S,S,S y 4-4 d2", 2);
  ASSERT_EQ(told.size(), 1U);
  EXPECT_TRUE(has(told[0], "third doublets in a row")) << told[0];
}

TEST(WhyNothing, a_man_on_the_bar_is_told_which_points_are_held) {
  const auto told = reasons("backgammon", "XGID=------E-C----------bbbbbbA:0:0:1:31:0:0:0:0:10");
  ASSERT_EQ(told.size(), 2U);
  for (const std::string& one : told) EXPECT_TRUE(has(one, "2 men")) << one;
}

TEST(WhyNothing, where_there_is_something_to_play_nothing_is_told) {
  EXPECT_EQ(reasons("parcheesi", "y:S,S,S,60 r:S,S,S,S y 4-2", 2).size(), 0U);
}

}  // namespace
}  // namespace parlor::wire
