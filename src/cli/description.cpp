#include "cli/description.h"

#include "cli/commands.h"
#include "cli/version.h"

namespace parlor::cli {
namespace {

/// CLI11 gives it to the program and to every command.
OptionDescription help_option() {
  return {
      .flags = {"-h", "--help"}, .help = "Print this help message and exit", .group = "Options"};
}

CommandDescription described(const Command& command) {
  CommandDescription description{command.about, {help_option()}};
  for (const Option& option : command.options) description.options.push_back(option.description);
  return description;
}

}  // namespace

ProgramDescription describe_program() {
  ProgramDescription program{
      .name = "parlor",
      .summary = program_summary,
      .version = version_number(),
      .options = {help_option(),
                  {.flags = {"--version"}, .help = "Print the version", .group = "Options"}}};
  for (const auto make : all_commands) program.commands.push_back(described(make()));
  return program;
}

}  // namespace parlor::cli
