#pragma once

#include <string>
#include <vector>

namespace parlor {

/// One step that a person may take next, told in text so that a page or terminal needs no rules of
/// its own.
struct StepInfo {
  std::string text;   // in the game's notation: `5x22`, `e2e4`
  std::string from;   // where the piece stands: `5`, `e2`
  std::string to;     // where it will stand: `22`, `e4`
  std::string count;  // what it uses up: `5`, `4+1`, `+20`; empty in games without counts
  bool captures = false;
};

/// What can follow the steps taken so far.
struct Next {
  std::vector<StepInfo> steps;
  /// Whether the play may end here.
  bool may_end = false;
  /// Counts not used yet, as texts: `3`, `+20`; empty in games without counts.
  std::vector<std::string> left;
};

}  // namespace parlor
