#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <string_view>

/// The board: a ring of 68 spaces, four colours a quarter of it apart, a home path of seven spaces
/// for each.
namespace parlor::parcheesi {

inline constexpr int colors = 4;
inline constexpr int pawns_each = 4;
inline constexpr int ring_size = 68;
inline constexpr int quarter = ring_size / colors;
/// From ENTER (offset 0) a pawn walks to its turn-off (offset 63), then up the home path.
inline constexpr int turn_off = 63;
inline constexpr int path_size = 7;

/// Colours are seats: yellow is seat 0, and each next one enters a quarter of the ring further on.
enum class Color : std::uint8_t { yellow, blue, red, green };

constexpr std::size_t index(Color color) { return static_cast<std::size_t>(color); }
constexpr Color color_at(int index) { return static_cast<Color>(index & 3); }
constexpr Color opposite(Color color) { return color_at(static_cast<int>(color) + 2); }

inline constexpr std::array<std::string_view, colors> color_names{"yellow", "blue", "red", "green"};
inline constexpr std::string_view color_letters = "ybrg";
constexpr std::string_view name_of(Color color) { return color_names[index(color)]; }
constexpr char letter_of(Color color) { return color_letters[index(color)]; }

/// The number printed for a ring space, 1 to 68, seen as an offset from a colour's ENTER, and back.
constexpr int space_number(Color color, int offset) {
  return (4 + quarter * static_cast<int>(color) + offset) % ring_size + 1;
}
constexpr int offset_of_space(Color color, int number) {
  return (number - 5 - quarter * static_cast<int>(color) + 2 * ring_size) % ring_size;
}

/// Safety spaces repeat every quarter, so they lie alike for every colour.
constexpr bool is_safety(int offset) {
  const int within = offset % quarter;
  return within == 0 || within == 7 || within == 12;
}

/// Where a pawn is, as its own colour counts: in START, on the ring by its offset from ENTER, on
/// its home path, HOME. The order of values is START, ENTER to turn-off, home path, HOME, and last
/// the four ring spaces past the turn-off, which only a pawn on another lap reaches.
class Place {
 public:
  constexpr Place() = default;
  static constexpr Place start() { return Place(0); }
  static constexpr Place home() { return Place(72); }
  /// Offset 0 (ENTER) to 67.
  static constexpr Place ring(int offset) {
    return Place(offset <= turn_off ? offset + 1 : offset + 9);
  }
  /// `h1` to `h7`; 8 is HOME.
  static constexpr Place path(int number) { return Place(64 + number); }
  static constexpr Place from_code(int code) { return Place(code); }

  [[nodiscard]] constexpr int code() const { return code_; }
  [[nodiscard]] constexpr bool in_start() const { return code_ == 0; }
  [[nodiscard]] constexpr bool is_home() const { return code_ == 72; }
  [[nodiscard]] constexpr bool on_path() const { return code_ >= 65 && code_ <= 71; }
  [[nodiscard]] constexpr bool on_ring() const {
    return !in_start() && (code_ <= 64 || code_ >= 73);
  }
  /// Whether it stands past its turn-off, on the way round again.
  [[nodiscard]] constexpr bool past_turn_off() const { return code_ >= 73; }
  [[nodiscard]] constexpr int ring_offset() const {
    assert(on_ring());
    return code_ <= 64 ? code_ - 1 : code_ - 9;
  }
  [[nodiscard]] constexpr int path_number() const {
    assert(on_path());
    return code_ - 64;
  }
  /// A pawn's way as one line that ends with HOME: its code, and below that the spaces past the
  /// turn-off, from which it has all of it before it again.
  [[nodiscard]] constexpr int on_line() const {
    return past_turn_off() ? code_ - last_code : code_;
  }
  static constexpr Place from_line(int point) {
    return Place(point > 0 ? point : point + last_code);
  }
  /// Spaces left to HOME if it turns off at its next chance; a pawn in START has one more than one
  /// on ENTER.
  [[nodiscard]] constexpr int spaces_left() const {
    if (past_turn_off()) return 71 + ring_size - ring_offset();
    return 72 - code_;
  }
  constexpr auto operator<=>(const Place&) const = default;

 private:
  static constexpr int last_code = 76;
  constexpr explicit Place(int code) : code_(static_cast<std::uint8_t>(code)) {}
  std::uint8_t code_ = 0;
};

/// Number of different place codes.
inline constexpr int place_codes = 77;

/// A set of ring spaces, as the mover counts them. The spaces up to the turn-off fill one word, so
/// that sheets without laps never need the other.
class RingSet {
 public:
  constexpr RingSet() = default;
  constexpr void add(Place place) { word(place) |= std::uint64_t{1} << bit(place); }
  constexpr void add_to_turn_off(std::uint64_t spaces) { words_[0] |= spaces; }
  /// Any place but START may be asked for.
  [[nodiscard]] constexpr bool has(Place place) const {
    return (words_[at(place)] >> bit(place) & 1U) != 0;
  }
  /// The spaces from ENTER to the turn-off, one bit each.
  [[nodiscard]] constexpr std::uint64_t to_turn_off() const { return words_[0]; }

  /// Whether any of the `count` spaces after `offset`, the last included, is in the set.
  [[nodiscard]] constexpr bool any_after(int offset, int count) const {
    if (offset + count < 64) {
      return ((words_[0] >> offset >> 1) & ((std::uint64_t{1} << count) - 1)) != 0;
    }
    for (int walked = 1; walked <= count; ++walked) {
      if (has(Place::ring((offset + walked) % ring_size))) return true;
    }
    return false;
  }

 private:
  static constexpr std::size_t at(Place place) {
    return static_cast<std::size_t>(place.code() - 1) >> 6;
  }
  static constexpr unsigned bit(Place place) {
    return static_cast<unsigned>(place.code() - 1) & 63U;
  }
  constexpr std::uint64_t& word(Place place) { return words_[at(place)]; }

  std::array<std::uint64_t, 2> words_{};
};

}  // namespace parlor::parcheesi
