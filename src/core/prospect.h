#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/steps.h"

namespace parlor {

/// A play, and the steps it is made of.
struct SpelledPlay {
  std::string play;
  std::vector<StepInfo> steps;
};

/// What a seat that is to play can do.
struct Prospect {
  std::size_t choices = 0;          // distinct results
  std::optional<SpelledPlay> only;  // where there is just one
  Next first;                       // what a play can begin with
};

}  // namespace parlor
