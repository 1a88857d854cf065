#include "cli/clock_text.h"

#include <algorithm>
#include <optional>

#include <fmt/format.h>

#include "cli/play_messages.h"
#include "core/words.h"

namespace parlor::cli {
namespace {

constexpr int longest_clock = 24 * 3600;  // seconds

/// `90s` or `5m` in seconds, from 1 to a day.
std::optional<int> read_seconds(std::string_view text) {
  if (text.empty()) return std::nullopt;
  const char unit = text.back();
  const auto number = whole_number(text.substr(0, text.size() - 1));
  if (!number || *number < 1 || *number > longest_clock) return std::nullopt;
  const int seconds = unit == 'm' ? *number * 60 : *number;
  if ((unit != 's' && unit != 'm') || seconds > longest_clock) return std::nullopt;
  return seconds;
}

}  // namespace

Result<table::ClockRule> read_clock(std::string_view text) {
  constexpr std::string_view for_each_turn = "/turn";
  const bool turn = text.ends_with(for_each_turn);
  const std::string_view times = text.substr(0, text.size() - (turn ? for_each_turn.size() : 0));
  const std::size_t plus = std::min(times.find('+'), times.size());
  const auto time = read_seconds(times.substr(0, plus));
  const bool adds = plus < times.size();
  const auto added = adds ? read_seconds(times.substr(plus + 1)) : std::optional(0);
  if (!time || !added || (turn && adds)) return Error{say::clock_how(arg::Text(text))};
  return table::ClockRule{turn ? table::ClockKind::turn : table::ClockKind::game,
                          table::Millis{*time} * 1000, table::Millis{*added} * 1000};
}

std::string clock_text(table::Millis left) {
  const table::Millis seconds = std::max<table::Millis>(0, left) / 1000;
  return fmt::format("{}:{:02}", seconds / 60, seconds % 60);
}

}  // namespace parlor::cli
