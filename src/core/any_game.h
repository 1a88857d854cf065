#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/actor.h"
#include "core/any_state.h"
#include "core/dice.h"
#include "core/outcome.h"
#include "core/picture.h"
#include "core/prospect.h"
#include "core/random.h"
#include "core/result.h"
#include "core/ruling.h"
#include "core/seat.h"
#include "core/setup.h"
#include "core/steps.h"
#include "core/tally.h"

namespace parlor {

/// A play that was judged: whether it is legal, and where it is the state after it and the steps it
/// is made of, with what moves in each.
struct Judged {
  Ruling ruling;
  AnyState after;
  std::vector<StepInfo> steps = {};
};

/// A line of `perft --divide`: what was played first, and how many results follow.
struct PerftLine {
  std::string play;
  std::uint64_t count = 0;
};

/// Any game of the box behind one face, for the edges: command line, table, server, browser. Plays
/// and positions are text here. Hot loops never come through this: they are templates over the
/// `Game` concept.
class GameFace {
 public:
  GameFace() = default;
  GameFace(const GameFace&) = delete;
  GameFace& operator=(const GameFace&) = delete;
  virtual ~GameFace() = default;

  [[nodiscard]] virtual const GameInfo& info() const = 0;
  [[nodiscard]] virtual std::string rules_name() const = 0;
  [[nodiscard]] virtual std::vector<RulesSection> rules_text() const = 0;
  [[nodiscard]] virtual std::vector<std::string> option_values() const = 0;
  [[nodiscard]] virtual std::string seat_name(Seat seat) const = 0;

  [[nodiscard]] virtual AnyState start() const = 0;
  [[nodiscard]] virtual AnyState opening() const = 0;
  [[nodiscard]] virtual Actor actor(const AnyState& state) const = 0;
  [[nodiscard]] virtual Throw to_throw(const AnyState& state) const = 0;
  [[nodiscard]] virtual AnyState thrown(const AnyState& state, Roll roll) const = 0;
  [[nodiscard]] virtual std::optional<Outcome> outcome(const AnyState& state) const = 0;
  [[nodiscard]] virtual SeatSet seats(const AnyState& state) const = 0;
  [[nodiscard]] virtual SeatSet team(const AnyState& state, Seat seat) const = 0;

  /// One written play for each distinct result.
  [[nodiscard]] virtual std::vector<std::string> plays(const AnyState& state) const = 0;
  /// The text of each distinct result, as `parlor plays` prints it, sorted by bytes.
  [[nodiscard]] virtual std::vector<std::string> results(const AnyState& state) const = 0;
  [[nodiscard]] virtual Result<AnyState> taken(const AnyState& state,
                                               std::string_view play) const = 0;
  [[nodiscard]] virtual Result<Next> next(const AnyState& state,
                                          std::span<const std::string> steps) const = 0;
  /// A play at first glance, for a simple opponent: the one with the most appeal, or any one in a
  /// game without; ties are broken by `random`.
  [[nodiscard]] virtual std::string simple_choice(const AnyState& state, Random& random) const = 0;
  [[nodiscard]] virtual Ruling judge(const AnyState& state, std::string_view play) const = 0;
  [[nodiscard]] virtual Ruling judge_steps(const AnyState& state, std::string_view steps) const = 0;
  [[nodiscard]] virtual std::string position(const AnyState& state) const = 0;
  /// What `parlor sim --positions` lists: the position, or its short name where there is one.
  [[nodiscard]] virtual std::string listed_position(const AnyState& state) const = 0;
  [[nodiscard]] virtual Result<AnyState> read_position(std::string_view text) const = 0;
  [[nodiscard]] virtual Picture picture(const AnyState& state) const = 0;
  /// For drawing only: the pieces as some steps that `next` offers leave them.
  [[nodiscard]] virtual AnyState underway(const AnyState& state,
                                          std::span<const std::string> steps) const = 0;
  [[nodiscard]] virtual std::vector<PieceInfo> pieces(const AnyState& state) const = 0;
  [[nodiscard]] virtual std::vector<Fact> facts(const AnyState& state) const = 0;
  [[nodiscard]] virtual std::string attempt(const AnyState& state, std::string_view from,
                                            std::string_view to) const = 0;
  /// How many distinct results the acting seat can bring about.
  [[nodiscard]] virtual std::size_t choice_count(const AnyState& state) const = 0;
  /// The play where there is no choice.
  [[nodiscard]] virtual std::optional<std::string> only_play(const AnyState& state) const = 0;
  /// Why nothing can be played, in the arbiter's words; empty where something can be.
  [[nodiscard]] virtual std::vector<Ruling> why_nothing(const AnyState& state) const = 0;
  /// All that can be played, worked out once.
  [[nodiscard]] virtual Prospect prospect(const AnyState& state) const = 0;
  /// All that there is to know of a written play, worked out once.
  [[nodiscard]] virtual Judged judge_play(const AnyState& state, std::string_view play) const = 0;

  [[nodiscard]] virtual std::uint64_t perft(const AnyState& state, int depth) const = 0;
  [[nodiscard]] virtual std::vector<PerftLine> perft_divided(const AnyState& state,
                                                             int depth) const = 0;
  [[nodiscard]] virtual std::vector<std::string> counter_names() const = 0;
  /// Games `first` to `first + count - 1` of the run that `seed` stands for, by random play.
  /// `seen`, if there is one, gets every position in which a seat has to choose.
  [[nodiscard]] virtual Tally random_games(
      std::uint64_t seed, std::uint64_t first, std::uint64_t count,
      const std::function<void(const std::string&)>& seen) const = 0;
};

using AnyGame = std::shared_ptr<const GameFace>;

/// One kind of game in the game list: what it is, and how to make one from what the players agreed
/// on.
struct GameKind {
  const GameInfo& (*info)();
  Result<AnyGame> (*make)(const Setup& setup);
};

}  // namespace parlor
