#include "server/agreed_setup.h"

#include <utility>

#include "core/words.h"
#include "server/messages.h"
#include "sheets/house_rules.h"
#include "table/letters.h"
#include "wire/rules_json.h"

namespace parlor::server {
namespace {

constexpr std::size_t longest_name = 80;
constexpr std::size_t most_options = 200;

/// House rules as a table keeps them: under a name that can be shown.
Result<Setup> presentable(Setup setup) {
  const std::u32string name = table::cleaned(setup.name);
  if (name.size() > longest_name) {
    return Error{say::name_too_long(longest_name)};
  }
  if (setup.settings.size() > most_options) {
    return Error{say::too_many_options(most_options)};
  }
  setup.name = table::written(name);
  return setup;
}

Result<Setup> read_agreed(const GameKind& kind, const wire::json::object& request,
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
    wrong.push_back(
        {file.game_line, say::other_game(arg::Text(file.game), arg::Text(kind.info().id))});
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

}  // namespace

Result<Setup> agreed_setup(const GameKind& kind, const wire::json::object& request,
                           std::vector<sheets::Problem>* problems) {
  auto setup = read_agreed(kind, request, problems);
  if (!setup) return setup;
  return presentable(*std::move(setup));
}

}  // namespace parlor::server
