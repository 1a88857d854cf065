#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "games/checkers/game.h"

namespace {

using parlor::checkers::Captures;
using parlor::checkers::Checkers;

void require(bool holds) {
  if (!holds) std::abort();
}

/// Whatever is judged legal must be playable, read back from its own spelling, and lead to a
/// position that reads back.
void play(const Checkers& game, const Checkers::State& state, std::string_view text) {
  const parlor::Ruling ruling = game.judge(state, text);
  const auto choice = game.read_play(state, text);
  require(ruling.legal == choice.ok());
  require(ruling.legal || !ruling.sentence().empty());
  (void)game.judge_steps(state, text);
  if (!choice) return;
  const auto again = game.read_play(state, game.spell(state, *choice));
  require(again.ok() && *again == *choice);
  const auto after = game.taken(state, *choice);
  const auto reread = game.read_position(game.position(after));
  require(reread.ok() && reread->now == after.now && reread->quiet == after.quiet);
}

}  // namespace

/// The first byte chooses the sheet, the first line is a position, each further line a play in it.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const Checkers game(data[0] % 2 == 0 ? Captures::forced : Captures::huffing);
  std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
  const std::string_view position = text.substr(0, text.find('\n'));
  const auto state = game.read_position(position);
  if (!state) {
    require(!state.error().sentence().empty());
    play(game, game.start(), position);
    return 0;
  }
  require(*game.read_position(game.position(*state)) == *state);
  Checkers::Choices choices;
  game.choices(*state, choices);
  for (const auto& choice : choices) play(game, *state, game.spell(*state, choice));
  while (text.find('\n') != std::string_view::npos) {
    text.remove_prefix(text.find('\n') + 1);
    play(game, *state, text.substr(0, text.find('\n')));
  }
  return 0;
}
