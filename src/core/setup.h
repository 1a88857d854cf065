#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/message.h"
#include "core/seat.h"

namespace parlor {

using PairList = std::vector<std::pair<std::int64_t, std::int64_t>>;
using OptionValue = std::variant<bool, std::int64_t, std::string, PairList>;

/// A list of pairs as a form sends it, `4>14 9>31`; nothing where it is not such a list.
std::optional<PairList> read_pairs(std::string_view text);

/// One rule set by the players, from a rules file, a form or a flag.
struct OptionSetting {
  std::string name;
  OptionValue value;
  /// The line of the file it stands on; 0 where it does not come from a file.
  int line = 0;
};

/// What people agree on before a game: the sheet, what they change in it, and who sits where.
struct Setup {
  std::string sheet;  // empty: the game's default sheet
  std::string name;   // what a custom sheet is called; empty for a printed one
  std::vector<OptionSetting> settings;
  SeatSet seats;    // empty: `players` seats as the game would have them
  int players = 0;  // 0: the game's usual number
};

/// A value an option can take, with what it means in one sentence.
struct OptionChoice {
  std::string value;
  Message meaning;
};

/// A rule that can differ between sheets.
struct OptionInfo {
  std::string name;
  Message title;
  std::vector<OptionChoice>
      choices;  // empty where the value is a number (or a list, told in `title`)
  std::int64_t lowest = 0;
  std::int64_t highest = 0;
};

/// A printed rule sheet: its value for every option, in the order of the game's options.
struct SheetInfo {
  std::string id;
  std::string name;
  Message character;  // one line: what playing by it is like
  std::vector<std::string> values;
};

/// Everything a form, a list or a help page needs to know of a game without starting one.
struct GameInfo {
  std::string id;
  std::string title;
  std::string summary;
  std::vector<int> players;
  int usual_players = 2;
  std::vector<std::string> seat_names;
  std::vector<SheetInfo> sheets;  // the first is the default
  std::vector<OptionInfo> options;
};

/// A play of an example, in the game's notation, and what it does in words.
struct ExamplePlay {
  std::string play;
  Message words;
  bool legal = true;
};

/// A position that shows what the rules say, and plays of it worked through.
struct RulesExample {
  std::string position;
  Message words;
  std::vector<ExamplePlay> plays = {};
  std::string from = {};  // the place of the piece whose steps a drawing lights up; may be empty
};

/// A part of the rules told in plain words.
struct RulesSection {
  Message title;
  std::vector<Message> paragraphs;
  std::vector<RulesExample> examples = {};
};

}  // namespace parlor
