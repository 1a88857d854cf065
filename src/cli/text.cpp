#include "cli/text.h"

#include <cstddef>

#include "core/words.h"

namespace parlor::cli {
namespace {

constexpr std::string_view replacement = "\xEF\xBF\xBD";

unsigned byte_at(std::string_view text, std::size_t at) {
  return at < text.size() ? static_cast<unsigned char>(text[at]) : 0U;
}

/// The least second byte that keeps a character from being written longer than it needs to be.
unsigned least_second(unsigned first) {
  if (first == 0xE0U) return 0xA0U;
  return first == 0xF0U ? 0x90U : 0x80U;
}

/// The greatest second byte of a character that exists (no surrogates, nothing past U+10FFFF).
unsigned greatest_second(unsigned first) {
  if (first == 0xEDU) return 0x9FU;
  return first == 0xF4U ? 0x8FU : 0xBFU;
}

/// How many bytes the character at `at` takes; 0 where it is not UTF-8.
std::size_t character_size(std::string_view text, std::size_t at) {
  const unsigned first = byte_at(text, at);
  if (first < 0x80U) return 1;
  if (first < 0xC2U || first > 0xF4U) return 0;
  const std::size_t size = first < 0xE0U ? 2 : (first < 0xF0U ? 3 : 4);
  const unsigned second = byte_at(text, at + 1);
  if (second < least_second(first) || second > greatest_second(first)) return 0;
  for (std::size_t i = 2; i < size; ++i) {
    if ((byte_at(text, at + i) & 0xC0U) != 0x80U) return 0;
  }
  return size;
}

}  // namespace

std::string titled_row(std::string_view title, std::string_view value) {
  return cat("  ", padded(title, 20), ' ', value, '\n');
}

std::string grouped(std::uint64_t number) {
  std::string digits = std::to_string(number);
  for (std::size_t end = digits.size(); end > 3; end -= 3) digits.insert(end - 3, 1, ',');
  return digits;
}

std::string counted(std::uint64_t number, std::string_view thing) {
  return cat(grouped(number), ' ', thing, number == 1 ? "" : "s");
}

int columns_of(std::string_view text) {
  int columns = 0;
  for (const char byte : text) {
    if ((static_cast<unsigned char>(byte) & 0xC0U) != 0x80U) ++columns;
  }
  return columns;
}

std::string padded(std::string_view text, int width) {
  std::string result(text);
  const int missing = width - columns_of(text);
  if (missing > 0) result.append(static_cast<std::size_t>(missing), ' ');
  return result;
}

std::vector<std::string> wrapped(std::string_view text, int width) {
  std::vector<std::string> lines;
  std::string line;
  for (const std::string_view word : words(text)) {
    if (!line.empty() && columns_of(line) + 1 + columns_of(word) > width) {
      lines.push_back(line);
      line.clear();
    }
    if (!line.empty()) line += ' ';
    line += word;
  }
  if (!line.empty() || lines.empty()) lines.push_back(line);
  return lines;
}

std::string ended(std::string_view line) {
  const std::size_t last = line.find_last_not_of(' ');
  return std::string(line.substr(0, last == std::string_view::npos ? 0 : last + 1)) + '\n';
}

std::string valid_utf8(std::string_view text) {
  std::string valid;
  valid.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t size = character_size(text, at);
    valid += size == 0 ? replacement : text.substr(at, size);
    at += size == 0 ? 1 : size;
  }
  return valid;
}

std::string printable(std::string_view text) {
  std::string shown = valid_utf8(text);
  for (char& letter : shown) {
    const bool control = static_cast<unsigned char>(letter) < 0x20U || letter == 0x7F;
    if (control && letter != '\n') letter = '?';
  }
  return shown;
}

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view blanks = " \t\r\n";
  const std::size_t begin = text.find_first_not_of(blanks);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(blanks) - begin + 1);
}

}  // namespace parlor::cli
