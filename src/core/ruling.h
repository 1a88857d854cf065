#pragma once

#include <string>

#include "core/message.h"

namespace parlor {

/// The arbiter's answer to an attempt.
struct Ruling {
  bool legal = false;
  /// The clause it breaks, `royal.26`; empty where the attempt is legal or could not be read as a
  /// play at all.
  std::string clause;
  /// One sentence or two for the player, with the places and colours in it.
  Message message;

  [[nodiscard]] std::string sentence() const { return english(message); }
};

}  // namespace parlor
