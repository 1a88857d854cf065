#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/actor.h"
#include "core/dice.h"
#include "core/outcome.h"
#include "core/picture.h"
#include "core/random.h"
#include "core/result.h"
#include "core/ruling.h"
#include "core/seat.h"
#include "core/setup.h"
#include "core/stepping.h"
#include "core/steps.h"
#include "core/throwing.h"

namespace parlor {

/// A written play as a game judges it: the choice it amounts to where it is legal, and the steps it
/// is made of as `next` offers them; none where nothing is offered (a penalty, a turn that passes).
template <class Choice>
struct JudgedChoice {
  Ruling ruling;
  std::optional<Choice> choice = std::nullopt;
  std::vector<StepInfo> steps = {};
};

/// The playing half of the contract: all that a playout, a search or a trainer needs.
///
/// A game object holds the rules being played and nothing that changes. A state is a small value.
/// Chance is an input: in a game with dice (`ThrowsDice`) `thrown` takes a roll as `taken` takes a
/// choice, so a state and the inputs after it replay to the same end.
///
/// A *choice* stands for one distinct result that the acting seat can bring about; however many
/// orders of steps lead to it, it is listed once. Where a seat is to act there is always at least
/// one choice (an empty play or a penalty is a choice too), so a game never hangs.
///
/// `Choices` is a reusable workspace: `game.choices(state, workspace)` refills it and
/// `workspace[i]` reads it. It may grow on first use; after that nothing is allocated.
template <class G>
concept Playable = std::copyable<G> && std::is_trivially_copyable_v<typename G::State> &&
                   std::equality_comparable<typename G::State> &&
                   std::is_trivially_copyable_v<typename G::Choice> &&
                   std::default_initializable<typename G::Choices> &&
                   requires(const G game, const typename G::State state,
                            typename G::Choices workspace, const typename G::Choice choice) {
                     { game.start() } -> std::same_as<typename G::State>;
                     { game.actor(state) } -> std::same_as<Actor>;
                     { game.choices(state, workspace) } -> std::same_as<void>;
                     { workspace.size() } -> std::convertible_to<std::size_t>;
                     { workspace[std::size_t{}] } -> std::convertible_to<typename G::Choice>;
                     { game.taken(state, choice) } -> std::same_as<typename G::State>;
                     { game.outcome(state) } -> std::same_as<std::optional<Outcome>>;
                     { game.seats(state) } -> std::same_as<SeatSet>;
                     { game.team(state, Seat()) } -> std::same_as<SeatSet>;
                   };

/// What a game may offer beside that for random play: to go on without copying the state, and to
/// draw a choice evenly without telling all of them apart first.
template <class G>
concept QuickAtRandom =
    Playable<G> && requires(const G game, typename G::State& state, typename G::Choices workspace,
                            const typename G::Choice choice, Roll roll, Random& random) {
      { game.apply(state, roll) } -> std::same_as<void>;
      { game.apply(state, choice) } -> std::same_as<void>;
      { game.draw(state, workspace, random) } -> std::same_as<typename G::Choice>;
    };

/// The speaking half: text forms both ways, steps for people, rulings, a drawing. Nothing here is
/// on a hot path.
template <class G>
concept Spoken = Stepped<G> && requires(const G game, const typename G::State state,
                                        const typename G::Choice choice, std::string_view text) {
  { G::info() } -> std::same_as<const GameInfo&>;
  { game.rules_name() } -> std::same_as<std::string>;
  { game.rules_text() } -> std::same_as<std::vector<RulesSection>>;
  { game.option_values() } -> std::same_as<std::vector<std::string>>;
  { game.seat_name(Seat()) } -> std::same_as<std::string>;
  // A position in the game's notation, complete: reading it back gives the same state.
  { game.position(state) } -> std::same_as<std::string>;
  { game.read_position(text) } -> std::same_as<Result<typename G::State>>;
  // Where `parlor perft` and `parlor plays` begin when no position is given: the first seat to
  // act, nothing thrown.
  { game.opening() } -> std::same_as<typename G::State>;
  // One way to play a choice, in the game's notation, and the choice a written play amounts to.
  { game.spell(state, choice) } -> std::same_as<std::string>;
  { game.read_play(state, text) } -> std::same_as<Result<typename G::Choice>>;
  // What `parlor plays` prints of a choice.
  { game.result(state, choice) } -> std::same_as<std::string>;
  { game.judge(state, text) } -> std::same_as<Ruling>;
  { game.picture(state) } -> std::same_as<Picture>;
  // For a drawing elsewhere: the pieces, and what belongs to the position beside them.
  { game.pieces(state) } -> std::same_as<std::vector<PieceInfo>>;
  { game.facts(state) } -> std::same_as<std::vector<Fact>>;
  // The step that a piece would take from one place to another, legal or not, in the words of
  // the seat to act; places are named as in `pieces`.
  { game.attempt(state, text, text) } -> std::same_as<std::string>;
};

template <class G>
concept Game = Playable<G> && Spoken<G>;

}  // namespace parlor
