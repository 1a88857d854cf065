#include "cli/saved_game.h"

#include <filesystem>
#include <fstream>
#include <utility>
#include <variant>

#include "cli/json_text.h"
#include "core/words.h"
#include "sheets/house_rules.h"
#include "sheets/text_file.h"

namespace parlor::cli {
namespace {

constexpr std::int64_t format_version = 1;

json::value option_json(const OptionValue& value) {
  if (const auto* text = std::get_if<std::string>(&value)) return json_string(*text);
  if (const auto* number = std::get_if<std::int64_t>(&value)) return *number;
  if (const auto* truth = std::get_if<bool>(&value)) return *truth;
  json::array pairs;
  for (const auto& [from, to] : std::get<PairList>(value)) {
    pairs.push_back(json::array{from, to});
  }
  return pairs;
}

std::optional<OptionValue> read_option(const json::value& value) {
  if (value.is_bool()) return value.get_bool();
  if (value.is_int64()) return value.get_int64();
  if (value.is_string()) return std::string(value.get_string());
  if (!value.is_array()) return std::nullopt;
  PairList pairs;
  for (const json::value& item : value.get_array()) {
    const json::array* pair = item.if_array();
    if (pair == nullptr || pair->size() != 2) return std::nullopt;
    const std::int64_t* from = (*pair)[0].if_int64();
    const std::int64_t* to = (*pair)[1].if_int64();
    if (from == nullptr || to == nullptr) return std::nullopt;
    pairs.emplace_back(*from, *to);
  }
  return pairs;
}

/// A printed sheet is its id; anything else is written out.
json::value rules_json(const Setup& setup) {
  if (setup.name.empty() && setup.settings.empty()) return json_string(setup.sheet);
  json::object options;
  for (const OptionSetting& setting : setup.settings) {
    options[setting.name] = option_json(setting.value);
  }
  return json::object{{"base", json_string(setup.sheet)},
                      {"name", json_string(setup.name)},
                      {"options", std::move(options)}};
}

json::array history_json(const Sitting& sitting) {
  json::array history;
  for (const Event& event : sitting.events()) {
    json::object line{{"seat", json_string(sitting.game().seat_name(event.seat))}};
    if (event.roll) {
      line["throw"] = roll_text(*event.roll);
    } else {
      line["play"] = json_string(event.play);
    }
    history.push_back(std::move(line));
  }
  return history;
}

std::string text_at(const json::object& object, std::string_view key) {
  const json::value* value = object.if_contains(key);
  return value != nullptr && value->is_string() ? std::string(value->get_string()) : std::string();
}

/// Reads a saved game part by part; the first thing that is wrong becomes the sentence.
class Reader {
 public:
  Reader(const json::object& file, Games games) : file_(file), games_(games) {}

  Result<Sitting> read() {
    const json::value* version = file_.if_contains("parlor");
    if (file_.contains("parlor_record")) {
      return Error{"it is the record of a game on the page; the terminal loads what it saved"};
    }
    if (version == nullptr) return Error{"it is no saved game"};
    if (!version->is_int64() || version->get_int64() != format_version) {
      return Error{"it was saved by another version of parlor"};
    }
    auto agreed = read_agreed();
    if (!agreed) return agreed.error();
    auto players = read_seats(agreed->game->seats(agreed->game->start()).size());
    if (!players) return players.error();
    if (auto problem = problem_with(*players, agreed->game)) return *std::move(problem);
    Sitting sitting(*std::move(agreed), *std::move(players), read_seed());
    if (auto problem = replay(sitting)) return *std::move(problem);
    return sitting;
  }

 private:
  Result<AgreedGame> read_agreed() const {
    const auto kind = sheets::game_called(text_at(file_, "game"), games_);
    if (!kind) return kind.error();
    Setup setup;
    if (auto problem = read_rules(setup)) return *std::move(problem);
    const json::value* seats = file_.if_contains("seats");
    if (seats != nullptr && seats->is_array()) {
      setup.players = static_cast<int>(seats->get_array().size());
    }
    return agree(*kind, std::move(setup));
  }

  [[nodiscard]] std::optional<Error> read_rules(Setup& setup) const {
    const json::value* rules = file_.if_contains("rules");
    if (rules != nullptr && rules->is_string()) {
      setup.sheet = std::string(rules->get_string());
      return std::nullopt;
    }
    if (rules == nullptr || !rules->is_object()) return Error{"its rules are missing"};
    setup.sheet = text_at(rules->get_object(), "base");
    setup.name = text_at(rules->get_object(), "name");
    const json::value* options = rules->get_object().if_contains("options");
    if (options == nullptr || !options->is_object()) return Error{"its rules have no options"};
    for (const auto& [name, value] : options->get_object()) {
      auto read = read_option(value);
      if (!read) return Error{cat("the value of its option ", std::string_view(name), " is odd")};
      setup.settings.push_back({std::string(name), *std::move(read), 0});
    }
    return std::nullopt;
  }

  [[nodiscard]] Result<std::vector<Player>> read_seats(int count) const {
    const json::value* seats = file_.if_contains("seats");
    if (seats == nullptr || !seats->is_array()) return Error{"its seats are missing"};
    std::vector<std::string> names;
    for (const json::value& seat : seats->get_array()) {
      names.push_back(seat.is_string() ? std::string(seat.get_string()) : std::string("?"));
    }
    auto players = read_players(join(names, ","));
    if (players && static_cast<int>(players->size()) != count) {
      return Error{cat("it has ", players->size(), " seats, but its game has ", count)};
    }
    return players;
  }

  [[nodiscard]] std::uint64_t read_seed() const {
    const json::value* seed = file_.if_contains("seed");
    if (seed == nullptr) return 0;
    if (seed->is_uint64()) return seed->get_uint64();
    return seed->is_int64() ? static_cast<std::uint64_t>(seed->get_int64()) : 0;
  }

  std::optional<Error> replay(Sitting& sitting) const {
    const std::string position = text_at(file_, "position");
    const json::value* history = file_.if_contains("history");
    if (history == nullptr || !history->is_array()) return Error{"its history is missing"};
    for (const json::value& line : history->get_array()) {
      if (!line.is_object()) return Error{"its history is broken"};
      if (auto problem = replay_event(sitting, line.get_object())) return problem;
    }
    if (sitting.game().position(sitting.state()) == position) return std::nullopt;
    if (!history->get_array().empty()) return Error{"its history does not lead to its position"};
    const auto state = sitting.game().read_position(position);
    if (!state) return state.error();
    if (sitting.game().seats(*state) != sitting.seats()) {
      return Error{"its position has other seats than its game"};
    }
    sitting.go_on_from(*state);
    return std::nullopt;
  }

  static std::optional<Error> replay_event(Sitting& sitting, const json::object& line) {
    const Actor actor = sitting.actor();
    if (actor.is_chance()) {
      const auto roll = read_roll(text_at(line, "throw"));
      const bool fits =
          roll && (sitting.game().to_throw(sitting.state()).dice == 1) == (roll->low() == 0);
      if (!fits) return Error{"a throw in its history is broken"};
      sitting.put_dice(*roll);
      return std::nullopt;
    }
    if (actor.is_nobody()) return Error{"its history goes on after the end of the game"};
    return sitting.take(text_at(line, "play"));
  }

  const json::object& file_;
  Games games_;
};

/// A slip of the keyboard must not write a game over somebody's letter.
bool holds_something_else(const std::string& path) {
  std::error_code code;
  if (!std::filesystem::exists(path, code)) return false;
  if (std::filesystem::is_empty(path, code) && !code) return false;
  const auto text = sheets::read_text(path);
  return !text || !text->starts_with("{\"parlor\":");
}

}  // namespace

std::string saved_text(const Sitting& sitting) {
  json::array seats;
  for (const Player& player : sitting.players()) seats.emplace_back(json_string(player.name()));
  return json_line(json::object{
      {"parlor", format_version},
      {"game", json_string(sitting.game().info().id)},
      {"rules", rules_json(sitting.agreed().setup)},
      {"seats", std::move(seats)},
      {"seed", sitting.seed()},
      {"position", json_string(sitting.game().position(sitting.state()))},
      {"history", history_json(sitting)},
  });
}

Result<Sitting> read_saved(const std::string& text, Games games) {
  json::error_code code;
  const json::value value = json::parse(text, code);
  if (code) return Error{"it is not JSON"};
  if (!value.is_object()) return Error{"it is no saved game"};
  return Reader(value.get_object(), games).read();
}

std::optional<Error> save_sitting(const Sitting& sitting, const std::string& path) {
  if (holds_something_else(path)) {
    return Error{cat(path, " is there already and is not a saved game: choose another name.")};
  }
  std::ofstream file(path, std::ios::binary);
  file << saved_text(sitting);
  file.close();
  if (!file) return Error{cat(path, " cannot be written.")};
  return std::nullopt;
}

Result<Sitting> load_sitting(const std::string& path, Games games) {
  const auto text = sheets::read_text(path);
  if (!text) return text.error();
  auto sitting = read_saved(*text, games);
  if (sitting) return sitting;
  std::string reason = sitting.error().sentence();
  if (!reason.ends_with('.')) reason += '.';
  return Error{cat(path, " cannot be loaded: ", reason)};
}

}  // namespace parlor::cli
