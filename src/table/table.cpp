#include "table/table.h"

#include <algorithm>
#include <ranges>
#include <utility>

#include "table/messages.h"

namespace parlor::table {
namespace {

/// A person who wants to take back a play with nothing thrown since may have to undo one of each
/// seat; no need to remember more than two rounds.
constexpr std::size_t remembered_plays = std::size_t{2} * max_seats;

std::optional<Error> unless(bool fits, const Template<>& why) {
  if (fits) return std::nullopt;
  return Error{say::misfit(why())};
}

Roll roll_of(const std::vector<int>& dice) {
  return dice.size() == 1 ? Roll(dice[0]) : Roll(dice[0], dice[1]);
}

bool is_die(int die) { return die >= 1 && die <= 6; }

}  // namespace

Result<Table> Table::from(const std::vector<Event>& events, std::span<const GameKind> games) {
  Table table(games);
  for (const Event& event : events) {
    if (auto error = table.apply(event)) {
      return Error{say::in_event(event.number, error->message)};
    }
  }
  if (table.number_ == 0) return Error{say::begins_with_made()};
  return table;
}

std::optional<Error> Table::apply(const Event& event) { return apply(event, nullptr); }

Result<AppliedEvent> Table::apply_shown(Event event) {
  const auto* played = std::get_if<Played>(&event.what);
  if (played == nullptr || !game_) {
    if (auto error = apply(event)) return *std::move(error);
    return AppliedEvent{std::move(event), state_};
  }
  Judged judged = game_->judge_play(state_, played->play);
  return apply_judged(std::move(event), std::move(judged));
}

Result<AppliedEvent> Table::apply_judged(Event event, Judged judged) {
  if (auto error = apply(event, &judged)) return *std::move(error);
  return AppliedEvent{std::move(event), state_, std::move(judged.steps)};
}

std::optional<Error> Table::apply(const Event& event, const Judged* judged) {
  if (event.number != number_ + 1) {
    return Error{say::event_due(number_ + 1, event.number)};
  }
  if (event.at < last_at_) return Error{say::event_older()};
  if (number_ == 0 && !std::holds_alternative<Made>(event.what)) {
    return Error{say::begins_with_made()};
  }
  if (auto error = take(event, judged)) return error;
  number_ = event.number;
  last_at_ = event.at;
  return std::nullopt;
}

std::optional<Error> Table::take(const Event& event, const Judged* judged) {
  if (const auto* made = std::get_if<Made>(&event.what)) return on(*made, event.at);
  // The clocks of the old state stop before the event, those of the new one start after it. An
  // event that is refused leaves them as they were.
  const auto running = running_;
  const Millis left = running ? chair(*running).left : 0;
  const Millis clock_at = clock_at_;
  stop_clock(event.at);
  auto error = std::visit(
      [this, judged](const auto& what) -> std::optional<Error> {
        using What = std::decay_t<decltype(what)>;
        if constexpr (std::is_same_v<What, Made>) {
          return Error{say::made_once()};
        } else if constexpr (std::is_same_v<What, Played>) {
          return on(what, judged);
        } else {
          return on(what);
        }
      },
      event.what);
  if (error) {
    if (running) chair_at(*running).left = left;
    running_ = running;
    clock_at_ = clock_at;
    return error;
  }
  if (std::holds_alternative<Completed>(event.what)) completed_at_ = event.at;
  count_aside(event.what);
  start_clock(event.at);
  return std::nullopt;
}

/// What does not bring a game on, and whose it is.
void Table::count_aside(const Happening& what) {
  if (const auto* offered = std::get_if<Offered>(&what)) {
    ++chair_at(offered->seat).asides;
  } else if (const auto* accepted = std::get_if<Accepted>(&what)) {
    ++chair_at(accepted->seat).asides;
  } else if (const auto* declined = std::get_if<Declined>(&what)) {
    ++chair_at(declined->seat).asides;
  } else if (const auto* set = std::get_if<Set>(&what)) {
    ++chair_at(set->seat).asides;
  }
}

std::optional<Error> Table::on(const Made& made, Millis now) {
  if (auto error = unless(number_ == 0, say::fit_made_once)) return error;
  const auto kind = find_game(made.agreement.game, games_);
  if (!kind) return kind.error();
  auto game = kind->make(made.agreement.setup);
  if (!game) return game.error();
  agreement_ = std::make_shared<const Agreement>(made.agreement);
  game_ = *std::move(game);
  state_ = game_->start();
  seats_ = game_->seats(state_);
  made_at_ = now;
  clock_at_ = now;
  return std::nullopt;
}

std::optional<Error> Table::on(const Sat& sat) {
  const bool fits = stage_ == Stage::waiting && seats_.contains(sat.seat) &&
                    chair(sat.seat).kind == Sitter::nobody && sat.kind != Sitter::nobody;
  if (auto error = unless(fits, say::fit_seat_not_open)) return error;
  Chair chair;
  chair.kind = sat.kind;
  chair.name = sat.name;
  chair.level = sat.level;
  chair.text_commitment = sat.text_commitment;
  chair.text = sat.text;
  chair.token = sat.token;
  chair_at(sat.seat) = std::move(chair);
  return std::nullopt;
}

std::optional<Error> Table::on(const Stood& stood) {
  const bool fits = stage_ == Stage::waiting && seats_.contains(stood.seat) &&
                    chair(stood.seat).kind != Sitter::nobody;
  if (auto error = unless(fits, say::fit_nobody_can_leave)) return error;
  chair_at(stood.seat) = Chair();
  return std::nullopt;
}

std::optional<Error> Table::on(const Completed& /*completed*/) {
  const bool fits = stage_ == Stage::waiting && seats_with(Sitter::nobody).empty();
  if (auto error = unless(fits, say::fit_seat_open_or_begun)) return error;
  stage_ = Stage::revealing;
  return std::nullopt;
}

std::optional<Error> Table::on(const Revealed& revealed) {
  const bool fits =
      stage_ == Stage::revealing && unrevealed().contains(revealed.seat) && !revealed.text.empty();
  if (auto error = unless(fits, say::fit_no_text_due)) return error;
  Chair& chair = chair_at(revealed.seat);
  chair.text = revealed.text;
  chair.text_by_server = revealed.by == RevealedBy::server;
  return std::nullopt;
}

std::optional<Error> Table::on(const Started& /*started*/) {
  const bool waits = stage_ == Stage::waiting || stage_ == Stage::revealing;
  const bool fits = waits && seats_with(Sitter::nobody).empty();
  if (auto error = unless(fits, say::fit_seat_open_or_begun)) return error;
  if (auto error = unless(unrevealed().empty(), say::fit_texts_missing)) return error;
  stage_ = Stage::playing;
  for (const Seat seat : seats_) chair_at(seat).left = agreement_->clock.time;
  return std::nullopt;
}

std::optional<Error> Table::on(const Threw& threw) {
  const auto next = due();
  const bool fits = next && next->throws && next->seat == threw.seat && threw.k == throws_ &&
                    static_cast<int>(threw.dice.size()) == next->dice &&
                    std::ranges::all_of(threw.dice, is_die);
  if (auto error = unless(fits, say::fit_no_throw_due)) return error;
  state_ = game_->thrown(state_, roll_of(threw.dice));
  rolled_ = Rolled{threw.seat, threw.dice, threw.k};
  ++throws_;
  past_.clear();
  offer_.reset();
  return std::nullopt;
}

std::optional<Error> Table::on(const Played& played, const Judged* judged) {
  const auto next = due();
  const bool fits = next && !next->throws && next->seat == played.seat;
  if (auto error = unless(fits, say::fit_no_play_due)) return error;
  if (judged != nullptr && !judged->ruling.legal) return Error{judged->ruling.message};
  auto after = judged != nullptr ? judged->after : game_->taken(state_, played.play);
  if (!after) return after.error();
  past_.push_back({played.seat, state_});
  if (past_.size() > remembered_plays) past_.erase(past_.begin());
  state_ = *std::move(after);
  offer_.reset();
  Chair& chair = chair_at(played.seat);
  chair.late = false;
  if (played.by == PlayedBy::person || played.by == PlayedBy::automatic) {
    chair.timeouts_in_a_row = 0;
  }
  if (agreement_->clock.kind == ClockKind::turn) {
    for (const Seat seat : seats_) chair_at(seat).left = agreement_->clock.time;
  } else {
    chair.left += agreement_->clock.increment;
  }
  return std::nullopt;
}

std::optional<Error> Table::on(const Offered& offered) {
  const bool fits =
      stage_ == Stage::playing && !offer_ && chair(offered.seat).kind == Sitter::person;
  if (auto error = unless(fits, say::fit_nothing_to_offer)) return error;
  offer_ = OpenOffer{offered.offer, offered.seat, SeatSet(offered.seat)};
  return std::nullopt;
}

std::optional<Error> Table::on(const Accepted& accepted) {
  const bool fits = offer_ && offer_->offer == accepted.offer && seats_.contains(accepted.seat);
  if (auto error = unless(fits, say::fit_no_such_offer)) return error;
  offer_->accepted.add(accepted.seat);
  return std::nullopt;
}

std::optional<Error> Table::on(const Declined& declined) {
  const bool fits = offer_ && offer_->offer == declined.offer && seats_.contains(declined.seat);
  if (auto error = unless(fits, say::fit_no_such_offer)) return error;
  offer_.reset();
  return std::nullopt;
}

std::optional<Error> Table::on(const TookBack& back) {
  const bool fits =
      stage_ == Stage::playing && back.plays > 0 && plays_to_take_back(back.seat) == back.plays;
  if (auto error = unless(fits, say::fit_cannot_take_back)) return error;
  const auto first = past_.end() - back.plays;
  state_ = first->before;
  past_.erase(first, past_.end());
  offer_.reset();
  return std::nullopt;
}

std::optional<Error> Table::on(const TimedOut& timed_out) {
  const auto next = due();
  const bool fits = next && next->seat == timed_out.seat && chair(timed_out.seat).decides();
  if (auto error = unless(fits, say::fit_no_clock)) return error;
  Chair& chair = chair_at(timed_out.seat);
  chair.late = true;
  ++chair.timeouts_in_a_row;
  return std::nullopt;
}

std::optional<Error> Table::on(const Handed& handed) {
  const bool fits = stage_ == Stage::playing && seats_.contains(handed.seat) &&
                    chair(handed.seat).kind == Sitter::person &&
                    chair(handed.seat).handed != handed.to_bot;
  if (auto error = unless(fits, say::fit_in_those_hands)) return error;
  Chair& chair = chair_at(handed.seat);
  chair.handed = handed.to_bot;
  chair.late = false;
  chair.timeouts_in_a_row = 0;
  return std::nullopt;
}

std::optional<Error> Table::on(const Resigned& resigned) {
  const bool fits = stage_ == Stage::playing && seats_.contains(resigned.seat) &&
                    chair(resigned.seat).kind == Sitter::person && !chair(resigned.seat).resigned;
  if (auto error = unless(fits, say::fit_cannot_resign)) return error;
  Chair& chair = chair_at(resigned.seat);
  chair.resigned = true;
  chair.handed = true;
  chair.late = false;
  if (offer_ && offer_->seat == resigned.seat) offer_.reset();
  return std::nullopt;
}

std::optional<Error> Table::on(const Said& said) {
  return unless(seats_.contains(said.seat) && chair(said.seat).kind == Sitter::person,
                say::fit_only_seated_say);
}

std::optional<Error> Table::on(const Set& set) {
  const bool fits = seats_.contains(set.seat) && chair(set.seat).kind == Sitter::person;
  if (auto error = unless(fits, say::fit_only_seated_set)) return error;
  chair_at(set.seat).automatic = set.automatic;
  return std::nullopt;
}

std::optional<Error> Table::on(const Ended& ended) {
  if (auto error = unless(stage_ == Stage::playing, say::fit_no_game)) return error;
  if (auto error = unless(is_due(ended), say::fit_other_end)) return error;
  ended_ = ended;
  stage_ = Stage::over;
  offer_.reset();
  past_.clear();
  return std::nullopt;
}

/// Whether the game is over in this way.
bool Table::is_due(const Ended& ended) const {
  if (ended.how == How::agreed) {
    return ended.draw && ended.winners == seats_ && offer_ && offer_->offer == Offer::draw;
  }
  if (ended.how == How::stopped) return ended.draw && ended.winners == seats_;
  if (ended.how == How::length) {
    return ended.draw && ended.winners == seats_ && number_ + 1 >= longest_game;
  }
  if (ended.how == How::played) {
    const auto outcome = game_->outcome(state_);
    return outcome && outcome->winners == ended.winners && outcome->points == ended.points &&
           outcome->draw == ended.draw;
  }
  // One side is left: the others have resigned, or their time was up.
  SeatSet left;
  for (const Seat seat : seats_) {
    if (!chair(seat).resigned) left.add(seat);
  }
  return !ended.draw && !left.empty() && team(*left.begin()) == ended.winners &&
         (left.bits() & ~ended.winners.bits()) == 0;
}

std::optional<Error> Table::on(const WantsRematch& wants) {
  const bool fits = stage_ == Stage::over && seats_.contains(wants.seat) &&
                    chair(wants.seat).kind == Sitter::person;
  if (auto error = unless(fits, say::fit_only_players_want)) return error;
  chair_at(wants.seat).wants_rematch = true;
  return std::nullopt;
}

std::optional<Error> Table::on(const Rematch& rematch) {
  const bool fits = stage_ == Stage::over && rematch_.empty() && !rematch.table.empty();
  if (auto error = unless(fits, say::fit_no_other_game)) return error;
  rematch_ = rematch.table;
  return std::nullopt;
}

SeatSet Table::seats_of(const std::string& token) const {
  SeatSet found;
  for (const Seat seat : seats_) {
    if (chair(seat).kind == Sitter::person && chair(seat).token == token) found.add(seat);
  }
  return found;
}

SeatSet Table::seats_with(Sitter kind) const {
  SeatSet found;
  for (const Seat seat : seats_) {
    if (chair(seat).kind == kind) found.add(seat);
  }
  return found;
}

std::optional<Due> Table::due() const {
  if (stage_ != Stage::playing) return std::nullopt;
  const Actor actor = game_->actor(state_);
  if (actor.is_nobody()) return std::nullopt;
  if (actor.is_player()) return Due{actor.seat(), false, 0};
  const Throw to_throw = game_->to_throw(state_);
  return Due{to_throw.seat, true, to_throw.dice};
}

std::vector<std::string> Table::texts() const {
  std::vector<std::string> texts;
  for (const Seat seat : seats_) texts.push_back(chair(seat).text);
  return texts;
}

SeatSet Table::unrevealed() const {
  SeatSet found;
  for (const Seat seat : seats_) {
    if (!chair(seat).text_commitment.empty() && chair(seat).text.empty()) found.add(seat);
  }
  return found;
}

int Table::plays_to_take_back(Seat seat) const {
  if (!agreement_->takebacks || stage_ != Stage::playing) return 0;
  int plays = 0;
  for (const auto& past : std::views::reverse(past_)) {
    ++plays;
    if (past.seat == seat) return plays;
  }
  return 0;
}

std::optional<Seat> Table::last_player() const {
  if (past_.empty()) return std::nullopt;
  return past_.back().seat;
}

Millis Table::left(Seat seat, Millis now) const {
  const Millis left = chair(seat).left;
  return running_ == seat ? left - (now - clock_at_) : left;
}

void Table::stop_clock(Millis now) {
  if (running_) {
    Chair& chair = chair_at(*running_);
    chair.left = std::max<Millis>(0, chair.left - (now - clock_at_));
  }
  running_.reset();
  clock_at_ = now;
}

void Table::start_clock(Millis now) {
  clock_at_ = now;
  if (agreement_->clock.kind == ClockKind::none) return;
  const auto next = due();
  if (next && chair(next->seat).decides()) running_ = next->seat;
}

}  // namespace parlor::table
