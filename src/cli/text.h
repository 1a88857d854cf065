#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace parlor::cli {

/// 1,234,567
std::string grouped(std::uint64_t number);
/// `1 game`, `1,200 games`
std::string counted(std::uint64_t number, std::string_view thing);

/// Columns a text takes on a terminal: one for each character of UTF-8.
int columns_of(std::string_view text);

/// A line of a report: what it is about, and what there is.
std::string titled_row(std::string_view title, std::string_view value);

std::string padded(std::string_view text, int width);

/// The lines of a text broken at its spaces to fit `width` columns; a longer word stands alone.
std::vector<std::string> wrapped(std::string_view text, int width);

/// The line with its end, and without blanks before it: they are of no use to anybody.
std::string ended(std::string_view line);

/// The text with every byte that is no UTF-8 replaced, as JSON demands.
std::string valid_utf8(std::string_view text);

/// The same, with control characters replaced too, so that no input can steer a terminal.
std::string printable(std::string_view text);

std::string_view trimmed(std::string_view text);

}  // namespace parlor::cli
