#include "games/parcheesi/text/tell_sheets.h"

#include <utility>

namespace parlor::parcheesi {
namespace {

constexpr auto opponents = " b:S,S,30,45 r:S,S,53,58 g:S,S,66,9 y ";

RulesExample yellow_plays(std::string yellow, std::string roll, std::string words,
                          std::vector<ExamplePlay> plays) {
  return {.position = "y:" + std::move(yellow) + opponents + std::move(roll),
          .words = std::move(words),
          .plays = std::move(plays)};
}

/// The example of both sheets of the strict game.
RulesExample four_and_three() {
  return yellow_plays("S,S,12,24", "4-3", "Yellow has thrown 4 and 3.",
                      {{"12>16 16>19", "one {pawn} goes 4 and then 3 spaces."},
                       {"12>15 15>19", "the same {pawn} goes 3 and then 4."},
                       {"12>16 24>27", "one {pawn} goes 4 and another 3."}});
}

RulesExample split_fourteen() {
  return yellow_plays(
      "12,24,40,61", "6-6",
      "Yellow has thrown 6-6 with all four {pawns} out: 6 and 6 on the tops, 1 and 1 on "
      "the bottoms.",
      {{"12>18 24>25 40>46 46>47",
        "split among three: one {pawn} goes 6, the second 1, the third 6 and then 1."},
       {"12>18", "one count alone is not enough.", false}});
}

RulesExample three_from_home() {
  return yellow_plays(
      "12,24,40,h5", "3-1",
      "The {pawn} on the fifth space of its {home_path} is 3 spaces from HOME.",
      {{"h5>H 12>13 24>34+",
        "the 3 takes it HOME, the 1 moves another, and the {bonus} of 10 a third."}});
}

SheetTelling royal_telling() {
  return {.contents =
              "A board, sixteen plastic {pawns} in four colours, eight dice and four dice "
              "cups, so that everybody throws with a cup and dice of their own.",
          .set_up =
              "Everybody takes the four {pawns} of one colour and finds the blue space with a "
              "circle of that colour: it is their ENTER space. The four go into the START circle "
              "to the right of it. Sit so that your START circle is at your right hand.",
          .safety_look = "On the board they are blue.",
          .home_note = "",
          .moving = {four_and_three()},
          .doublets = {split_fourteen()},
          .home = {three_from_home()}};
}

SheetTelling classic_telling() {
  return {.contents = "A board, sixteen {pawns} in the shape of four animals, and two wooden dice.",
          .set_up =
              "Everybody takes the four {pawns} of one animal. The space of the ring that "
              "shows this animal in its colour is their ENTER space, and the four go into "
              "the START circle beside it. Sit so that your START circle is at your right "
              "hand.",
          .safety_look = "On the board each of them shows a lotus flower.",
          .home_note = "",
          .moving = {four_and_three()},
          .doublets = {split_fourteen()},
          .home = {three_from_home()}};
}

SheetTelling box_telling() {
  return {
      .contents =
          "The box holds six games. This one takes its board, sixteen {pawns} in four "
          "colours and two dice.",
      .set_up =
          "Everybody takes four {pawns} of one colour, puts one into the START circle of "
          "that colour and lines up the other three behind the circle: all four are in "
          "START. To the right of the circle an arrow of the same colour marks the ENTER "
          "space.",
      .safety_look = "",
      .home_note =
          "The HOME space has room for one {pawn}: put it on one of the four white "
          "circles in the large circle of your colour as soon as it is there.",
      .moving = {yellow_plays("S,S,12,24", "4-2", "Yellow has thrown 4 and 2.",
                              {{"12>14 14>18", "one {pawn} goes 6 spaces, 2 and then 4."},
                               {"12>14 24>28", "one {pawn} goes 2 and another 4."}})},
      .doublets = {yellow_plays(
          "12,24,41,60", "2-2",
          "Yellow has thrown 2-2 with all four {pawns} out: 2 and 2 on the tops, 5 and 5 on the "
          "bottoms.",
          {{"12>14 14>16 16>21 21>26", "one {pawn} goes all fourteen."},
           {"12>14 14>19 24>26 26>31", "two {pawns} go seven each, 2 and then 5."},
           {"12>14 14>16 24>29 41>46", "one {pawn} goes 2 and 2, two others 5 each."},
           {"12>14 24>26 41>46 60>65", "each of the four takes one count."}})},
      .home = {}};
}

SheetTelling nest_telling() {
  return {
      .contents =
          "These rules come without a box. You need a board, sixteen {pawns} in four "
          "colours and two dice.",
      .set_up =
          "Everybody takes four {pawns} of one colour and puts them into the nest of that "
          "colour.",
      .safety_look = "On the board they are light blue, and the other spaces cream.",
      .home_note = "",
      .moving = {yellow_plays(
          "S,S,S,28", "2-2",
          "Yellow has thrown 2-2, and blue stands alone two spaces ahead, on 30.",
          {{"28x30 30>32",
            "moved 2 and then 2, the {pawn} meets blue's on the way, which is "
            "{captured}. Yellow leaves the {bonus}."},
           {"28x30 30>32 32>52+", "here yellow takes the {bonus} of 20 with the same {pawn}."}})},
      .doublets = {yellow_plays(
          "12,24,41,60", "2-2",
          "Yellow has thrown 2-2 with all four {pawns} out: 2 and 2 on the tops, 5 and 5 on the "
          "bottoms.",
          {{"12>14 24>26 41>46 60>65", "each of the four takes one count."}})},
      .home = {}};
}

SheetTelling russian_telling() {
  return {
      .contents =
          "A board with bases, homes and coloured spaces, sixteen {pawns} in four colours "
          "and two dice.",
      .set_up =
          "Everybody puts the four {pawns} of one colour on the base of that colour, START; "
          "they enter on the coloured space beside it.",
      .safety_look = "On the board they are coloured.",
      .home_note = "",
      .moving = {},
      .doublets =
          {yellow_plays("S,S,20,40", "5-5",
                        "Yellow has two {pawns} on the ring and two in {start}, and throws 5-5.",
                        {{"S>5 5>10", "one {pawn} comes out and goes on by 5."},
                         {"S>5 20>25", "one {pawn} comes out and another goes 5."},
                         {"S>5 S>5", "both {pawns} come out."}}),
           yellow_plays(
               "S,10,20,40", "3-3 d1",
               "5-5 was {doublets}, so yellow throws again: 3-3. One {pawn} has to go 3; the "
               "second 3 may be passed.",
               {{"10>13", "one {pawn} goes 3, and the second die is passed."},
                {"10>13 20>23", "both dice are played."},
                {"-", "playing neither is not allowed.", false}})},
      .home = {}};
}

SheetTelling course_telling() {
  return {.contents =
              "A program plays by these rules, and no box goes with them. You need a board, "
              "sixteen {pawns} in four colours and two dice.",
          .set_up = "Everybody puts the four {pawns} of one colour into START.",
          .safety_look = "",
          .home_note = "",
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
