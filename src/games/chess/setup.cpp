#include "core/game_model.h"
#include "core/messages.h"
#include "games/chess/game.h"
#include "games/chess/text/messages.h"

namespace parlor::chess {
namespace {

GameInfo make_info() {
  GameInfo info;
  info.id = "chess";
  info.title = "Chess";
  info.summary =
      "Corner the king: the whole game, with an arbiter that says why a move is illegal.";
  info.players = {2};
  info.usual_players = 2;
  info.seat_names = {"White", "Black"};
  info.sheets = {{"box", "The box of six games", say::box_character(), {}}};
  return info;
}

bool seats_fit(const Setup& setup) {
  if (setup.players != 0 && setup.players != 2) return false;
  return setup.seats.empty() || setup.seats == SeatSet::first(2);
}

}  // namespace

const GameInfo& Chess::info() {
  static const GameInfo info = make_info();
  return info;
}

Result<AnyGame> make(const Setup& setup) {
  const SheetInfo& sheet = Chess::info().sheets[0];
  if (!setup.sheet.empty() && setup.sheet != sheet.id) {
    return Error{say::only_sheet(arg::Text(setup.sheet), arg::Text(sheet.id))};
  }
  if (!setup.settings.empty()) {
    const OptionSetting& setting = setup.settings[0];
    return Error{on_line(setting.line, say::no_options(arg::Text(setting.name)))};
  }
  if (!seats_fit(setup)) return Error{say::two_players()};
  return any_game(Chess(setup.name));
}

}  // namespace parlor::chess
