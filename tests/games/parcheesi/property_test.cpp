#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "core/words.h"
#include "games/parcheesi/helpers.h"
#include "games/parcheesi/random_play.h"

/// What holds for every position that play can lead to, under every sheet.
namespace parlor::parcheesi::test {
namespace {

struct Reached {
  Parcheesi game;
  State state;
};

/// A roll to be played, some way into a game at random under some sheet.
Reached reached() {
  const auto sheet = *rc::gen::elementOf(sheet_ids());
  const int players = *rc::gen::inRange(2, 5);
  const auto seed = *rc::gen::arbitrary<std::uint64_t>();
  const int plays = *rc::gen::inRange(1, 400);
  Reached reached{parcheesi_by(sheet, players), {}};
  play_at_random(reached.game, seed, plays, [&](const State& state) { reached.state = state; });
  RC_LOG() << sheet << ": " << reached.game.position(reached.state) << '\n';
  return reached;
}

std::vector<Choice> choices_of(const Reached& reached) {
  Choices choices;
  reached.game.choices(reached.state, choices);
  return {choices.begin(), choices.end()};
}

std::vector<std::string> steps_of(const std::string& play) {
  const auto steps = words(play);
  return {steps.begin(), steps.end()};
}

bool is_penalty(const std::string& play) { return play.starts_with('!'); }

// ---- The board ---------------------------------------------------------------------------------

/// Reads a placement without the game's help: who stands on which space.
void check_placement(const std::string& placement) {
  std::map<std::string, std::map<char, int>> standing;
  for (const auto colour : words(placement)) {
    std::string pawns(colour.substr(2));
    RC_ASSERT(std::count(pawns.begin(), pawns.end(), ',') == 3);
    std::replace(pawns.begin(), pawns.end(), ',', ' ');
    for (const auto pawn : words(pawns)) {
      if (pawn == "S" || pawn == "H") continue;
      const std::string space = pawn.starts_with('h') ? cat(colour[0], pawn) : std::string(pawn);
      ++standing[space][colour[0]];
    }
  }
  for (const auto& [space, colours] : standing) {
    RC_ASSERT(colours.size() == 1U);
    RC_ASSERT(colours.begin()->second <= 2);
  }
}

RC_GTEST_PROP(ParcheesiProperty, NoSpaceHoldsThreePawnsOrTwoColoursAndNoPawnIsLost, ()) {
  const Reached at = reached();
  for (const Choice& choice : choices_of(at)) check_placement(at.game.result(at.state, choice));
}

// ---- Legal plays -------------------------------------------------------------------------------

RC_GTEST_PROP(ParcheesiProperty, EveryStepOfEveryPlayIsJudgedLegal, ()) {
  const Reached at = reached();
  for (const Choice& choice : choices_of(at)) {
    const std::string play = at.game.spell(at.state, choice);
    RC_ASSERT(at.game.judge(at.state, play).legal);
    if (is_penalty(play) || play == "-") continue;
    std::string so_far;
    for (const std::string& step : steps_of(play)) {
      so_far += (so_far.empty() ? "" : " ") + step;
      const Ruling ruling = at.game.judge_steps(at.state, so_far);
      if (!ruling.legal) RC_FAIL(so_far + " of " + play + ": " + ruling.sentence);
    }
  }
}

RC_GTEST_PROP(ParcheesiProperty, PlaysAndPositionsReadBackAsTheyWereWritten, ()) {
  const Reached at = reached();
  const auto again = at.game.read_position(at.game.position(at.state));
  RC_ASSERT(again.ok());
  RC_ASSERT(*again == at.state);
  for (const Choice& choice : choices_of(at)) {
    const auto read = at.game.read_play(at.state, at.game.spell(at.state, choice));
    RC_ASSERT(read.ok());
    RC_ASSERT(*read == choice);
    const State after = at.game.taken(at.state, choice);
    if (after.phase == Phase::over) continue;
    const auto after_again = at.game.read_position(at.game.position(after));
    RC_ASSERT(after_again.ok());
    RC_ASSERT(*after_again == after);
  }
}

// ---- Plays that are not ------------------------------------------------------------------------

std::string any_step() {
  const auto place = [] {
    const int number = *rc::gen::inRange(0, 77);
    if (number == 0) return std::string("S");
    if (number <= 68) return std::to_string(number);
    return number == 76 ? std::string("H") : cat('h', number - 68);
  };
  const std::string from = place();
  return cat(from, *rc::gen::element('>', 'x'), place(), *rc::gen::element("", "", "+"));
}

/// The same steps with one dropped, two exchanged, one put in place of another, or one more.
std::string mutated(const std::string& play) {
  std::vector<std::string> steps = steps_of(play);
  if (play == "-") steps.clear();
  const auto at = *rc::gen::inRange<std::size_t>(0, steps.size() + 1);
  switch (*rc::gen::inRange(0, 4)) {
    case 0:
      if (!steps.empty()) steps.pop_back();
      break;
    case 1:
      if (at + 1 < steps.size()) std::swap(steps[at], steps[at + 1]);
      break;
    case 2:
      if (at < steps.size()) steps[at] = any_step();
      break;
    default: steps.insert(steps.begin() + static_cast<std::ptrdiff_t>(at), any_step()); break;
  }
  return steps.empty() ? "-" : join(steps, " ");
}

RC_GTEST_PROP(ParcheesiProperty, APlayOutsideTheSetIsRefusedWithAClause, ()) {
  const Reached at = reached();
  const std::vector<Choice> choices = choices_of(at);
  const std::string play = at.game.spell(at.state, *rc::gen::elementOf(choices));
  if (is_penalty(play)) return;
  for (int i = 0; i < 20; ++i) {
    const std::string attempt = mutated(play);
    const Ruling ruling = at.game.judge(at.state, attempt);
    const auto read = at.game.read_play(at.state, attempt);
    RC_ASSERT(ruling.legal == read.ok());
    if (ruling.legal) {
      RC_ASSERT(std::count(choices.begin(), choices.end(), *read) == 1);
      continue;
    }
    if (ruling.clause.empty() || ruling.sentence.size() < 10)
      RC_FAIL(attempt + ": [" + ruling.clause + "] " + ruling.sentence);
    RC_ASSERT(read.error().message == ruling.sentence);
  }
}

/// Whether `next` offers the steps one after the other and lets the play end there.
bool can_be_stepped(const Reached& at, const std::vector<std::string>& steps) {
  std::vector<std::string> taken;
  for (const std::string& step : steps) {
    const auto next = at.game.next(at.state, taken);
    if (!next.ok()) return false;
    const auto plain = [](std::string text) {
      std::replace(text.begin(), text.end(), 'x', '>');
      return text;
    };
    const bool captures = step.find('x') != std::string::npos;
    const bool offered =
        std::any_of(next->steps.begin(), next->steps.end(), [&](const StepInfo& info) {
          return info.text == step || (!captures && plain(info.text) == step);
        });
    if (!offered) return false;
    taken.push_back(step);
  }
  const auto end = at.game.next(at.state, taken);
  return end.ok() && end->may_end;
}

RC_GTEST_PROP(ParcheesiProperty, WhatCanBeSteppedIsWhatIsJudgedLegal, ()) {
  const Reached at = reached();
  const std::string play = at.game.spell(at.state, *rc::gen::elementOf(choices_of(at)));
  if (is_penalty(play)) return;
  for (int i = 0; i < 10; ++i) {
    const std::string attempt = mutated(play);
    const auto steps = attempt == "-" ? std::vector<std::string>() : steps_of(attempt);
    const bool legal = at.game.judge(at.state, attempt).legal;
    if (legal != can_be_stepped(at, steps)) RC_FAIL(attempt + (legal ? " is legal" : " is not"));
  }
}

}  // namespace
}  // namespace parlor::parcheesi::test
