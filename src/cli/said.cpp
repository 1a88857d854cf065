#include "cli/said.h"

#include <initializer_list>
#include <span>

#include "core/messages.h"
#include "games/backgammon/messages.h"
#include "games/backgammon/tell_messages.h"
#include "games/checkers/messages.h"
#include "server/messages.h"
#include "store/messages.h"

namespace parlor::cli {

const std::vector<const AnyTemplate*>& all_messages() {
  static const auto all = [] {
    std::vector<const AnyTemplate*> found;
    for (const std::span<const AnyTemplate* const> folder :
         std::initializer_list<std::span<const AnyTemplate* const>>{
             say::messages,
             backgammon::say::messages,
             backgammon::say::tell_messages,
             checkers::say::messages,
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
