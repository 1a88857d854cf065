#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/parcheesi/rules/terms.h"

/// What a printed sheet tells beside its rules.
namespace parlor::parcheesi {

/// A play of an example (`ExamplePlay`), to be told in the words of any sheet.
struct SheetPlay {
  std::string play;
  SheetMessage words = {};
  bool legal = true;
};

/// The same for an example (`RulesExample`).
struct SheetExample {
  std::string position;
  SheetMessage words;
  std::vector<SheetPlay> plays = {};
  std::string from = {};
};

struct SheetTelling {
  SheetMessage contents;
  SheetMessage set_up;
  SheetMessage safety_look;  // what its safety spaces look like; nothing where it has none
  SheetMessage home_note;    // what is done with a pawn that is HOME; usually nothing
  std::vector<SheetExample> moving;
  std::vector<SheetExample> doublets;
  std::vector<SheetExample> home;
};

/// What the sheet with this id tells.
const SheetTelling& telling_of(std::string_view sheet);

}  // namespace parlor::parcheesi
