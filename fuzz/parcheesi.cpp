#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "games/parcheesi/game.h"

/// The first byte chooses the rules; then a position, and after a line break a play. Nothing that
/// is written may crash the readers, and what they accept has to be consistent.
namespace {

using parlor::parcheesi::Parcheesi;

struct Table {
  std::string_view sheet;
  bool pairs = false;
};
constexpr std::array<Table, 7> tables{
    {{"royal"}, {"classic"}, {"box"}, {"nest"}, {"russian"}, {"course"}, {"russian", true}}};

Parcheesi game_at(const Table& table) {
  parlor::Setup setup{
      .sheet = std::string(table.sheet), .name = "", .settings = {}, .seats = {}, .players = 4};
  if (table.pairs) setup.settings.push_back({"pairs", std::string("on"), 0});
  return *parlor::parcheesi::make_parcheesi(setup);
}

void require(bool holds) {
  if (!holds) std::abort();
}

void check_play(const Parcheesi& game, const parlor::parcheesi::State& state,
                std::string_view play) {
  const parlor::Ruling ruling = game.judge(state, play);
  require(!ruling.sentence().empty());
  static_cast<void>(game.judge_steps(state, play));
  if (state.phase != parlor::parcheesi::Phase::playing) {
    require(!ruling.legal);
    return;
  }
  const auto choice = game.read_play(state, play);
  require(choice.ok() == ruling.legal);
  if (!choice) return;
  const auto again = game.read_play(state, game.spell(state, *choice));
  require(again.ok() && *again == *choice);
  static_cast<void>(game.position(game.taken(state, *choice)));
}

}  // namespace

// NOLINTNEXTLINE(readability-identifier-naming): the name that libFuzzer looks for.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const Parcheesi game = game_at(tables[data[0] % tables.size()]);
  const std::string text(data + 1, data + size);
  const std::size_t line_end = text.find('\n');
  const std::string_view position = std::string_view(text).substr(0, line_end);
  const auto state = game.read_position(position);
  if (!state) {
    require(!state.error().sentence().empty());
    return 0;
  }
  const std::string written = game.position(*state);
  const auto again = game.read_position(written);
  require(again.ok() && *again == *state && game.position(*again) == written);
  static_cast<void>(game.picture(*state));
  if (line_end != std::string::npos) {
    check_play(game, *state, std::string_view(text).substr(line_end + 1));
  }
  return 0;
}
