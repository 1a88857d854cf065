#pragma once

#include <string>
#include <vector>

namespace parlor::cli {

inline constexpr const char* program_summary = "the family game box";

/// What a shell may offer for a value: words, and what lies in the file system.
struct Candidates {
  std::vector<std::string> words{};
  bool files = false;
  bool folders = false;
};

/// An option, or an argument without a flag, as the help tells it.
struct OptionDescription {
  std::vector<std::string> flags{};  // `-r`, `--rules`; none: an argument by its place
  std::string value{};               // what it takes, `RULES`; empty: nothing
  std::string help{};
  std::string standard{};  // what holds without it
  std::string variable{};  // of the environment, that says the same
  std::string group{};     // the heading it stands under
  bool required = false;
  bool repeated = false;
  Candidates candidates{};
};

/// What a command says of itself.
struct CommandAbout {
  std::string name{};
  std::string summary{};
  std::string examples{};  // lines to be shown as they are
  std::string notes{};     // paragraphs, with an empty line between two
};

struct CommandDescription : CommandAbout {
  std::vector<OptionDescription> options{};
};

/// The command line as data, for whatever is made of it besides the help: manual pages,
/// completions.
struct ProgramDescription {
  std::string name{};
  std::string summary{};
  std::string version{};
  std::vector<OptionDescription> options{};
  std::vector<CommandDescription> commands{};
};

/// Every command and option there is, as `--help` lists them.
ProgramDescription describe_program();

}  // namespace parlor::cli
