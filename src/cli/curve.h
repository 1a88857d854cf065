#pragma once

#include <string>
#include <utility>
#include <vector>

namespace parlor::cli {

/// A line of a drawing: shares (0 to 1) over the number of games.
struct Curve {
  std::string title;
  std::vector<std::pair<double, double>> points;
};

/// The curves as an SVG picture.
std::string curve_svg(const std::vector<Curve>& curves);

}  // namespace parlor::cli
