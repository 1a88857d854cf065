#include "cli/console.h"

#include <cstdlib>
#include <iostream>
#include <string>

#include <sys/ioctl.h>
#include <unistd.h>

#include "cli/text.h"

namespace parlor::cli {
namespace {

bool is_set(const char* name) {
  const char* value = std::getenv(name);
  return value != nullptr && *value != '\0';
}

bool is_dumb() {
  const char* kind = std::getenv("TERM");
  return kind == nullptr || std::string_view(kind) == "dumb";
}

}  // namespace

Console system_console() {
  Console console{std::cin, std::cout, std::cerr};
  console.errors_terminal = isatty(STDERR_FILENO) != 0 && !is_dumb();
  if (isatty(STDOUT_FILENO) == 0) return console;
  console.terminal = !is_dumb();
  console.colour = console.terminal && !is_set("NO_COLOR");
  winsize size{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 && size.ws_row > 0) {
    console.width = size.ws_col;
    console.height = size.ws_row;
  }
  return console;
}

Exit complain(Console& console, std::string_view sentence) {
  console.out.flush();
  console.err << "parlor: " << printable(sentence) << '\n';
  return Exit::bad_input;
}

}  // namespace parlor::cli
