#include <utility>

#include "core/words.h"
#include "table/decider.h"
#include "table/messages.h"

/// The game itself: throws and plays of people and bots, and what time brings.
namespace parlor::table {

Decider::Answer Decider::on(const ThrowDice& /*dice*/) {
  if (auto refusal = must_be_due(true)) return refusal;
  return throw_dice();
}

Decider::Answer Decider::on(const Play& play) {
  if (auto refusal = must_be_due(false)) return refusal;
  std::string text = play.text.empty() ? join(play.steps, " ") : play.text;
  if (text.empty()) {
    const auto only = only_play();
    if (!only) return refused("illegal", say::step_first());
    text = *only;
  }
  return add_play({table_.due()->seat, std::move(text), PlayedBy::person});
}

Decider::Answer Decider::on(const ActForSeat& act) {
  const auto due = table_.due();
  if (!due || due->seat != act.seat || table_.chair(act.seat).decides()) {
    return refused("not_your_turn", say::no_bot_due());
  }
  if (due->throws != act.play.empty()) {
    return refused("not_your_turn", say::bot_too_late());
  }
  if (due->throws) return throw_dice();
  const Chair& chair = table_.chair(act.seat);
  const bool for_late = chair.late && !chair.handed;
  return add_play({act.seat, act.play, for_late ? PlayedBy::clock : PlayedBy::bot});
}

Decider::Answer Decider::on(const Tick& /*tick*/) {
  if (table_.stage() == Stage::revealing) {
    return order_.now >= table_.reveal_until() ? replace_missing_texts() : std::nullopt;
  }
  const auto running = table_.running();
  if (!running || table_.left(*running, order_.now) > 0) return std::nullopt;
  const Seat seat = *running;
  const bool again = table_.chair(seat).timeouts_in_a_row > 0;
  if (auto misfit = add(TimedOut{seat})) return misfit;
  if (table_.agreement().on_timeout == OnTimeout::seat_loses) return give_up(seat, How::time);
  if (again || table_.agreement().clock.kind == ClockKind::game) return add(Handed{seat, true});
  return std::nullopt;
}

Decider::Answer Decider::on(const HandOver& hand) {
  const bool fits = table_.stage() == Stage::playing && table_.seats().contains(hand.seat) &&
                    table_.chair(hand.seat).kind == Sitter::person &&
                    !table_.chair(hand.seat).handed;
  if (!fits) return refused("not_open", say::cannot_hand_over());
  return add(Handed{hand.seat, true});
}

Decider::Answer Decider::on(const TakeOver& take) {
  if (table_.stage() != Stage::playing || !table_.seats().contains(take.seat)) {
    return refused("not_open", say::no_game());
  }
  const Chair& chair = table_.chair(take.seat);
  if (!order_.token.empty() && !mine_.contains(take.seat)) {
    return refused("not_seated", say::not_your_seat());
  }
  if (!chair.handed || chair.resigned) {
    return refused("not_open", say::no_bot_for_you());
  }
  if (table_.agreement().clock.kind == ClockKind::game && chair.left <= 0) {
    return refused("too_late", say::time_used_up());
  }
  return add(Handed{take.seat, false});
}

Decider::Answer Decider::on(const Resign& /*resign*/) {
  if (auto refusal = must_play_on()) return refusal;
  for (const Seat seat : mine_) {
    if (table_.stage() != Stage::playing || table_.chair(seat).resigned) continue;
    if (auto misfit = give_up(seat, How::resigned)) return misfit;
  }
  return std::nullopt;
}

Decider::Answer Decider::on(const CallOff& /*call_off*/) {
  if (auto refusal = must_be_playing()) return refusal;
  return end(table_.seats(), 1, true, "it was ended by who runs the server", How::stopped);
}

std::optional<std::string> Decider::only_play() const {
  return table_.game().only_play(table_.state());
}

Decider::Answer Decider::throw_dice() {
  const Due due = *table_.due();
  return add(
      Threw{due.seat, house_.dice(table_.texts(), table_.throws(), due.dice), table_.throws()});
}

Decider::Answer Decider::give_up(Seat seat, How how) {
  if (auto misfit = add(Resigned{seat})) return misfit;
  SeatSet last;
  for (const Seat other : table_.seats()) {
    if (table_.chair(other).resigned) continue;
    if (!last.empty() && table_.team(other) != last) return std::nullopt;
    last = table_.team(other);
  }
  return end(last, 1, false, how == How::time ? "the time is up" : "the others have resigned", how);
}

}  // namespace parlor::table
