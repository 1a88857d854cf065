#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace parlor {

/// The inks a terminal board is drawn with; the terminal turns them into colours, or leaves them
/// out.
enum class Ink : std::uint8_t { plain, faint, yellow, blue, red, green, purple, cyan, light, dark };

struct Glyph {
  std::string text = " ";  // one column wide
  Ink ink = Ink::plain;
  Ink ground = Ink::plain;
  bool bold = false;
};

/// A board drawn in character cells. It must be readable in text alone, without any ink.
class Picture {
 public:
  Picture(int width, int height)
      : width_(width),
        glyphs_(static_cast<std::size_t>(width) * static_cast<std::size_t>(height)) {}
  [[nodiscard]] int width() const { return width_; }
  [[nodiscard]] int height() const { return static_cast<int>(glyphs_.size()) / width_; }
  Glyph& at(int x, int y) { return glyphs_[index(x, y)]; }
  [[nodiscard]] const Glyph& at(int x, int y) const { return glyphs_[index(x, y)]; }
  /// Writes ASCII text from (x, y) to the right.
  void write(int x, int y, const std::string& text, Ink ink = Ink::plain, bool bold = false) {
    for (const char letter : text) {
      if (x >= width_) return;
      Glyph& glyph = at(x++, y);
      glyph.text = letter;
      glyph.ink = ink;
      glyph.bold = bold;
    }
  }

 private:
  [[nodiscard]] std::size_t index(int x, int y) const {
    return static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) +
           static_cast<std::size_t>(x);
  }
  int width_;
  std::vector<Glyph> glyphs_;
};

}  // namespace parlor
