#include "games/parcheesi/text/tell_sheets.h"

#include <utility>

#include "games/parcheesi/text/example_messages.h"

namespace parlor::parcheesi {
namespace {

constexpr auto opponents = " b:S,S,30,45 r:S,S,53,58 g:S,S,66,9 y ";

SheetExample yellow_plays(const std::string& yellow, const std::string& roll, SheetMessage words,
                          std::vector<SheetPlay> plays) {
  return {.position = "y:" + yellow + opponents + roll, .words = words, .plays = std::move(plays)};
}

/// The example of both sheets of the strict game.
SheetExample four_and_three() {
  return yellow_plays("S,S,12,24", "4-3", say::four_and_three,
                      {{"12>16 16>19", say::one_goes_4_then_3},
                       {"12>15 15>19", say::same_goes_3_then_4},
                       {"12>16 24>27", say::one_4_another_3}});
}

SheetExample split_fourteen() {
  return yellow_plays("12,24,40,61", "6-6", say::two_sixes,
                      {{"12>18 24>25 40>46 46>47", say::split_among_three},
                       {"12>18", say::one_count_alone, false}});
}

SheetExample three_from_home() {
  return yellow_plays("12,24,40,h5", "3-1", say::three_from_home,
                      {{"h5>H 12>13 24>34+", say::goes_home}});
}

SheetTelling royal_telling() {
  return {.contents = say::royal_contents,
          .set_up = say::royal_set_up,
          .safety_look = say::royal_safety,
          .home_note = {},
          .moving = {four_and_three()},
          .doublets = {split_fourteen()},
          .home = {three_from_home()}};
}

SheetTelling classic_telling() {
  return {.contents = say::classic_contents,
          .set_up = say::classic_set_up,
          .safety_look = say::classic_safety,
          .home_note = {},
          .moving = {four_and_three()},
          .doublets = {split_fourteen()},
          .home = {three_from_home()}};
}

SheetTelling box_telling() {
  return {.contents = say::box_contents,
          .set_up = say::box_set_up,
          .safety_look = {},
          .home_note = say::box_home,
          .moving = {yellow_plays(
              "S,S,12,24", "4-2", say::four_and_two,
              {{"12>14 14>18", say::one_goes_2_then_4}, {"12>14 24>28", say::one_2_another_4}})},
          .doublets = {yellow_plays("12,24,41,60", "2-2", say::two_twos,
                                    {{"12>14 14>16 16>21 21>26", say::one_goes_fourteen},
                                     {"12>14 14>19 24>26 26>31", say::two_go_seven},
                                     {"12>14 14>16 24>29 41>46", say::three_share},
                                     {"12>14 24>26 41>46 60>65", say::four_share}})},
          .home = {}};
}

SheetTelling nest_telling() {
  return {.contents = say::nest_contents,
          .set_up = say::nest_set_up,
          .safety_look = say::nest_safety,
          .home_note = {},
          .moving = {yellow_plays("S,S,S,28", "2-2", say::two_twos_ahead,
                                  {{"28x30 30>32", say::captures_on_the_way},
                                   {"28x30 30>32 32>52+", say::takes_the_bonus}})},
          .doublets = {yellow_plays("12,24,41,60", "2-2", say::two_twos,
                                    {{"12>14 24>26 41>46 60>65", say::four_share}})},
          .home = {}};
}

SheetTelling russian_telling() {
  return {.contents = say::russian_contents,
          .set_up = say::russian_set_up,
          .safety_look = say::russian_safety,
          .home_note = {},
          .moving = {},
          .doublets = {yellow_plays("S,S,20,40", "5-5", say::two_fives,
                                    {{"S>5 5>10", say::comes_out_and_goes_on},
                                     {"S>5 20>25", say::comes_out_another_goes},
                                     {"S>5 S>5", say::both_come_out}}),
                       yellow_plays("S,10,20,40", "3-3 d1", say::two_threes,
                                    {{"10>13", say::second_is_passed},
                                     {"10>13 20>23", say::both_are_played},
                                     {"-", say::neither_is_played, false}})},
          .home = {}};
}

SheetTelling course_telling() {
  return {.contents = say::course_contents,
          .set_up = say::course_set_up,
          .safety_look = {},
          .home_note = {},
          .moving = {four_and_three()},
          .doublets = {},
          .home = {}};
}

}  // namespace

const SheetTelling& telling_of(std::string_view sheet) {
  static const std::vector<std::pair<std::string_view, SheetTelling>> all{
      {"royal", royal_telling()}, {"classic", classic_telling()}, {"box", box_telling()},
      {"nest", nest_telling()},   {"russian", russian_telling()}, {"course", course_telling()}};
  for (const auto& [id, telling] : all) {
    if (id == sheet) return telling;
  }
  return all.back().second;
}

}  // namespace parlor::parcheesi
