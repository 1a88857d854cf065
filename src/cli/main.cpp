#include <exception>
#include <iostream>
#include <string>
#include <vector>

#include "cli/best_level.h"
#include "cli/run.h"
#include "games/list.h"

int main(int count, char** arguments) {
  std::ios::sync_with_stdio(false);
  try {
    const std::string refusal = parlor::cli::run_at_best_level(arguments);
    if (!refusal.empty()) {
      std::cerr << refusal << '\n';
      return static_cast<int>(parlor::cli::Exit::bad_input);
    }
    parlor::cli::Console console = parlor::cli::system_console();
    const std::vector<std::string> words(arguments + 1, arguments + count);
    const auto exit = parlor::cli::run(words, parlor::all_games(), console);
    if (!console.out.flush()) {
      std::cerr << "Not everything could be written: is the disk full, or the output closed?\n";
      return static_cast<int>(parlor::cli::Exit::bad_input);
    }
    return static_cast<int>(exit);
  } catch (const std::exception& error) {
    std::cerr << "parlor: something went wrong inside: " << error.what() << '\n';
    return 2;
  }
}
