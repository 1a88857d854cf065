#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "core/words.h"
#include "games/chess/text/messages.h"
#include "games/list.h"
#include "rulings/claims.h"

/// What arbiters say is true, over random attempts in random games.
namespace parlor::test::rulings {
namespace {

struct RandomGame {
  AnyState state;
  std::vector<std::string> steps;  // seen on the way, for attempts that are nearly right
};

RandomGame random_game(const AnyGame& game, Random& random, std::uint32_t plays) {
  RandomGame played{game->start(), {}};
  while (true) {
    const Actor actor = game->actor(played.state);
    if (actor.is_nobody()) return played;
    if (actor.is_chance()) {
      if (plays == 0 && random.below(6) == 0) return played;
      played.state = game->thrown(played.state, random.roll(game->to_throw(played.state).dice));
      continue;
    }
    const auto all = game->plays(played.state);
    const std::string& play = all[random.below(static_cast<std::uint32_t>(all.size()))];
    for (const auto step : words(play)) played.steps.emplace_back(step);
    if (plays-- == 0) return played;
    played.state = *game->taken(played.state, play);
  }
}

template <class Item>
const Item& any_of(const std::vector<Item>& items, Random& random) {
  return items[random.below(static_cast<std::uint32_t>(items.size()))];
}

/// A tap on a piece and then on some place.
std::string tapped(const AnyGame& game, const RandomGame& played, Random& random) {
  const auto pieces = game->pieces(played.state);
  if (pieces.empty()) return "-";
  const std::string from = any_of(pieces, random).at;
  std::string to = any_of(pieces, random).at;
  if (random.below(2) == 0 && !played.steps.empty()) {
    const std::string& step = any_of(played.steps, random);
    const std::size_t mark = step.find_first_of("->x/");
    to = mark == std::string::npos ? step.substr(step.size() / 2) : step.substr(mark + 1);
  }
  return game->attempt(played.state, from, to);
}

/// A step with one character changed, or another ending.
std::string changed(std::string step, Random& random) {
  constexpr std::string_view characters = "0123456789abcdefghx->/*!O";
  if (step.empty()) return step;
  step[random.below(static_cast<std::uint32_t>(step.size()))] =
      characters[random.below(static_cast<std::uint32_t>(characters.size()))];
  return step;
}

std::string attempt_at(const AnyGame& game, const RandomGame& played, Random& random,
                       const std::vector<std::string>& special) {
  if (random.below(12) == 0) return any_of(special, random);
  const auto steps = game->actor(played.state).is_player()
                         ? words(any_of(game->plays(played.state), random)).size()
                         : 1;
  std::vector<std::string> attempt;
  const auto next = game->actor(played.state).is_player() ? game->plays(played.state)
                                                          : std::vector<std::string>{"-"};
  const std::string legal = any_of(next, random);
  const auto legal_steps = words(legal);
  for (std::size_t at = 0; at < steps && at < legal_steps.size() && random.below(3) != 0; ++at)
    attempt.emplace_back(legal_steps[at]);
  switch (random.below(5)) {
    case 0: break;
    case 1:
      if (!played.steps.empty()) attempt.push_back(any_of(played.steps, random));
      break;
    case 2:
      if (!played.steps.empty()) attempt.push_back(changed(any_of(played.steps, random), random));
      break;
    default: attempt.push_back(tapped(game, played, random));
  }
  return join(attempt, " ");
}

/// A game, its claims, and what is worth trying besides moves.
struct Subject {
  std::string game;
  std::vector<Setup> setups;
  const Claims& (*claims)();
  std::vector<std::string> special;
};

Setup setup_of(const std::string& sheet, std::vector<OptionSetting> settings = {},
               int players = 0) {
  Setup setup;
  setup.sheet = sheet;
  setup.settings = std::move(settings);
  setup.players = players;
  return setup;
}

const std::vector<Subject> subjects{
    {"backgammon",
     {setup_of(""), setup_of("", {{"cube", true, 0}})},
     backgammon_claims,
     {"-", "double", "take", "roll", "walk", "24/18", "bar/20", "6/off", "13/2"}},
    {"checkers",
     {setup_of("standard"), setup_of("box")},
     checkers_claims,
     {"-", "!14", "!22", "walk", "1-99", "9x27", "32x5", "18x9"}},
    {"chess",
     {setup_of("")},
     chess_claims,
     {"-", "O-O", "O-O-O", "Nf3", "Qxe5", "e4", "exd5", "Rad1", "N5f3", "walk", "e2e4 e7e5", "a7a8",
      "e1g1", "Ke2"}},
    {"chinese_checkers",
     {setup_of("", {}, 2), setup_of("", {}, 3)},
     chinese_checkers_claims,
     {"-", "walk", "a10>k8", "c8>c8", "zz>a1"}},
    {"snakes_ladders",
     {setup_of("", {}, 2), setup_of("", {}, 4)},
     snakes_ladders_claims,
     {"-", "one", "two", "walk", "5>9", "1>7 7>9"}},
};

class TrueRulings : public testing::TestWithParam<Subject> {};

std::string first_lie(const Subject& subject, const AnyGame& game, std::uint64_t seed) {
  Random random(seed);
  const RandomGame played = random_game(game, random, random.below(120));
  for (int times = 0; times < 25; ++times) {
    const std::string text = attempt_at(game, played, random, subject.special);
    const Attempt attempt = attempted(game, played.state, text, random.below(2) == 0);
    if (attempt.ruling.legal && attempt.ruling.sentence().empty()) continue;
    const std::string lie = lie_in(subject.claims(), attempt);
    if (!lie.empty())
      return cat(game->position(played.state), "\n\"", text, "\"\n", attempt.ruling.clause, ": ",
                 lie);
    const bool own_clause =
        attempt.ruling.clause.empty() || attempt.ruling.clause.starts_with(subject.game + '.');
    if (!own_clause) return cat("a clause of another game: ", attempt.ruling.clause);
  }
  return "";
}

TEST_P(TrueRulings, AreTrueOfThePosition) {
  const Subject& subject = GetParam();
  const bool all_true = rc::check(subject.game, [&] {
    const auto& setup = subject.setups[*rc::gen::inRange<std::size_t>(0, subject.setups.size())];
    const auto seed = *rc::gen::arbitrary<std::uint64_t>();
    const std::string lie = first_lie(subject, *find_game(subject.game)->make(setup), seed);
    if (!lie.empty()) RC_FAIL(lie);
  });
  EXPECT_TRUE(all_true);
}

INSTANTIATE_TEST_SUITE_P(Games, TrueRulings, testing::ValuesIn(subjects),
                         [](const auto& subject) { return subject.param.game; });

/// The chess set up, and an attempt that is answered by a lie.
Attempt answered(const Message& lie) {
  const AnyGame game = *find_game("chess")->make({});
  return {game, game->start(), "e2e4", true, {false, "chess.01", lie}};
}

TEST(RulingClaims, ThatNobodyHasListedAreLies) {
  static constexpr Template<> in_the_way{"moon.in_the_way", "The moon is in the way."};
  EXPECT_EQ(lie_in(chess_claims(), answered(in_the_way())),
            "not listed: moon.in_the_way: The moon is in the way.");
}

TEST(RulingClaims, ThatDoNotHoldAreLies) {
  EXPECT_EQ(lie_in(chess_claims(), answered(chess::say::no_piece(arg::Place("e2")))),
            "not true: There is no piece on e2.");
}

}  // namespace
}  // namespace parlor::test::rulings
