#include "cli/commands.h"
#include "core/words.h"
#include "engines/uci_server.h"

namespace parlor::cli {

Exit engine_command(const EngineOptions& options, Console& console) {
  if (options.game != "chess") {
    return complain(console,
                    cat("There is an engine for chess only, by UCI, not for ", options.game, "."));
  }
  engines::serve_uci(console.in, console.out);
  return Exit::ok;
}

}  // namespace parlor::cli
