#include "cli/story.h"

#include <algorithm>
#include <variant>

#include "core/words.h"

namespace parlor::cli {
namespace {

/// Tells events one by one; most of those that are no throw and no play have nothing to tell.
class StoryWriter {
 public:
  explicit StoryWriter(const Sitting& sitting) : sitting_(sitting), events_(sitting.events()) {}

  std::vector<std::string> lines() {
    for (at_ = 0; at_ < events_.size(); ++at_) {
      std::visit([this](const auto& what) { tell(what); }, events_[at_].event.what);
    }
    return std::move(lines_);
  }

 private:
  [[nodiscard]] std::string name(Seat seat) const { return sitting_.game().seat_name(seat); }

  /// A throw that is played next, or is about to be, is part of the play's line.
  void tell(const table::Threw& threw) {
    ++throws_;
    const bool last = at_ + 1 == events_.size();
    const std::string dice = last ? sitting_.dice() : events_[at_ + 1].dice;
    const std::string fallen = roll_text(threw.dice);
    if (dice != fallen) lines_.push_back(cat(name(threw.seat), " throws ", fallen));
  }

  void tell(const table::Played& played) {
    // Before anybody plays, all throws are about who starts.
    if (!anybody_played_ && throws_ > 1) lines_.push_back(cat(name(played.seat), " starts"));
    anybody_played_ = true;
    const std::string& dice = events_[at_].dice;
    lines_.push_back(cat(name(played.seat), dice.empty() ? "" : " ", dice, ": ",
                         played.play == "-" ? std::string("no play") : played.play));
  }

  void tell(const table::TookBack& back) {
    lines_.push_back(
        cat(name(back.seat), " takes back ", back.plays, back.plays == 1 ? " play" : " plays"));
  }

  void tell(const table::Resigned& resigned) {
    lines_.push_back(cat(name(resigned.seat), " resigns"));
  }

  template <class Other>
  void tell(const Other& /*other*/) {}

  const Sitting& sitting_;
  const std::vector<Happened>& events_;
  std::vector<std::string> lines_;
  std::size_t at_ = 0;
  int throws_ = 0;
  bool anybody_played_ = false;
};

}  // namespace

std::vector<std::string> story(const Sitting& sitting) { return StoryWriter(sitting).lines(); }

std::string ending(const Sitting& sitting) {
  const auto& ended = sitting.table().ended();
  if (!ended) return "The game is not over.";
  if (ended->draw) return cat("A draw: ", ended->reason, '.');
  std::vector<std::string> winners;
  for (const Seat seat : ended->winners) winners.push_back(sitting.game().seat_name(seat));
  const std::string worth =
      ended->points > 1 ? cat(" It counts ", ended->points, ".") : std::string();
  return cat(capitalised(enumerate(winners)),
             winners.size() == 1 ? " wins: " : " win: ", ended->reason, '.', worth);
}

std::string roll_text(const std::vector<int>& dice) {
  if (dice.size() == 1) return cat(dice.front());
  return cat(std::max(dice[0], dice[1]), '-', std::min(dice[0], dice[1]));
}

}  // namespace parlor::cli
