#include <algorithm>

#include "core/words.h"
#include "games/parcheesi/text/arbiter.h"
#include "games/parcheesi/text/ruling_messages.h"

/// Rulings where there is nothing to choose: dice to be thrown, or a penalty.
namespace parlor::parcheesi {
namespace {

bool is(std::string_view play, std::string_view word) {
  const auto written = words(play);
  return written.size() == 1 && written.front() == word;
}

Ruling judge_drawing(const Parcheesi& game, const State& state) {
  const arg::Seat next(game.seat_name(game.to_throw(state).seat));
  if (state.drawing == state.seated) {
    return refusal(game.rules(), Topic::first_turn, say::start_is_thrown_for(next),
                   Reading::who_starts);
  }
  std::vector<std::string> tied;
  for (const Seat seat : state.drawing) tied.push_back(game.seat_name(seat));
  return refusal(game.rules(), Topic::first_turn,
                 say::tied_throw_again(all_of<arg::Seat>(tied), next), Reading::ties);
}

/// The readings on which a penalty rests, whatever was tried instead.
ReadingSet readings_of_penalty(const Parcheesi& game, const State& state) {
  const Color color = moved_color(state, game.in_pairs());
  ReadingSet readings;
  if (color != color_of(state.mover)) readings |= Reading::pairs;
  if (state.pawns[index(color)].back().is_home()) readings |= Reading::home_is_exempt;
  return readings;
}

Message why_that_penalty(const Parcheesi& game, const State& state, std::string_view forced) {
  const Terms& terms = game.rules().base->terms;
  if (forced != "!-") {
    return say::penalty_takes_nearest(terms.doublets, terms.pawn, terms.start, arg::Play(forced));
  }
  const arg::Seat color(name_of(moved_color(state, game.in_pairs())));
  return say::nobody_to_punish(terms.pawn, color, terms.doublets);
}

}  // namespace

Ruling judge_before_throw(const Parcheesi& game, const State& state, std::string_view play) {
  if (state.phase == Phase::drawing) return judge_drawing(game, state);
  const arg::Seat next(game.seat_name(state.mover));
  if (state.doublets > 0 && is(play, "-")) {
    return refusal(game.rules(), Topic::roll_again,
                   say::roll_again(game.rules().base->terms.doublets, next), Reading::roll_again);
  }
  return {false, "", say::throws_first(next)};
}

Ruling judge_penalty(const Parcheesi& game, const State& state, std::string_view play) {
  const Rules& rules = game.rules();
  const std::string forced = game.spell(state, game.penalty(state));
  ReadingSet readings = readings_of_penalty(game, state);
  if (is(play, forced)) {
    return permission(rules, Topic::third_doublets,
                      say::penalty_is_due(rules.base->terms.doublets, arg::Play(forced)), readings);
  }
  if (words(play).size() == 1 && words(play).front().starts_with('!')) {
    return refusal(rules, Topic::third_doublets, why_that_penalty(game, state, forced), readings);
  }
  readings |= Reading::penalty_is_all;
  return refusal(rules, Topic::third_doublets,
                 say::third_doublets(rules.base->terms.doublets, arg::Play(forced)), readings);
}

}  // namespace parlor::parcheesi
