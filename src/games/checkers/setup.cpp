#include <algorithm>
#include <optional>

#include "core/game_model.h"
#include "core/messages.h"
#include "core/words.h"
#include "games/checkers/game.h"
#include "games/checkers/text/messages.h"

namespace parlor::checkers {
namespace {

constexpr std::string_view forced_value = "forced";
constexpr std::string_view huffing = "huffing";

GameInfo describe() {
  return {
      .id = "checkers",
      .title = "Checkers",
      .summary =
          "Jump over the other side's men on the dark squares until none is left or none can "
          "move.",
      .players = {2},
      .usual_players = 2,
      .seat_names = {"dark", "light"},
      .sheets = {{.id = "standard",
                  .name = "Standard",
                  .character = "Tournament play: whoever can capture must, to the end of the "
                               "series.",
                  .values = {std::string(forced_value)}},
                 {.id = "box",
                  .name = "The box of six games",
                  .character = "A capture may be left, at the risk of losing the piece to a huff.",
                  .values = {std::string(huffing)}}},
      .options = {{.name = "captures",
                   .title = "What happens when there is a capture to make",
                   .choices = {{std::string(forced_value),
                                "It must be taken, and a series finished."},
                               {std::string(huffing),
                                "It may be left; the other side may then, as its turn, take off a "
                                "piece that should have captured."}}}},
  };
}

Error unknown_option(const OptionSetting& setting) {
  const auto meant = nearest(setting.name, {"captures"});
  const arg::Text named(setting.name);
  return {on_line(setting.line,
                  meant ? say::option_meant(named, arg::Text(*meant)) : say::only_option(named))};
}

Result<Captures> read_captures(const OptionSetting& setting) {
  const auto* text = std::get_if<std::string>(&setting.value);
  if (text != nullptr && *text == forced_value) return Captures::forced;
  if (text != nullptr && *text == huffing) return Captures::huffing;
  return Error{on_line(setting.line, text != nullptr ? say::captures_not(arg::Text(*text))
                                                     : say::captures_values())};
}

std::optional<Error> check_players(const Setup& setup) {
  if (setup.players != 0 && setup.players != 2) {
    return Error{say::two_players(setup.players)};
  }
  if (!setup.seats.empty() && setup.seats != SeatSet::first(2)) {
    return Error{say::both_seats()};
  }
  return std::nullopt;
}

Result<const SheetInfo*> find_sheet(const std::string& id) {
  const auto& sheets = Checkers::info().sheets;
  if (id.empty()) return &sheets.front();
  const auto found = std::ranges::find(sheets, id, &SheetInfo::id);
  if (found != sheets.end()) return &*found;
  return Error{say::no_such_sheet(arg::Text(id))};
}

}  // namespace

const GameInfo& Checkers::info() {
  static const GameInfo info = describe();
  return info;
}

std::vector<std::string> Checkers::option_values() const {
  return {std::string(captures_ == Captures::forced ? forced_value : huffing)};
}

Result<AnyGame> make(const Setup& setup) {
  const auto sheet = find_sheet(setup.sheet);
  if (!sheet) return sheet.error();
  if (auto error = check_players(setup)) return *error;
  const Captures printed =
      (*sheet)->values.front() == forced_value ? Captures::forced : Captures::huffing;
  Captures captures = printed;
  for (const OptionSetting& setting : setup.settings) {
    if (setting.name != "captures") return unknown_option(setting);
    const auto chosen = read_captures(setting);
    if (!chosen) return chosen.error();
    captures = *chosen;
  }
  std::string name = (*sheet)->name;
  if (captures != printed) name += ", changed";
  if (!setup.name.empty()) name = setup.name;
  return any_game(Checkers(captures, std::move(name)));
}

}  // namespace parlor::checkers
