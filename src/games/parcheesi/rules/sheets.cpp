#include <array>

#include "games/parcheesi/rules/option_messages.h"
#include "games/parcheesi/rules/sheet.h"
#include "games/parcheesi/rules/sheet_messages.h"

/// The printed sheets: options, and the number of the clause that settles each topic.
namespace parlor::parcheesi {
namespace {

struct TopicClause {
  Topic topic;
  std::uint8_t number;
};

template <std::size_t N>
consteval Clauses clauses(const TopicClause (&entries)[N]) {
  Clauses table{};
  for (const TopicClause& entry : entries) {
    table[static_cast<std::size_t>(entry.topic)] = entry.number;
  }
  return table;
}

constexpr std::array<SheetMessage, 11> royal_readings{
    say::reads_clearing_enter,    say::reads_bonus_earns, say::reads_bonus_before_roll,
    say::reads_win_leaves_counts, say::reads_roll_again,  say::reads_home_is_exempt,
    say::reads_numbers,           say::reads_ties,        say::reads_kept_apart,
    say::reads_die_after_bonus,   say::reads_bonuses_lost};

constexpr std::array<SheetMessage, 12> classic_readings{
    say::reads_clearing_enter,    say::reads_bonus_earns,  say::reads_bonus_before_roll,
    say::reads_win_leaves_counts, say::reads_roll_again,   say::reads_home_is_exempt,
    say::reads_numbers,           say::reads_ties,         say::reads_kept_apart,
    say::reads_die_after_bonus,   say::reads_bonuses_lost, say::reads_touching_down};

constexpr std::array<SheetMessage, 9> box_readings{
    say::reads_touching_down, say::reads_idle_five,
    say::reads_bonus_earns,   say::reads_win_leaves_counts,
    say::reads_roll_again,    say::reads_numbers,
    say::reads_ties,          say::reads_home_is_exempt,
    say::reads_bonuses_lost};

constexpr std::array<SheetMessage, 12> nest_readings{
    say::reads_who_starts,       say::reads_no_third,
    say::reads_bonus_sends_back, say::reads_bonuses_not_taken,
    say::reads_four_given_up,    say::reads_die_after_bonus,
    say::reads_numbers,          say::reads_ties,
    say::reads_roll_again,       say::reads_kept_apart,
    say::reads_win_leaves_dice,  say::reads_any_order};

constexpr std::array<SheetMessage, 14> russian_readings{
    say::reads_coloured_spaces, say::bonus_time_any_time, say::reads_third_doublets,
    say::reads_pairs,           say::reads_partner_there, say::reads_bonus_goes_home,
    say::reads_numbers,         say::reads_ties,          say::reads_roll_again,
    say::reads_home_is_exempt,  say::reads_kept_apart,    say::reads_win_leaves_dice,
    say::reads_counts_lost,     say::reads_bonuses_lost};

constexpr ReadingSet royal_ours{Reading::bonus_captures,  Reading::bonus_goes_home,
                                Reading::passing_reunion, Reading::die_after_bonus,
                                Reading::bonus_with_roll, Reading::clearing_enter,
                                Reading::short_win,       Reading::ties,
                                Reading::roll_again,      Reading::home_is_exempt};

constexpr ReadingSet classic_ours{
    Reading::touching_down,   Reading::bonus_captures,  Reading::bonus_goes_home,
    Reading::passing_reunion, Reading::die_after_bonus, Reading::bonus_with_roll,
    Reading::clearing_enter,  Reading::short_win,       Reading::ties,
    Reading::roll_again,      Reading::home_is_exempt};

constexpr ReadingSet box_ours{
    Reading::idle_five, Reading::touching_down, Reading::bonus_captures, Reading::bonus_goes_home,
    Reading::short_win, Reading::ties,          Reading::roll_again,     Reading::home_is_exempt};

constexpr ReadingSet nest_ours{
    Reading::third_pawn,      Reading::bonus_captures, Reading::passing_reunion,
    Reading::die_after_bonus, Reading::four_given_up,  Reading::short_win,
    Reading::who_starts,      Reading::ties,           Reading::roll_again};

constexpr ReadingSet russian_ours{Reading::bonus_goes_home,
                                  Reading::passing_reunion,
                                  Reading::mixed_order,
                                  Reading::short_win,
                                  Reading::ties,
                                  Reading::roll_again,
                                  Reading::home_is_exempt,
                                  Reading::penalty_is_all,
                                  Reading::pairs};

constexpr PrintedSheet royal{
    .id = "royal",
    .name = "The edition with dice cups",
    .character = say::royal_character,
    .options = {},
    .clauses = clauses(
        {{Topic::entering, 4},        {Topic::enter_blocked, 27}, {Topic::enter_own_pair, 27},
         {Topic::moving, 9},          {Topic::three, 13},         {Topic::held_safety, 21},
         {Topic::blockade, 26},       {Topic::own_blockade, 26},  {Topic::pair_rule, 29},
         {Topic::home_exact, 31},     {Topic::home_path, 30},     {Topic::entry_duty, 7},
         {Topic::dice_duty, 11},      {Topic::fourteen, 17},      {Topic::plain_doublets, 15},
         {Topic::bonus_order, 23},    {Topic::capture_bonus, 23}, {Topic::home_bonus, 32},
         {Topic::third_doublets, 18}, {Topic::first_turn, 2},     {Topic::roll_again, 14}}),
    .ours = royal_ours,
    .readings = royal_readings,
};

constexpr PrintedSheet classic{
    .id = "classic",
    .name = "The 2001 edition with lotus safety spaces",
    .character = say::classic_character,
    .options = {},
    .clauses = clauses(
        {{Topic::entering, 3},        {Topic::enter_blocked, 15}, {Topic::enter_own_pair, 15},
         {Topic::moving, 5},          {Topic::three, 7},          {Topic::held_safety, 14},
         {Topic::blockade, 15},       {Topic::own_blockade, 15},  {Topic::pair_rule, 17},
         {Topic::home_exact, 18},     {Topic::home_path, 18},     {Topic::entry_duty, 4},
         {Topic::dice_duty, 6},       {Topic::fourteen, 9},       {Topic::plain_doublets, 8},
         {Topic::bonus_order, 13},    {Topic::capture_bonus, 13}, {Topic::home_bonus, 19},
         {Topic::third_doublets, 10}, {Topic::first_turn, 2},     {Topic::roll_again, 8}}),
    .ours = classic_ours,
    .readings = classic_readings,
};

constexpr PrintedSheet box{
    .id = "box",
    .name = "The box of six games",
    .character = say::box_character,
    .options = {.direction = Direction::clockwise,
                .entry_duty = EntryDuty::each_five,
                .safety_spaces = false,
                .own_blockade = true,
                .pair_rule = PairRule::none,
                .bonus_time = BonusTime::at_once},
    .clauses = clauses({{Topic::entering, 2},
                        {Topic::enter_blocked, 14},
                        {Topic::enter_own_pair, 6},
                        {Topic::moving, 4},
                        {Topic::three, 6},
                        {Topic::blockade, 13},
                        {Topic::home_exact, 15},
                        {Topic::home_path, 15},
                        {Topic::entry_duty, 2},
                        {Topic::dice_duty, 5},
                        {Topic::fourteen, 8},
                        {Topic::plain_doublets, 7},
                        {Topic::bonus_order, 12},
                        {Topic::capture_bonus, 12},
                        {Topic::home_bonus, 16},
                        {Topic::third_doublets, 9},
                        {Topic::first_turn, 1},
                        {Topic::roll_again, 7}}),
    .ours = box_ours,
    .readings = box_readings,
    .terms = box_terms,
};

constexpr PrintedSheet nest{
    .id = "nest",
    .name = "The encyclopedia's rules, with a nest",
    .character = say::nest_character,
    .options = {.entry_duty = EntryDuty::optional,
                .dice_duty = DiceDuty::all_higher,
                .doublets = Doublets::fourteen,
                .third_doublets = ThirdDoublets::none,
                .pair_rule = PairRule::on_doublets,
                .short_win = true,
                .bonus_duty = BonusDuty::may,
                .laps = true},
    .clauses = clauses({{Topic::entering, 1},
                        {Topic::enter_blocked, 13},
                        {Topic::enter_own_pair, 13},
                        {Topic::moving, 4},
                        {Topic::three, 13},
                        {Topic::held_safety, 11},
                        {Topic::blockade, 13},
                        {Topic::own_blockade, 13},
                        {Topic::pair_rule, 14},
                        {Topic::home_exact, 18},
                        {Topic::home_path, 15},
                        {Topic::dice_duty, 5},
                        {Topic::higher_die, 6},
                        {Topic::fourteen, 8},
                        {Topic::plain_doublets, 8},
                        {Topic::bonus_order, 7},
                        {Topic::capture_bonus, 17},
                        {Topic::home_bonus, 17},
                        {Topic::roll_again, 9}}),
    .ours = nest_ours,
    .readings = nest_readings,
    .terms = nest_terms,
};

constexpr PrintedSheet russian{
    .id = "russian",
    .name = "The Russian sheet, with laps and pairs",
    .character = say::russian_character,
    .options = {.first = First::lowest_one,
                .order = Direction::counterclockwise,
                .entry_duty = EntryDuty::optional,
                .dice_duty = DiceDuty::one,
                .doublets = Doublets::plain,
                .pair_rule = PairRule::on_doublets,
                .bonus_time = BonusTime::any_time,
                .short_win = true,
                .bonus_duty = BonusDuty::may,
                .laps = true,
                .pairs = Pairs::optional},
    .clauses = clauses(
        {{Topic::entering, 4},        {Topic::enter_blocked, 7},   {Topic::enter_own_pair, 6},
         {Topic::moving, 16},         {Topic::three, 6},           {Topic::held_safety, 10},
         {Topic::blockade, 7},        {Topic::own_blockade, 7},    {Topic::pair_rule, 13},
         {Topic::home_exact, 15},     {Topic::home_path, 14},      {Topic::dice_duty, 16},
         {Topic::plain_doublets, 11}, {Topic::bonus_order, 18},    {Topic::capture_bonus, 8},
         {Topic::home_bonus, 15},     {Topic::third_doublets, 12}, {Topic::partner, 19},
         {Topic::first_turn, 2},      {Topic::roll_again, 11}}),
    .ours = russian_ours,
    .readings = russian_readings,
    .terms = russian_terms,
};

constexpr PrintedSheet course{
    .id = "course",
    .name = "The variant of a public program and its course protocol",
    .character = say::course_character,
    .options = {.order = Direction::counterclockwise,
                .entry_duty = EntryDuty::optional,
                .dice_duty = DiceDuty::none_left,
                .doublets = Doublets::fourteen,
                .pair_rule = PairRule::at_end,
                .bonus_time = BonusTime::any_time,
                .short_win = true},
    .clauses = {},
    .readings = {},
};

constexpr std::array all_sheets{royal, classic, box, nest, russian, course};

}  // namespace

std::span<const PrintedSheet> printed_sheets() { return all_sheets; }

}  // namespace parlor::parcheesi
