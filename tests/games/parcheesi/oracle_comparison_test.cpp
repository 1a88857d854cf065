#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "core/random.h"
#include "games/parcheesi/game.h"
#include "games/parcheesi/oracle.h"

namespace parlor::parcheesi::test {
namespace {

const std::vector<std::string> sheets{"royal", "classic", "box", "nest", "russian", "course"};

/// A game and the same rules for the oracle.
struct Table {
  AnyGame game;
  OracleOptions options;
  std::string told;
};

OptionValue setting_value(const std::string& text) {
  if (text == "true" || text == "false") return text == "true";
  if (text.find_first_not_of("0123456789") == std::string::npos)
    return std::int64_t{std::stoi(text)};
  return text;
}

Table compared(const std::string& sheet, const OracleOptions& changes, int players) {
  Table made{nullptr, oracle_sheet(sheet), sheet + " for " + std::to_string(players)};
  Setup setup{.sheet = sheet, .name = "", .settings = {}, .seats = {}, .players = players};
  if (!changes.empty()) setup.name = "x";
  for (const auto& [option, value] : changes) {
    setup.settings.push_back({option, setting_value(value), 0});
    made.options.at(option) = value;
    made.told += " " + option + "=" + value;
  }
  const auto game = make(setup);
  EXPECT_TRUE(game.ok()) << made.told << ": " << game.error().message;
  if (game.ok()) made.game = *game;
  return made;
}

/// One of a list, evenly.
template <class List>
const auto& one_of(const List& list, Random& random) {
  return list[random.below(static_cast<std::uint32_t>(list.size()))];
}

bool chance_of(int in_hundred, Random& random) {
  return static_cast<int>(random.below(100)) < in_hundred;
}

/// Whether game and oracle agree; a failure tells all that is needed to look into it.
bool agrees(const Table& table, const AnyState& state) {
  const std::string position = table.game->position(state);
  const std::vector<std::string> games = table.game->results(state);
  const std::vector<std::string> oracles = oracle_results(table.options, position);
  EXPECT_EQ(games, oracles) << table.told << "\n" << position;
  return games == oracles;
}

/// Compares at every choice of random games, up to `positions` of them.
void compare_in_games(const Table& table, std::uint64_t seed, int positions) {
  Random random(seed);
  AnyState state = table.game->start();
  while (positions > 0) {
    const Actor actor = table.game->actor(state);
    if (actor.is_nobody()) {
      state = table.game->start();
    } else if (actor.is_chance()) {
      state = table.game->thrown(state, random.roll(table.game->to_throw(state).dice));
    } else {
      if (!agrees(table, state)) return;
      --positions;
      const auto after = table.game->taken(state, one_of(table.game->plays(state), random));
      ASSERT_TRUE(after.ok()) << after.error().message;
      state = *after;
    }
  }
}

// ---- Positions made up -------------------------------------------------------------------------

/// Random games seldom bring pawns close together, and closeness is what the rules are about: these
/// positions crowd the pawns of all colours into one stretch of the ring.
class CrowdedPosition {
 public:
  CrowdedPosition(const Table& table, int players, Random& random)
      : laps_(table.options.at("laps") == "true"),
        in_pairs_(table.options.at("pairs") == "on"),
        colours_(players == 2 ? std::vector<int>{0, 2} : std::vector<int>{0, 1, 2, 3}),
        to_move_(one_of(colours_, random)),
        window_start_(static_cast<int>(random.below(68))),
        window_size_(6 + static_cast<int>(random.below(30))) {
    if (players == 3) leave_one_out();
  }

  std::string text(Random& random) {
    std::string text;
    for (const int colour : colours_) {
      text += letters_[colour];
      text += ':' + pawns_text(pawns(colour, random)) + ' ';
    }
    text += letters_[to_move_];
    const Roll roll = random.roll(2);
    const bool doublets = chance_of(30, random);
    text += ' ' + std::to_string(roll.high()) + '-' +
            std::to_string(doublets ? roll.high() : roll.low());
    if (chance_of(15, random)) text += chance_of(50, random) ? " d1" : " d2";
    return text;
  }

 private:
  // START as -1, the ring as 1-68, the home path as 101-107, HOME as 108: sorted as written.
  static constexpr int start = -1;
  static constexpr int home_path = 100;
  static constexpr int home = 108;
  static constexpr std::array<int, 4> turn_offs{68, 17, 34, 51};

  void leave_one_out() {
    colours_.erase(std::find_if(colours_.begin(), colours_.end(),
                                [&](int colour) { return colour != to_move_; }));
  }

  std::vector<int> pawns(int colour, Random& random) {
    if (in_pairs_ && colour == to_move_ && chance_of(25, random)) return {home, home, home, home};
    std::vector<int> mine;
    const int in_start = static_cast<int>(random.below(colour == to_move_ ? 25 : 45));
    const int at_home = static_cast<int>(random.below(40));
    while (mine.size() < 4) {
      const int place = any_place(colour, in_start, at_home, mine, random);
      if (may_stand(colour, place, mine)) mine.push_back(place);
    }
    if (mine == std::vector<int>{home, home, home, home}) mine[0] = start;
    for (const int place : mine) taken_.insert(place);
    std::sort(mine.begin(), mine.end());
    return mine;
  }

  int any_place(int colour, int in_start, int at_home, const std::vector<int>& mine,
                Random& random) const {
    if (chance_of(in_start, random)) return start;
    if (chance_of(at_home, random)) return home;
    if (!mine.empty() && chance_of(25, random)) return mine.back();
    if (chance_of(15, random)) return home_path + 1 + static_cast<int>(random.below(7));
    if (chance_of(10, random)) return (turn_offs[static_cast<std::size_t>(colour)] + 4) % 68 + 1;
    const int along = static_cast<int>(random.below(static_cast<std::uint32_t>(window_size_)));
    return (window_start_ + along) % 68 + 1;
  }

  [[nodiscard]] bool may_stand(int colour, int place, const std::vector<int>& mine) const {
    if (place == start || place == home) return true;
    if (std::count(mine.begin(), mine.end(), place) == 2) return false;
    if (place > home_path) return true;
    const int beyond = (place - turn_offs[static_cast<std::size_t>(colour)] + 68) % 68;
    return !taken_.contains(place) && (laps_ || beyond == 0 || beyond > 4);
  }

  static std::string place_text(int place) {
    if (place == start) return "S";
    if (place == home) return "H";
    if (place > home_path) return "h" + std::to_string(place - home_path);
    return std::to_string(place);
  }

  static std::string pawns_text(const std::vector<int>& pawns) {
    std::string text;
    for (const int place : pawns) {
      if (!text.empty()) text += ',';
      text += place_text(place);
    }
    return text;
  }

  static constexpr const char* letters_ = "ybrg";
  bool laps_;
  bool in_pairs_;
  std::vector<int> colours_;
  int to_move_;
  int window_start_;
  int window_size_;
  std::set<int> taken_;
};

void compare_when_crowded(const Table& table, int players, std::uint64_t seed, int positions) {
  Random random(seed);
  for (; positions > 0; --positions) {
    const std::string text = CrowdedPosition(table, players, random).text(random);
    const auto state = table.game->read_position(text);
    ASSERT_TRUE(state.ok()) << table.told << "\n" << text << ": " << state.error().message;
    if (!agrees(table, *state)) return;
  }
}

// ---- The comparisons ---------------------------------------------------------------------------

struct Custom {
  std::string option;
  std::vector<std::string> values;
};

const std::vector<Custom> custom_values{
    {"entry_duty", {"when_possible", "each_five", "optional"}},
    {"dice_duty", {"all", "all_higher", "one", "none_left"}},
    {"doublets", {"fourteen_or_nothing", "fourteen", "plain"}},
    {"third_doublets", {"penalty", "none"}},
    {"safety_spaces", {"true", "false"}},
    {"own_blockade", {"true", "false"}},
    {"pair_rule", {"always", "on_doublets", "at_end", "none"}},
    {"bonus_time", {"after_dice", "any_time", "at_once"}},
    {"short_win", {"true", "false"}},
    {"bonus_duty", {"must", "may"}},
    {"laps", {"true", "false"}},
    {"capture_bonus", {"0", "1", "3", "5", "7", "10", "11", "20", "41", "67"}},
    {"home_bonus", {"0", "1", "2", "6", "10", "20", "67"}},
};

OracleOptions random_changes(Random& random) {
  OracleOptions changes;
  for (const Custom& custom : custom_values) changes[custom.option] = one_of(custom.values, random);
  return changes;
}

/// The same for some options only, so that most rules are still the sheet's.
OracleOptions some_changes(Random& random) {
  OracleOptions changes = random_changes(random);
  std::erase_if(changes, [&](const auto&) { return chance_of(65, random); });
  return changes;
}

/// How many crowded positions by each sheet: PARLOR_POSITIONS, or a few.
int positions_asked_for() {
  const char* const asked = std::getenv("PARLOR_POSITIONS");
  return asked == nullptr ? 600 : std::atoi(asked);
}

class OracleComparison : public ::testing::TestWithParam<std::string> {};

TEST_P(OracleComparison, AgreesInRandomGames) {
  for (const int players : {2, 3, 4}) compare_in_games(compared(GetParam(), {}, players), 11, 400);
}

TEST_P(OracleComparison, AgreesWhenPawnsCrowd) {
  for (const int players : {2, 3, 4})
    compare_when_crowded(compared(GetParam(), {}, players), players, 12, 150);
}

TEST_P(OracleComparison, AgreesWhenPawnsCrowdUnderSomeHouseRules) {
  constexpr int by_the_same_rules = 10;
  const int positions = positions_asked_for();
  ASSERT_GT(positions, 0) << "PARLOR_POSITIONS is a number of positions, from 1 on";
  Random random(16);
  for (int done = 0; done < positions && !HasFailure(); done += by_the_same_rules) {
    const int players = 2 + static_cast<int>(random.below(3));
    OracleOptions changes = some_changes(random);
    if (players == 4 && chance_of(20, random)) changes["pairs"] = "on";
    compare_when_crowded(compared(GetParam(), changes, players), players, random.next(),
                         std::min(by_the_same_rules, positions - done));
  }
}

INSTANTIATE_TEST_SUITE_P(Parcheesi, OracleComparison, ::testing::ValuesIn(sheets),
                         [](const auto& info) { return info.param; });

void compare_at(const Table& table, const std::string& position) {
  const auto state = table.game->read_position(position);
  ASSERT_TRUE(state.ok()) << position << ": " << state.error().message;
  agrees(table, *state);
}

TEST(OracleComparison, AgreesThatAWinWithFewerDiceDoesNotOutbidTheOthersByItsTotal) {
  // 5 wins with one die; 2+2 uses two dice, which is most, and so stays legal beside it.
  compare_at(compared("nest", {}, 2), "y:h3,H,H,H r:56,h6,h6,H y 5-5");
}

TEST(OracleComparison, AgreesThatFourteenOrNothingTakesThePlaceOfNoneLeft) {
  const Table custom = compared("course", {{"doublets", "fourteen_or_nothing"}}, 2);
  compare_at(custom, "y:66,H,H,H r:S,4,39,67 y 1-1");
}

TEST(OracleComparison, AgreesWhereABonusTellsApartWhoCameToTheSamePlaces) {
  // 30 goes to 34 and 34 on to 40, or 30 all the way: only after the first may the other pawn of 30
  // follow by a bonus.
  compare_at(compared("royal", {}, 2), "y:30,30,34,56 r:S,S,S,40 y 6-4");
  compare_at(compared("royal", {}, 2), "y:30,30,36,56 r:S,S,S,40 y 6-4");
}

TEST(OracleComparison, AgreesOnWinsThatTakeALap) {
  compare_at(compared("nest", {}, 4), "y:32,h3,h3,H b:S,36,52,16 r:S,42,64,24 g:S,4,34,44 y 5-5");
  compare_at(
      compared("royal", {{"laps", "true"}, {"capture_bonus", "36"}, {"home_bonus", "13"}}, 2),
      "y:59,h3,H,H r:S,40,63,4 y 5-4");
}

TEST(OracleComparison, AgreesOnBonusesOfNearlyACircuitFromBeyondTheTurnOff) {
  // From 20, beyond the turn-off, 67 spaces lead past the blockade that 18>22 makes on 22.
  compare_at(compared("royal", {{"laps", "true"}, {"capture_bonus", "67"}}, 3),
             "b:16,20,22,H r:S,S,S,S g:S,S,18,H b 4-2");
}

TEST(OracleComparison, AgreesInPairs) {
  const Table pairs = compared("russian", {{"pairs", "on"}}, 4);
  compare_in_games(pairs, 13, 1000);
  compare_when_crowded(pairs, 4, 14, 400);
}

TEST(OracleComparison, AgreesUnderCustomRules) {
  Random random(15);
  for (std::uint64_t round = 0; round < 60; ++round) {
    OracleOptions changes = random_changes(random);
    const int players = 2 + static_cast<int>(random.below(3));
    if (players == 4 && chance_of(50, random)) changes["pairs"] = "on";
    const Table custom = compared(one_of(sheets, random), changes, players);
    compare_in_games(custom, round, 20);
    compare_when_crowded(custom, players, round, 15);
  }
}

}  // namespace
}  // namespace parlor::parcheesi::test
