#include "table/decider.h"
#include "table/messages.h"

/// What people agree on beside their plays: offers, settings, the next game.
namespace parlor::table {

Decider::Answer Decider::on(const MakeOffer& make) {
  if (auto refusal = must_play_on()) return refusal;
  if (table_.offer()) {
    return refused("not_open", say::offer_stands());
  }
  const Seat seat = *mine_.begin();
  if (auto refusal = must_not_tire(seat)) return refusal;
  if (make.offer == Offer::takeback && table_.plays_to_take_back(seat) == 0) {
    return refused("too_late", say::nothing_to_take_back());
  }
  if (auto misfit = add(Offered{seat, make.offer})) return misfit;
  // Bots are polite about slips and never tired of playing.
  if (make.offer == Offer::draw) {
    for (const Seat other : table_.seats()) {
      if (table_.chair(other).kind == Sitter::bot) return add(Declined{other, make.offer});
    }
  }
  return conclude_offer();
}

Decider::Answer Decider::on(const Accept& accept) {
  if (auto refusal = must_answer(accept.offer)) return refusal;
  for (const Seat seat : mine_) {
    if (table_.offer()->accepted.contains(seat)) continue;
    if (auto misfit = add(Accepted{seat, accept.offer})) return misfit;
  }
  return conclude_offer();
}

Decider::Answer Decider::on(const Decline& decline) {
  if (auto refusal = must_answer(decline.offer)) return refusal;
  return add(Declined{*mine_.begin(), decline.offer});
}

Decider::Answer Decider::conclude_offer() {
  const OpenOffer offer = *table_.offer();
  for (const Seat seat : table_.seats()) {
    const Chair& chair = table_.chair(seat);
    const bool asked = chair.kind == Sitter::person && !chair.handed;
    if (asked && !offer.accepted.contains(seat)) return std::nullopt;
  }
  if (offer.offer == Offer::takeback) {
    return add(TookBack{offer.seat, table_.plays_to_take_back(offer.seat)});
  }
  return end(table_.seats(), 1, true, "a draw was agreed on", How::agreed);
}

Decider::Answer Decider::on(const SetAutomatic& set) {
  if (auto refusal = must_sit()) return refusal;
  if (auto refusal = must_not_tire(*mine_.begin())) return refusal;
  for (const Seat seat : mine_) {
    if (table_.chair(seat).automatic == set.automatic) continue;
    if (auto misfit = add(Set{seat, set.automatic})) return misfit;
  }
  return std::nullopt;
}

Decider::Answer Decider::on(const AskRematch& ask) {
  if (table_.stage() != Stage::over) return refused("not_open", say::still_going());
  if (auto refusal = must_sit()) return refusal;
  if (!table_.rematch().empty()) return refused("not_open", say::next_is_made());
  for (const Seat seat : mine_) {
    if (table_.chair(seat).wants_rematch) continue;
    if (auto misfit = add(WantsRematch{seat})) return misfit;
  }
  for (const Seat seat : table_.seats_with(Sitter::person)) {
    const Chair& chair = table_.chair(seat);
    if (!chair.wants_rematch && (!chair.handed || chair.resigned)) return std::nullopt;
  }
  if (!ask.table.empty()) return add(Rematch{ask.table});
  return std::nullopt;
}

}  // namespace parlor::table
