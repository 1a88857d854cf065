#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/picture.h"

namespace parlor::cli {

/// Turns inks into a terminal's colours, or leaves text as it is.
class Style {
 public:
  explicit Style(bool colour) : colour_(colour) {}

  [[nodiscard]] std::string glyph(const Glyph& glyph) const;
  [[nodiscard]] std::vector<std::string> lines(const Picture& picture) const;
  [[nodiscard]] std::string ink(std::string_view text, Ink ink, bool bold = false) const;
  [[nodiscard]] std::string bold(std::string_view text) const {
    return ink(text, Ink::plain, true);
  }
  [[nodiscard]] std::string faint(std::string_view text) const { return ink(text, Ink::faint); }

 private:
  bool colour_;
};

/// The ink that fits what a seat is called: `yellow` is yellow, `White` is light.
Ink ink_of_seat(std::string_view name);

}  // namespace parlor::cli
