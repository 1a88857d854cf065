#include "table/conversation.h"

#include <algorithm>
#include <utility>

#include "table/messages.h"

namespace parlor::table {
namespace {

constexpr Millis hour = 3'600'000;

}  // namespace

bool Conversation::has_said_enough(Seat seat, Millis now) const {
  const Hour& said = hours_[at(seat)];
  return said.phrases >= most_phrases && now - said.since < hour;
}

std::optional<Refusal> Conversation::say(const Table& table, const std::string& token,
                                         const std::string& phrase, Millis now) {
  const SeatSet mine = token.empty() ? SeatSet() : table.seats_of(token);
  if (mine.empty()) return not_seated();
  if (std::ranges::find(phrases(), phrase, &Phrase::id) == phrases().end()) {
    return Refusal{"no_phrase", say::only_phrases(), {}};
  }
  const Seat seat = *mine.begin();
  if (has_said_enough(seat, now)) {
    return Refusal{"too_fast", say::enough_phrases(most_phrases), {}};
  }
  add({seat, phrase, now, table.number()});
  return std::nullopt;
}

void Conversation::add(Remark remark) {
  Hour& said = hours_[at(remark.seat)];
  if (said.phrases == 0 || remark.at - said.since >= hour) said = {remark.at, 0};
  ++said.phrases;
  latest_.push_back(std::move(remark));
  if (latest_.size() > remembered_phrases) latest_.pop_front();
}

}  // namespace parlor::table
