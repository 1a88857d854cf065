#include "games/list.h"

#include <array>
#include <string>
#include <vector>

#include "games/backgammon/game.h"
#include "games/checkers/game.h"
#include "games/chess/game.h"
#include "games/chinese_checkers/game.h"
#include "games/messages.h"
#include "games/parcheesi/game.h"
#include "games/snakes_ladders/game.h"

namespace parlor {

std::span<const GameKind> all_games() {
  static constexpr std::array games{
      GameKind{parcheesi::Parcheesi::info, parcheesi::make},
      GameKind{backgammon::Backgammon::info, backgammon::make},
      GameKind{checkers::Checkers::info, checkers::make},
      GameKind{chess::Chess::info, chess::make},
      GameKind{chinese_checkers::ChineseCheckers::info, chinese_checkers::make},
      GameKind{snakes_ladders::SnakesLadders::info, snakes_ladders::make},
  };
  return games;
}

Result<GameKind> find_game(std::string_view id, std::span<const GameKind> games) {
  std::vector<std::string> ids;
  for (const GameKind& kind : games) {
    if (kind.info().id == id) return kind;
    ids.push_back(kind.info().id);
  }
  return Error{games::say::no_such_game(arg::Text(id), all_of<arg::Text>(ids))};
}

}  // namespace parlor
