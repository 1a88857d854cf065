#include "cli/told.h"

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <sys/wait.h>
#include <unistd.h>

#include "cli/race_game.h"
#include "cli/run.h"
#include "core/words.h"

namespace parlor::test {
namespace {

/// A folder of this process, gone with it.
class Scratch {
 public:
  Scratch() : path_(std::filesystem::temp_directory_path() / cat("parlor_test_", getpid())) {
    std::filesystem::create_directories(path_);
  }
  ~Scratch() { std::filesystem::remove_all(path_); }
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;
  [[nodiscard]] std::string file(const std::string& name) const { return (path_ / name).string(); }

 private:
  std::filesystem::path path_;
};

const Scratch& scratch() {
  static const Scratch folder;
  return folder;
}

}  // namespace

Told parlor_with_race(const std::vector<std::string>& arguments, const std::string& input) {
  std::istringstream in(input);
  std::ostringstream out;
  std::ostringstream err;
  cli::Console console{in, out, err};
  const cli::Exit exit = cli::run(arguments, race_box(), console);
  return {static_cast<int>(exit), out.str(), err.str()};
}

Told parlor_program(const std::string& command, const std::string& before) {
  const std::string errors = scratch().file("stderr");
  const std::string line = cat(before, ' ', PARLOR_PROGRAM, ' ', command, " 2>", errors);
  Told told;
  FILE* pipe = popen(line.c_str(), "r");
  if (pipe == nullptr) return {-1, {}, "popen failed"};
  char block[4096];
  for (std::size_t size = 0; (size = fread(block, 1, sizeof block, pipe)) > 0;) {
    told.out.append(block, size);
  }
  const int status = pclose(pipe);
  told.exit = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  told.err = text_of(errors);
  return told;
}

std::string scratch_file(const std::string& name, const std::string& text) {
  std::ofstream(scratch().file(name), std::ios::binary) << text;
  return scratch().file(name);
}

}  // namespace parlor::test
