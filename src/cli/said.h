#pragma once

#include <vector>

#include "core/message.h"

namespace parlor::cli {

struct Declared {
  const AnyTemplate* message = nullptr;
  /// Whether a page can be sent it; if not, only who runs the program reads it, and nobody
  /// translates it.
  bool reaches_pages = false;
};

/// Every message that the program declares: a folder that says something adds its lists here.
const std::vector<Declared>& all_messages();

}  // namespace parlor::cli
