#include <algorithm>

#include "core/words.h"
#include "games/parcheesi/text/arbiter.h"

/// Rulings where there is nothing to choose: dice to be thrown, or a penalty.
namespace parlor::parcheesi {
namespace {

bool is(std::string_view play, std::string_view word) {
  const auto written = words(play);
  return written.size() == 1 && written.front() == word;
}

Ruling judge_drawing(const Parcheesi& game, const State& state) {
  const std::string next = game.seat_name(game.to_throw(state).seat);
  if (state.drawing == state.seated) {
    return refusal(
        game.rules(), Topic::first_turn,
        cat("There is no roll to play yet: who starts is thrown for, and ", next, " throws now."),
        Reading::who_starts);
  }
  std::vector<std::string> tied;
  for (const Seat seat : state.drawing) tied.push_back(game.seat_name(seat));
  return refusal(game.rules(), Topic::first_turn,
                 cat("There is no roll to play yet: ", enumerate(tied),
                     " have tied for the first turn and throw again, and ", next, " throws now."),
                 Reading::ties);
}

/// The readings on which a penalty rests, whatever was tried instead.
ReadingSet readings_of_penalty(const Parcheesi& game, const State& state) {
  const Color color = moved_color(state, game.in_pairs());
  ReadingSet readings;
  if (color != color_of(state.mover)) readings |= Reading::pairs;
  if (state.pawns[index(color)].back().is_home()) readings |= Reading::home_is_exempt;
  return readings;
}

std::string why_that_penalty(const Parcheesi& game, const State& state, std::string_view forced) {
  if (forced != "!-") {
    return cat(
        "The penalty for the third {doublets} in a row takes the {pawn} nearest HOME back "
        "to {start}: ",
        forced, ".");
  }
  return cat("No {pawn} of ", name_of(moved_color(state, game.in_pairs())),
             " can be punished for the third {doublets} in a row, so the penalty is !-.");
}

}  // namespace

Ruling judge_before_throw(const Parcheesi& game, const State& state, std::string_view play) {
  if (state.phase == Phase::drawing) return judge_drawing(game, state);
  const std::string next = game.seat_name(state.mover);
  if (state.doublets > 0 && is(play, "-")) {
    return refusal(
        game.rules(), Topic::roll_again,
        cat("{Doublets} bring another roll, which cannot be declined: ", next, " has to throw."),
        Reading::roll_again);
  }
  return {false, "", cat("There is no roll to play yet: ", next, " has to throw first.")};
}

Ruling judge_penalty(const Parcheesi& game, const State& state, std::string_view play) {
  const Rules& rules = game.rules();
  const std::string forced = game.spell(state, game.penalty(state));
  ReadingSet readings = readings_of_penalty(game, state);
  if (is(play, forced)) {
    return permission(rules, Topic::third_doublets,
                      cat("Legal: the third {doublets} in a row bring the penalty ", forced, "."),
                      readings);
  }
  if (words(play).size() == 1 && words(play).front().starts_with('!')) {
    return refusal(rules, Topic::third_doublets, why_that_penalty(game, state, forced), readings);
  }
  readings |= Reading::penalty_is_all;
  return refusal(rules, Topic::third_doublets,
                 cat("These are the third {doublets} in a row: nothing moves and the penalty is ",
                     forced, "."),
                 readings);
}

}  // namespace parlor::parcheesi
