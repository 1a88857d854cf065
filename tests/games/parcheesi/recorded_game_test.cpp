#include <cstdlib>
#include <fstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "core/words.h"
#include "games/parcheesi/helpers.h"
#include "games/parcheesi/random_play.h"

/// One short game by each sheet, from the throws for who starts to the win, replayed line by line.
/// `throw` and `play` are what happened; `position` is what they led to.
namespace parlor::parcheesi::test {
namespace {

constexpr const char* how_to_record =
    "If the rules were meant to change, record the games anew: run this program with "
    "PARLOR_RECORD=1 and look at what differs.";

struct Recorded {
  std::string sheet;
  std::uint64_t seed = 0;  // of a game that ends soon
};

void PrintTo(const Recorded& game, std::ostream* out) { *out << game.sheet; }

std::string file_of(const std::string& sheet) {
  return PARLOR_SOURCE_DIR "/tests/games/parcheesi/games/" + sheet + ".txt";
}

std::string roll_text(Roll roll) {
  return roll.low() == 0 ? std::to_string(roll.high()) : cat(roll.high(), '-', roll.low());
}

Roll read_roll(std::string_view text) {
  const int first = text[0] - '0';
  return text.size() == 1 ? Roll(first) : Roll(first, text[2] - '0');
}

const Choice& most_appealing(const Parcheesi& game, const State& state, const Choices& choices) {
  const Choice* best = &choices[0];
  for (const Choice& choice : choices) {
    if (game.appeal(state, choice) > game.appeal(state, *best)) best = &choice;
  }
  return *best;
}

/// Two players who take what looks best to them; nobody plays a game of random plays this short.
void record(const Recorded& recorded) {
  const Parcheesi game = parcheesi_by(recorded.sheet, 2);
  std::ofstream file(file_of(recorded.sheet));
  Random random(recorded.seed);
  Choices choices;
  State state = game.start();
  file << "position " << game.position(state) << '\n';
  while (!game.actor(state).is_nobody()) {
    if (game.actor(state).is_chance()) {
      const Roll roll = random.roll(game.to_throw(state).dice);
      file << "throw " << roll_text(roll) << '\n';
      state = game.thrown(state, roll);
      if (state.phase == Phase::playing) continue;
    } else {
      game.choices(state, choices);
      const Choice choice = most_appealing(game, state, choices);
      file << "play " << game.spell(state, choice) << '\n';
      state = game.taken(state, choice);
    }
    file << "position " << game.position(state) << '\n';
  }
}

class RecordedGame : public ::testing::TestWithParam<Recorded> {};

TEST_P(RecordedGame, ReplaysLineByLine) {
  if (std::getenv("PARLOR_RECORD") != nullptr) record(GetParam());
  const By game = table(GetParam().sheet, 2);
  AnyState state = game->start();
  std::ifstream file(file_of(GetParam().sheet));
  int number = 0;
  int plays = 0;
  for (std::string line; std::getline(file, line);) {
    SCOPED_TRACE(cat("games/", GetParam().sheet, ".txt:", ++number, ": ", line));
    const std::string event = line.substr(0, line.find(' '));
    const std::string what = line.substr(line.find(' ') + 1);
    if (event == "throw") {
      state = game->thrown(state, read_roll(what));
    } else if (event == "play") {
      const auto next = game->taken(state, what);
      ASSERT_TRUE(next.ok()) << next.error().message << '\n' << how_to_record;
      state = *next;
      ++plays;
    } else {
      ASSERT_EQ(event, "position");
      ASSERT_EQ(game->position(state), what) << how_to_record;
    }
  }
  EXPECT_TRUE(game->outcome(state).has_value()) << "the game breaks off. " << how_to_record;
  EXPECT_TRUE(plays >= 30 && plays <= 60) << plays << " plays: choose another seed";
}

INSTANTIATE_TEST_SUITE_P(Parcheesi, RecordedGame,
                         ::testing::Values(Recorded{"royal", 2923}, Recorded{"classic", 2802},
                                           Recorded{"box", 18}, Recorded{"nest", 2151},
                                           Recorded{"russian", 2519}, Recorded{"course", 1096}),
                         [](const auto& info) { return info.param.sheet; });

}  // namespace
}  // namespace parlor::parcheesi::test
