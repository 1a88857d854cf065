#pragma once

#include <map>
#include <string>
#include <vector>

namespace parlor::parcheesi::test {

/// The value of every option, by the names and values of a rules file ("dice_duty" ->
/// "all_higher", "safety_spaces" -> "true", "capture_bonus" -> "20", "pairs" -> "off"). Options
/// that do not bear on which plays are legal (`first`, `direction`, `order`) may be left out.
using OracleOptions = std::map<std::string, std::string>;

/// The options of a printed sheet, by its id; `pairs` is off.
OracleOptions oracle_sheet(const std::string& id);

/// A second opinion on the rules, slow and literal, that shares no code with the game: the
/// placements (no colour to move) of every distinct result of a well-formed position with a roll,
/// sorted by bytes, as `parlor plays` prints them.
std::vector<std::string> oracle_results(const OracleOptions& options, const std::string& position);

}  // namespace parlor::parcheesi::test
