#pragma once

#include <string>

#include "core/any_game.h"
#include "core/setup.h"
#include "wire/json.h"

/// Games, sheets and what people change in them.
namespace parlor::wire {

/// Everything that forms need to know of a game; `levels` are its bots.
json::object game_json(const GameKind& kind, const std::vector<std::string>& levels);

/// An option's value from the text a form sends, as the type the game expects.
OptionValue option_value(const GameInfo& info, const std::string& name, const std::string& text);
std::string option_text(const OptionValue& value);

/// `sheet`, `name`, `options`, `players` and `seats` of an object, for a game.
Result<Setup> read_setup(const GameInfo& info, const json::object& object);
/// What of a setup differs from its printed sheet: option names and values.
json::object options_json(const Setup& setup);
/// The value of every option of a game being played.
json::object values_json(const GameFace& game);
/// A rules file that says the same as the setup.
std::string toml_text(const GameInfo& info, const Setup& setup);

/// The parts of the rules in words, with their examples.
json::array sections_json(const GameFace& game);
/// The rules told in words, with what they are made of.
json::object told_rules(const GameFace& game, const Setup& setup);

}  // namespace parlor::wire
