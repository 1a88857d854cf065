#pragma once

#include <string_view>
#include <vector>

#include "core/setup.h"

/// What a printed sheet tells beside its rules. Texts name terms in braces.
namespace parlor::parcheesi {

struct SheetTelling {
  std::string_view contents;
  std::string_view set_up;
  std::string_view safety_look;  // what its safety spaces look like; empty where it has none
  std::string_view home_note;    // what is done with a pawn that is HOME; usually empty
  std::vector<RulesExample> moving;
  std::vector<RulesExample> doublets;
  std::vector<RulesExample> home;
};

/// What the sheet with this id tells.
const SheetTelling& telling_of(std::string_view sheet);

}  // namespace parlor::parcheesi
