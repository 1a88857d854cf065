#include "games/chinese_checkers/arbiter.h"

#include <optional>
#include <string>

#include "core/words.h"
#include "games/chinese_checkers/moves.h"
#include "games/chinese_checkers/notation.h"

namespace parlor::chinese_checkers {
namespace {

using Objection = std::optional<Ruling>;

template <class... Parts>
Ruling against(std::string_view clause, const Parts&... parts) {
  return {false, cat("chinese_checkers.", clause), cat(parts...)};
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
  [[nodiscard]] Objection to_hop(Choice hop, const std::vector<Hole>& way) const;
  [[nodiscard]] Objection to_following(Choice hop, const std::vector<Hole>& way) const;
  [[nodiscard]] Objection to_distance(Choice hop) const;
  [[nodiscard]] bool all_in_goal(Seat seat) const {
    return (state_.pegs_of(seat) - board_.point(opposite(seat))).empty();
  }
  [[nodiscard]] std::string name(Hole hole) const { return board_.name(hole); }
  [[nodiscard]] std::string mover() const { return std::string(seat_colour(state_.to_move)); }

  const Rules& rules_;
  const Board& board_;
  const State& state_;
  HoleSet occupied_;
};

Objection Arbiter::to_any_play() const {
  if (state_.winners.empty()) return std::nullopt;
  std::vector<std::string> names;
  for (const Seat seat : state_.winners) names.emplace_back(seat_colour(seat));
  if (names.size() > 1) {
    return against("05", "The game is over: ", enumerate(names),
                   " are across, and a pair wins together (our reading).");
  }
  const bool past_those_who_stayed = !all_in_goal(*state_.winners.begin());
  return against("05", "The game is over: ", names.front(), " is across",
                 past_those_who_stayed ? ", past pegs that stay at home (our reading)." : ".");
}

Objection Arbiter::to_passing() const {
  for (const Hole peg : board_.in_reading_order(rules_.movable(state_))) {
    const HoleSet holes = steps_from(board_, peg, occupied_) | jumps_from(board_, peg, occupied_);
    if (holes.empty()) continue;
    return against("06", capitalised(mover()), " can move, ", hop_text(board_, peg, holes.first()),
                   " for one, and only a colour that cannot move passes (our reading).");
  }
  return std::nullopt;
}

Objection Arbiter::to_peg(Hole peg) const {
  if (!occupied_.contains(peg)) return against("02", "There is no peg in ", name(peg), ".");
  if (rules_.movable(state_).contains(peg)) return std::nullopt;
  const Seat owner = state_.owner(peg);
  const std::string_view colour = seat_colour(owner);
  if (rules_.team(state_.to_move).contains(owner)) {
    return against("03", "The peg in ", name(peg), " is ", colour, "'s: ", mover(),
                   " may move its partner's pegs only when all of its own are across.");
  }
  return against("06", "The peg in ", name(peg), " is ", colour, "'s, and it is ", mover(),
                 "'s turn.");
}

Objection Arbiter::to_hops(const std::vector<Choice>& hops, std::vector<Hole>& way) {
  way = {hops.front().from};
  if (auto objection = to_peg(way.front())) return objection;
  // The hole it leaves is empty while the peg is under way.
  occupied_.remove(way.front());
  for (const Choice hop : hops) {
    if (auto objection = to_hop(hop, way)) return objection;
    way.push_back(hop.to);
  }
  return std::nullopt;
}

Objection Arbiter::to_hop(Choice hop, const std::vector<Hole>& way) const {
  if (hop.from != way.back()) {
    return against("02", "A play moves one peg: it is in ", name(way.back()),
                   " now, so the next jump cannot start from ", name(hop.from), ".");
  }
  if (hop.from == hop.to) {
    return against("02", "A peg that stays in ", name(hop.to), " does not move.");
  }
  if (occupied_.contains(hop.to)) {
    return against("02", name(hop.to), " is taken by a peg of ", seat_colour(state_.owner(hop.to)),
                   ".");
  }
  if (way.size() > 1) {
    if (auto objection = to_following(hop, way)) return objection;
  }
  return to_distance(hop);
}

Objection Arbiter::to_following(Choice hop, const std::vector<Hole>& way) const {
  if (board_.next_to_each_other(way[0], way[1])) {
    return against("02", hop_text(board_, way[0], way[1]),
                   " is a step, and a step is a whole move: no jump or step can follow it.");
  }
  if (board_.next_to_each_other(hop.from, hop.to)) {
    return against("02", "Only jumps can follow a jump, and ", hop_text(board_, hop.from, hop.to),
                   " is a step.");
  }
  return std::nullopt;
}

Objection Arbiter::to_distance(Choice hop) const {
  const int distance = board_.distance_on_line(hop.from, hop.to);
  if (distance == 1) return std::nullopt;
  if (distance == 0) {
    return against("02", "No line leads straight from ", name(hop.from), " to ", name(hop.to), ".");
  }
  const HoleSet between = board_.between(hop.from, hop.to);
  std::vector<std::string> pegs;
  for (const Hole hole : between& occupied_) pegs.push_back(name(hole));
  if (pegs.size() > 1) {
    return against("02", "A jump goes over one peg, and from ", name(hop.from), " to ",
                   name(hop.to), " there are ", pegs.size(), " in the way, in ", enumerate(pegs),
                   ".");
  }
  if (distance == 2 && pegs.empty()) {
    return against("02", "There is no peg in ", name(between.first()), " to jump over from ",
                   name(hop.from), " to ", name(hop.to), ".");
  }
  if (distance == 2) return std::nullopt;
  return against("02", "From ", name(hop.from), " to ", name(hop.to), " is too far, ", distance,
                 " holes: a peg steps into the next hole, or jumps over a peg there into the hole "
                 "behind it.");
}

Attempt refused(Ruling ruling) { return {std::move(ruling), {}}; }

Attempt allowed(std::vector<Hole> way, Message message) {
  return {{true, "", std::move(message)}, std::move(way)};
}

Attempt try_passing(const Arbiter& arbiter) {
  if (auto objection = arbiter.to_passing()) return refused(*objection);
  return allowed({}, "No peg can move, so the turn passes (our reading).");
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
  if (words(text).empty()) return allowed({}, "Nothing has moved yet.");
  const auto hops = read_hops(*rules.board, text);
  if (!hops) return refused({false, "", hops.error().message});
  std::vector<Hole> way;
  if (auto objection = arbiter.to_hops(*hops, way)) return refused(*objection);
  return allowed(way, "These hops can be made.");
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
    if (!way.empty()) return allowed(std::move(way), "This move is legal.");
  }
  Attempt attempt = try_steps(rules, state, text);
  if (attempt.ruling.legal && ends.from == ends.to) {
    return refused(against("02", "The peg comes back to ", rules.board->name(ends.from),
                           ", where it began: that is no move (our reading)."));
  }
  if (attempt.ruling.legal) attempt.ruling.message = "This move is legal.";
  return attempt;
}

}  // namespace parlor::chinese_checkers
