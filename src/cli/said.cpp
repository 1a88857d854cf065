#include "cli/said.h"

#include <initializer_list>
#include <span>

#include "cli/messages.h"
#include "cli/play_messages.h"
#include "core/messages.h"
#include "engines/messages.h"
#include "fair/messages.h"
#include "games/backgammon/text/messages.h"
#include "games/backgammon/text/tell_messages.h"
#include "games/checkers/text/messages.h"
#include "games/chess/text/messages.h"
#include "games/chess/text/position_messages.h"
#include "games/chess/text/tell_messages.h"
#include "games/chinese_checkers/text/messages.h"
#include "games/chinese_checkers/text/tell_messages.h"
#include "games/messages.h"
#include "games/parcheesi/rules/option_messages.h"
#include "games/parcheesi/rules/setup_messages.h"
#include "games/parcheesi/rules/sheet_messages.h"
#include "games/parcheesi/text/example_messages.h"
#include "games/parcheesi/text/reader_messages.h"
#include "games/parcheesi/text/ruling_messages.h"
#include "games/parcheesi/text/step_messages.h"
#include "games/parcheesi/text/telling_messages.h"
#include "games/snakes_ladders/text/messages.h"
#include "games/snakes_ladders/text/position_messages.h"
#include "games/snakes_ladders/text/tell_messages.h"
#include "server/messages.h"
#include "sheets/messages.h"
#include "store/messages.h"
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
            parlor::say::messages,
            games::say::messages,
            backgammon::say::messages,
            backgammon::say::tell_messages,
            checkers::say::messages,
            chess::say::messages,
            chess::say::position_messages,
            chess::say::tell_messages,
            chinese_checkers::say::messages,
            chinese_checkers::say::tell_messages,
            parcheesi::say::option_messages,
            parcheesi::say::setup_messages,
            parcheesi::say::sheet_messages,
            parcheesi::say::example_messages,
            parcheesi::say::reader_messages,
            parcheesi::say::ruling_messages,
            parcheesi::say::step_messages,
            parcheesi::say::telling_messages,
            snakes_ladders::say::messages,
            snakes_ladders::say::position_messages,
            snakes_ladders::say::tell_messages,
            sheets::say::messages,
            table::say::messages,
            wire::say::messages,
            server::say::messages,
            store::say::messages,
        },
        true);
    add(found,
        {
            sheets::say::terminal_messages,
            fair::say::terminal_messages,
            server::say::terminal_messages,
            engines::say::terminal_messages,
            cli::say::terminal_messages,
            cli::say::play_messages,
        },
        false);
    return found;
  }();
  return all;
}

}  // namespace parlor::cli
