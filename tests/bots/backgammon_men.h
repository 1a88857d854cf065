#pragma once

#include <initializer_list>
#include <utility>

#include "games/backgammon/men.h"

namespace parlor::bots {

/// Men on places, `{{6, 2}, {1, 1}}`, the rest borne off.
inline backgammon::Men men(std::initializer_list<std::pair<int, int>> standing) {
  backgammon::Men men;
  int left = backgammon::men_each;
  for (const auto& [place, count] : standing) {
    men.put(place, count);
    left -= count;
  }
  men.put(backgammon::off, left);
  return men;
}

}  // namespace parlor::bots
