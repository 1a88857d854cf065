#pragma once

#include <string>

#include "cli/option_list.h"

namespace parlor::cli {

/// `--db`: where a server keeps its tables.
void add_db(OptionList& list, std::string& db);

}  // namespace parlor::cli
