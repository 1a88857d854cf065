#include <set>
#include <string>

#include <gtest/gtest.h>

#include "games/parcheesi/helpers.h"
#include "games/parcheesi/random_play.h"

/// Sharing out the dice finds the same results as trying every order of steps.
namespace parlor::parcheesi::test {
namespace {

std::set<std::uint64_t> keys(const Choices& choices) {
  std::set<std::uint64_t> keys;
  for (const Choice& choice : choices) keys.insert(choice.key());
  EXPECT_EQ(keys.size(), choices.size()) << "a result is listed twice";
  return keys;
}

class ChoicesBySheet : public ::testing::TestWithParam<std::string> {};

TEST_P(ChoicesBySheet, AreFoundAlikeByFindAndBySearch) {
  Choices found;
  Choices searched;
  for (const int players : {2, 3, 4}) {
    const Parcheesi game = parcheesi_by(GetParam(), players);
    play_at_random(game, 17, 1500, [&](const State& state) {
      const Scene scene = game.scene(state);
      found.find(scene);
      searched.search(scene, scene.begin());
      ASSERT_EQ(keys(found), keys(searched)) << game.position(state);
    });
  }
}

INSTANTIATE_TEST_SUITE_P(Parcheesi, ChoicesBySheet, ::testing::ValuesIn(sheet_ids()),
                         [](const auto& info) { return info.param; });

}  // namespace
}  // namespace parlor::parcheesi::test
