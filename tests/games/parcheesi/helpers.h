#pragma once

#include <set>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "core/any_game.h"

/// Words for tests of the rules: what a position allows, what the arbiter says, what comes next.
namespace parlor::parcheesi::test {

using Texts = std::set<std::string>;

/// The printed sheets, in the order in which the program lists them.
/// Four players with all their pawns in START, for the turn and roll to follow.
inline const std::string all_in_start = "y:S,S,S,S b:S,S,S,S r:S,S,S,S g:S,S,S,S ";

const std::vector<std::string>& sheet_ids();

AnyGame table(const std::string& sheet, int players = 4);
/// A printed sheet changed by the players, under the name "our table".
AnyGame house(const std::string& base, const std::vector<OptionSetting>& settings);
/// The Russian sheet played two against two.
AnyGame in_pairs();

/// The rules a test plays by: a printed sheet by its id, or a game made in some other way.
class By {
 public:
  By(const char* sheet) : game_(table(sheet)) {}         // NOLINT(google-explicit-constructor)
  By(const std::string& sheet) : game_(table(sheet)) {}  // NOLINT(google-explicit-constructor)
  By(AnyGame game) : game_(std::move(game)) {}           // NOLINT(google-explicit-constructor)
  const GameFace* operator->() const { return game_.get(); }

 private:
  AnyGame game_;
};

/// The state of a position that has to be a good one.
AnyState at(const By& by, const std::string& position);

/// Everybody's pawns after each distinct result of the roll.
Texts results(const By& by, const std::string& position);
/// Yellow's pawns after each distinct result, where red has none on the board.
Texts alone(const By& by, const std::string& pawns, const std::string& roll);
/// The position after a play that has to be legal.
std::string after(const By& by, const std::string& position, const std::string& play);
/// The position after some throws for who starts.
std::string after_throws(const By& by, const std::vector<Roll>& throws);
/// The steps that may come next, as texts.
Texts next_steps(const By& by, const std::string& position, const std::vector<std::string>& taken);
/// Whether the play may end after these steps.
bool may_end(const By& by, const std::string& position, const std::vector<std::string>& taken);
/// The letters of those who have won after a play; empty where the game goes on.
std::string winners(const By& by, const std::string& position, const std::string& play);
/// What the rules say for an option.
std::string option(const By& by, const std::string& name);
/// Why a setup is refused; empty where it is not.
std::string objection(const Setup& setup);

/// The arbiter's ruling on a play in one line: `legal`, or the clause and the whole sentence,
/// `royal.26: Blue's blockade ...`.
std::string verdict(const By& by, const std::string& position, const std::string& play);
/// The same for the steps so far of a play that might go on.
std::string step_verdict(const By& by, const std::string& position, const std::string& steps);

::testing::AssertionResult allows(const By& by, const std::string& position,
                                  const std::string& play);
/// Whether a whole play is refused by this clause, with these words in the sentence.
::testing::AssertionResult refuses(const By& by, const std::string& position,
                                   const std::string& play, const std::string& clause,
                                   const std::string& words);
/// The same for the steps so far of a play that might go on.
::testing::AssertionResult refuses_steps(const By& by, const std::string& position,
                                         const std::string& steps, const std::string& clause,
                                         const std::string& words);

}  // namespace parlor::parcheesi::test
