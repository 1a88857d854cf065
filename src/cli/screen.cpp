#include "cli/screen.h"

#include <algorithm>
#include <ranges>

#include <fmt/format.h>

#include "cli/story.h"
#include "cli/style.h"
#include "cli/text.h"
#include "core/words.h"

namespace parlor::cli {
namespace {

constexpr int narrowest_panel = 20;
constexpr int gap = 2;
constexpr int rows_for_input = 2;  // the hint and the prompt
constexpr int least_story = 3;
constexpr int least_below = 2;  // whose turn it is, and what happened last

using Lines = std::vector<std::string>;

/// A painter's view of one moment: everything as lines, put side by side or one below the other.
class Frame {
 public:
  Frame(const Moment& moment, const Console& console)
      : moment_(moment),
        game_(moment.sitting.game()),
        console_(console),
        style_(console.colour),
        picture_(game_.picture(game_.underway(moment.sitting.state(), moment.taken))) {}

  std::string draw() {
    const int notices = static_cast<int>(moment_.notices.size());
    const int height = std::max(console_.height - rows_for_input - notices, picture_.height());
    const int beside = console_.width - picture_.width() - gap - 1;
    std::string text =
        beside >= narrowest_panel ? side_by_side(beside, height) : one_below_other(height);
    for (const std::string& notice : moment_.notices) text += cat(' ', style_.bold(notice), '\n');
    return text;
  }

 private:
  std::string side_by_side(int width, int height) {
    const Lines panel = panel_lines(width, height);
    const Lines board = style_.lines(picture_);
    std::string text;
    for (std::size_t i = 0; i < std::max(board.size(), panel.size()); ++i) {
      std::string line = i < board.size()
                             ? board[i]
                             : std::string(static_cast<std::size_t>(picture_.width()), ' ');
      line += std::string(static_cast<std::size_t>(gap), ' ');
      if (i < panel.size()) line += panel[i];
      text += ended(line);
    }
    return text;
  }

  std::string one_below_other(int height) {
    std::string text;
    for (const std::string& line : style_.lines(picture_)) text += ended(line);
    const int room = std::max(height - picture_.height(), least_below);
    const int story_room = last_story(console_.width - 1, 1).empty() ? 0 : 1;
    Lines lines{status_line()};
    add_steps(lines, console_.width - 1, room - 1 - story_room);
    const Lines told = last_story(console_.width - 1, room - static_cast<int>(lines.size()));
    for (const std::string& each : told) lines.push_back(style_.faint(each));
    for (const std::string& line : lines) text += ended(cat(' ', line));
    return text;
  }

  Lines panel_lines(int width, int height) {
    Lines lines;
    for (const std::string& title : wrapped(name_of_game(), width)) {
      lines.push_back(style_.bold(title));
    }
    lines.emplace_back();
    for (const Seat seat : moment_.sitting.table().seats()) lines.push_back(seat_line(seat));
    lines.emplace_back();
    add_dice(lines, width);
    const int room = height - static_cast<int>(lines.size());
    const int story_room = moment_.with_story ? least_story + 1 : 0;
    add_steps(lines, width, room - story_room);
    add_story(lines, width, height - static_cast<int>(lines.size()));
    return lines;
  }

  std::string name_of_game() const { return cat(game_.info().title, ": ", game_.rules_name()); }

  std::optional<Seat> acting() const {
    const auto due = moment_.sitting.table().due();
    if (due) return due->seat;
    return std::nullopt;
  }

  std::string seat_line(Seat seat) const {
    const std::string name = game_.seat_name(seat);
    const bool acts = acting() == seat;
    return cat(acts ? "▸ " : "  ", style_.ink(padded(name, 8), ink_of_seat(name), acts), ' ',
               style_.faint(printable(moment_.sitting.name_of(seat))));
  }

  std::string dice_text() const {
    const std::string dice = moment_.sitting.dice();
    std::string text = dice.empty() ? std::string() : cat("dice ", style_.bold(dice));
    if (moment_.next.left.empty()) return text;
    if (!text.empty()) text += "   ";
    return text + cat("left ", style_.bold(join(moment_.next.left, " ")));
  }

  void add_dice(Lines& lines, int width) const {
    const std::string dice = dice_text();
    if (!dice.empty()) lines.push_back(dice);
    if (!moment_.taken.empty()) {
      for (const std::string& line : wrapped(cat("so far ", join(moment_.taken, " ")), width)) {
        lines.push_back(line);
      }
    }
    if (!dice.empty() || !moment_.taken.empty()) lines.emplace_back();
  }

  std::string status_line() const {
    std::string text;
    if (const auto seat = acting()) {
      const std::string name = game_.seat_name(*seat);
      text = cat("▸ ", style_.ink(name, ink_of_seat(name), true), "   ");
    }
    text += dice_text();
    const std::string so_far = cat("so far ", join(moment_.taken, " "));
    return cat(text, "   ", moment_.taken.empty() ? style_.faint(name_of_game()) : so_far);
  }

  void add_steps(Lines& lines, int width, int room) const {
    const auto& steps = moment_.next.steps;
    if (steps.empty() || room < 1) return;
    auto rows = numbered_steps(steps, width, console_.colour);
    if (static_cast<int>(rows.size()) > room) {
      // The first of them, without a gap in the numbers.
      const std::size_t in_a_row = (steps.size() + rows.size() - 1) / rows.size();
      const std::size_t shown = in_a_row * static_cast<std::size_t>(room - 1);
      rows = numbered_steps({steps.begin(), steps.begin() + static_cast<std::ptrdiff_t>(shown)},
                            width, console_.colour);
      rows.push_back(style_.faint(cat("`steps` lists all ", steps.size())));
    }
    for (std::string& row : rows) lines.push_back(std::move(row));
  }

  /// The newest lines of the story that fit, oldest first; a line that breaks is kept whole.
  Lines last_story(int width, int room) const {
    Lines told;
    if (!moment_.with_story) return told;
    const Lines all = story(moment_.sitting);
    for (const std::string& line : std::views::reverse(all)) {
      const bool fits = columns_of(line) <= width;
      Lines parts = wrapped(line, fits ? width : width - 2);
      if (static_cast<int>(told.size() + parts.size()) > room) break;
      for (std::size_t i = 1; i < parts.size(); ++i) parts[i].insert(0, "  ");
      told.insert(told.begin(), parts.begin(), parts.end());
    }
    return told;
  }

  void add_story(Lines& lines, int width, int room) const {
    const Lines told = last_story(width, room - 1);
    if (told.empty()) return;
    lines.emplace_back();
    for (const std::string& line : told) lines.push_back(style_.faint(line));
  }

  const Moment& moment_;
  const GameFace& game_;
  const Console& console_;
  Style style_;
  Picture picture_;
};

std::string plain_step(const StepInfo& step) {
  return step.count.empty() ? step.text : cat(step.text, ' ', step.count);
}

}  // namespace

std::vector<std::string> numbered_steps(const std::vector<StepInfo>& steps, int width,
                                        bool colour) {
  const Style style(colour);
  int widest = 0;
  for (const StepInfo& step : steps) widest = std::max(widest, columns_of(plain_step(step)));
  const int digits = steps.size() < 10 ? 1 : (steps.size() < 100 ? 2 : 3);
  const int cell = digits + 1 + widest + 2;
  const auto columns = static_cast<std::size_t>(std::max(1, (width + 2) / cell));
  const std::size_t rows = (steps.size() + columns - 1) / columns;
  std::vector<std::string> lines(rows);
  for (std::size_t i = 0; i < steps.size(); ++i) {
    const StepInfo& step = steps[i];
    std::string& line = lines[i % rows];
    if (i >= rows) line += "  ";
    line += cat(style.ink(fmt::format("{:>{}}", i + 1, digits), Ink::cyan), ' ', step.text);
    if (!step.count.empty()) line += cat(' ', style.faint(step.count));
    line += padded("", widest - columns_of(plain_step(step)));
  }
  return lines;
}

std::string frame(const Moment& moment, const Console& console) {
  return Frame(moment, console).draw();
}

}  // namespace parlor::cli
