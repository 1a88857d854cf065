#pragma once

#include <optional>
#include <string>

#include "core/result.h"
#include "fair/kept.h"
#include "wire/json.h"

namespace parlor::cli {

/// What a page kept of a table (docs/fair.md): from its object in a record, or a file of its own.
Result<fair::Kept> read_kept(const wire::json::object& kept);
/// The file may be what was kept, or a record that has it along.
Result<fair::Kept> read_kept_file(const std::string& file);

}  // namespace parlor::cli
