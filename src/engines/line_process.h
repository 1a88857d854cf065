#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <vector>

#include "core/result.h"

namespace parlor::engines {

/// Another program that is talked to line by line. It is ended with this object.
class LineProcess {
 public:
  using Milliseconds = std::chrono::milliseconds;

  /// `program` is a path, or a name to look for where programs are.
  static Result<LineProcess> start(const std::string& program,
                                   const std::vector<std::string>& arguments);
  LineProcess(LineProcess&&) noexcept;
  LineProcess& operator=(LineProcess&&) noexcept;
  ~LineProcess();

  /// False where the program does not listen any more.
  bool send(const std::string& line);

  enum class Heard : std::uint8_t { line, nothing, ended };
  /// Waits for a line, but not for longer than this.
  Heard hear(std::string& line, Milliseconds at_most);

  /// How it ended, as a phrase: "it left with code 3". Only where `Heard::ended` was told.
  std::string ending();

 private:
  struct Child;
  explicit LineProcess(std::unique_ptr<Child> child);
  std::unique_ptr<Child> child_;
};

}  // namespace parlor::engines
