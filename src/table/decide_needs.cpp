#include "table/decider.h"
#include "table/messages.h"

/// What commands need to be taken.
namespace parlor::table {

Decider::Answer Decider::must_wait() const {
  if (table_.stage() == Stage::waiting) return std::nullopt;
  return refused("not_open",
                 table_.stage() == Stage::revealing ? say::about_to_begin() : say::begun());
}

Decider::Answer Decider::must_be_open(Seat seat) const {
  if (auto refusal = must_wait()) return refusal;
  if (!table_.seats().contains(seat)) return no_such_seat();
  if (table_.chair(seat).kind != Sitter::nobody) {
    return refused("seat_taken", say::seat_taken());
  }
  return std::nullopt;
}

Decider::Answer Decider::must_sit() const {
  if (!mine_.empty()) return std::nullopt;
  return not_seated();
}

Decider::Answer Decider::must_arrange(Seat seat) const {
  const Agreement& agreed = table_.agreement();
  if (mine_.contains(seat)) return std::nullopt;
  if (!agreed.host.empty() && agreed.host == order_.token) return std::nullopt;
  if (auto refusal = must_sit()) return refusal;
  const bool reserved = agreed.invited || !agreed.kept_for[at(seat)].empty();
  if (agreed.host.empty() || !reserved) return std::nullopt;
  return refused("needs_key", say::only_host_seats_bot());
}

Decider::Answer Decider::must_not_tire(Seat seat) const {
  if (table_.chair(seat).asides < most_asides) return std::nullopt;
  return refused("too_late", say::enough_asides());
}

Decider::Answer Decider::must_play_on() const {
  if (auto refusal = must_sit()) return refusal;
  return must_be_playing();
}

Decider::Answer Decider::must_be_playing() const {
  if (table_.stage() == Stage::playing) return std::nullopt;
  return refused("not_open", table_.stage() == Stage::over ? say::over() : say::not_begun());
}

Decider::Answer Decider::must_be_due(bool throws) const {
  if (auto refusal = must_play_on()) return refusal;
  const auto due = table_.due();
  if (!due) return refused("not_your_turn", say::nobody_has_to_play());
  if (!mine_.contains(due->seat)) {
    const auto& others_turn = due->throws ? say::has_to_throw : say::has_to_play;
    return refused("not_your_turn", others_turn(arg::Seat(table_.game().seat_name(due->seat))));
  }
  if (!table_.chair(due->seat).decides()) {
    return refused("not_your_turn", say::bot_plays_for_you());
  }
  if (due->throws == throws) return std::nullopt;
  return refused("not_your_turn", throws ? say::play_the_dice() : say::throw_first());
}

Decider::Answer Decider::must_answer(Offer offer) const {
  if (auto refusal = must_play_on()) return refusal;
  if (!table_.offer() || table_.offer()->offer != offer) {
    return refused("no_offer", say::no_such_offer());
  }
  if (mine_.contains(table_.offer()->seat)) {
    return refused("no_offer", say::others_answer());
  }
  return std::nullopt;
}

}  // namespace parlor::table
