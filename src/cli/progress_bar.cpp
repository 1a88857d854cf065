#include "cli/progress_bar.h"

#include <algorithm>
#include <ostream>

namespace parlor::cli {

void ProgressBar::show(std::uint64_t done, const std::string& remark) {
  if (!console_.errors_terminal) return;
  constexpr std::uint64_t width = 40;
  const std::uint64_t whole = std::max<std::uint64_t>(whole_, 1);
  const std::uint64_t filled = std::min(done, whole) * width / whole;
  std::string bar;
  for (std::uint64_t i = 0; i < width; ++i) bar += i < filled ? "█" : "░";
  console_.err << "\r\x1b[K" << bar << ' ' << std::min(done, whole) * 100 / whole << " %  "
               << remark << std::flush;
  shown_ = true;
}

void ProgressBar::wipe() {
  if (shown_) console_.err << "\r\x1b[K" << std::flush;
  shown_ = false;
}

}  // namespace parlor::cli
