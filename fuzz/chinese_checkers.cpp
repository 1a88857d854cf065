#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "games/chinese_checkers/game.h"

namespace {

using parlor::chinese_checkers::ChineseCheckers;

void require(bool holds) {
  if (!holds) std::abort();
}

ChineseCheckers table(const char* sheet, int players, bool pairs) {
  parlor::Setup setup;
  setup.sheet = sheet;
  setup.players = players;
  setup.settings = {{"pairs", pairs}};
  return ChineseCheckers(*parlor::chinese_checkers::make_rules(setup));
}

const ChineseCheckers& any_table(std::uint8_t number) {
  static const ChineseCheckers tables[] = {table("small", 2, false), table("small", 3, false),
                                           table("large", 6, false), table("large", 4, true),
                                           table("small", 4, true)};
  return tables[number % 5];
}

void try_play(const ChineseCheckers& game, const ChineseCheckers::State& state,
              std::string_view text) {
  const auto choice = game.read_play(state, text);
  const parlor::Ruling ruling = game.judge(state, text);
  require(choice.ok() == ruling.legal && !ruling.sentence().empty());
  require(!game.judge_steps(state, text).sentence().empty());
  if (!choice) return;
  require(*game.read_play(state, game.spell(state, *choice)) == *choice);
  const auto after = game.taken(state, *choice);
  if (after.winners.empty()) require(*game.read_position(game.position(after)) == after);
}

}  // namespace

/// The first byte chooses the table; then a position, a line's end, and a play.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const ChineseCheckers& game = any_table(data[0]);
  const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
  const std::string_view position = text.substr(0, text.find('\n'));
  const std::string_view play =
      text.substr(position.size() == text.size() ? 0 : position.size() + 1);
  const auto state = game.read_position(position);
  if (state) require(*game.read_position(game.position(*state)) == *state);
  try_play(game, state ? *state : game.start(), play);
  return 0;
}
