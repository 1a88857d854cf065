#pragma once

#include <functional>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "cli/console.h"
#include "cli/description.h"
#include "cli/option_list.h"
#include "core/any_game.h"

namespace parlor::cli {

using Games = std::span<const GameKind>;

/// A command of the program: what it is called, what it takes and what it does.
struct Command {
  CommandAbout about;
  std::vector<Option> options;  // read into variables that `run` keeps
  std::function<Exit(Games games, Console& console)> run;
};

/// A command whose options are read into a value of its own type.
template <class Options>
Command make_command(CommandAbout about, void (*declare)(OptionList&, Options&),
                     Exit (*run)(const Options&, Games, Console&)) {
  const auto options = std::make_shared<Options>();
  OptionList list;
  declare(list, *options);
  return {std::move(about),
          {list.options().begin(), list.options().end()},
          [options, run](Games games, Console& console) { return run(*options, games, console); }};
}

}  // namespace parlor::cli
