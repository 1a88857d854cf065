#include "games/chinese_checkers/text/arbiter.h"

#include <optional>
#include <string>

#include "core/words.h"
#include "games/chinese_checkers/moves.h"
#include "games/chinese_checkers/text/messages.h"
#include "games/chinese_checkers/text/notation.h"

namespace parlor::chinese_checkers {
namespace {

using Objection = std::optional<Ruling>;

Ruling against(std::string_view clause, Message message) {
  return {false, cat("chinese_checkers.", clause), std::move(message)};
}

class Arbiter {
 public:
  Arbiter(const Rules& rules, const State& state)
      : rules_(rules), board_(*rules.board), state_(state), occupied_(state.occupied()) {}

  [[nodiscard]] Objection to_any_play() const;
  [[nodiscard]] Objection to_passing() const;
  [[nodiscard]] Objection to_peg(Hole peg) const;
  /// What is wrong with hops that are meant to follow each other; fills in the way they go.
  Objection to_hops(const std::vector<Choice>& hops, std::vector<Hole>& way);
  [[nodiscard]] std::vector<Hole> shortest_way(Choice choice) const {
    return chinese_checkers::shortest_way(board_, choice.from, choice.to, occupied_);
  }

 private:
  [[nodiscard]] Objection to_hop(Choice next, const std::vector<Hole>& way) const;
  [[nodiscard]] Objection to_following(Choice next, const std::vector<Hole>& way) const;
  [[nodiscard]] Objection to_distance(Hole from, Hole to) const;
  [[nodiscard]] bool all_in_goal(Seat seat) const {
    return (state_.pegs_of(seat) - board_.point(opposite(seat))).empty();
  }
  [[nodiscard]] arg::Place place(Hole hole) const { return arg::Place(board_.name(hole)); }
  [[nodiscard]] arg::Play hop(Hole from, Hole to) const {
    return arg::Play(hop_text(board_, from, to));
  }
  [[nodiscard]] arg::Seat owner(Hole peg) const {
    return arg::Seat(seat_colour(state_.owner(peg)));
  }
  [[nodiscard]] arg::Seat mover() const { return arg::Seat(seat_colour(state_.to_move)); }

  const Rules& rules_;
  const Board& board_;
  const State& state_;
  HoleSet occupied_;
};

Objection Arbiter::to_any_play() const {
  if (state_.winners.empty()) return std::nullopt;
  if (state_.winners.size() > 1) return against("05", say::pair_across(colours(state_.winners)));
  const Seat winner = *state_.winners.begin();
  const auto& says = all_in_goal(winner) ? say::across : say::across_past_pegs;
  return against("05", says(arg::Seat(seat_colour(winner))));
}

Objection Arbiter::to_passing() const {
  for (const Hole peg : board_.in_reading_order(rules_.movable(state_))) {
    const HoleSet holes = steps_from(board_, peg, occupied_) | jumps_from(board_, peg, occupied_);
    if (holes.empty()) continue;
    return against("06", say::can_move(mover(), hop(peg, holes.first())));
  }
  return std::nullopt;
}

Objection Arbiter::to_peg(Hole peg) const {
  if (!occupied_.contains(peg)) return against("02", say::no_peg(place(peg)));
  if (rules_.movable(state_).contains(peg)) return std::nullopt;
  if (rules_.team(state_.to_move).contains(state_.owner(peg))) {
    return against("03", say::partners_peg(place(peg), owner(peg), mover()));
  }
  return against("06", say::others_turn(place(peg), owner(peg), mover()));
}

Objection Arbiter::to_hops(const std::vector<Choice>& hops, std::vector<Hole>& way) {
  way = {hops.front().from};
  if (auto objection = to_peg(way.front())) return objection;
  // The hole it leaves is empty while the peg is under way.
  occupied_.remove(way.front());
  for (const Choice next : hops) {
    if (auto objection = to_hop(next, way)) return objection;
    way.push_back(next.to);
  }
  return std::nullopt;
}

Objection Arbiter::to_hop(Choice next, const std::vector<Hole>& way) const {
  if (next.from != way.back()) {
    return against("02", say::another_peg(place(way.back()), place(next.from)));
  }
  if (next.from == next.to) return against("02", say::stays(place(next.to)));
  if (occupied_.contains(next.to)) {
    return against("02", say::not_empty(place(next.to), owner(next.to)));
  }
  if (way.size() > 1) {
    if (auto objection = to_following(next, way)) return objection;
  }
  return to_distance(next.from, next.to);
}

Objection Arbiter::to_following(Choice next, const std::vector<Hole>& way) const {
  if (board_.next_to_each_other(way[0], way[1])) {
    return against("02", say::step_is_whole_move(hop(way[0], way[1])));
  }
  if (board_.next_to_each_other(next.from, next.to)) {
    return against("02", say::step_after_jump(hop(next.from, next.to)));
  }
  return std::nullopt;
}

Objection Arbiter::to_distance(Hole from, Hole to) const {
  const int distance = board_.distance_on_line(from, to);
  if (distance == 1) return std::nullopt;
  if (distance == 0) return against("02", say::no_line(place(from), place(to)));
  const HoleSet between = board_.between(from, to);
  const HoleSet pegs = between & occupied_;
  if (pegs.size() > 1) {
    std::vector<std::string> names;
    for (const Hole hole : pegs) names.push_back(board_.name(hole));
    return against(
        "02", say::jumps_several(place(from), place(to), pegs.size(), all_of<arg::Place>(names)));
  }
  if (distance == 2 && pegs.empty()) {
    return against("02", say::nothing_to_jump(place(between.first()), place(from), place(to)));
  }
  if (distance == 2) return std::nullopt;
  return against("02", say::too_far(place(from), place(to), distance));
}

Attempt refused(Ruling ruling) { return {std::move(ruling), {}}; }

Attempt allowed(std::vector<Hole> way, Message message) {
  return {{true, "", std::move(message)}, std::move(way)};
}

Attempt try_passing(const Arbiter& arbiter) {
  if (auto objection = arbiter.to_passing()) return refused(*objection);
  return allowed({}, say::turn_passes());
}

bool is_passing(std::string_view text) {
  const auto parts = words(text);
  return parts.size() == 1 && parts.front() == "-";
}

}  // namespace

Attempt try_steps(const Rules& rules, const State& state, std::string_view text) {
  Arbiter arbiter(rules, state);
  if (auto objection = arbiter.to_any_play()) return refused(*objection);
  if (is_passing(text)) return try_passing(arbiter);
  if (words(text).empty()) return allowed({}, say::nothing_yet());
  const auto hops = read_hops(*rules.board, text);
  if (!hops) return refused({false, "", hops.error().message});
  std::vector<Hole> way;
  if (auto objection = arbiter.to_hops(*hops, way)) return refused(*objection);
  return allowed(way, say::hops_fit());
}

Attempt try_play(const Rules& rules, const State& state, std::string_view text) {
  const Arbiter arbiter(rules, state);
  if (auto objection = arbiter.to_any_play()) return refused(*objection);
  if (is_passing(text)) return try_passing(arbiter);
  const auto hops = read_hops(*rules.board, text);
  if (!hops) return refused({false, "", hops.error().message});
  const Choice ends{hops->front().from, hops->back().to};
  if (hops->size() == 1 && !arbiter.to_peg(ends.from)) {
    auto way = arbiter.shortest_way(ends);
    if (!way.empty()) return allowed(std::move(way), say::legal());
  }
  Attempt attempt = try_steps(rules, state, text);
  if (attempt.ruling.legal && ends.from == ends.to) {
    return refused(against("02", say::comes_back(arg::Place(rules.board->name(ends.from)))));
  }
  if (attempt.ruling.legal) attempt.ruling.message = say::legal();
  return attempt;
}

}  // namespace parlor::chinese_checkers
