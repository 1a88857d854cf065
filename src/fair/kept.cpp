#include "fair/kept.h"

#include <algorithm>

#include "fair/messages.h"

namespace parlor::fair {
namespace {

arg::Text shown(std::string_view commitment) {
  return arg::Text(commitment.empty() ? "none" : commitment);
}

std::optional<Error> seat_differs(const SeatText& recorded, const KeptSeat& kept) {
  const int seat = kept.seat.index();
  if (recorded.commitment != kept.commitment) {
    return Error{say::other_commitment(seat, shown(kept.commitment), shown(recorded.commitment))};
  }
  if (kept.text.empty()) return std::nullopt;
  if (recorded.replaced && kept.acknowledged) {
    return Error{say::replaced_though_taken(seat)};
  }
  if (!recorded.replaced && recorded.text != kept.text) {
    return Error{say::other_text(seat)};
  }
  return std::nullopt;
}

}  // namespace

std::optional<Error> differs_from_kept(const Recorded& record, const Kept& kept) {
  if (record.table != kept.table) {
    return Error{say::other_table(arg::Text(kept.table), arg::Text(record.table))};
  }
  if (record.commitment != kept.commitment) {
    return Error{say::other_seed()};
  }
  for (const KeptSeat& seat : kept.seats) {
    const auto found = std::ranges::find(record.texts, seat.seat, &SeatText::seat);
    if (found == record.texts.end()) {
      return Error{say::nobody_sits(seat.seat.index())};
    }
    if (auto error = seat_differs(*found, seat)) return error;
  }
  return std::nullopt;
}

}  // namespace parlor::fair
