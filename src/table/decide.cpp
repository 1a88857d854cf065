#include "table/decide.h"

#include <algorithm>
#include <utility>

#include "table/decider.h"
#include "table/messages.h"

namespace parlor::table {

Refusal refused(std::string code, Message message) {
  return {std::move(code), std::move(message), {}};
}

Refusal bad_level(const House& house, const std::string& asked) {
  return refused("bad_level", say::bad_level(any_of<arg::Text>(house.levels), arg::Text(asked)));
}

Refusal no_such_seat() { return refused("no_such_seat", say::no_such_seat()); }

Decision Decider::decide() {
  if (is_full()) {
    return refused("too_late", say::too_much_happened());
  }
  std::optional<Refusal> refusal =
      std::visit([this](const auto& command) { return on(command); }, order_.command);
  if (!refusal && table_.stage() == Stage::playing) refusal = settle();
  if (refusal) return *std::move(refusal);
  return Decided{std::move(events_), std::move(table_)};
}

bool Decider::is_full() const {
  if (table_.stage() == Stage::waiting) return table_.number() >= longest_wait;
  return table_.stage() == Stage::over && table_.number() >= longest_game + longest_epilogue;
}

Decider::Answer Decider::settle() {
  if (auto misfit = finish()) return misfit;
  const auto first = table_.due();
  if (!first || !table_.chair(first->seat).decides()) return std::nullopt;
  if (first->throws && table_.chair(first->seat).automatic.throws && !thrown_now()) {
    if (auto misfit = throw_dice()) return misfit;
  }
  const auto next = table_.due();
  if (!next || next->throws || !table_.chair(next->seat).decides()) return std::nullopt;
  if (!table_.chair(next->seat).automatic.forced || took_back()) return std::nullopt;
  auto only = only_play();
  if (!only) return std::nullopt;
  if (auto misfit = add_play({next->seat, *std::move(only), PlayedBy::automatic})) return misfit;
  return finish();
}

Decider::Answer Decider::finish() {
  if (table_.stage() != Stage::playing) return std::nullopt;
  const auto outcome = table_.game().outcome(table_.state());
  if (outcome) {
    return end(outcome->winners, outcome->points, outcome->draw, std::string(outcome->reason),
               How::played);
  }
  if (table_.number() + 1 < longest_game) return std::nullopt;
  return end(table_.seats(), 1, true, "the game has become too long", How::length);
}

Decider::Answer Decider::end(SeatSet winners, int points, bool draw, std::string reason, How how) {
  return add(Ended{winners, points, draw, std::move(reason), how, house_.seed});
}

bool Decider::took_back() const {
  return !events_.empty() && std::holds_alternative<TookBack>(events_.back().event.what);
}

bool Decider::thrown_now() const {
  return !events_.empty() && std::holds_alternative<Threw>(events_.back().event.what);
}

Event Decider::next_event(Happening what) const {
  return {table_.number() + 1, std::max(order_.now, table_.last_at()), std::move(what)};
}

Decider::Answer Decider::add_play(Played played) {
  Judged judged = table_.game().judge_play(table_.state(), played.play);
  if (!judged.ruling.legal) {
    return Refusal{"illegal", std::move(judged.ruling.message), std::move(judged.ruling.clause)};
  }
  return keep(table_.apply_judged(next_event(std::move(played)), std::move(judged)));
}

Decider::Answer Decider::add(Happening what) {
  return keep(table_.apply_shown(next_event(std::move(what))));
}

Decider::Answer Decider::keep(Result<AppliedEvent> applied) {
  if (!applied) return refused("unfit", applied.error().message);
  events_.push_back(*std::move(applied));
  return std::nullopt;
}

Decision decide(const Table& table, const Order& order, const House& house) {
  return Decider(table, order, house).decide();
}

Decision make_table(const Agreement& agreement,
                    const std::vector<std::pair<Seat, std::string>>& bots, const House& house,
                    Millis now, std::span<const GameKind> games) {
  Decided decided{{}, Table(games)};
  Table& table = decided.after;
  const auto add = [&](Happening what) -> std::optional<Refusal> {
    auto applied = table.apply_shown({table.number() + 1, now, std::move(what)});
    if (!applied) return refused("bad_rules", applied.error().message);
    decided.events.push_back(*std::move(applied));
    return std::nullopt;
  };
  if (auto refusal = add(Made{agreement})) return *std::move(refusal);
  for (const auto& [seat, level] : bots) {
    if (std::ranges::find(house.levels, level) == house.levels.end()) {
      return bad_level(house, level);
    }
    if (!table.seats().contains(seat) || table.chair(seat).kind != Sitter::nobody) {
      return refused("no_such_seat", say::seat_not_free(seat.index()));
    }
    if (auto refusal = add(Sat{seat, Sitter::bot, {}, level, {}, {}})) return *std::move(refusal);
  }
  if (table.seats_with(Sitter::nobody).empty()) {
    if (auto refusal = add(Started{})) return *std::move(refusal);
  }
  return decided;
}

}  // namespace parlor::table
