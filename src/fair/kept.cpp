#include "fair/kept.h"

#include <algorithm>

#include "core/words.h"

namespace parlor::fair {
namespace {

std::string shown(const std::string& commitment) {
  return commitment.empty() ? std::string("none") : commitment;
}

std::optional<Error> seat_differs(const SeatText& recorded, const KeptSeat& kept) {
  const int seat = kept.seat.index();
  if (recorded.commitment != kept.commitment) {
    return Error{cat("Seat ", seat, " committed to ", shown(kept.commitment),
                     " as it was seen at the table, but the record has ",
                     shown(recorded.commitment), '.')};
  }
  if (kept.text.empty()) return std::nullopt;
  if (recorded.replaced && kept.acknowledged) {
    return Error{cat("The server put in its own text for seat ", seat,
                     " though it had taken the text that was revealed in time.")};
  }
  if (!recorded.replaced && recorded.text != kept.text) {
    return Error{cat("The text of seat ", seat, " is not the one that was kept.")};
  }
  return std::nullopt;
}

}  // namespace

std::optional<Error> differs_from_kept(const Recorded& record, const Kept& kept) {
  if (record.table != kept.table) {
    return Error{cat("What was kept is of table ", kept.table, ", and the record is of table ",
                     record.table, '.')};
  }
  if (record.commitment != kept.commitment) {
    return Error{"The record's commitment is not the one that was seen before sitting down."};
  }
  for (const KeptSeat& seat : kept.seats) {
    const auto found = std::ranges::find(record.texts, seat.seat, &SeatText::seat);
    if (found == record.texts.end()) {
      return Error{cat("Nobody sits on seat ", seat.seat.index(),
                       " in the record, but somebody did at the table.")};
    }
    if (auto error = seat_differs(*found, seat)) return error;
  }
  return std::nullopt;
}

}  // namespace parlor::fair
