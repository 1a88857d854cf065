#pragma once

#include <cstddef>
#include <cstring>

#include "games/parcheesi/bytes.h"
#include "games/parcheesi/hand.h"
#include "games/parcheesi/pile.h"

namespace parlor::parcheesi {

/// Puts the pawns of every hand in ascending order, several hands at a time.
inline void put_pawns_in_order(Pile<Hand>& hands) {
  constexpr std::size_t at_a_time = sizeof(ManyBytes) / sizeof(Hand);
  // The last ones are beyond the end.
  hands.room(at_a_time);
  for (std::size_t at = 0; at < hands.size(); at += at_a_time) {
    ManyBytes bytes;
    void* const four = hands.data() + at;
    std::memcpy(&bytes, four, sizeof(bytes));
    sort_first_fours(bytes);
    std::memcpy(four, &bytes, sizeof(bytes));
  }
}

}  // namespace parlor::parcheesi
