#include "server/agreed_setup.h"

#include <utility>

#include "core/words.h"
#include "sheets/house_rules.h"
#include "wire/rules_json.h"

namespace parlor::server {

Result<Setup> agreed_setup(const GameKind& kind, const wire::json::object& request,
                           std::vector<sheets::Problem>* problems) {
  auto setup = wire::read_setup(kind.info(), request);
  if (!setup) return setup;
  wire::Fields fields(request);
  if (!fields.has("toml")) return setup;
  sheets::Reading reading = sheets::read_rules(fields.text("toml"));
  if (fields.error()) return *fields.error();
  sheets::RulesFile& file = reading.file;
  if (file.game.empty()) file.game = kind.info().id;
  std::vector<sheets::Problem> wrong = std::move(reading.problems);
  if (wrong.empty() && file.game != kind.info().id) {
    wrong.push_back({file.game_line,
                     cat("These are rules for ", file.game, ", not for ", kind.info().id, '.')});
  }
  if (wrong.empty()) wrong = sheets::problems_with(file, kind);
  if (!wrong.empty()) {
    Error error{sheets::told(wrong.front())};
    if (problems != nullptr) *problems = std::move(wrong);
    return error;
  }
  Setup agreed = sheets::setup_of(file);
  if (agreed.sheet.empty()) agreed.sheet = kind.info().sheets.front().id;
  agreed.players = setup->players;
  agreed.seats = setup->seats;
  return agreed;
}

}  // namespace parlor::server
