#include "cli/style.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

#include <fmt/format.h>

namespace parlor::cli {
namespace {

// Numbers of the 256-colour palette nearest to the box's own colours; they keep their contrast on
// dark and on light terminals.
constexpr int black = 16;
constexpr int white = 231;

int text_colour(Ink ink) {
  switch (ink) {
    case Ink::yellow: return 178;
    case Ink::blue: return 68;
    case Ink::red: return 167;
    case Ink::green: return 71;
    case Ink::purple: return 133;
    case Ink::cyan: return 37;
    case Ink::light: return 180;
    case Ink::dark: return 137;
    case Ink::plain:
    case Ink::faint: break;
  }
  return 244;
}

int ground_colour(Ink ground) {
  switch (ground) {
    case Ink::yellow: return 178;
    case Ink::blue: return 25;
    case Ink::red: return 131;
    case Ink::green: return 65;
    case Ink::purple: return 96;
    case Ink::cyan: return 30;
    case Ink::light: return 180;
    case Ink::dark: return 95;
    case Ink::plain:
    case Ink::faint: break;
  }
  return 238;
}

bool bright(Ink ground) { return ground == Ink::yellow || ground == Ink::light; }

/// On a coloured ground the inks that have no colour of their own must stand out from it.
int text_on(Ink ink, Ink ground) {
  if (ink == Ink::light) return white;
  if (ink == Ink::dark) return black;
  if (ink == Ink::plain || ink == ground) return bright(ground) ? black : white;
  return text_colour(ink);
}

std::string codes_of(Ink ink, Ink ground, bool bold) {
  std::string codes = bold ? ";1" : "";
  if (ground != Ink::plain) {
    codes += fmt::format(";38;5;{};48;5;{}", text_on(ink, ground), ground_colour(ground));
  } else if (ink != Ink::plain) {
    codes += fmt::format(";38;5;{}", text_colour(ink));
  }
  return codes;
}

std::string coloured(std::string_view text, const std::string& codes) {
  if (codes.empty()) return std::string(text);
  return fmt::format("\x1b[{}m{}\x1b[0m", codes.substr(1), text);
}

}  // namespace

std::string Style::glyph(const Glyph& glyph) const {
  if (!colour_) return glyph.text;
  return coloured(glyph.text, codes_of(glyph.ink, glyph.ground, glyph.bold));
}

std::vector<std::string> Style::lines(const Picture& picture) const {
  std::vector<std::string> lines;
  for (int y = 0; y < picture.height(); ++y) {
    std::string line;
    for (int x = 0; x < picture.width(); ++x) line += glyph(picture.at(x, y));
    lines.push_back(std::move(line));
  }
  return lines;
}

std::string Style::ink(std::string_view text, Ink ink, bool bold) const {
  if (!colour_) return std::string(text);
  return coloured(text, codes_of(ink, Ink::plain, bold));
}

Ink ink_of_seat(std::string_view name) {
  static constexpr std::array<std::pair<std::string_view, Ink>, 10> inks{{{"yellow", Ink::yellow},
                                                                          {"blue", Ink::blue},
                                                                          {"red", Ink::red},
                                                                          {"green", Ink::green},
                                                                          {"purple", Ink::purple},
                                                                          {"cyan", Ink::cyan},
                                                                          {"white", Ink::light},
                                                                          {"light", Ink::light},
                                                                          {"black", Ink::dark},
                                                                          {"dark", Ink::dark}}};
  std::string lower(name);
  std::ranges::transform(lower, lower.begin(), [](unsigned char letter) {
    return static_cast<char>(std::tolower(letter));
  });
  const auto* const found =
      std::ranges::find_if(inks, [&](const auto& each) { return each.first == lower; });
  return found == inks.end() ? Ink::plain : found->second;
}

}  // namespace parlor::cli
