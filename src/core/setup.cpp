#include "core/setup.h"

#include "core/words.h"

namespace parlor {

std::optional<PairList> read_pairs(std::string_view text) {
  PairList pairs;
  for (const std::string_view word : words(text)) {
    const std::size_t arrow = word.find('>');
    if (arrow == std::string_view::npos) return std::nullopt;
    const auto from = whole_number(word.substr(0, arrow));
    const auto to = whole_number(word.substr(arrow + 1));
    if (!from || !to) return std::nullopt;
    pairs.emplace_back(*from, *to);
  }
  return pairs;
}

}  // namespace parlor
