#pragma once

#include <iosfwd>
#include <string_view>

namespace parlor::cli {

/// What the program tells the shell: done, the answer is no, or the input cannot be used.
enum class Exit : int { ok = 0, no = 1, bad_input = 2 };

/// Where a command reads and writes, and what the far end can show.
struct Console {
  std::istream& in;
  std::ostream& out;
  std::ostream& err;
  bool terminal = false;         // a person looks at `out`
  bool errors_terminal = false;  // a person looks at `err`
  bool colour = false;
  int width = 80;
  int height = 24;
};

/// The process's own streams, and the terminal they belong to if any.
Console system_console();

/// Tells what was wrong, as `parlor: sentence`.
Exit complain(Console& console, std::string_view sentence);

}  // namespace parlor::cli
