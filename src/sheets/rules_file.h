#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "core/setup.h"

namespace parlor::sheets {

/// Something wrong in a rules file; line 0 where it is about the whole file.
struct Problem {
  int line = 0;
  Message message;
};

/// A rules file as it is written: house rules on top of a printed sheet.
struct RulesFile {
  std::string game;  // empty: the game that has the base sheet
  int game_line = 0;
  std::string base;
  int base_line = 0;
  std::string name;
  std::vector<OptionSetting> settings;  // in the order of the file
};

/// What was understood, and everything that was not.
struct Reading {
  RulesFile file;
  std::vector<Problem> problems;
};

/// Reads the TOML text of a rules file, which may come from anybody: what is too large, too many or
/// too deep for one is refused before it is parsed. Whether the options mean anything is the game's
/// business.
Reading read_rules(std::string_view text);

/// One sentence with its line in front, unless it names the line itself.
Message told(const Problem& problem);

}  // namespace parlor::sheets
