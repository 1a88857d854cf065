#include "cli/said.h"

#include <initializer_list>
#include <span>

#include "cli/play_messages.h"
#include "core/messages.h"
#include "games/backgammon/messages.h"
#include "games/backgammon/tell_messages.h"
#include "games/checkers/messages.h"
#include "games/chess/messages.h"
#include "games/chess/position_messages.h"
#include "games/chess/tell_messages.h"
#include "games/chinese_checkers/messages.h"
#include "games/chinese_checkers/tell_messages.h"
#include "games/messages.h"
#include "games/parcheesi/rules/option_messages.h"
#include "games/parcheesi/rules/setup_messages.h"
#include "games/parcheesi/rules/sheet_messages.h"
#include "games/parcheesi/text/example_messages.h"
#include "games/parcheesi/text/reader_messages.h"
#include "games/parcheesi/text/ruling_messages.h"
#include "games/parcheesi/text/step_messages.h"
#include "games/parcheesi/text/telling_messages.h"
#include "games/snakes_ladders/messages.h"
#include "games/snakes_ladders/position_messages.h"
#include "games/snakes_ladders/tell_messages.h"
#include "server/messages.h"
#include "store/messages.h"

namespace parlor::cli {

const std::vector<const AnyTemplate*>& all_messages() {
  static const auto all = [] {
    std::vector<const AnyTemplate*> found;
    for (const std::span<const AnyTemplate* const> folder :
         std::initializer_list<std::span<const AnyTemplate* const>>{
             parlor::say::messages,
             backgammon::say::messages,
             backgammon::say::tell_messages,
             checkers::say::messages,
             chess::say::messages,
             chess::say::position_messages,
             chess::say::tell_messages,
             chinese_checkers::say::messages,
             chinese_checkers::say::tell_messages,
             cli::say::play_messages,
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
             games::say::messages,
             server::say::messages,
             store::say::messages,
         }) {
      found.insert(found.end(), folder.begin(), folder.end());
    }
    return found;
  }();
  return all;
}

}  // namespace parlor::cli
