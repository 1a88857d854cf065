#include "table/letters.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <tuple>
#include <utility>
#include <vector>

#include "table/unicode_tables.h"

namespace parlor::table {
namespace {

constexpr int most_marks = 2;

struct Range {
  char32_t first;
  char32_t last;
};

/// Not seen, seen as nothing, or turning the line around them: controls, fillers, joiners, tags,
/// selectors, private letters.
constexpr std::array unseen_ranges{
    Range{0x0000, 0x001F},   Range{0x007F, 0x009F},   Range{0x00AD, 0x00AD},
    Range{0x034F, 0x034F},   Range{0x061C, 0x061C},   Range{0x115F, 0x1160},
    Range{0x17B4, 0x17B5},   Range{0x180B, 0x180F},   Range{0x200B, 0x200F},
    Range{0x2028, 0x202E},   Range{0x2060, 0x206F},   Range{0x2800, 0x2800},
    Range{0x3164, 0x3164},   Range{0xD800, 0xF8FF},   Range{0xFDD0, 0xFDEF},
    Range{0xFE00, 0xFE0F},   Range{0xFEFF, 0xFEFF},   Range{0xFFA0, 0xFFA0},
    Range{0xFFF0, 0xFFFB},   Range{0xFFFE, 0xFFFF},   Range{0x1BCA0, 0x1BCA3},
    Range{0x1D159, 0x1D159}, Range{0x1D173, 0x1D17A}, Range{0xE0000, 0x10FFFF}};

constexpr std::array space_ranges{
    Range{0x0009, 0x000D}, Range{0x0020, 0x0020}, Range{0x0085, 0x0085}, Range{0x00A0, 0x00A0},
    Range{0x1680, 0x1680}, Range{0x2000, 0x200A}, Range{0x2028, 0x2029}, Range{0x202F, 0x202F},
    Range{0x205F, 0x205F}, Range{0x3000, 0x3000}};

template <class Ranges>
bool is_in(const Ranges& ranges, char32_t letter) {
  return std::ranges::any_of(ranges, [letter](const Range& range) {
    return letter >= range.first && letter <= range.last;
  });
}

const Marks* mark(char32_t letter) {
  const auto all = marks();
  const auto found = std::ranges::lower_bound(all, letter, {}, &Marks::last);
  return found != all.end() && found->first <= letter ? &*found : nullptr;
}

int place_of(char32_t letter) {
  const Marks* found = mark(letter);
  return found == nullptr ? 0 : found->place;
}

// Korean syllables are composed by counting.
constexpr char32_t syllables = 0xAC00;
constexpr char32_t leads = 0x1100;
constexpr char32_t vowels = 0x1161;
constexpr char32_t tails = 0x11A7;
constexpr char32_t lead_count = 19;
constexpr char32_t vowel_count = 21;
constexpr char32_t tail_count = 28;
constexpr char32_t syllable_count = lead_count * vowel_count * tail_count;

char32_t composed_syllable(char32_t first, char32_t second) {
  if (first - leads < lead_count && second - vowels < vowel_count) {
    return syllables + ((first - leads) * vowel_count + (second - vowels)) * tail_count;
  }
  const bool open = first - syllables < syllable_count && (first - syllables) % tail_count == 0;
  if (open && second > tails && second - tails < tail_count) return first + (second - tails);
  return 0;
}

/// The letter that two make; 0 where they make none.
char32_t composed_of(char32_t first, char32_t second) {
  if (const char32_t syllable = composed_syllable(first, second)) return syllable;
  const auto parts = [](const Composition& made) { return std::pair(made.first, made.second); };
  const auto all = compositions();
  const auto found = std::ranges::lower_bound(all, std::pair(first, second), {}, parts);
  return found != all.end() && parts(*found) == std::pair(first, second) ? found->whole : 0;
}

const std::map<char32_t, std::pair<char32_t, char32_t>>& parts_by_letter() {
  static const auto made = [] {
    std::map<char32_t, std::pair<char32_t, char32_t>> parts;
    for (const auto list : {compositions(), decompositions()}) {
      for (const Composition& each : list) parts[each.whole] = {each.first, each.second};
    }
    return parts;
  }();
  return made;
}

void take_apart(char32_t letter, std::u32string& into) {
  const auto found = parts_by_letter().find(letter);
  if (found == parts_by_letter().end()) {
    into += letter;
    return;
  }
  take_apart(found->second.first, into);
  if (found->second.second != 0) take_apart(found->second.second, into);
}

/// Marks in the order of their places, where the order means nothing.
void sort_marks(std::u32string& letters) {
  for (auto first = letters.begin(); first != letters.end();) {
    if (place_of(*first) == 0) {
      ++first;
      continue;
    }
    const auto end =
        std::find_if(first, letters.end(), [](char32_t letter) { return place_of(letter) == 0; });
    // Those of one place stay in order. (std::stable_sort uses what clang calls deprecated.)
    std::vector<std::tuple<int, std::size_t, char32_t>> marks;
    for (auto mark = first; mark != end; ++mark) {
      marks.emplace_back(static_cast<int>(place_of(*mark)), marks.size(), *mark);
    }
    std::ranges::sort(marks);
    for (const auto& mark : marks) *first++ = std::get<char32_t>(mark);
  }
}

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

}  // namespace

std::u32string letters_of(std::string_view text) {
  std::u32string letters;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t size = letter_size(text, at);
    if (size == 0) {
      ++at;
      continue;
    }
    const auto first = static_cast<std::uint8_t>(text[at]);
    char32_t letter = size == 1 ? first : first & (0xFFU >> (size + 1));
    for (std::size_t i = 1; i < size; ++i) {
      letter = letter << 6 | (static_cast<std::uint8_t>(text[at + i]) & 0x3FU);
    }
    letters += letter;
    at += size;
  }
  return letters;
}

std::string written(std::u32string_view letters) {
  std::string text;
  const auto rest = [&text](char32_t letter, int shift) {
    text += static_cast<char>(0x80U | (letter >> shift & 0x3FU));
  };
  for (const char32_t letter : letters) {
    if (letter < 0x80) {
      text += static_cast<char>(letter);
      continue;
    }
    const int parts = letter < 0x800 ? 1 : letter < 0x10000 ? 2 : 3;
    const char32_t start = parts == 1 ? 0xC0U : parts == 2 ? 0xE0U : 0xF0U;
    text += static_cast<char>(start | letter >> (6 * parts));
    for (int i = parts - 1; i >= 0; --i) rest(letter, 6 * i);
  }
  return text;
}

std::u32string composed(std::u32string_view letters) {
  std::u32string apart;
  for (const char32_t letter : letters) take_apart(letter, apart);
  sort_marks(apart);
  std::u32string made;
  std::size_t base = std::u32string::npos;
  int last_place = 0;
  for (const char32_t letter : apart) {
    const int place = place_of(letter);
    // A mark that is kept from its letter by another of the same place stays by itself.
    const bool touches =
        base != std::u32string::npos && (base + 1 == made.size() || last_place < place);
    const char32_t whole = touches ? composed_of(made[base], letter) : 0;
    if (whole != 0) {
      made[base] = whole;
      continue;
    }
    if (place == 0) base = made.size();
    last_place = place;
    made += letter;
  }
  return made;
}

std::u32string cleaned(std::string_view text) {
  std::u32string seen;
  for (const char32_t letter : letters_of(text)) {
    if (is_in(space_ranges, letter)) {
      seen += U' ';
    } else if (!is_in(unseen_ranges, letter)) {
      seen += letter;
    }
  }
  std::u32string clean;
  int marks_here = most_marks;  // nothing to put a mark on yet
  for (const char32_t letter : composed(seen)) {
    if (letter == U' ') {
      if (!clean.empty() && clean.back() != U' ') clean += letter;
      marks_here = most_marks;
      continue;
    }
    if (mark(letter) == nullptr) {
      marks_here = 0;
    } else if (marks_here++ >= most_marks) {
      continue;
    }
    clean += letter;
  }
  while (clean.ends_with(U' ')) clean.pop_back();
  return clean;
}

}  // namespace parlor::table
