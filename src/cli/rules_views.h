#pragma once

#include <string>
#include <vector>

#include "cli/agreed_game.h"
#include "cli/console.h"

namespace parlor::cli {

/// A sheet as somebody named it on the command line.
struct NamedSheet {
  std::string label;  // its id, or the path of a file
  AgreedGame agreed;
  std::string note;  // what to know before reading on; usually empty
};

/// An option in which two sheets differ.
struct Difference {
  const OptionInfo* option;
  std::string one;
  std::string other;
};

std::vector<Difference> differences(const GameFace& one, const GameFace& other);

/// What a value of an option means, in words where there are any.
std::string meaning_of(const OptionInfo& option, const std::string& value);

/// A heading and what stands under it, broken to the width.
void print_paragraph(Console& console, const std::string& text, int indent);

/// A worked example with its board.
void print_example(const GameFace& game, const RulesExample& example, Console& console);

void list_games(Games games, Console& console, bool json);
void print_sheet(const NamedSheet& sheet, Console& console, bool json);
void compare_sheets(const NamedSheet& one, const NamedSheet& other, Console& console, bool json);
Exit check_file(const std::string& path, Games games, Console& console, bool json);

/// The sheets that the names stand for, all of one game.
Result<std::vector<NamedSheet>> named_sheets(std::vector<std::string> names, Games games);

}  // namespace parlor::cli
