#include "bots/arena.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numbers>
#include <numeric>

#include "core/portable_math.h"

namespace parlor::bots {
namespace {

/// Dice and bots must not share chance: what a bot asks for would change the dice.
constexpr std::uint64_t bots_stream = 0x9E3779B97F4A7C15ULL;

std::vector<std::size_t> bots_by_seat(const GameFace& game, const AnyState& start, std::size_t bots,
                                      std::uint64_t number) {
  std::vector<Seat> seats;
  for (const Seat seat : game.seats(start)) seats.push_back(seat);
  std::vector<std::size_t> sitting(max_seats, 0);
  for (std::size_t bot = 0; bot < bots; ++bot) {
    const Seat seat = seats[seat_in_rotation(bot, number, bots)];
    sitting[static_cast<std::size_t>(seat.index())] = bot;
  }
  return sitting;
}

/// Stops a bot when its time for a play is up, and everybody when the arena is stopped.
class PlayStop final : public Stop {
 public:
  PlayStop(const Stop& arena, const Clock& clock, std::uint64_t most)
      : arena_(arena), clock_(clock), most_(most) {}

  void begin_play() { begin_ = clock_(); }
  [[nodiscard]] bool asked() const override {
    if (arena_.asked()) return true;
    return most_ != std::numeric_limits<std::uint64_t>::max() && clock_() - begin_ >= most_;
  }

 private:
  const Stop& arena_;
  const Clock& clock_;
  std::uint64_t most_;
  std::uint64_t begin_ = 0;
};

/// Where the bots begin: after some plays at random, if there are no dice to make games differ.
AnyState opening(const GameFace& game, Random& chance, std::uint32_t plays) {
  const AnyState start = game.start();
  AnyState state = start;
  for (std::uint32_t made = 0; made < plays && game.actor(state).is_player(); ++made) {
    const auto choices = game.plays(state);
    state = *game.taken(state, choices[chance.below(static_cast<std::uint32_t>(choices.size()))]);
  }
  return game.actor(state).is_player() ? state : start;
}

void share_out(GameScore& score, std::size_t bots) {
  for (std::size_t bot = 0; bot < bots; ++bot) score.scores[bot] = 1.0F / static_cast<float>(bots);
}

void add_luck(const LuckBySeat& luck, const std::vector<std::size_t>& sitting, GameScore& score) {
  for (std::size_t seat = 0; seat < luck.size(); ++seat) score.luck[sitting[seat]] += luck[seat];
}

constexpr double normal_95 = 1.959964;

/// Wilson's interval: good for few games and for shares near 0 and 1.
Share wilson(double share, double games) {
  const double square = normal_95 * normal_95;
  const double middle = (share + square / (2 * games)) / (1 + square / games);
  const double half = normal_95 / (1 + square / games) *
                      std::sqrt(share * (1 - share) / games + square / (4 * games * games));
  return {share, std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

/// So few sets of dice tell nothing by their spread.
constexpr std::size_t few_sets = 20;

/// The rotations of one set of dice are not independent of each other, but the sets are: the spread
/// between sets tells how sure the mean is. With the luck taken out it may be beyond 0 or 1.
Share share_by_sets(const std::vector<double>& sets) {
  if (sets.empty()) return {0, 0, 1};
  const auto count = static_cast<double>(sets.size());
  const double mean = std::accumulate(sets.begin(), sets.end(), 0.0) / count;
  if (sets.size() < few_sets) return {mean, std::min(0.0, mean), std::max(1.0, mean)};
  double squares = 0;
  for (const double set : sets) squares += (set - mean) * (set - mean);
  const double half = normal_95 * std::sqrt(squares / (count - 1) / count);
  return {mean, mean - half, mean + half};
}

/// A share of wins, which is between 0 and 1; sets that are all alike tell nothing either.
Share share_of_wins(const std::vector<double>& sets, double games) {
  const Share share = share_by_sets(sets);
  if (sets.empty()) return share;
  if (sets.size() < few_sets || share.high - share.low < 1e-6) return wilson(share.mean, games);
  return {share.mean, std::max(0.0, share.low), std::min(1.0, share.high)};
}

/// What the bots of one name got on average in the rotations of each set of dice; `got` tells it of
/// one game and one bot of the line.
template <class Got>
std::vector<double> by_sets(const std::string& name, std::span<const std::string> names,
                            std::span<const GameScore> scores, const Got& got) {
  const std::size_t seats = names.size();
  std::vector<double> sets(scores.size() / seats);
  for (std::size_t game = 0; game < sets.size() * seats; ++game) {
    for (std::size_t bot = 0; bot < seats; ++bot) {
      if (names[bot] != name) continue;
      sets[game / seats] += got(scores[game], bot) / static_cast<double>(seats);
    }
  }
  return sets;
}

}  // namespace

void PlayTimes::add(std::uint64_t nanoseconds) {
  ++plays_;
  total_ += nanoseconds;
  const double doublings = std::log2(static_cast<double>(std::max<std::uint64_t>(nanoseconds, 1)));
  const auto at = static_cast<std::size_t>(doublings * static_cast<double>(steps));
  ++counts_[std::min(at, counts_.size() - 1)];
}

void PlayTimes::add(const PlayTimes& other) {
  plays_ += other.plays_;
  total_ += other.total_;
  for (std::size_t i = 0; i < counts_.size(); ++i) counts_[i] += other.counts_[i];
}

double PlayTimes::mean_ms() const {
  return plays_ == 0 ? 0 : static_cast<double>(total_) / static_cast<double>(plays_) / 1e6;
}

double PlayTimes::within_ms(double share) const {
  const auto wanted = static_cast<std::uint64_t>(std::ceil(share * static_cast<double>(plays_)));
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < counts_.size(); ++i) {
    sum += counts_[i];
    if (sum >= wanted && sum > 0) {
      return std::exp2(static_cast<double>(i + 1) / static_cast<double>(steps)) / 1e6;
    }
  }
  return 0;
}

GameScore play_arena_game(const GameFace& game, std::span<const AnyBot> line, std::uint64_t number,
                          const ArenaRules& rules, const Stop& stop, const Clock& clock,
                          std::span<PlayTimes> times, LuckFace* luck) {
  Random dice(rules.seed, number / line.size());
  Random chance(rules.seed ^ bots_stream, number);
  PlayStop play_stop(stop, clock, rules.most_nanoseconds);
  Thinking thinking{chance, play_stop, rules.most_nodes};
  GameScore score;
  for (const AnyBot& bot : line) bot->new_game();
  AnyState state = opening(game, dice, rules.opening_plays);
  const auto sitting = bots_by_seat(game, state, line.size(), number);
  for (Actor actor = game.actor(state); !actor.is_nobody(); actor = game.actor(state)) {
    if (actor.is_chance()) {
      const Roll roll = dice.roll(game.to_throw(state).dice);
      if (luck != nullptr) add_luck(luck->of(state, roll), sitting, score);
      state = game.thrown(state, roll);
      continue;
    }
    if (score.plays == rules.longest || stop.asked()) {
      score.finished = false;
      share_out(score, line.size());
      return score;
    }
    const std::size_t bot = sitting[static_cast<std::size_t>(actor.seat().index())];
    const std::uint64_t before = clock();
    play_stop.begin_play();
    auto after = line[bot]->play(state, thinking);
    times[bot].add(clock() - before);
    if (!after) {
      share_out(score, line.size());
      score.scores[bot] = 0;
      for (std::size_t other = 0; other < line.size(); ++other) {
        if (other != bot) score.scores[other] = 1.0F / static_cast<float>(line.size() - 1);
      }
      score.failure = after.error().sentence();
      return score;
    }
    state = *std::move(after);
    ++score.plays;
  }
  const auto outcome = game.outcome(state);
  assert(outcome);
  for (const Seat seat : outcome->winners) {
    score.scores[sitting[static_cast<std::size_t>(seat.index())]] =
        1.0F / static_cast<float>(outcome->winners.size());
  }
  return score;
}

double elo_of(double win_share, double seat_share) {
  constexpr double furthest = 1e-4;
  if (seat_share >= 1) return 0;
  const double share = std::clamp(win_share, furthest, 1 - furthest);
  const double advantage = share / (1 - share) * (1 - seat_share) / seat_share;
  return 400 / std::numbers::ln10 * portable::log(advantage);
}

std::vector<Standing> standings(std::span<const std::string> names,
                                std::span<const GameScore> scores) {
  const std::size_t seats = names.size();
  const std::size_t games = scores.size() / seats * seats;
  std::vector<Standing> result;
  for (const std::string& name : names) {
    if (std::ranges::find(result, name, &Standing::name) != result.end()) continue;
    const auto score = [](const GameScore& game, std::size_t bot) {
      return double{game.scores[bot]};
    };
    const auto less_luck = [](const GameScore& game, std::size_t bot) {
      return double{game.scores[bot]} - double{game.luck[bot]};
    };
    const auto seated = static_cast<double>(std::ranges::count(names, name));
    Standing standing;
    standing.name = name;
    standing.wins = share_of_wins(by_sets(name, names, scores, score), static_cast<double>(games));
    standing.without_luck = share_by_sets(by_sets(name, names, scores, less_luck));
    standing.elo = elo_of(standing.wins.mean, seated / static_cast<double>(seats));
    result.push_back(standing);
  }
  return result;
}

}  // namespace parlor::bots
