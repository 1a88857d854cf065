#include "table/decide.h"

#include <algorithm>
#include <utility>

#include "core/words.h"
#include "table/messages.h"

namespace parlor::table {
namespace {

Refusal refused(std::string code, Message message) {
  return {std::move(code), std::move(message), {}};
}

Refusal bad_level(const House& house, const std::string& asked) {
  return refused("bad_level", say::bad_level(any_of<arg::Text>(house.levels), arg::Text(asked)));
}

/// Decides one command: a copy of the table takes events as they are made, so that what follows
/// from them can be asked of it. What the copy does not take is refused.
class Decider {
 public:
  Decider(const Table& table, const Order& order, const House& house)
      : table_(table), order_(order), house_(house), mine_(table.seats_of(order.token)) {}

  Decision decide() {
    if (is_full()) {
      return refused("too_late", say::too_much_happened());
    }
    std::optional<Refusal> refusal =
        std::visit([this](const auto& command) { return on(command); }, order_.command);
    if (!refusal && table_.stage() == Stage::playing) refusal = settle();
    if (refusal) return *std::move(refusal);
    return Decided{std::move(events_), std::move(table_)};
  }

 private:
  using Answer = std::optional<Refusal>;

  [[nodiscard]] bool is_full() const {
    if (table_.stage() == Stage::waiting) return table_.number() >= longest_wait;
    return table_.stage() == Stage::over && table_.number() >= longest_game + longest_epilogue;
  }

  // Before the start.

  Answer on(const Sit& sit) {
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

  Answer on(const SitBot& sit) {
    if (auto refusal = must_be_open(sit.seat)) return refusal;
    if (auto refusal = must_arrange(sit.seat)) return refusal;
    if (std::ranges::find(house_.levels, sit.level) == house_.levels.end()) {
      return bad_level(house_, sit.level);
    }
    return add(Sat{sit.seat, Sitter::bot, {}, sit.level, {}, {}});
  }

  Answer on(const Stand& stand) {
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

  Answer on(const Start& /*start*/) {
    if (auto refusal = must_wait()) return refusal;
    if (auto refusal = must_sit()) return refusal;
    if (!table_.seats_with(Sitter::nobody).empty()) {
      return refused("not_open", say::seat_still_open());
    }
    return begin();
  }

  Answer on(const Reveal& reveal) {
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

  // Playing.

  Answer on(const ThrowDice& /*dice*/) {
    if (auto refusal = must_be_due(true)) return refusal;
    return throw_dice();
  }

  Answer on(const Play& play) {
    if (auto refusal = must_be_due(false)) return refusal;
    std::string text = play.text.empty() ? join(play.steps, " ") : play.text;
    if (text.empty()) {
      const auto only = only_play();
      if (!only) return refused("illegal", say::step_first());
      text = *only;
    }
    return add_play({table_.due()->seat, std::move(text), PlayedBy::person});
  }

  Answer on(const ActForSeat& act) {
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

  Answer on(const Tick& /*tick*/) {
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

  Answer on(const HandOver& hand) {
    const bool fits = table_.stage() == Stage::playing && table_.seats().contains(hand.seat) &&
                      table_.chair(hand.seat).kind == Sitter::person &&
                      !table_.chair(hand.seat).handed;
    if (!fits) return refused("not_open", say::cannot_hand_over());
    return add(Handed{hand.seat, true});
  }

  Answer on(const TakeOver& take) {
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

  // Agreeing.

  Answer on(const MakeOffer& make) {
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

  Answer on(const Accept& accept) {
    if (auto refusal = must_answer(accept.offer)) return refusal;
    for (const Seat seat : mine_) {
      if (table_.offer()->accepted.contains(seat)) continue;
      if (auto misfit = add(Accepted{seat, accept.offer})) return misfit;
    }
    return conclude_offer();
  }

  Answer on(const Decline& decline) {
    if (auto refusal = must_answer(decline.offer)) return refusal;
    return add(Declined{*mine_.begin(), decline.offer});
  }

  /// Where everybody who decides for a seat agrees, it is done.
  Answer conclude_offer() {
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

  Answer on(const Resign& /*resign*/) {
    if (auto refusal = must_play_on()) return refusal;
    for (const Seat seat : mine_) {
      if (table_.stage() != Stage::playing || table_.chair(seat).resigned) continue;
      if (auto misfit = give_up(seat, How::resigned)) return misfit;
    }
    return std::nullopt;
  }

  Answer on(const SetAutomatic& set) {
    if (auto refusal = must_sit()) return refusal;
    if (auto refusal = must_not_tire(*mine_.begin())) return refusal;
    for (const Seat seat : mine_) {
      if (table_.chair(seat).automatic == set.automatic) continue;
      if (auto misfit = add(Set{seat, set.automatic})) return misfit;
    }
    return std::nullopt;
  }

  Answer on(const AskRematch& ask) {
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

  // What a command may need.

  static Refusal no_such_seat() { return refused("no_such_seat", say::no_such_seat()); }

  [[nodiscard]] Answer must_wait() const {
    if (table_.stage() == Stage::waiting) return std::nullopt;
    return refused("not_open",
                   table_.stage() == Stage::revealing ? say::about_to_begin() : say::begun());
  }

  [[nodiscard]] Answer must_be_open(Seat seat) const {
    if (auto refusal = must_wait()) return refusal;
    if (!table_.seats().contains(seat)) return no_such_seat();
    if (table_.chair(seat).kind != Sitter::nobody) {
      return refused("seat_taken", say::seat_taken());
    }
    return std::nullopt;
  }

  [[nodiscard]] Answer must_sit() const {
    if (!mine_.empty()) return std::nullopt;
    return not_seated();
  }

  /// Seats bots, or sends them away: who sits at the table, but at seats that are for somebody only
  /// who made it.
  [[nodiscard]] Answer must_arrange(Seat seat) const {
    const Agreement& agreed = table_.agreement();
    if (mine_.contains(seat)) return std::nullopt;
    if (!agreed.host.empty() && agreed.host == order_.token) return std::nullopt;
    if (auto refusal = must_sit()) return refusal;
    const bool reserved = agreed.invited || !agreed.kept_for[at(seat)].empty();
    if (agreed.host.empty() || !reserved) return std::nullopt;
    return refused("needs_key", say::only_host_seats_bot());
  }

  /// Offers and the like: not without end.
  [[nodiscard]] Answer must_not_tire(Seat seat) const {
    if (table_.chair(seat).asides < most_asides) return std::nullopt;
    return refused("too_late", say::enough_asides());
  }

  [[nodiscard]] Answer must_play_on() const {
    if (auto refusal = must_sit()) return refusal;
    if (table_.stage() == Stage::playing) return std::nullopt;
    return refused("not_open", table_.stage() == Stage::over ? say::over() : say::not_begun());
  }

  [[nodiscard]] Answer must_be_due(bool throws) const {
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

  [[nodiscard]] Answer must_answer(Offer offer) const {
    if (auto refusal = must_play_on()) return refusal;
    if (!table_.offer() || table_.offer()->offer != offer) {
      return refused("no_offer", say::no_such_offer());
    }
    if (mine_.contains(table_.offer()->seat)) {
      return refused("no_offer", say::others_answer());
    }
    return std::nullopt;
  }

  // What follows.

  /// Everybody sits: where somebody has committed to a text, it comes first.
  [[nodiscard]] Answer begin() {
    return table_.unrevealed().empty() ? add(Started{}) : add(Completed{});
  }

  [[nodiscard]] Answer replace_missing_texts() {
    for (const Seat seat : table_.unrevealed()) {
      if (auto misfit = add(Revealed{seat, house_.replacement(seat), RevealedBy::server})) {
        return misfit;
      }
    }
    return add(Started{});
  }

  [[nodiscard]] std::optional<std::string> only_play() const {
    return table_.game().only_play(table_.state());
  }

  [[nodiscard]] Answer throw_dice() {
    const Due due = *table_.due();
    return add(
        Threw{due.seat, house_.dice(table_.texts(), table_.throws(), due.dice), table_.throws()});
  }

  [[nodiscard]] Answer give_up(Seat seat, How how) {
    if (auto misfit = add(Resigned{seat})) return misfit;
    SeatSet last;
    for (const Seat other : table_.seats()) {
      if (table_.chair(other).resigned) continue;
      if (!last.empty() && table_.team(other) != last) return std::nullopt;
      last = table_.team(other);
    }
    return end(last, 1, false, how == How::time ? "the time is up" : "the others have resigned",
               how);
  }

  [[nodiscard]] Answer end(SeatSet winners, int points, bool draw, std::string reason, How how) {
    return add(Ended{winners, points, draw, std::move(reason), how, house_.seed});
  }

  /// Ends a game that is decided, and does what the next player wants done without being asked: one
  /// throw and one forced play at most, so that people can follow.
  [[nodiscard]] Answer settle() {
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

  /// Ends the game where it is over.
  [[nodiscard]] Answer finish() {
    if (table_.stage() != Stage::playing) return std::nullopt;
    const auto outcome = table_.game().outcome(table_.state());
    if (outcome) {
      return end(outcome->winners, outcome->points, outcome->draw, std::string(outcome->reason),
                 How::played);
    }
    if (table_.number() + 1 < longest_game) return std::nullopt;
    return end(table_.seats(), 1, true, "the game has become too long", How::length);
  }

  [[nodiscard]] bool took_back() const {
    return !events_.empty() && std::holds_alternative<TookBack>(events_.back().event.what);
  }

  [[nodiscard]] bool thrown_now() const {
    return !events_.empty() && std::holds_alternative<Threw>(events_.back().event.what);
  }

  [[nodiscard]] Event next_event(Happening what) const {
    return {table_.number() + 1, std::max(order_.now, table_.last_at()), std::move(what)};
  }

  /// The refusal is about the game, or about an event that does not fit.
  [[nodiscard]] Answer add_play(Played played) {
    Judged judged = table_.game().judge_play(table_.state(), played.play);
    if (!judged.ruling.legal) {
      return Refusal{"illegal", std::move(judged.ruling.message), std::move(judged.ruling.clause)};
    }
    return keep(table_.apply_judged(next_event(std::move(played)), std::move(judged)));
  }

  [[nodiscard]] Answer add(Happening what) {
    return keep(table_.apply_shown(next_event(std::move(what))));
  }

  [[nodiscard]] Answer keep(Result<AppliedEvent> applied) {
    if (!applied) return refused("unfit", applied.error().message);
    events_.push_back(*std::move(applied));
    return std::nullopt;
  }

  Table table_;
  const Order& order_;
  const House& house_;
  SeatSet mine_;
  std::vector<AppliedEvent> events_;
};

}  // namespace

Decision decide(const Table& table, const Order& order, const House& house) {
  return Decider(table, order, house).decide();
}

Decision make_table(const Agreement& agreement,
                    const std::vector<std::pair<Seat, std::string>>& bots, const House& house,
                    Millis now) {
  Decided decided;
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
