#include "cli/said.h"

#include <initializer_list>
#include <span>

#include "cli/messages.h"
#include "core/messages.h"
#include "engines/messages.h"
#include "fair/messages.h"
#include "games/backgammon/messages.h"
#include "games/backgammon/tell_messages.h"
#include "games/checkers/messages.h"
#include "games/messages.h"
#include "server/messages.h"
#include "sheets/messages.h"
#include "table/messages.h"
#include "wire/messages.h"

namespace parlor::cli {
namespace {

using Folders = std::initializer_list<std::span<const AnyTemplate* const>>;

void add(std::vector<Declared>& all, Folders folders, bool reaches_pages) {
  for (const auto& folder : folders) {
    for (const AnyTemplate* message : folder) all.push_back({message, reaches_pages});
  }
}

}  // namespace

const std::vector<Declared>& all_messages() {
  static const auto all = [] {
    std::vector<Declared> found;
    add(found,
        {
            say::messages,
            games::say::messages,
            backgammon::say::messages,
            backgammon::say::tell_messages,
            checkers::say::messages,
            sheets::say::messages,
            table::say::messages,
            wire::say::messages,
            server::say::messages,
        },
        true);
    add(found,
        {
            sheets::say::terminal_messages,
            fair::say::terminal_messages,
            server::say::terminal_messages,
            engines::say::terminal_messages,
            cli::say::terminal_messages,
        },
        false);
    return found;
  }();
  return all;
}

}  // namespace parlor::cli
