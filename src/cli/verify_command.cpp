#include <map>
#include <ostream>
#include <variant>

#include "cli/commands.h"
#include "cli/json_text.h"
#include "cli/kept_file.h"
#include "cli/messages.h"
#include "core/words.h"
#include "fair/dice.h"
#include "fair/kept.h"
#include "sheets/text_file.h"
#include "wire/record_json.h"

namespace parlor::cli {
namespace {

struct VerifyOptions {
  std::string record;
  std::string kept;  // empty: what the record brings along, if anything
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

/// What everybody who sat to the end has added to the dice.
std::vector<fair::SeatText> texts_of(const wire::Record& record) {
  std::map<Seat, fair::SeatText> seats;
  for (const table::Event& event : record.events) {
    if (const auto* sat = std::get_if<table::Sat>(&event.what)) {
      seats[sat->seat] = {sat->seat, sat->text, sat->text_commitment};
    } else if (const auto* stood = std::get_if<table::Stood>(&event.what)) {
      seats.erase(stood->seat);
    } else if (const auto* revealed = std::get_if<table::Revealed>(&event.what)) {
      fair::SeatText& text = seats[revealed->seat];
      text.text = revealed->text;
      text.replaced = revealed->by == table::RevealedBy::server;
    }
  }
  std::vector<fair::SeatText> texts;
  for (auto& [seat, text] : seats) texts.push_back(std::move(text));
  return texts;
}

/// What was found out about a record.
struct Verified {
  std::uint64_t throws = 0;
  SeatSet replaced;
  bool in_the_clear = false;  // a text was told before all were committed to
  bool kept = false;          // it was compared with what was kept
};

using Checked = Result<Verified>;

Checked checked_dice(const wire::Record& record, const std::string& table,
                     const std::optional<fair::Kept>& kept) {
  const auto texts = texts_of(record);
  if (kept) {
    if (auto error = differs_from_kept({table, record.commitment, texts}, *kept)) {
      return *std::move(error);
    }
  }
  if (record.seed.empty()) {
    return Error{say::not_over_yet()};
  }
  const auto seed = fair::read_seed(record.seed);
  if (!seed) return Error{say::seed_form()};
  const auto throws =
      fair::verify({*seed, table, record.texts}, record.commitment, throws_of(record), texts);
  if (!throws) return throws.error();
  Verified verified{.throws = *throws, .replaced = {}, .kept = kept.has_value()};
  for (const fair::SeatText& text : texts) {
    if (text.replaced) verified.replaced.add(text.seat);
    verified.in_the_clear =
        verified.in_the_clear || (text.commitment.empty() && !text.text.empty());
  }
  return verified;
}

/// The dice first: a game with other dice does not replay either, but would not say why.
Checked checked(const wire::json::object& file, const std::optional<fair::Kept>& kept) {
  const auto unplayed = wire::read_unplayed_record(file);
  if (!unplayed) return unplayed.error();
  const wire::json::value* table = file.if_contains("table");
  const bool named = table != nullptr && table->is_string();
  auto verified = checked_dice(*unplayed, named ? std::string(table->get_string()) : "", kept);
  if (!verified) return verified;
  const auto record = wire::read_record(file);
  if (!record) return record.error();
  return verified;
}

/// What was kept, where there is something: in a file of its own, or along with the record.
Result<std::optional<fair::Kept>> kept_of(const VerifyOptions& options,
                                          const wire::json::object& file) {
  if (!options.kept.empty()) {
    auto kept = read_kept_file(options.kept);
    if (!kept) return kept.error();
    return std::optional(*std::move(kept));
  }
  const wire::Fields fields(file);
  const wire::json::object* along = fields.object("kept");
  if (along == nullptr) return std::optional<fair::Kept>();
  auto kept = read_kept(*along);
  if (!kept) return Error{say::in_file(arg::Text(options.record), kept.error().message)};
  return std::optional(*std::move(kept));
}

std::string praise(const Verified& verified) {
  std::string told = cat(verified.throws == 1 ? "The one throw follows"
                                              : cat("All ", verified.throws, " throws follow"),
                         " from the seed that was committed to and the players' texts, and "
                         "the game replays to the same end.");
  if (verified.kept) told += " All of it is as it was seen at the table.";
  for (const Seat seat : verified.replaced) {
    told += cat(" The text of seat ", seat.index(),
                " was not revealed in time: it is the one that the server was bound to.");
  }
  if (verified.in_the_clear) {
    told += " Texts were not committed to: the last to sit down could choose its own.";
  }
  return told;
}

void verify_options(OptionList& list, VerifyOptions& options) {
  list.text("record", options.record, "RECORD", "The record, as the page gives it").required();
  list.text("--kept", options.kept, "FILE", "What your page kept of the table");
  add_json(list, options.json);
}

Exit run_verify(const VerifyOptions& options, Games /*games*/, Console& console) {
  const auto text = sheets::read_text(options.record);
  if (!text) return complain(console, text.error().sentence());
  const auto file = wire::read_record_file(*text);
  if (!file) return complain(console, cat(options.record, ": ", file.error().sentence()));
  const auto kept = kept_of(options, *file);
  if (!kept) return complain(console, kept.error().sentence());
  const auto verified = checked(*file, *kept);
  const std::string sentence = verified ? praise(*verified) : verified.error().sentence();
  if (options.json) {
    console.out << json_line(
        json::object{{"honest", verified.ok()},
                     {"throws", verified ? json::value(verified->throws) : json::value(nullptr)},
                     {"kept", kept->has_value()},
                     {"sentence", json_string(sentence)}});
  } else {
    console.out << sentence << '\n';
  }
  return verified ? Exit::ok : Exit::no;
}

}  // namespace

Command verify_command() {
  return make_command<VerifyOptions>(
      {.name = "verify",
       .summary = "Check that the dice of a game were honest",
       .examples = "  parlor verify record.json\n"
                   "  parlor verify record.json --kept kept.json\n",
       .notes = "The exit code is 0 for honest dice, 1 if anything was changed, "
                "2 if it cannot be read.\n"},
      verify_options, run_verify);
}

}  // namespace parlor::cli
