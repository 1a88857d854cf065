#pragma once

#include <string>
#include <vector>

#include <sys/types.h>

namespace parlor::test {

/// The program at a terminal of its own, of a given size.
class PseudoTerminal {
 public:
  PseudoTerminal(const std::vector<std::string>& arguments, int width, int height);
  ~PseudoTerminal();
  PseudoTerminal(const PseudoTerminal&) = delete;
  PseudoTerminal& operator=(const PseudoTerminal&) = delete;

  void type(const std::string& text) const;
  /// Reads until this is on the screen; false if the program leaves, or nothing comes for a minute.
  bool shows(const std::string& text);
  /// Reads until the program leaves, and tells how it did.
  int exit_code();
  [[nodiscard]] const std::string& shown() const { return shown_; }

 private:
  bool read_more();

  int terminal_ = -1;
  pid_t process_ = -1;
  std::string shown_;
  std::size_t seen_ = 0;  // up to where `shows` has looked
};

}  // namespace parlor::test
