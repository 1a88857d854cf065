#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include "core/words.h"
#include "games/snakes_ladders/odds.h"

namespace parlor::snakes_ladders {
namespace {

constexpr double plot_width = 760;
constexpr double plot_height = 420;
constexpr double left = 64;
constexpr double right = plot_width - 24;
constexpr double top = 84;
constexpr double bottom = plot_height - 60;
constexpr int most_bars = 200;
/// The share of all games that the drawing shows; the rest would be a long flat tail.
constexpr double shown_share = 0.995;

/// Plain colours first: not every viewer knows CSS variables or asks for a dark scheme.
constexpr std::string_view style = R"(<style>
  text { font-family: system-ui, sans-serif; font-size: 13px; }
  .paper { fill: #fbfaf8; } .title { fill: #2b2a28; } .note { fill: #6b6964; }
  .grid { stroke: #dedbd5; } .axis { stroke: #6b6964; } .bar { fill: #5b7f95; }
  .mean { stroke: #b4562f; stroke-width: 2; stroke-dasharray: 6 4; } .mean-note { fill: #b4562f; }
  .title { font-size: 19px; font-weight: 600; } .mean-note { font-weight: 600; }
  @media (prefers-color-scheme: dark) {
    .paper { fill: #1d1f21; } .title { fill: #e8e6e1; } .note { fill: #a09d96; }
    .grid { stroke: #3a3c3e; } .axis { stroke: #a09d96; } .bar { fill: #7fa6bd; }
    .mean { stroke: #e08a5f; } .mean-note { fill: #e08a5f; }
  }
</style>
)";

std::string decimal(double number, int digits) {
  if (std::isinf(number)) return "infinite";
  std::array<char, 400> text{};
  const auto end = std::to_chars(text.data(), text.data() + text.size(), number,
                                 std::chars_format::fixed, digits);
  return {text.data(), end.ptr};
}

/// A name may come from a file; XML takes no control characters at all.
std::string escaped(std::string_view text) {
  std::string safe;
  for (const char letter : text) {
    if (letter >= 0 && letter < ' ') continue;
    switch (letter) {
      case '<': safe += "&lt;"; break;
      case '>': safe += "&gt;"; break;
      case '&': safe += "&amp;"; break;
      case '"': safe += "&quot;"; break;
      default: safe += letter;
    }
  }
  return safe;
}

std::string line(std::string_view kind, double x1, double y1, double x2, double y2) {
  return cat("<line class=\"", kind, "\" x1=\"", decimal(x1, 1), "\" y1=\"", decimal(y1, 1),
             "\" x2=\"", decimal(x2, 1), "\" y2=\"", decimal(y2, 1), "\"/>\n");
}

std::string label(std::string_view kind, double x, double y, std::string_view anchor,
                  std::string_view text) {
  return cat("<text class=\"", kind, "\" x=\"", decimal(x, 1), "\" y=\"", decimal(y, 1),
             "\" text-anchor=\"", anchor, "\">", escaped(text), "</text>\n");
}

/// 1, 2 or 5 times a power of ten: the first that divides `span` into at most `most` parts.
double round_step(double span, int most) {
  const double power = std::pow(10.0, std::floor(std::log10(span / most)));
  for (const double factor : {1.0, 2.0, 5.0}) {
    if (span / (factor * power) <= most) return factor * power;
  }
  return 10 * power;
}

/// The distribution in bars, each of the same number of turns.
class Plot {
 public:
  explicit Plot(const Odds& odds) : odds_(odds) {
    const int turns = turns_shown();
    turns_in_bar_ = (turns + most_bars - 1) / most_bars;
    bars_.resize(static_cast<std::size_t>((turns + turns_in_bar_ - 1) / turns_in_bar_));
    const auto in_bar = static_cast<std::size_t>(turns_in_bar_);
    for (std::size_t i = 0; i < odds.turns.size() && i / in_bar < bars_.size(); ++i) {
      bars_[i / in_bar] += odds.turns[i];
    }
    highest_ = std::max(std::ranges::max(bars_), 1e-9) * 1.08;
  }

  [[nodiscard]] std::string draw() const {
    const std::string across = decimal(plot_width, 0);
    const std::string down = decimal(plot_height, 0);
    return cat(R"(<svg xmlns="http://www.w3.org/2000/svg" width=")", across, "\" height=\"", down,
               "\" viewBox=\"0 0 ", across, ' ', down,
               R"(" role="img" aria-labelledby="title summary">)", "\n<title id=\"title\">",
               escaped(title()), "</title>\n<desc id=\"summary\">", escaped(summary()), "</desc>\n",
               style, R"(<rect class="paper" width="100%" height="100%"/>)", '\n', heading(),
               scale(), bars(), axis(), mean_line(), "</svg>\n");
  }

 private:
  [[nodiscard]] int turns_shown() const {
    double shown = 0;
    int turns = 0;
    while (turns < static_cast<int>(odds_.turns.size()) &&
           shown < shown_share * odds_.finish_chance) {
      shown += odds_.turns[static_cast<std::size_t>(turns++)];
    }
    return std::max(turns, 1);
  }

  [[nodiscard]] double x_of(double turn) const {
    return left + (turn - 0.5) / (double(bars_.size()) * turns_in_bar_) * (right - left);
  }
  [[nodiscard]] double y_of(double chance) const {
    return bottom - chance / highest_ * (bottom - top);
  }

  [[nodiscard]] std::string title() const { return cat("Turns to square 100: ", odds_.rules_name); }
  [[nodiscard]] std::string summary() const {
    return cat("One player alone: mean ", decimal(odds_.mean, 2), ", standard deviation ",
               decimal(odds_.deviation, 2), ", median ", odds_.median, ", likeliest ",
               odds_.likeliest, ", fewest ", odds_.fewest, " turns");
  }

  [[nodiscard]] std::string heading() const {
    return label("title", left, 34, "start", title()) + label("note", left, 56, "start", summary());
  }

  [[nodiscard]] std::string scale() const {
    std::string text;
    const double step = round_step(highest_ * 100, 6);
    const int digits = step >= 1 ? 0 : static_cast<int>(std::ceil(-std::log10(step)));
    for (int i = 0; step * i <= highest_ * 100; ++i) {
      const double y = y_of(step * i / 100);
      if (i > 0) text += line("grid", left, y, right, y);
      text += label("note", left - 8, y + 4, "end", cat(decimal(step * i, digits), '%'));
    }
    return text;
  }

  [[nodiscard]] std::string bars() const {
    std::string text;
    const double slot = (right - left) / double(bars_.size());
    const double gap = std::min(slot * 0.18, 2.0);
    for (std::size_t i = 0; i < bars_.size(); ++i) {
      const double y = y_of(bars_[i]);
      text +=
          cat(R"(<rect class="bar" x=")", decimal(left + double(i) * slot + gap / 2, 2), "\" y=\"",
              decimal(y, 2), "\" width=\"", decimal(slot - gap, 2), "\" height=\"",
              decimal(bottom - y, 2), "\"><title>", hint(static_cast<int>(i)), "</title></rect>\n");
    }
    return text;
  }

  [[nodiscard]] std::string hint(int bar) const {
    const int first = bar * turns_in_bar_ + 1;
    const std::string chance = decimal(bars_[static_cast<std::size_t>(bar)] * 100, 2);
    if (turns_in_bar_ == 1) return cat("turn ", first, ": ", chance, '%');
    return cat("turns ", first, " to ", first + turns_in_bar_ - 1, ": ", chance, '%');
  }

  [[nodiscard]] std::string axis() const {
    std::string text = line("axis", left, bottom, right, bottom);
    const int turns = static_cast<int>(bars_.size()) * turns_in_bar_;
    const int step = std::max(1, static_cast<int>(round_step(turns, 12)));
    for (int turn = step; turn <= turns; turn += step) {
      text += line("axis", x_of(turn), bottom, x_of(turn), bottom + 5);
      text += label("note", x_of(turn), bottom + 20, "middle", std::to_string(turn));
    }
    const std::string name =
        turns_in_bar_ == 1 ? "turn" : cat("turn (a bar is ", turns_in_bar_, " turns)");
    return text + label("note", (left + right) / 2, bottom + 44, "middle", name);
  }

  [[nodiscard]] std::string mean_line() const {
    if (std::isinf(odds_.mean)) return {};
    const double x = x_of(odds_.mean);
    if (x > right) return {};
    const bool room = x < right - 120;
    return line("mean", x, top - 8, x, bottom) + label("mean-note", room ? x + 8 : x - 8, top + 4,
                                                       room ? "start" : "end",
                                                       cat("mean ", decimal(odds_.mean, 2)));
  }

  const Odds& odds_;
  int turns_in_bar_ = 1;
  std::vector<double> bars_;
  double highest_ = 0;
};

}  // namespace

std::string svg(const Odds& odds) { return Plot(odds).draw(); }

}  // namespace parlor::snakes_ladders
