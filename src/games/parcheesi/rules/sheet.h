#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "core/setup.h"
#include "games/parcheesi/rules/readings.h"
#include "games/parcheesi/rules/terms.h"

/// Rule sheets as data. The engine reads options; no sheet is known to it by name.
namespace parlor::parcheesi {

enum class First : std::uint8_t { highest_two, lowest_one };
enum class Direction : std::uint8_t { clockwise, counterclockwise };
enum class EntryDuty : std::uint8_t { when_possible, each_five, optional };
enum class DiceDuty : std::uint8_t { all, all_higher, one, none_left };
enum class Doublets : std::uint8_t { fourteen_or_nothing, fourteen, plain };
enum class ThirdDoublets : std::uint8_t { penalty, none };
enum class PairRule : std::uint8_t { always, on_doublets, at_end, none };
enum class BonusTime : std::uint8_t { after_dice, any_time, at_once };
enum class BonusDuty : std::uint8_t { must, may };
enum class Pairs : std::uint8_t { off, optional, on };

struct Options {
  First first = First::highest_two;
  Direction direction = Direction::counterclockwise;
  Direction order = Direction::clockwise;
  EntryDuty entry_duty = EntryDuty::when_possible;
  DiceDuty dice_duty = DiceDuty::all;
  Doublets doublets = Doublets::fourteen_or_nothing;
  ThirdDoublets third_doublets = ThirdDoublets::penalty;
  bool safety_spaces = true;
  bool own_blockade = false;
  PairRule pair_rule = PairRule::always;
  BonusTime bonus_time = BonusTime::after_dice;
  bool short_win = false;
  BonusDuty bonus_duty = BonusDuty::must;
  bool laps = false;
  std::uint8_t capture_bonus = 20;
  std::uint8_t home_bonus = 10;
  Pairs pairs = Pairs::off;

  bool operator==(const Options&) const = default;
};

inline constexpr int largest_bonus = 67;

/// What a ruling is about. Each sheet says in which of its clauses it treats the matter.
enum class Topic : std::uint8_t {
  entering,        // a pawn enters on a five only
  enter_blocked,   // a blockade on ENTER
  enter_own_pair,  // one's own two on ENTER
  moving,          // by the counts of the roll, a pawn of one's own
  three,           // no third pawn on a space
  held_safety,     // a safety space that an opponent holds
  blockade,        // an opponent's blockade
  own_blockade,    // one's own blockade
  pair_rule,       // a blockade moved on together
  home_exact,      // HOME by exact count
  home_path,       // where a pawn leaves the ring
  entry_duty,      // entering comes first
  dice_duty,       // dice that must be used
  higher_die,      // which die is given up
  fourteen,        // four counts, all or nothing
  plain_doublets,  // doublets that are two counts only
  bonus_order,     // when a bonus may be played
  capture_bonus,   // a capture's bonus, what it is and that it is due
  home_bonus,      // the same for HOME
  third_doublets,  // the penalty
  partner,         // a partner's pawns
  first_turn,      // who starts
  roll_again,      // the roll that doublets bring
  short_win,       // a win with four counts, all or nothing
};
inline constexpr std::size_t topics = 24;

/// The number of a sheet's clause on each topic; 0 where the sheet is silent.
using Clauses = std::array<std::uint8_t, topics>;

struct PrintedSheet {
  std::string_view id;
  std::string_view name;
  SheetMessage character;
  Options options;
  Clauses clauses;
  /// On which points a ruling by this sheet rests on our reading of it.
  ReadingSet ours = {};
  /// Where the sheet is silent or can be read in two ways: how we read it.
  std::span<const SheetMessage> readings;
  /// What it calls the things of the game.
  Terms terms = {};
};

/// The sheets that come with the program, the default first.
std::span<const PrintedSheet> printed_sheets();

/// The rules a game is played by: a printed sheet, or one with house rules on top.
struct Rules {
  Options options;
  const PrintedSheet* base = nullptr;
  std::string name;  // the sheet's id, or what a custom sheet is called
  bool custom = false;
};

/// The rules that a setup asks for, or what is wrong with it.
Result<Rules> rules_from(const Setup& setup);

/// Options and what their values mean, in a sheet's words.
std::vector<OptionInfo> option_infos(const Terms& terms = {});
/// The value of every option as text, in the order of `option_infos`.
std::vector<std::string> option_values(const Options& options);

/// `royal.26`; `house.own_blockade` where the house changed what the clause says; `course.blockade`
/// where the sheet has no numbered clause for it.
std::string clause_id(const Rules& rules, Topic topic);
/// Who says so: the sheet, with "our reading" where that is what it rests on, or a house rule.
Message authority(const Rules& rules, Topic topic, ReadingSet rests_on = {});
/// Whether what rests on these readings rests on one of ours.
bool is_ours(const Rules& rules, ReadingSet rests_on);

}  // namespace parlor::parcheesi
