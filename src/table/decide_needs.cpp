#include "core/words.h"
#include "table/decider.h"

/// What commands need to be taken.
namespace parlor::table {

Decider::Answer Decider::must_wait() const {
  if (table_.stage() == Stage::waiting) return std::nullopt;
  return refused("not_open",
                 table_.stage() == Stage::revealing ? about_to_begin : "The game has begun.");
}

Decider::Answer Decider::must_be_open(Seat seat) const {
  if (auto refusal = must_wait()) return refusal;
  if (!table_.seats().contains(seat)) return no_such_seat();
  if (table_.chair(seat).kind != Sitter::nobody) {
    return refused("seat_taken", "Somebody sits there already.");
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
  return refused("needs_key",
                 "This seat is by invitation: only who made the table can give it to a bot.");
}

Decider::Answer Decider::must_not_tire(Seat seat) const {
  if (table_.chair(seat).asides < most_asides) return std::nullopt;
  return refused("too_late", "You have offered, answered and set enough in this game: play on.");
}

Decider::Answer Decider::must_play_on() const {
  if (auto refusal = must_sit()) return refusal;
  return must_be_playing();
}

Decider::Answer Decider::must_be_playing() const {
  if (table_.stage() == Stage::playing) return std::nullopt;
  return refused("not_open",
                 table_.stage() == Stage::over ? "The game is over." : "The game has not begun.");
}

Decider::Answer Decider::must_be_due(bool throws) const {
  if (auto refusal = must_play_on()) return refusal;
  const auto due = table_.due();
  if (!due || !mine_.contains(due->seat)) {
    const std::string whose = due ? table_.game().seat_name(due->seat) : std::string("nobody");
    return refused("not_your_turn", cat("It is not your turn: ", whose, " has to ",
                                        due && due->throws ? "throw." : "play."));
  }
  if (!table_.chair(due->seat).decides()) {
    return refused("not_your_turn", "A bot is playing for you at the moment.");
  }
  if (due->throws == throws) return std::nullopt;
  return refused("not_your_turn",
                 throws ? "The dice are thrown: play them." : "Throw first, then play.");
}

Decider::Answer Decider::must_answer(Offer offer) const {
  if (auto refusal = must_play_on()) return refusal;
  if (!table_.offer() || table_.offer()->offer != offer) {
    return refused("no_offer", "No such offer stands any more.");
  }
  if (mine_.contains(table_.offer()->seat)) {
    return refused("no_offer", "The others have to answer your offer.");
  }
  return std::nullopt;
}

}  // namespace parlor::table
