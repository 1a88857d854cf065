#pragma once

#include <string>
#include <vector>

#include "support/process.h"

namespace parlor::test {

/// Starts `program serve` on a port of this machine and waits until it listens. Bots play at once,
/// and nothing is logged; `options` are more of its command line.
Process start_server(const std::string& program, int port, const std::string& db,
                     const std::vector<std::string>& options);

}  // namespace parlor::test
