#pragma once

#include "core/any_game.h"
#include "core/setup.h"
#include "sheets/rules_file.h"
#include "wire/json.h"

namespace parlor::server {

/// The rules that a request asks for: a sheet with changes, or a rules file as `toml`. Where a file
/// is wrong, everything that is goes into `problems`.
Result<Setup> agreed_setup(const GameKind& kind, const wire::json::object& request,
                           std::vector<sheets::Problem>* problems = nullptr);

}  // namespace parlor::server
