#include "cli/record_file.h"

#include <filesystem>
#include <fstream>
#include <utility>

#include "cli/json_text.h"
#include "cli/messages.h"
#include "cli/play_messages.h"
#include "sheets/text_file.h"

namespace parlor::cli {
namespace {

/// The play that was being made: a field beside those of every record.
constexpr std::string_view trying = "trying";

/// A slip of the keyboard must not write a game over somebody's letter.
bool holds_something_else(const std::string& path) {
  std::error_code code;
  if (!std::filesystem::exists(path, code)) return false;
  if (std::filesystem::is_empty(path, code) && !code) return false;
  const auto text = sheets::read_text(path);
  return !text || !text->starts_with("{\"parlor_record\":");
}

/// Before records, the terminal had a form of its own.
bool is_old_save(const std::string& text) { return text.starts_with("{\"parlor\":"); }

Result<LoadedGame> read_game(const std::string& text, Games games) {
  if (is_old_save(text)) return Error{say::old_save()};
  const auto file = wire::read_record_file(text);
  if (!file) return file.error();
  const auto record = wire::read_record(*file, games);
  if (!record) return record.error();
  auto sitting = Sitting::resume(*record, games);
  if (!sitting) return sitting.error();
  LoadedGame game{*std::move(sitting), {}, record->events.size()};
  wire::Fields fields(*file);
  if (fields.has(trying)) game.taken = fields.texts(trying);
  const auto due = game.sitting.table().due();
  const bool fits = !fields.error() && due && !due->throws &&
                    game.sitting.game().next(game.sitting.state(), game.taken).ok();
  if (!fits) game.taken.clear();
  return game;
}

}  // namespace

std::optional<Error> save_record(const Sitting& sitting, const std::vector<std::string>& taken,
                                 const std::string& path) {
  if (holds_something_else(path)) return Error{say::no_game_there(arg::Text(path))};
  wire::json::object record = sitting.record();
  if (!taken.empty()) record[trying] = json_array(taken);
  std::ofstream file(path, std::ios::binary);
  file << json_line(record);
  file.close();
  if (!file) return Error{say::cannot_write(arg::Text(path))};
  return std::nullopt;
}

Result<LoadedGame> load_record(const std::string& path, Games games) {
  const auto text = sheets::read_text(path);
  if (!text) return text.error();
  auto game = read_game(*text, games);
  if (!game) return Error{say::cannot_load(arg::Text(path), game.error().message)};
  return game;
}

}  // namespace parlor::cli
