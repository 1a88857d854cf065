#include "cli/story.h"

#include "core/words.h"

namespace parlor::cli {
namespace {

std::string play_text(const std::string& play) {
  return play == "-" ? std::string("no play") : play;
}

class StoryWriter {
 public:
  explicit StoryWriter(const Sitting& sitting) : sitting_(sitting), events_(sitting.events()) {}

  std::vector<std::string> lines() {
    for (std::size_t at = 0; at < events_.size(); ++at) {
      if (const auto& roll = events_[at].roll) {
        add_throw(at, *roll);
      } else {
        add_play(at);
      }
    }
    return std::move(lines_);
  }

 private:
  [[nodiscard]] std::string name(const Event& event) const {
    return sitting_.game().seat_name(event.seat);
  }

  /// A throw that is played next, or is about to be, is part of the play's line.
  void add_throw(std::size_t at, Roll roll) {
    const bool last = at + 1 == events_.size();
    const std::string dice = last ? sitting_.dice() : events_[at + 1].dice;
    if (dice != roll_text(roll)) {
      lines_.push_back(cat(name(events_[at]), " throws ", roll_text(roll)));
    }
  }

  void add_play(std::size_t at) {
    const Event& event = events_[at];
    // Before anybody plays, all throws are about who starts.
    if (!anybody_played_ && at > 1) lines_.push_back(cat(name(event), " starts"));
    anybody_played_ = true;
    lines_.push_back(
        cat(name(event), event.dice.empty() ? "" : " ", event.dice, ": ", play_text(event.play)));
  }

  const Sitting& sitting_;
  const std::vector<Event>& events_;
  std::vector<std::string> lines_;
  bool anybody_played_ = false;
};

}  // namespace

std::vector<std::string> story(const Sitting& sitting) { return StoryWriter(sitting).lines(); }

std::string ending(const Sitting& sitting) {
  const auto outcome = sitting.game().outcome(sitting.state());
  if (!outcome) return "The game is not over.";
  if (outcome->draw) return cat("A draw: ", outcome->reason, '.');
  std::vector<std::string> winners;
  for (const Seat seat : outcome->winners) winners.push_back(sitting.game().seat_name(seat));
  const std::string worth =
      outcome->points > 1 ? cat(" It counts ", outcome->points, ".") : std::string();
  return cat(capitalised(enumerate(winners)),
             winners.size() == 1 ? " wins: " : " win: ", outcome->reason, '.', worth);
}

}  // namespace parlor::cli
