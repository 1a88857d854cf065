#include "games/backgammon/text/position_id.h"

#include <array>
#include <cstdint>
#include <optional>

#include "games/backgammon/text/messages.h"

namespace parlor::backgammon {
namespace {

constexpr std::size_t letters = 14;
constexpr int key_bits = 80;
constexpr std::string_view alphabet =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// The board as a row of bits: for each place of a side, from its ace point to its bar, a one for
/// every man and a zero.
class Key {
 public:
  void set(int bit) { bytes_[byte(bit)] |= mask(bit); }
  [[nodiscard]] bool has(int bit) const { return (bytes_[byte(bit)] & mask(bit)) != 0; }

  [[nodiscard]] std::string text() const;
  static std::optional<Key> read(std::string_view text);

 private:
  static std::size_t byte(int bit) { return static_cast<std::size_t>(bit / 8); }
  static std::uint8_t mask(int bit) {
    return static_cast<std::uint8_t>(1U << static_cast<unsigned>(bit % 8));
  }
  /// Base64 takes six bits at a time from the left of each byte; four of the last letter hang
  /// over.
  static int bit_of_letter(std::size_t letter, int i) {
    const int from_left = static_cast<int>(letter) * 6 + i;
    return from_left / 8 * 8 + 7 - from_left % 8;
  }

  std::array<std::uint8_t, 10> bytes_{};
};

std::string Key::text() const {
  std::string text;
  for (std::size_t letter = 0; letter < letters; ++letter) {
    std::size_t value = 0;
    for (int i = 0; i < 6; ++i) {
      const int bit = bit_of_letter(letter, i);
      value = value * 2 + (bit < key_bits && has(bit) ? 1 : 0);
    }
    text += alphabet[value];
  }
  return text;
}

std::optional<Key> Key::read(std::string_view text) {
  Key key;
  for (std::size_t letter = 0; letter < letters; ++letter) {
    const std::size_t value = alphabet.find(text[letter]);
    if (value == std::string_view::npos) return std::nullopt;
    for (int i = 0; i < 6; ++i) {
      if ((value >> static_cast<unsigned>(5 - i) & 1U) == 0) continue;
      const int bit = bit_of_letter(letter, i);
      if (bit >= key_bits) return std::nullopt;
      key.set(bit);
    }
  }
  return key;
}

void write_men(const Men& men, Key& key, int& bit) {
  for (int place = 1; place <= bar; ++place, ++bit) {
    for (int man = men.at(place); man > 0; --man) key.set(bit++);
  }
}

/// How many men were read, or nothing where they are more than a side has.
std::optional<int> read_men(const Key& key, int& bit, Men& men) {
  int count = 0;
  for (int place = 1; place <= bar; ++place, ++bit) {
    for (; bit < key_bits && key.has(bit); ++bit, ++count) {
      if (count == men_each) return std::nullopt;
      men.add(place);
    }
  }
  men.put(off, men_each - count);
  return count;
}

}  // namespace

std::string position_id(const Board& board) {
  Key key;
  int bit = 0;
  write_men(board.waiting, key, bit);
  write_men(board.mover, key, bit);
  return key.text();
}

Result<Board> read_position_id(std::string_view text) {
  if (text.size() != letters) {
    return Error{say::id_length(arg::Text(text), text.size())};
  }
  const auto key = Key::read(text);
  if (!key) return Error{say::id_letters(arg::Text(text))};
  Board board;
  int bit = 0;
  const auto waiting = read_men(*key, bit, board.waiting);
  const auto mover = waiting ? read_men(*key, bit, board.mover) : std::nullopt;
  if (!waiting || !mover) {
    return Error{say::id_men(arg::Text(text))};
  }
  for (; bit < key_bits; ++bit) {
    if (key->has(bit)) return Error{say::id_goes_on(arg::Text(text))};
  }
  return checked_board(board, *mover, *waiting);
}

Result<Board> checked_board(const Board& board, int mover_men, int waiting_men) {
  if (mover_men == 0 || waiting_men == 0) {
    return Error{say::position_won()};
  }
  const PlaceSet shared = board.mover.in_play() & turned(board.waiting.in_play()) & all_points;
  if (shared != 0) {
    return Error{say::point_shared(arg::Place(lowest_of(shared)))};
  }
  return board;
}

}  // namespace parlor::backgammon
