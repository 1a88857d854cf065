#pragma once

#include <array>

#include "core/message.h"

/// Why a setup or a house rule is refused.
namespace parlor::parcheesi::say {

using arg::List;
using arg::Text;

// What is wrong with a setup.
inline constexpr Template<Text, Text, List> rule_meant{
    "parcheesi.rule_meant",
    "There is no rule called \"{text}\" (did you mean {meant}?); the rules are {names}."};
inline constexpr Template<Text, List> no_such_rule{
    "parcheesi.no_such_rule", "There is no rule called \"{text}\"; the rules are {names}."};
inline constexpr Template<Text, Message, int> not_a_bonus{
    "parcheesi.not_a_bonus",
    "{option} cannot be {value}; it is a whole number from 0 (no bonus) to {most}."};
inline constexpr Template<Text, Message, List> not_a_value{
    "parcheesi.not_a_value", "{option} cannot be {value}; it is {allowed}."};
inline constexpr Template<Text> text_value{"parcheesi.text_value", "\"{text}\""};
inline constexpr Template<Text> plain_value{"parcheesi.plain_value", "{text}"};
inline constexpr Template<> list_value{"parcheesi.list_value", "a list"};
inline constexpr Template<Text> no_pairs{
    "parcheesi.no_pairs",
    "The sheet {sheet} has no pairs; play by one that has them, or set pairs in a rules file."};
inline constexpr Template<Text, List> no_such_sheet{
    "parcheesi.no_such_sheet",
    "There is no Parcheesi sheet called \"{text}\"; the sheets are {sheets}."};
inline constexpr Template<int> two_to_four{"parcheesi.two_to_four",
                                           "Parcheesi is for 2, 3 or 4 players, not {count}."};
inline constexpr Template<> four_seats{"parcheesi.four_seats",
                                       "Parcheesi has four seats: yellow, blue, red and green."};
inline constexpr Template<int> pairs_need_four{
    "parcheesi.pairs_need_four", "Pairs need four players, two against two; there are {count}."};

inline constexpr auto setup_messages = std::to_array<const AnyTemplate*>(
    {&rule_meant, &no_such_rule, &not_a_bonus, &not_a_value, &text_value, &plain_value, &list_value,
     &no_pairs, &no_such_sheet, &two_to_four, &four_seats, &pairs_need_four});

}  // namespace parlor::parcheesi::say
