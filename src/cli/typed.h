#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace parlor::cli {

/// What a person can ask for at the prompt.
enum class PromptCommand : std::uint8_t {
  enter,  // nothing typed
  done,
  undo,
  why,
  steps,
  plays,
  board,
  position,
  rules,
  save,
  load,
  resign,
  draw,
  takeback,
  hint,
  rematch,
  help,
  quit,
  notation,  // anything else: a number, a step or a play
};

struct Typed {
  PromptCommand command;
  std::string rest;  // what stands after the word; for notation the whole line
};

Typed read_typed(std::string_view line);

/// The words of the prompt with what they do, as `help` prints it.
std::string_view prompt_help();

}  // namespace parlor::cli
