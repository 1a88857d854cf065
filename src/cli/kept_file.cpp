#include "cli/kept_file.h"

#include "cli/messages.h"
#include "core/words.h"
#include "sheets/text_file.h"
#include "wire/event_json.h"

namespace parlor::cli {
namespace {

constexpr std::int64_t kept_version = 1;

Result<fair::KeptSeat> read_kept_seat(const wire::json::value& value) {
  if (!value.is_object()) return Error{say::kept_seat_form()};
  wire::Fields fields(value.get_object());
  fair::KeptSeat seat{wire::read_seat(fields), fields.text("text_commitment"),
                      fields.text_or("text", {}), fields.truth_or("acknowledged", false)};
  if (fields.error()) return *fields.error();
  return seat;
}

}  // namespace

Result<fair::Kept> read_kept(const wire::json::object& kept) {
  wire::Fields fields(kept);
  const wire::json::array* seats = fields.array("seats");
  if (fields.number_or("parlor_kept", 0) != kept_version || seats == nullptr) {
    return Error{say::not_kept()};
  }
  fair::Kept read{fields.text("table"), fields.text("commitment"), {}};
  if (fields.error()) return *fields.error();
  for (const wire::json::value& value : *seats) {
    auto seat = read_kept_seat(value);
    if (!seat) return seat.error();
    read.seats.push_back(*std::move(seat));
  }
  return read;
}

Result<fair::Kept> read_kept_file(const std::string& file) {
  const auto text = sheets::read_text(file);
  if (!text) return text.error();
  wire::json::error_code code;
  const wire::json::value value = wire::json::parse({text->data(), text->size()}, code);
  if (code || !value.is_object()) return Error{say::not_kept_file(arg::Text(file))};
  const wire::Fields fields(value.get_object());
  const wire::json::object* along = fields.object("kept");
  auto kept = read_kept(along != nullptr ? *along : value.get_object());
  if (!kept) return Error{say::in_file(arg::Text(file), kept.error().message)};
  return kept;
}

}  // namespace parlor::cli
