#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/signature/imprint.h"
#include "core/any_game.h"

namespace parlor::bots {

/// What a piece of work does and what it counts, for a table.
struct WorkKind {
  std::string_view name;
  std::string_view unit;
};

/// What came of a piece of work: a number that tells its results from others, and how many units
/// were done.
struct Done {
  Imprint imprint;
  std::uint64_t units = 0;
};

/// A fixed piece of work: the same results whenever and wherever it is run, as long as nothing
/// behaves differently.
struct Work {
  WorkKind kind;
  std::string game;
  std::string rules;  // what it is played by, for a line of progress
  std::function<Done()> run;
};

/// A game by some rules, and how much work it is worth.
struct Variant {
  std::string rules;
  AnyGame game;
  std::uint64_t random_plays = 0;
  std::uint64_t results = 0;  // counted from the opening; 0: none, and no positions written
  std::size_t decisions = 0;  // that are put before each bot
};

// What is done with a variant by all games, by those with bots, and by single games. Each in a file
// of its own name: rules_work.cpp, bots_work.cpp, own_work.cpp.
void add_rules_work(const Variant& variant, std::vector<Work>& works);
void add_bots_work(const Variant& variant, std::vector<Work>& works);
void add_own_work(const Variant& variant, std::vector<Work>& works);
/// Nets in the making.
void add_training_work(const std::string& game, std::vector<Work>& works);

}  // namespace parlor::bots
