#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/any_game.h"
#include "games/list.h"
#include "table/event.h"

namespace parlor::table {

/// How long a table's history can become; records that are longer are still read. Loading a table
/// replays it, so what people can add to it without playing on is bounded too.
inline constexpr std::int64_t longest_game = 20'000;   // events; a game that gets there is a draw
inline constexpr std::int64_t longest_wait = 1'000;    // events before the start
inline constexpr std::int64_t longest_epilogue = 500;  // events after the end of the longest game
inline constexpr int most_asides = 500;                // offers, answers and settings of one seat

/// How long people have to reveal their texts once everybody sits.
inline constexpr Millis time_to_reveal = 10'000;

enum class Stage : std::uint8_t { waiting, revealing, playing, over };

struct Chair {
  Sitter kind = Sitter::nobody;
  std::string name;
  std::string level;
  std::string text_commitment;
  std::string text;  // once it is revealed
  bool text_by_server = false;
  std::string token;
  Automatic automatic;
  bool resigned = false;
  /// A bot plays for the person: until the person comes back, or just this turn.
  bool handed = false;
  bool late = false;
  int timeouts_in_a_row = 0;
  bool wants_rematch = false;
  int asides = 0;
  Millis left = 0;  // on the clock, at `Table::clock_at`

  /// Whether the person decides at the moment.
  [[nodiscard]] bool decides() const { return kind == Sitter::person && !handed && !late; }
};

struct Rolled {
  Seat seat;
  std::vector<int> dice;
  std::uint64_t k = 0;
};

struct OpenOffer {
  Offer offer = Offer::draw;
  Seat seat;
  SeatSet accepted;
};

/// Who has to do what next.
struct Due {
  Seat seat;
  bool throws = false;
  int dice = 0;
};

/// An event that a table has taken, and what everybody is shown of it.
struct AppliedEvent {
  Event event;
  AnyState after;                    // of the game
  std::vector<StepInfo> steps = {};  // of a play
};

/// A table as its events have left it. Nothing changes it but `apply`.
class Table {
 public:
  Table() : Table(all_games()) {}
  /// A table for one of these games.
  explicit Table(std::span<const GameKind> games) : games_(games) {}

  /// The table that these events lead to, or what is wrong with the first that does not fit.
  static Result<Table> from(const std::vector<Event>& events,
                            std::span<const GameKind> games = all_games());

  /// Takes the next event; an error leaves the table as it was.
  [[nodiscard]] std::optional<Error> apply(const Event& event);
  /// The same, with what is shown of it.
  [[nodiscard]] Result<AppliedEvent> apply_shown(Event event);
  /// The same for a play that was judged in this table's state, and is not judged again.
  [[nodiscard]] Result<AppliedEvent> apply_judged(Event event, Judged judged);

  [[nodiscard]] const Agreement& agreement() const { return *agreement_; }
  [[nodiscard]] const GameFace& game() const { return *game_; }
  [[nodiscard]] const AnyGame& shared_game() const { return game_; }
  [[nodiscard]] const AnyState& state() const { return state_; }
  [[nodiscard]] std::int64_t number() const { return number_; }
  [[nodiscard]] Stage stage() const { return stage_; }
  [[nodiscard]] Millis made_at() const { return made_at_; }
  [[nodiscard]] Millis last_at() const { return last_at_; }
  [[nodiscard]] SeatSet seats() const { return seats_; }
  [[nodiscard]] const Chair& chair(Seat seat) const { return chairs_[table::at(seat)]; }
  /// The seats whose person has this hash.
  [[nodiscard]] SeatSet seats_of(const std::string& token) const;
  [[nodiscard]] SeatSet seats_with(Sitter kind) const;
  [[nodiscard]] SeatSet team(Seat seat) const { return game_->team(state_, seat); }

  [[nodiscard]] std::optional<Due> due() const;
  /// The next throw's number: how many there have been.
  [[nodiscard]] std::uint64_t throws() const { return throws_; }
  [[nodiscard]] const std::optional<Rolled>& rolled() const { return rolled_; }
  /// The players' texts in the order of the seats; a bot's is empty.
  [[nodiscard]] std::vector<std::string> texts() const;
  /// The seats that have committed to a text and not revealed it yet.
  [[nodiscard]] SeatSet unrevealed() const;
  /// When the server's texts are put in for those that are missing.
  [[nodiscard]] Millis reveal_until() const { return completed_at_ + time_to_reveal; }

  [[nodiscard]] const std::optional<OpenOffer>& offer() const { return offer_; }
  /// How many plays are undone if this seat's last play is taken back; 0: it cannot be.
  [[nodiscard]] int plays_to_take_back(Seat seat) const;
  [[nodiscard]] std::optional<Seat> last_player() const;

  /// Whose clock is running, and since when.
  [[nodiscard]] const std::optional<Seat>& running() const { return running_; }
  [[nodiscard]] Millis clock_at() const { return clock_at_; }
  /// What a seat has left at a moment; below 0 its time is up.
  [[nodiscard]] Millis left(Seat seat, Millis now) const;

  [[nodiscard]] const std::optional<Ended>& ended() const { return ended_; }
  [[nodiscard]] const std::string& rematch() const { return rematch_; }

 private:
  struct Past {
    Seat seat;
    AnyState before;
  };

  /// `judged`, where it is not null, is the event's play.
  std::optional<Error> apply(const Event& event, const Judged* judged);
  std::optional<Error> take(const Event& event, const Judged* judged);
  std::optional<Error> on(const Made& made, Millis at);
  std::optional<Error> on(const Sat& sat);
  std::optional<Error> on(const Stood& stood);
  std::optional<Error> on(const Completed& completed);
  std::optional<Error> on(const Revealed& revealed);
  std::optional<Error> on(const Started& started);
  std::optional<Error> on(const Threw& threw);
  std::optional<Error> on(const Played& played, const Judged* judged);
  std::optional<Error> on(const Offered& offered);
  std::optional<Error> on(const Accepted& accepted);
  std::optional<Error> on(const Declined& declined);
  std::optional<Error> on(const TookBack& back);
  std::optional<Error> on(const TimedOut& timed_out);
  std::optional<Error> on(const Handed& handed);
  std::optional<Error> on(const Resigned& resigned);
  std::optional<Error> on(const Said& said);
  std::optional<Error> on(const Set& set);
  std::optional<Error> on(const Ended& ended);
  std::optional<Error> on(const WantsRematch& wants);
  std::optional<Error> on(const Rematch& rematch);

  [[nodiscard]] bool is_due(const Ended& ended) const;
  Chair& chair_at(Seat seat) { return chairs_[table::at(seat)]; }
  void count_aside(const Happening& what);
  void stop_clock(Millis now);
  void start_clock(Millis now);

  /// Shared by copies: it never changes, and tables are copied for every decision.
  std::shared_ptr<const Agreement> agreement_ = std::make_shared<const Agreement>();
  std::span<const GameKind> games_;
  AnyGame game_;
  AnyState state_;
  std::int64_t number_ = 0;
  Stage stage_ = Stage::waiting;
  Millis made_at_ = 0;
  Millis last_at_ = 0;
  Millis completed_at_ = 0;
  SeatSet seats_;
  std::array<Chair, max_seats> chairs_{};
  std::uint64_t throws_ = 0;
  std::optional<Rolled> rolled_;
  /// Plays since the last throw, the newest last: what may be taken back.
  std::vector<Past> past_;
  std::optional<OpenOffer> offer_;
  std::optional<Seat> running_;
  Millis clock_at_ = 0;
  std::optional<Ended> ended_;
  std::string rematch_;
};

}  // namespace parlor::table
