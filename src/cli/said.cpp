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
         }) {
      found.insert(found.end(), folder.begin(), folder.end());
    }
    return found;
  }();
  return all;
}

}  // namespace parlor::cli
