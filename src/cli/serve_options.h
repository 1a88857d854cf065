#pragma once

#include "cli/option_list.h"
#include "server/settings.h"

namespace parlor::cli {

/// Every option of `parlor serve` can be set by a variable as well.
void serve_options(OptionList& list, server::Settings& settings);

}  // namespace parlor::cli
