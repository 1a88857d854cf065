#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.h"

/// What rulings claim, re-checked against the position. Every sentence that an arbiter can say is
/// listed with a test of what it says; one that is not listed is a lie by definition.
namespace parlor::test::rulings {

struct Attempt {
  AnyGame game;
  AnyState state;
  std::string text;
  bool whole = true;  // a whole play, not only the steps so far
  Ruling ruling;
};

/// Attempts something and keeps what the arbiter says to it.
Attempt attempted(const AnyGame& game, const AnyState& state, const std::string& text, bool whole);

/// What stands in the gaps of a sentence, by their names.
using Gaps = std::map<std::string, std::string>;

struct Claim {
  std::string sentence;  // the id of the message; or, where it has none, the sentence with gaps
  bool (*holds)(const Attempt& attempt, const Gaps& gaps);
};
using Claims = std::vector<Claim>;

/// The arguments of a message in English.
Gaps gaps_of(const Message& message);

/// Whether the text is this sentence with its gaps filled, and with what.
bool is_said(std::string_view sentence, std::string_view text, Gaps& gaps);

/// What is wrong with a ruling: a claim that does not hold, or one that nobody has listed. Empty
/// where all of it is true. The first sentence that fits is the one that is meant.
std::string lie_in(const Claims& claims, const Attempt& attempt, std::string_view text);
/// The same for the whole of a ruling that has no authority behind it.
std::string lie_in(const Claims& claims, const Attempt& attempt);

// Words for claims about any game.
/// Whether a piece stands on a place; empty words stand for any.
bool stands(const Attempt& attempt, std::string_view seat, std::string_view kind,
            std::string_view at);
bool is_legal(const Attempt& attempt, const std::string& play);
bool is_takeable(const Attempt& attempt, const std::string& steps);
/// The first steps of an attempt, as many as can be taken.
std::vector<std::string> taken_steps(const Attempt& attempt);
/// The items of `a, b and c`.
std::vector<std::string> items(std::string_view list);
std::string lower(std::string text);
/// Whose turn it is, by name.
std::string to_act(const Attempt& attempt);

std::string lie_in_parcheesi(const Attempt& attempt);
const Claims& backgammon_claims();
const Claims& checkers_claims();
const Claims& chess_claims();
const Claims& chinese_checkers_claims();
const Claims& snakes_ladders_claims();

}  // namespace parlor::test::rulings
