#include "bots/backgammon/cube.h"

#include <algorithm>
#include <utility>

namespace parlor::bots {
namespace {

using namespace backgammon;
using CubeChances = BackgammonEncoding::Result;

/// The chance to win a match in which one side needs `own` more points and the other `others`. A
/// rule of thumb that is good to two per cent up to long matches.
float match_chance(int own, int others) {
  if (own <= 0) return 1;
  if (others <= 0) return 0;
  const auto lead = static_cast<float>(others - own);
  const auto longer = static_cast<float>(std::max(own, others));
  return std::clamp(0.5F + 0.85F * lead / (longer + 6), 0.02F, 0.98F);
}

}  // namespace

Stakes::Stakes(const Options& options, const State& state, Seat seat)
    : scoring_(options.scoring), match_(options.match), cube_(state.cube.value()) {
  if (match_ == 0) return;
  own_ = match_ - state.score.of(seat);
  others_ = match_ - state.score.of(other(seat));
}

float Stakes::chance(int points) const {
  return points > 0 ? match_chance(own_ - points, others_) : match_chance(own_, others_ + points);
}

float Stakes::worth(int points) const {
  if (match_ == 0) return static_cast<float>(points);
  const float win = chance(cube_);
  const float loss = chance(-cube_);
  return 2 * (chance(points * cube_) - loss) / (win - loss) - 1;
}

float Stakes::mean(const CubeChances& own, int stake) const {
  float mean = 0;
  constexpr std::size_t kinds = 3;  // of wins, and of losses after them
  for (std::size_t kind = 0; kind < kinds; ++kind) {
    const int counted = stake * (scoring_ ? static_cast<int>(kind) + 1 : 1);
    mean += own[kind] * worth(counted);
    mean += own[kinds + kind] * worth(-counted);
  }
  return mean;
}

/// A double gives the cube away, so it waits until the other is close to dropping; and one who can
/// hope for a gammon plays on instead of cashing.
bool should_double(const Stakes& stakes, const CubeChances& own) {
  constexpr float window = 0.84F;
  const float doubled = stakes.mean(own, 2);
  const float cashed = stakes.worth(1);
  const float played_on = stakes.mean(own, 1);
  return doubled >= window * cashed && played_on < cashed;
}

/// Who takes owns the cube, which is worth a little.
bool should_take(const Stakes& stakes, const CubeChances& own) {
  constexpr float ownership = 0.1F;
  return stakes.mean(own, 2) + ownership >= stakes.worth(-1);
}

CubePlayer::CubePlayer(const Backgammon& game,
                       std::shared_ptr<const BackgammonEncoding::NetType> net,
                       std::unique_ptr<Player<Backgammon>> mover)
    : net_(std::move(net)), valuer_(game, *net_), mover_(std::move(mover)) {}

std::size_t CubePlayer::choose(const Backgammon& game, const State& state, const Choices& choices,
                               Thinking& thinking) {
  if (state.phase == Phase::moving) return mover_->choose(game, state, choices, thinking);
  valuer_.forget();
  const CubeChances thrower = valuer_.seen(state);
  const bool answering = state.phase == Phase::doubled;
  const Seat seat = game.actor(state).seat();
  const Stakes stakes(game.options(), state, seat);
  const Act wanted =
      answering ? (should_take(stakes, BackgammonEncoding::turned(thrower)) ? Act::take : Act::drop)
                : (should_double(stakes, thrower) ? Act::offer : Act::roll);
  for (std::size_t i = 0; i < choices.size(); ++i) {
    if (choices[i].act() == wanted) return i;
  }
  return 0;
}

}  // namespace parlor::bots
