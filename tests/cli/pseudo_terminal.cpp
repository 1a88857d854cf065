#include "cli/pseudo_terminal.h"

#include <array>
#include <csignal>

#include <poll.h>
#include <pty.h>
#include <sys/wait.h>
#include <unistd.h>

namespace parlor::test {
namespace {

constexpr int patience = 60'000;  // milliseconds

}  // namespace

PseudoTerminal::PseudoTerminal(const std::vector<std::string>& arguments, int width, int height) {
  std::vector<std::string> words{PARLOR_PROGRAM};
  words.insert(words.end(), arguments.begin(), arguments.end());
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  winsize size{};
  size.ws_col = static_cast<unsigned short>(width);
  size.ws_row = static_cast<unsigned short>(height);
  process_ = forkpty(&terminal_, nullptr, nullptr, &size);
  if (process_ != 0) return;
  setenv("TERM", "xterm-256color", 1);
  execv(pointers.front(), pointers.data());
  _exit(127);
}

PseudoTerminal::~PseudoTerminal() {
  if (process_ > 0) {
    kill(process_, SIGKILL);
    waitpid(process_, nullptr, 0);
  }
  close(terminal_);
}

void PseudoTerminal::type(const std::string& text) const {
  [[maybe_unused]] const auto written = write(terminal_, text.data(), text.size());
}

bool PseudoTerminal::read_more() {
  pollfd waits{terminal_, POLLIN, 0};
  if (poll(&waits, 1, patience) <= 0) return false;
  std::array<char, 4096> block{};
  const ssize_t size = read(terminal_, block.data(), block.size());
  if (size <= 0) return false;
  shown_.append(block.data(), static_cast<std::size_t>(size));
  return true;
}

bool PseudoTerminal::shows(const std::string& text) {
  while (true) {
    const std::size_t found = shown_.find(text, seen_);
    if (found != std::string::npos) {
      seen_ = found + text.size();
      return true;
    }
    if (!read_more()) return false;
  }
}

int PseudoTerminal::exit_code() {
  while (read_more()) {
  }
  int status = 0;
  waitpid(process_, &status, 0);
  process_ = -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

}  // namespace parlor::test
