#pragma once

#include <optional>
#include <string>
#include <vector>

#include "table/decide.h"

namespace parlor::table {

/// Decides one command: a copy of the table takes events as they are made, so that what follows
/// from them can be asked of it. What the copy does not take is refused.
class Decider {
 public:
  Decider(const Table& table, const Order& order, const House& house)
      : table_(table), order_(order), house_(house), mine_(table.seats_of(order.token)) {}

  Decision decide();

 private:
  using Answer = std::optional<Refusal>;

  [[nodiscard]] bool is_full() const;

  // Before the start (decide_seats.cpp).
  Answer on(const Sit& sit);
  Answer on(const SitBot& sit);
  Answer on(const Stand& stand);
  Answer on(const Start& start);
  Answer on(const Reveal& reveal);
  /// Everybody sits: where somebody has committed to a text, it comes first.
  [[nodiscard]] Answer begin();
  [[nodiscard]] Answer replace_missing_texts();

  // Playing (decide_play.cpp).
  Answer on(const ThrowDice& dice);
  Answer on(const Play& play);
  Answer on(const ActForSeat& act);
  Answer on(const Tick& tick);
  Answer on(const HandOver& hand);
  Answer on(const TakeOver& take);
  Answer on(const Resign& resign);
  Answer on(const CallOff& call_off);
  [[nodiscard]] std::optional<std::string> only_play() const;
  [[nodiscard]] Answer throw_dice();
  [[nodiscard]] Answer give_up(Seat seat, How how);

  // Agreeing (decide_offers.cpp).
  Answer on(const MakeOffer& make);
  Answer on(const Accept& accept);
  Answer on(const Decline& decline);
  Answer on(const SetAutomatic& set);
  Answer on(const AskRematch& ask);
  /// Where everybody who decides for a seat agrees, it is done.
  Answer conclude_offer();

  // What a command may need (decide_needs.cpp).
  [[nodiscard]] Answer must_wait() const;
  [[nodiscard]] Answer must_be_open(Seat seat) const;
  [[nodiscard]] Answer must_sit() const;
  /// Seats bots, or sends them away: who sits at the table, but at seats that are for somebody only
  /// who made it.
  [[nodiscard]] Answer must_arrange(Seat seat) const;
  /// Offers and the like: not without end.
  [[nodiscard]] Answer must_not_tire(Seat seat) const;
  [[nodiscard]] Answer must_play_on() const;
  [[nodiscard]] Answer must_be_playing() const;
  [[nodiscard]] Answer must_be_due(bool throws) const;
  [[nodiscard]] Answer must_answer(Offer offer) const;

  // What follows (decide.cpp).
  /// Ends a game that is decided, and does what the next player wants done without being asked: one
  /// throw and one forced play at most, so that people can follow.
  [[nodiscard]] Answer settle();
  /// Ends the game where it is over.
  [[nodiscard]] Answer finish();
  [[nodiscard]] Answer end(SeatSet winners, int points, bool draw, std::string reason, How how);
  [[nodiscard]] bool took_back() const;
  [[nodiscard]] bool thrown_now() const;
  [[nodiscard]] Event next_event(Happening what) const;
  /// The refusal is about the game, or about an event that does not fit.
  [[nodiscard]] Answer add_play(Played played);
  [[nodiscard]] Answer add(Happening what);
  [[nodiscard]] Answer keep(Result<AppliedEvent> applied);

  Table table_;
  const Order& order_;
  const House& house_;
  SeatSet mine_;
  std::vector<AppliedEvent> events_;
};

Refusal refused(std::string code, Message message);
Refusal bad_level(const House& house, const std::string& asked);
Refusal no_such_seat();

}  // namespace parlor::table
