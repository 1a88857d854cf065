#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "games/list.h"
#include "sheets/house_rules.h"

// Any bytes as a rules file: read or refused with a reason, and a file without problems makes a
// game.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace parlor;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const sheets::Reading reading = sheets::read_rules(text);
  for (const sheets::Problem& problem : reading.problems) {
    if (sheets::told(problem).empty()) std::abort();
  }
  if (!reading.problems.empty()) return 0;
  const auto kind = sheets::game_of(reading.file, all_games());
  if (!kind) return 0;
  const bool in_order = sheets::problems_with(reading.file, *kind).empty();
  if (in_order != kind->make(sheets::setup_of(reading.file)).ok()) std::abort();
  return 0;
}
