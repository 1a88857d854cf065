#pragma once

#include <string>
#include <utility>

#include "games/chinese_checkers/game.h"

namespace parlor::chinese_checkers::test {

inline parlor::Setup agreed(std::string sheet, int players = 0,
                            std::vector<OptionSetting> settings = {}) {
  parlor::Setup setup;
  setup.sheet = std::move(sheet);
  setup.players = players;
  setup.settings = std::move(settings);
  return setup;
}

inline ChineseCheckers table(const std::string& sheet, int players = 0,
                             std::vector<OptionSetting> settings = {}) {
  return ChineseCheckers(*make_rules(agreed(sheet, players, std::move(settings))));
}

inline ChineseCheckers pairs_table(int players = 4, const std::string& sheet = "large") {
  return table(sheet, players, {{"pairs", true}});
}

}  // namespace parlor::chinese_checkers::test
