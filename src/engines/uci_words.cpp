#include "engines/uci_words.h"

#include <algorithm>
#include <charconv>

#include "core/words.h"
#include "engines/messages.h"

namespace parlor::engines {
namespace {

template <class Number>
std::optional<Number> read_number(std::string_view word) {
  Number number{};
  const auto [end, code] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (code != std::errc() || end != word.data() + word.size()) return std::nullopt;
  return number;
}

/// The number that follows a word of `go`, put where it belongs; false where the word has none.
template <class Number, class Place>
bool take(std::string_view word, Place& place) {
  const auto number = read_number<Number>(word);
  if (!number) return false;
  place = *number;  // NOLINT(bugprone-optional-value-conversion): not every place is optional
  return true;
}

bool take_for(Go& go, std::string_view name, std::string_view number) {
  if (name == "depth") return take<int>(number, go.depth);
  if (name == "nodes") return take<std::uint64_t>(number, go.nodes);
  if (name == "movetime") return take<std::int64_t>(number, go.movetime);
  if (name == "wtime") return take<std::int64_t>(number, go.white_time);
  if (name == "btime") return take<std::int64_t>(number, go.black_time);
  if (name == "winc") return take<std::int64_t>(number, go.white_increment);
  if (name == "binc") return take<std::int64_t>(number, go.black_increment);
  return take<int>(number, go.moves_to_go);
}

constexpr std::string_view numbered[] = {"depth", "nodes", "movetime", "wtime",
                                         "btime", "winc",  "binc",     "movestogo"};

std::string joined(const std::vector<std::string_view>& words, std::size_t from, std::size_t to) {
  std::string text;
  for (std::size_t i = from; i < to; ++i) text += cat(i == from ? "" : " ", words[i]);
  return text;
}

}  // namespace

Result<Go> read_go(const std::vector<std::string_view>& words) {
  Go go;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i] == "infinite") {
      go.infinite = true;
      continue;
    }
    if (std::ranges::find(numbered, words[i]) == std::end(numbered)) {
      return Error{say::go_word(arg::Text(words[i]))};
    }
    if (i + 1 == words.size() || !take_for(go, words[i], words[i + 1])) {
      return Error{say::go_number(arg::Text(words[i]))};
    }
    ++i;
  }
  return go;
}

Result<chess::State> read_position(const chess::Chess& game,
                                   const std::vector<std::string_view>& words) {
  const auto moves = std::ranges::find(words, std::string_view("moves"));
  const auto moves_at = static_cast<std::size_t>(moves - words.begin());
  chess::State state = game.start();
  if (words.empty() || (words[0] != "startpos" && words[0] != "fen")) {
    return Error{say::position_form()};
  }
  if (words[0] == "fen") {
    auto read = game.read_position(joined(words, 1, moves_at));
    if (!read) return read.error();
    state = *read;
  }
  for (std::size_t i = moves_at + 1; i < words.size(); ++i) {
    const auto move = game.read_play(state, words[i]);
    if (!move) return move.error();
    state = game.taken(state, *move);
  }
  return state;
}

Result<Option> read_option(const std::vector<std::string_view>& words) {
  const auto value = std::ranges::find(words, std::string_view("value"));
  const auto value_at = static_cast<std::size_t>(value - words.begin());
  if (words.size() < 2 || words[0] != "name") {
    return Error{say::setoption_form()};
  }
  return Option{joined(words, 1, value_at),
                value == words.end() ? "" : joined(words, value_at + 1, words.size())};
}

Budget budget_of(std::int64_t left, std::int64_t increment, std::optional<int> moves_to_go) {
  constexpr std::int64_t reserve = 40;  // for what happens between here and the clock
  const std::int64_t usable = std::max<std::int64_t>(left - reserve, 1);
  const std::int64_t moves = moves_to_go ? std::clamp(*moves_to_go, 1, 40) : 28;
  const std::int64_t usual = std::min(usable / moves + increment * 3 / 4, usable);
  return {std::max<std::int64_t>(usual * 6 / 10, 1),
          std::max<std::int64_t>(std::min(3 * usual, moves == 1 ? usable : usable / 2), 1)};
}

}  // namespace parlor::engines
