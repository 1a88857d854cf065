#include "core/game_model.h"
#include "core/words.h"
#include "games/chess/game.h"

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
  info.sheets = {{"box",
                  "The box of six games",
                  "the chess everybody knows; draws by rule are declared at once",
                  {}}};
  return info;
}

std::string at_line(int line) { return line == 0 ? "" : cat("Line ", line, ": "); }

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
    return Error{
        cat("Chess has no sheet called \"", setup.sheet, "\"; its only one is ", sheet.id, ".")};
  }
  if (!setup.settings.empty()) {
    const OptionSetting& setting = setup.settings[0];
    return Error{cat(at_line(setting.line), "chess has no option called \"", setting.name,
                     "\"; it has no options at all.")};
  }
  if (!seats_fit(setup)) return Error{"Chess is played by two: White and Black."};
  return any_game(Chess(setup.name));
}

}  // namespace parlor::chess
