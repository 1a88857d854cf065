#include "cli/curve.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

#include <fmt/format.h>

namespace parlor::cli {
namespace {

constexpr double width = 760;
constexpr double height = 400;
constexpr double left = 56;
constexpr double right = 130;
constexpr double top = 20;
constexpr double bottom = 44;
/// Told apart by people who do not see all colours, too.
constexpr std::array<std::string_view, 5> inks{"#0072b2", "#d55e00", "#009e73", "#cc79a7",
                                               "#555555"};

double y_of(double share) { return height - bottom - share * (height - top - bottom); }

class Plot {
 public:
  explicit Plot(const std::vector<Curve>& curves) {
    for (const Curve& curve : curves) {
      for (const auto& [games, share] : curve.points) most_ = std::max(most_, games);
    }
  }

  [[nodiscard]] std::string drawn(const std::vector<Curve>& curves) const {
    std::string svg = fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {1}\" "
        "font-family=\"sans-serif\" "
        "font-size=\"12\">\n<rect width=\"{0}\" height=\"{1}\" fill=\"#fff\"/>\n",
        width, height);
    svg += grid();
    for (std::size_t i = 0; i < curves.size(); ++i) svg += line(curves[i], inks[i % inks.size()]);
    return svg + "</svg>\n";
  }

 private:
  [[nodiscard]] double x_of(double games) const {
    return left + games / most_ * (width - left - right);
  }

  [[nodiscard]] std::string grid() const {
    std::string svg;
    for (int tenth = 0; tenth <= 10; tenth += 2) {
      const double y = y_of(tenth / 10.0);
      svg += fmt::format(
          "<path d=\"M{} {:.1f}H{}\" stroke=\"#ddd\"/>\n<text x=\"{}\" y=\"{:.1f}\" "
          "text-anchor=\"end\">{} %</text>\n",
          left, y, width - right, left - 8, y + 4, tenth * 10);
    }
    for (int quarter = 0; quarter <= 4; ++quarter) {
      const double games = most_ * quarter / 4;
      svg += fmt::format("<text x=\"{:.1f}\" y=\"{}\" text-anchor=\"middle\">{:.0f}</text>\n",
                         x_of(games), height - bottom + 18, games);
    }
    return svg +
           fmt::format(
               "<text x=\"{:.1f}\" y=\"{}\" text-anchor=\"middle\">games learnt from</text>\n",
               x_of(most_ / 2), height - 8);
  }
  [[nodiscard]] std::string line(const Curve& curve, std::string_view ink) const {
    if (curve.points.empty()) return {};
    std::string path;
    for (const auto& [games, share] : curve.points) {
      path += fmt::format("{}{:.1f} {:.1f}", path.empty() ? "M" : "L", x_of(games), y_of(share));
    }
    const auto& [games, share] = curve.points.back();
    return fmt::format("<path d=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"2\"/>\n", path,
                       ink) +
           fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" fill=\"{}\">{} {:.1f} %</text>\n",
                       x_of(games) + 6, y_of(share) + 4, ink, curve.title, 100 * share);
  }

  double most_ = 1;
};

}  // namespace

std::string curve_svg(const std::vector<Curve>& curves) { return Plot(curves).drawn(curves); }

}  // namespace parlor::cli
