#include <cstdint>

#include "table/command.h"

/// What is said at a table, and what its people are called.
namespace parlor::table {
namespace {

constexpr int longest_name = 24;

/// How many bytes the UTF-8 letter at `at` has; 0 where there is none.
std::size_t letter_size(std::string_view text, std::size_t at) {
  const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(text[i]); };
  const std::uint8_t first = byte(at);
  const std::size_t size = first < 0x80    ? 1
                           : first >= 0xF0 ? (first < 0xF5 ? 4 : 0)
                           : first >= 0xE0 ? 3
                           : first >= 0xC2 ? 2
                                           : 0;
  if (size == 0 || at + size > text.size()) return 0;
  for (std::size_t i = 1; i < size; ++i) {
    if ((byte(at + i) & 0xC0) != 0x80) return 0;
  }
  return size;
}

/// Letters that are not seen, or that turn the line around them.
bool is_unfit(std::string_view letter) {
  if (letter.size() == 1) return static_cast<std::uint8_t>(letter[0]) < 0x20 || letter[0] == 0x7F;
  if (letter.size() == 2) return letter[0] == '\xC2' && static_cast<std::uint8_t>(letter[1]) < 0xA0;
  if (letter.size() != 3) return false;
  const std::string_view start = letter.substr(0, 2);
  const auto last = static_cast<std::uint8_t>(letter[2]);
  if (start == "\xE2\x80") return (last >= 0x8B && last <= 0x8F) || (last >= 0xA8 && last <= 0xAE);
  if (start == "\xE2\x81") return last >= 0xA0 && last <= 0xAF;
  return letter == "\xEF\xBB\xBF";
}

}  // namespace

std::string cleaned_name(std::string_view name) {
  std::string clean;
  int letters = 0;
  bool space = false;
  for (std::size_t i = 0; i < name.size() && letters < longest_name;) {
    const std::size_t size = letter_size(name, i);
    const std::string_view letter = name.substr(i, size == 0 ? 1 : size);
    i += letter.size();
    if (letter == " " || letter == "\t" || letter == "\n") {
      space = !clean.empty();
      continue;
    }
    if (size == 0 || is_unfit(letter)) continue;
    if (space) {
      clean += ' ';
      ++letters;
      space = false;
      if (letters == longest_name) break;
    }
    clean += letter;
    ++letters;
  }
  while (clean.ends_with(' ')) clean.pop_back();
  return clean;
}

const std::vector<Phrase>& phrases() {
  static const std::vector<Phrase> all{
      {"hello", "Hello!"},
      {"good_luck", "Good luck!"},
      {"well_played", "Well played."},
      {"nice_throw", "Nice throw!"},
      {"ouch", "Ouch."},
      {"oops", "Oops."},
      {"thinking", "Let me think."},
      {"your_turn", "It is your turn."},
      {"one_moment", "One moment, please."},
      {"thanks", "Thank you."},
      {"sorry", "Sorry!"},
      {"good_game", "Good game."},
      {"again", "Another game?"},
      {"bye", "Good night."},
  };
  return all;
}

}  // namespace parlor::table
