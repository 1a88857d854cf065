#include <algorithm>

#include "table/decider.h"
#include "table/messages.h"

/// Before the start: who sits where, and the texts for the dice.
namespace parlor::table {

Decider::Answer Decider::on(const Sit& sit) {
  if (auto refusal = must_be_open(sit.seat)) return refusal;
  const Agreement& agreed = table_.agreement();
  const std::string& kept_for = agreed.kept_for[at(sit.seat)];
  const std::string& key = agreed.keys[at(sit.seat)];
  if (!kept_for.empty() && kept_for != order_.token) {
    return refused("needs_key", say::seat_kept());
  }
  if (kept_for.empty() && agreed.invited && (key.empty() || key != sit.key)) {
    return refused("needs_key", say::by_invitation());
  }
  if (order_.token.empty()) {
    return refused("not_seated", say::needs_cookie());
  }
  const std::string name = cleaned_name(sit.name);
  if (name.empty()) return refused("bad_name", say::bad_name());
  if (auto misfit =
          add(Sat{sit.seat, Sitter::person, name, {}, sit.text_commitment, order_.token})) {
    return misfit;
  }
  if (table_.seats_with(Sitter::nobody).empty()) return begin();
  return std::nullopt;
}

Decider::Answer Decider::on(const SitBot& sit) {
  if (auto refusal = must_be_open(sit.seat)) return refusal;
  if (auto refusal = must_arrange(sit.seat)) return refusal;
  if (std::ranges::find(house_.levels, sit.level) == house_.levels.end()) {
    return bad_level(house_, sit.level);
  }
  return add(Sat{sit.seat, Sitter::bot, {}, sit.level, {}, {}});
}

Decider::Answer Decider::on(const Stand& stand) {
  if (table_.stage() != Stage::waiting) {
    return refused("not_open", table_.stage() == Stage::revealing ? say::about_to_begin()
                                                                  : say::begun_resign());
  }
  if (!table_.seats().contains(stand.seat)) return no_such_seat();
  if (auto refusal = must_arrange(stand.seat)) return refusal;
  const Sitter kind = table_.chair(stand.seat).kind;
  if (kind == Sitter::nobody) return refused("no_such_seat", say::nobody_sits_there());
  if (kind == Sitter::person && !mine_.contains(stand.seat)) {
    return refused("not_seated", say::leave_your_own());
  }
  return add(Stood{stand.seat});
}

Decider::Answer Decider::on(const Start& /*start*/) {
  if (auto refusal = must_wait()) return refusal;
  if (auto refusal = must_sit()) return refusal;
  if (!table_.seats_with(Sitter::nobody).empty()) {
    return refused("not_open", say::seat_still_open());
  }
  return begin();
}

Decider::Answer Decider::on(const Reveal& reveal) {
  if (!mine_.contains(reveal.seat)) return refused("not_seated", say::not_your_seat());
  const Chair& chair = table_.chair(reveal.seat);
  // Said again by who has not heard that it was heard.
  const bool heard = !chair.text.empty() && !chair.text_by_server;
  if (heard && chair.text == reveal.text) return std::nullopt;
  if (table_.stage() == Stage::waiting) {
    return refused("not_open", say::keep_your_text());
  }
  if (!table_.unrevealed().contains(reveal.seat)) {
    return refused("too_late", say::text_settled());
  }
  if (!house_.opens(reveal.seat, reveal.text, chair.text_commitment)) {
    return refused("bad_text", say::other_text());
  }
  if (auto misfit = add(Revealed{reveal.seat, reveal.text, RevealedBy::player})) return misfit;
  if (table_.unrevealed().empty()) return add(Started{});
  return std::nullopt;
}

Decider::Answer Decider::begin() {
  return table_.unrevealed().empty() ? add(Started{}) : add(Completed{});
}

Decider::Answer Decider::replace_missing_texts() {
  for (const Seat seat : table_.unrevealed()) {
    if (auto misfit = add(Revealed{seat, house_.replacement(seat), RevealedBy::server})) {
      return misfit;
    }
  }
  return add(Started{});
}

}  // namespace parlor::table
