#include "games/snakes_ladders/board.h"

#include <span>
#include <utility>

#include "core/messages.h"
#include "core/words.h"
#include "games/snakes_ladders/text/position_messages.h"

namespace parlor::snakes_ladders {
namespace {

/// The pair as the file has it, which may be far outside any board.
using Pair = std::pair<std::int64_t, std::int64_t>;

/// `ladder 4>14`, `snake 16>6`: a feature as the sentences about it name it.
Message named(const Pair& pair, Kind kind) {
  const auto& says = kind == Kind::ladder ? say::ladder : say::snake;
  return says(arg::Play(cat(pair.first, '>', pair.second)));
}
Message named(const Feature& feature) { return named({feature.from, feature.to}, feature.kind); }

std::optional<Message> wrong_square(const Pair& pair, Kind kind) {
  for (const std::int64_t square : {pair.first, pair.second}) {
    if (square >= 1 && square <= last_square) continue;
    return say::ends_outside(named(pair, kind), arg::Place(cat(square)), arg::Place(last_square));
  }
  return std::nullopt;
}

std::optional<Message> wrong_direction(const Pair& pair, Kind kind) {
  const auto [from, to] = pair;
  if (from == to) return say::leads_nowhere(named(pair, kind));
  if (from == last_square) {
    return say::leads_from_last(named(pair, kind), arg::Place(last_square));
  }
  if (kind == Kind::ladder && to < from) return say::ladder_down(named(pair, kind));
  if (kind == Kind::snake && to > from) return say::snake_up(named(pair, kind));
  return std::nullopt;
}

Result<Feature> read_feature(const Pair& pair, Kind kind, int line) {
  auto problem = wrong_square(pair, kind);
  if (!problem) problem = wrong_direction(pair, kind);
  if (problem) return Error{on_line(line, *std::move(problem))};
  return Feature{static_cast<int>(pair.first), static_cast<int>(pair.second), kind, line};
}

std::optional<Error> read_list(const PairList& pairs, Kind kind, int line,
                               std::vector<Feature>& features) {
  for (const Pair& pair : pairs) {
    const auto feature = read_feature(pair, kind, line);
    if (!feature) return feature.error();
    features.push_back(*feature);
  }
  return std::nullopt;
}

const Feature* starting_on(int square, std::span<const Feature> features) {
  for (const Feature& feature : features) {
    if (feature.from == square) return &feature;
  }
  return nullptr;
}

std::optional<Error> shared_start(std::span<const Feature> features) {
  for (std::size_t i = 0; i < features.size(); ++i) {
    const Feature* first = starting_on(features[i].from, features.first(i));
    if (first == nullptr) continue;
    return Error{on_line(features[i].line, say::two_begin(arg::Place(features[i].from),
                                                          named(*first), named(features[i])))};
  }
  return std::nullopt;
}

/// `4>14>20>4`, where features that begin where others end lead back to the first one.
std::optional<std::string> circle(const Feature& first, std::span<const Feature> features) {
  std::string squares = cat(first.from, '>', first.to);
  const Feature* at = &first;
  for (std::size_t hops = 0; hops < features.size(); ++hops) {
    at = starting_on(at->to, features);
    if (at == nullptr) return std::nullopt;
    squares += cat('>', at->to);
    if (at->to == first.from) return squares;
  }
  return std::nullopt;
}

std::optional<Error> carried_twice(std::span<const Feature> features) {
  for (const Feature& feature : features) {
    if (const auto squares = circle(feature, features)) {
      return Error{
          on_line(feature.line, say::circle(arg::Play(*squares), arg::Place(feature.from)))};
    }
  }
  for (const Feature& feature : features) {
    const Feature* second = starting_on(feature.to, features);
    if (second == nullptr) continue;
    return Error{on_line(
        feature.line, say::carried_twice(named(feature), named(*second), arg::Place(feature.to)))};
  }
  return std::nullopt;
}

}  // namespace

Board::Board() {
  for (std::size_t square = 0; square < ends_.size(); ++square) {
    ends_[square] = static_cast<std::uint8_t>(square);
  }
}

Result<Board> Board::make(const PairList& ladders, const PairList& snakes, int ladders_line,
                          int snakes_line) {
  std::vector<Feature> features;
  auto problem = read_list(ladders, Kind::ladder, ladders_line, features);
  if (!problem) problem = read_list(snakes, Kind::snake, snakes_line, features);
  if (!problem) problem = shared_start(features);
  if (!problem) problem = carried_twice(features);
  if (problem) return *problem;
  Board board;
  for (const Feature& feature : features) {
    board.ends_[static_cast<std::size_t>(feature.from)] = static_cast<std::uint8_t>(feature.to);
  }
  return board;
}

std::vector<Feature> Board::features(Kind kind) const {
  std::vector<Feature> found;
  for (int square = 1; square < last_square; ++square) {
    const bool leads = kind == Kind::ladder ? end(square) > square : end(square) < square;
    if (leads) found.push_back({square, end(square), kind, 0});
  }
  return found;
}

std::optional<Feature> Board::ending_on(int square, Kind kind) const {
  for (const Feature& feature : features(kind)) {
    if (feature.to == square) return feature;
  }
  return std::nullopt;
}

}  // namespace parlor::snakes_ladders
