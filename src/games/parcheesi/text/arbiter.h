#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/ruling.h"
#include "games/parcheesi/game.h"
#include "games/parcheesi/guide.h"
#include "games/parcheesi/text/notation.h"

namespace parlor::parcheesi {

/// A play as far as it has been followed. Pawns that stand together are alike, so the same written
/// steps can leave different hands where old blockades are concerned; a play is legal if one of
/// them is.
using Hands = std::vector<Hand>;

/// The hands after one more written step; empty where it cannot be taken from any of them.
Hands after_step(const Scene& scene, const Hands& hands, const WrittenStep& step);

/// A written step that could be taken, with one of the hands before and after it.
struct WalkedStep {
  WrittenStep step;
  Hand before;
  Hand after;
};

/// The count that would take a pawn from one place to the other, or 0 where no count does.
int count_between(Place from, Place to);

/// Rulings with the authority they rest on. That something is allowed by the sheet itself needs no
/// words.
Ruling refusal(const Rules& rules, Topic topic, Message why, ReadingSet rests_on);
Ruling permission(const Rules& rules, Topic topic, Message why, ReadingSet rests_on);

/// Rules on attempts to play where dice have to be thrown first.
Ruling judge_before_throw(const Parcheesi& game, const State& state, std::string_view play);
/// Rules on attempts where the third doublets in a row are punished.
Ruling judge_penalty(const Parcheesi& game, const State& state, std::string_view play);

/// Rules on attempts at one roll.
class Arbiter {
 public:
  Arbiter(const Parcheesi& game, const State& state)
      : game_(game), state_(state), guide_(game.scene(state)) {}

  /// A whole play, given as steps; none for the empty play.
  Ruling judge_play(std::string_view text);
  /// The steps so far of a play that may go on.
  Ruling judge_steps(std::string_view text);

  /// The hand in which a legal play ends; only after a play that was judged legal.
  [[nodiscard]] Choice judged_choice() const;
  /// The roll that it rules on.
  [[nodiscard]] Guide& guide() { return guide_; }

 private:
  /// Follows the written steps; the ruling is about the first that cannot be taken.
  Ruling follow(std::string_view text);
  [[nodiscard]] Result<WrittenStep> read_written(std::string_view text) const;
  Ruling refuse(Topic topic, Message why, ReadingSet rests_on = {}) const;
  [[nodiscard]] Ruling allow(Message what) const;

  // Why a step cannot be taken.
  Ruling explain_step(const Hand& hand, const WrittenStep& step) const;
  Ruling explain_entry(const Hand& hand, const WrittenStep& step) const;
  Ruling explain_count(const Hand& hand, const WrittenStep& step, int count) const;
  Ruling explain_bonus(const Hand& hand, const WrittenStep& step, int count) const;
  Ruling explain_way(const Hand& hand, const WrittenStep& step, Pawn pawn, int count) const;
  Ruling explain_blockade(const Hand& hand, const WrittenStep& step, int count) const;
  Ruling explain_reunion(const Hand& hand, const WrittenStep& step) const;
  [[nodiscard]] Message other_bonus(const WrittenStep& step, int count,
                                    const std::vector<int>& pending) const;
  [[nodiscard]] Message passed_blockade(Color owner, Place at, const WrittenStep& step) const;
  /// Why no die can be played now; legal where one can.
  Ruling explain_order(const Hand& hand) const;

  // Why a play cannot end, or steps lead nowhere.
  Ruling explain_end(const Hand& hand);
  Ruling explain_short_win(const Hand& hand) const;
  Ruling explain_duty(const Effort& made) const;
  Ruling explain_four_counts() const;
  Ruling explain_dead_end(const Hand& hand);

  // On which readings a ruling rests.
  [[nodiscard]] ReadingSet readings_of_pending(const Hand& hand, Bonus bonus) const;
  [[nodiscard]] ReadingSet readings_of_due(const Hand& hand, Bonus bonus) const;
  [[nodiscard]] ReadingSet readings_of_entries(int demanded) const;
  [[nodiscard]] ReadingSet readings_of_dice(int demanded) const;
  [[nodiscard]] ReadingSet readings_of_touching(const WrittenStep& step) const;
  [[nodiscard]] ReadingSet readings_of_reunion(const Hand& hand, const WrittenStep& step) const;
  [[nodiscard]] ReadingSet readings_of_step(std::size_t at) const;
  [[nodiscard]] ReadingSet readings_of_play() const;
  [[nodiscard]] bool is_partners(Color owner) const;
  [[nodiscard]] bool plays_for_partner() const {
    return guide_.scene().color() != color_of(state_.mover);
  }

  // What stands in the gaps of messages.
  [[nodiscard]] const Terms& terms() const { return game_.rules().base->terms; }
  [[nodiscard]] arg::Seat color() const { return seat(guide_.scene().color()); }
  [[nodiscard]] static arg::Seat seat(Color color) { return arg::Seat(name_of(color)); }
  [[nodiscard]] arg::Place place(Place place) const;
  [[nodiscard]] arg::Play play(const Step& step) const;
  /// A legal play.
  [[nodiscard]] arg::Play example() const;
  /// One of the steps that may be taken now, of those that are wanted.
  [[nodiscard]] arg::Play some_step(const Hand& hand, bool (*wanted)(const Step&)) const;
  [[nodiscard]] arg::List four_counts() const;
  [[nodiscard]] Message counts_left(const Hand& hand) const;

  const Parcheesi& game_;
  const State& state_;
  Guide guide_;
  Hands hands_;
  std::vector<WalkedStep> walked_;
  /// What was written behind the step that cannot be taken.
  std::optional<WrittenStep> following_;
  bool is_whole_ = false;  // a whole play, not only the steps so far
};

}  // namespace parlor::parcheesi
