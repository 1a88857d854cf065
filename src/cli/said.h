#pragma once

#include <vector>

#include "core/message.h"

namespace parlor::cli {

/// Every message that the program declares: a folder that says something adds its list here.
const std::vector<const AnyTemplate*>& all_messages();

}  // namespace parlor::cli
