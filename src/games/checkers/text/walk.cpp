#include "games/checkers/text/walk.h"

#include <algorithm>
#include <string>
#include <utility>

#include "games/checkers/text/messages.h"

namespace parlor::checkers {

std::optional<Ruling> Walk::take(const Hop& hop) {
  const auto possible = hops();
  if (std::ranges::find(possible, hop) == possible.end()) {
    return why_not(*this, hop);
  }
  if (!begun()) run_ = run_of(board(), hop.from);
  run_ = jumped(run_, hop);
  return std::nullopt;
}

std::optional<Ruling> Walk::unfinished() const {
  if (!begun()) {
    return refused("checkers.02", say::no_passing(said(board().to_move)));
  }
  const auto left = hops();
  if (captures_ == Captures::huffing || left.empty()) return std::nullopt;
  std::vector<std::string> texts;
  texts.reserve(left.size());
  for (const Hop& hop : left) texts.push_back(text_of(hop));
  return refused("checkers.04",
                 say::unfinished(arg::Place(number_of(run_.at)), any_of<arg::Play>(texts)));
}

std::vector<Hop> Walk::hops() const {
  if (!begun()) return first_hops();
  if (run_.captured == 0 || is_crowned(board(), run_)) return {};
  return jumps(board(), run_);
}

std::vector<Hop> Walk::first_hops() const {
  const bool must_jump = captures_ == Captures::forced && jumpers(board()) != 0;
  std::vector<Hop> found;
  Squares pieces = board().own();
  while (pieces != 0) {
    const int number = number_of(take_lowest(pieces));
    const auto over = jumps(board(), run_of(board(), number));
    found.insert(found.end(), over.begin(), over.end());
    if (must_jump) continue;
    const auto beside = walks(board(), number);
    found.insert(found.end(), beside.begin(), beside.end());
  }
  return found;
}

Move Walk::move() const {
  return Move::of(number_of(run_.origin), number_of(run_.at), run_.captured);
}

arg::Seat said(Side side) { return arg::Seat(name_of(side)); }

Ruling refused(std::string_view clause, Message message) {
  return {.legal = false, .clause = std::string(clause), .message = std::move(message)};
}

}  // namespace parlor::checkers
