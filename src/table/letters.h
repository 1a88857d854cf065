#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace parlor::table {

/// The letters of a UTF-8 text; what is none is left out.
std::u32string letters_of(std::string_view text);
std::string written(std::u32string_view letters);

/// The same letters in the one form that Unicode calls NFC: what looks alike is alike.
std::u32string composed(std::u32string_view letters);

/// A text made fit to be shown in a line with others: composed, without letters that are not seen
/// or that turn the line around, single spaces, at most two marks on a letter.
std::u32string cleaned(std::string_view text);

}  // namespace parlor::table
