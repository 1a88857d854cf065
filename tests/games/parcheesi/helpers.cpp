#include "games/parcheesi/helpers.h"

#include <algorithm>

#include "games/parcheesi/game.h"

namespace parlor::parcheesi::test {
namespace {

AnyGame made(const Setup& setup) {
  auto game = make(setup);
  if (game.ok()) return *game;
  ADD_FAILURE() << game.error().message;
  return *make({});
}

::testing::AssertionResult refused(const Ruling& ruling, const std::string& clause,
                                   const std::string& words) {
  if (!ruling.legal && ruling.clause == clause &&
      ruling.sentence.find(words) != std::string::npos) {
    return ::testing::AssertionSuccess();
  }
  return ::testing::AssertionFailure()
         << (ruling.legal ? "legal" : "refused") << " by [" << ruling.clause
         << "]: " << ruling.sentence << "\nexpected [" << clause << "] with \"" << words << '"';
}

std::string line_of(const Ruling& ruling) {
  if (ruling.legal) return "legal";
  return ruling.clause.empty() ? ruling.sentence : ruling.clause + ": " + ruling.sentence;
}

}  // namespace

const std::vector<std::string>& sheet_ids() {
  static const std::vector<std::string> ids{"royal", "classic", "box", "nest", "russian", "course"};
  return ids;
}

AnyGame table(const std::string& sheet, int players) {
  return made({.sheet = sheet, .name = "", .settings = {}, .seats = {}, .players = players});
}

AnyGame house(const std::string& base, const std::vector<OptionSetting>& settings) {
  return made(
      {.sheet = base, .name = "our table", .settings = settings, .seats = {}, .players = 4});
}

AnyGame in_pairs() {
  return made({.sheet = "russian",
               .name = "",
               .settings = {{"pairs", std::string("on"), 0}},
               .seats = {},
               .players = 4});
}

AnyState at(const By& by, const std::string& position) {
  const auto state = by->read_position(position);
  if (state.ok()) return *state;
  ADD_FAILURE() << position << ": " << state.error().message;
  return by->opening();
}

Texts results(const By& by, const std::string& position) {
  const auto texts = by->results(at(by, position));
  EXPECT_TRUE(std::is_sorted(texts.begin(), texts.end())) << position;
  return {texts.begin(), texts.end()};
}

Texts alone(const By& by, const std::string& pawns, const std::string& roll) {
  Texts yellow;
  for (const std::string& text : results(by, "y:" + pawns + " r:S,S,S,S y " + roll))
    yellow.insert(text.substr(2, text.find(' ') - 2));
  return yellow;
}

std::string after(const By& by, const std::string& position, const std::string& play) {
  const auto next = by->taken(at(by, position), play);
  return next.ok() ? by->position(*next) : "refused: " + next.error().message;
}

std::string after_throws(const By& by, const std::vector<Roll>& throws) {
  AnyState state = by->start();
  for (const Roll roll : throws) {
    EXPECT_TRUE(by->actor(state).is_chance());
    EXPECT_EQ(by->to_throw(state).dice, roll.low() == 0 ? 1 : 2);
    state = by->thrown(state, roll);
  }
  return by->position(state);
}

Texts next_steps(const By& by, const std::string& position, const std::vector<std::string>& taken) {
  const auto next = by->next(at(by, position), taken);
  if (!next.ok()) return {"refused: " + next.error().message};
  Texts texts;
  for (const StepInfo& step : next->steps) texts.insert(step.text);
  return texts;
}

bool may_end(const By& by, const std::string& position, const std::vector<std::string>& taken) {
  const auto next = by->next(at(by, position), taken);
  EXPECT_TRUE(next.ok()) << next.error().message;
  return next.ok() && next->may_end;
}

std::string winners(const By& by, const std::string& position, const std::string& play) {
  const auto next = by->taken(at(by, position), play);
  if (!next.ok()) return "refused: " + next.error().message;
  EXPECT_EQ(by->actor(*next).is_nobody(), by->outcome(*next).has_value());
  std::string letters;
  if (const auto outcome = by->outcome(*next)) {
    for (const Seat seat : outcome->winners) letters += by->seat_name(seat)[0];
  }
  return letters;
}

std::string option(const By& by, const std::string& name) {
  const auto& options = by->info().options;
  const auto found = std::find_if(options.begin(), options.end(),
                                  [&](const OptionInfo& info) { return info.name == name; });
  return by->option_values().at(static_cast<std::size_t>(found - options.begin()));
}

std::string objection(const Setup& setup) {
  const auto game = make(setup);
  return game.ok() ? std::string() : game.error().message;
}

std::string verdict(const By& by, const std::string& position, const std::string& play) {
  return line_of(by->judge(at(by, position), play));
}

std::string step_verdict(const By& by, const std::string& position, const std::string& steps) {
  return line_of(by->judge_steps(at(by, position), steps));
}

::testing::AssertionResult allows(const By& by, const std::string& position,
                                  const std::string& play) {
  const Ruling ruling = by->judge(at(by, position), play);
  if (ruling.legal && ruling.clause.empty()) return ::testing::AssertionSuccess();
  return ::testing::AssertionFailure()
         << "refused by [" << ruling.clause << "]: " << ruling.sentence;
}

::testing::AssertionResult refuses(const By& by, const std::string& position,
                                   const std::string& play, const std::string& clause,
                                   const std::string& words) {
  return refused(by->judge(at(by, position), play), clause, words);
}

::testing::AssertionResult refuses_steps(const By& by, const std::string& position,
                                         const std::string& steps, const std::string& clause,
                                         const std::string& words) {
  return refused(by->judge_steps(at(by, position), steps), clause, words);
}

}  // namespace parlor::parcheesi::test
