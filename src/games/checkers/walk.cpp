#include "games/checkers/walk.h"

#include <algorithm>
#include <string>
#include <utility>

#include "core/words.h"

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
    return refused("checkers.02", cat("A turn cannot be passed: ", name_of(board().to_move),
                                      " has to move a piece."));
  }
  const auto left = hops();
  if (captures_ == Captures::huffing || left.empty()) return std::nullopt;
  std::vector<std::string> texts;
  texts.reserve(left.size());
  for (const Hop& hop : left) texts.push_back(text_of(hop));
  return refused("checkers.04", cat("The series is not finished: from ", number_of(run_.at),
                                    " it goes on with ", enumerate(texts, "or"), "."));
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

Ruling refused(std::string_view clause, std::string sentence) {
  return {.legal = false, .clause = std::string(clause), .sentence = std::move(sentence)};
}

}  // namespace parlor::checkers
