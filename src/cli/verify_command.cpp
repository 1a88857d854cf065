#include <ostream>
#include <variant>

#include "cli/commands.h"
#include "cli/json_text.h"
#include "core/words.h"
#include "fair/dice.h"
#include "sheets/text_file.h"
#include "wire/record_json.h"

namespace parlor::cli {
namespace {

struct VerifyOptions {
  std::string record;
  bool json = false;
};

std::vector<fair::Told> throws_of(const wire::Record& record) {
  std::vector<fair::Told> throws;
  for (const table::Event& event : record.events) {
    if (const auto* threw = std::get_if<table::Threw>(&event.what)) {
      throws.push_back({threw->k, threw->dice});
    }
  }
  return throws;
}

Result<std::uint64_t> checked_dice(const wire::Record& record, const std::string& table) {
  if (record.seed.empty()) {
    return Error{"The game of this record is not over, so its dice cannot be checked yet."};
  }
  const auto seed = fair::read_seed(record.seed);
  if (!seed) return Error{"The seed that was revealed is none: a seed has 64 hex digits."};
  return fair::verify({*seed, table, record.texts}, record.commitment, throws_of(record));
}

/// The dice first: a game with other dice does not replay either, but would not say why.
Result<std::uint64_t> checked(const wire::json::object& file) {
  const auto unplayed = wire::read_unplayed_record(file);
  if (!unplayed) return unplayed.error();
  const wire::json::value* table = file.if_contains("table");
  const bool named = table != nullptr && table->is_string();
  auto throws = checked_dice(*unplayed, named ? std::string(table->get_string()) : "");
  if (!throws) return throws;
  const auto record = wire::read_record(file);
  if (!record) return record.error();
  return throws;
}

void verify_options(OptionList& list, VerifyOptions& options) {
  list.text("record", options.record, "RECORD", "The record, as the page gives it").required();
  add_json(list, options.json);
}

Exit run_verify(const VerifyOptions& options, Games /*games*/, Console& console) {
  const auto text = sheets::read_text(options.record);
  if (!text) return complain(console, text.error().message);
  const auto file = wire::read_record_file(*text);
  if (!file) return complain(console, cat(options.record, ": ", file.error().message));
  const auto throws = checked(*file);
  const std::string sentence =
      throws ? cat(*throws == 1 ? "The one throw follows" : cat("All ", *throws, " throws follow"),
                   " from the seed that was committed to and the players' texts, and "
                   "the game replays to the same end.")
             : throws.error().message;
  if (options.json) {
    console.out << json_line(
        json::object{{"honest", throws.ok()},
                     {"throws", throws ? json::value(*throws) : json::value(nullptr)},
                     {"sentence", json_string(sentence)}});
  } else {
    console.out << sentence << '\n';
  }
  return throws ? Exit::ok : Exit::no;
}

}  // namespace

Command verify_command() {
  return make_command<VerifyOptions>(
      {.name = "verify",
       .summary = "Check that the dice of a game were honest",
       .examples = "  parlor verify record.json\n",
       .notes = "The exit code is 0 for honest dice, 1 if anything was changed, "
                "2 if it cannot be read.\n"},
      verify_options, run_verify);
}

}  // namespace parlor::cli
