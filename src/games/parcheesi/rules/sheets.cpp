#include <array>

#include "games/parcheesi/rules/sheet.h"

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

template <std::size_t N>
consteval auto with(const std::array<std::string_view, N>& readings, std::string_view more) {
  std::array<std::string_view, N + 1> all{};
  for (std::size_t at = 0; at < N; ++at) all[at] = readings[at];
  all[N] = more;
  return all;
}

constexpr std::array<std::string_view, 11> royal_readings{
    "The other die may have to clear ENTER first, even by breaking one's own pair, so that a pawn "
    "can enter.",
    "A bonus step can capture or reach HOME and so earn another bonus.",
    "Bonuses belong to the roll that earned them and are played before any roll again.",
    "A play that wins may leave counts unplayed, but none of doublets that are played all or not "
    "at all.",
    "After doublets the roll again cannot be declined.",
    "For the penalty, pawns already HOME do not count.",
    "The spaces have the numbers of the well-known board, and two players sit across.",
    "Those tied for the first turn throw again.",
    "The two pawns of a blockade are kept apart step by step, not only as the play ends.",
    "After a bonus has been played no die is played in that roll, even if one now could be.",
    "Bonuses left are lost with the roll, and nobody has to choose the order that plays most of "
    "them."};

constexpr auto classic_readings =
    with(royal_readings, "One pawn taking both dice lands between them, and captures there.");

constexpr std::array<std::string_view, 9> box_readings{
    "One mover taking both dice lands between them, and captures there.",
    "If nothing can enter, fives move movers.",
    "A bonus step can capture or reach HOME and so earn another bonus.",
    "A play that wins may leave counts unplayed, but none of doubles that are played all or not "
    "at all.",
    "After doubles the roll again cannot be declined.",
    "The spaces have the numbers of the well-known board, and two players sit across.",
    "Those tied for the first turn throw again.",
    "For the penalty, movers already HOME do not count.",
    "Bonuses left are lost with the roll, and nobody has to choose the order that plays most of "
    "them."};

constexpr std::array<std::string_view, 12> nest_readings{
    "The highest throw of two dice starts; pieces move counterclockwise and turns pass clockwise.",
    "A space never holds three pieces of a player.",
    "A reward step can send a piece back and so earn another reward.",
    "Rewards not taken are lost with the roll that earned them.",
    "Of four counts that cannot all be played, as many as possible are, with the greatest total.",
    "After a reward has been played no die is played in that roll, even if one now could be.",
    "The spaces have the numbers of the well-known board, and two players sit across.",
    "Those tied for the first turn throw again.",
    "After doubles the roll again cannot be declined.",
    "The two pieces of a blockade are kept apart step by step, not only as the play ends.",
    "A play that wins may leave dice unplayed.",
    "Nobody has to choose the order that plays most rewards."};

constexpr std::array<std::string_view, 14> russian_readings{
    "The coloured spaces are the twelve safety spaces of the well-known board.",
    "{Bonuses} and dice may be played in any order.",
    "At the third doubles nothing moves and the turn ends.",
    "Pairs: partners sit across and win when all eight pieces are home; who has finished plays the "
    "partner's pieces.",
    "A partner's lone piece can be passed, not landed on; a partner's blockade blocks like any "
    "other.",
    "A bonus step can reach home and so earn another bonus.",
    "The spaces have the numbers of the well-known board, and two players sit across.",
    "Those tied for the first turn throw again.",
    "After doublets the roll again cannot be declined.",
    "For the penalty, pieces already HOME do not count.",
    "The two pieces of a blockade are kept apart step by step, not only as the play ends.",
    "A play that wins may leave dice unplayed.",
    "In pairs, counts left are lost when a player's fourth piece gets HOME.",
    "Bonuses left are lost with the roll, and nobody has to choose the order that plays most of "
    "them."};

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
    .character =
        "Strict duties: enter when you can, use both dice, fourteen or nothing on doublets.",
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
    .character = "The same strict game as royal, with lotus flowers and animal pawns.",
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
    .character =
        "No safety spaces and movers that go clockwise: nobody is safe until the home path.",
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
    .character =
        "Free to choose: leaving the nest and rewards are optional, laps are allowed, and doubles "
        "are never punished.",
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
    .character =
        "One die must be played, the rest is yours to pass; partners can play two against two.",
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
    .character =
        "Play on until nothing can be played; the two pawns of a blockade may not end a play "
        "together on a new space.",
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
