#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "games/chess/game.h"
#include "games/chess/text/notation.h"

namespace {

using namespace parlor::chess;

void require(bool holds) {
  if (!holds) std::abort();
}

/// A position that was read is written, and read again to the same text; every listed move reads
/// back from both of its forms.
void check_position(const Chess& game, const Chess::State& state) {
  const std::string text = game.position(state);
  const auto again = game.read_position(text);
  require(again.ok() && game.position(*again) == text && *again == state);
  if (game.outcome(state)) return;
  MoveList moves;
  list_moves(state.board, moves);
  for (const Move move : moves) {
    require(*game.read_play(state, uci(move)) == move);
    require(*game.read_play(state, san(state, move)) == move);
    require(game.read_position(game.position(game.taken(state, move))).ok());
  }
}

/// Whatever is tried is either read as a play or refused with a sentence.
void check_attempt(const Chess& game, const Chess::State& state, std::string_view text) {
  const parlor::Ruling ruling = game.judge(state, text);
  require(!ruling.sentence().empty());
  require(ruling.legal == game.read_play(state, text).ok());
}

}  // namespace

/// A position on the first line, a play on the second.
// NOLINTNEXTLINE(readability-identifier-naming): the name libFuzzer looks for
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view input(reinterpret_cast<const char*>(data), size);
  const std::size_t end = std::min(input.find('\n'), input.size());
  const Chess game;
  const auto state = game.read_position(input.substr(0, end));
  if (state.ok()) check_position(game, *state);
  const std::string_view play = end < input.size() ? input.substr(end + 1) : input;
  check_attempt(game, state.ok() ? *state : game.start(), play);
  return 0;
}
