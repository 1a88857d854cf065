#include "cli/command_line.h"

#include <algorithm>
#include <regex>

#include <CLI/CLI.hpp>

#include "cli/commands.h"
#include "cli/version.h"
#include "core/words.h"

// The only unit that includes CLI11, which is slow to compile.
namespace parlor::cli {
namespace {

/// What complaints call an option: its first long name, or the only one it has.
std::string name_of(const Option& option) {
  const auto& flags = option.description.flags;
  const auto is_long = [](const std::string& flag) { return flag.starts_with("--"); };
  const auto found = std::ranges::find_if(flags, is_long);
  return found == flags.end() ? option.names : *found;
}

CLI::Option& add_option(CLI::App& app, const Option& option) {
  const OptionDescription& description = option.description;
  if (option.flag != nullptr) {
    return *app.add_flag(option.names, *option.flag, description.help);
  }
  const CLI::callback_t take = [name = name_of(option),
                                read = option.read](const CLI::results_t& typed) {
    for (const std::string& value : typed) {
      const std::string complaint = read(value);
      if (!complaint.empty()) throw CLI::ValidationError(name, complaint);
    }
    return true;
  };
  CLI::Option& added = *app.add_option(option.names, take, description.help);
  added.type_name(description.value)->required(description.required);
  if (description.repeated) {
    // One value after each `--set`; what follows it is something else.
    added.expected(CLI::detail::expected_max_vector_size)
        ->allow_extra_args(description.flags.empty());
  }
  if (!description.standard.empty()) added.default_str(description.standard);
  if (!description.variable.empty()) added.envname(description.variable);
  return added;
}

void add_command(CLI::App& app, const Command& command) {
  const CommandAbout& about = command.about;
  CLI::App& added = *app.add_subcommand(about.name, about.summary);
  const std::string notes = about.notes.empty() ? std::string() : cat('\n', about.notes);
  added.footer(cat("\nExamples:\n", about.examples, notes));
  for (const Option& option : command.options) {
    add_option(added, option).group(option.description.group);
  }
}

void define(CLI::App& app, const std::vector<Command>& commands) {
  app.set_version_flag("--version", version_text(), "Print the version");
  app.get_formatter()->column_width(28);
  app.require_subcommand(0, 1);
  for (const Command& command : commands) add_command(app, command);
  app.footer("\nFor details: parlor COMMAND --help\n");
}

std::vector<std::string> command_names(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
    names.push_back(command->get_name());
  }
  return names;
}

/// CLI11 would call a mistyped command an unexpected argument.
std::optional<std::string> unknown_command(const CLI::App& app,
                                           const std::vector<std::string>& arguments) {
  if (arguments.empty() || arguments.front().starts_with('-')) return std::nullopt;
  const std::vector<std::string> names = command_names(app);
  const std::string& typed = arguments.front();
  if (std::ranges::find(names, typed) != names.end()) return std::nullopt;
  const auto meant = nearest(typed, names);
  if (meant) return cat("There is no command ", typed, "; did you mean ", *meant, "?");
  return cat("There is no command ", typed, "; the commands are ", enumerate(names), ".");
}

/// The first argument that nothing takes, with the option it was most likely meant to be.
std::string unexpected(const CLI::App& app, const CLI::App& command) {
  std::vector<std::string> known;
  for (const CLI::Option* option : command.get_options()) {
    for (const std::string& name : option->get_lnames()) known.push_back("--" + name);
  }
  const std::vector<std::string> remaining = app.remaining(true);
  const auto odd = std::ranges::find_if(
      remaining, [](const std::string& argument) { return argument.starts_with('-'); });
  const std::string typed = odd == remaining.end() ? remaining.front() : *odd;
  const auto meant = typed.starts_with('-') ? nearest(typed, known) : std::nullopt;
  return cat("\"", typed, "\" is not expected here",
             meant ? cat("; did you mean ", *meant, "?") : ".");
}

/// What CLI11 found wrong, as a sentence.
std::string reason_of(const CLI::ParseError& error) {
  std::string reason = error.what();
  const std::size_t colon = reason.find(": takes ");
  if (colon != std::string::npos) return reason.substr(0, colon) + reason.substr(colon + 1);
  static const std::regex missing("(.*): 1 required (.*) missing");
  static const std::regex left_out("([^-].*) is required");
  static const std::regex option_left_out("(-.*) is required");
  std::smatch parts;
  if (std::regex_match(reason, parts, missing)) {
    return cat(parts.str(1), " needs ", parts.str(2), " after it.");
  }
  if (std::regex_match(reason, parts, left_out)) return cat("The ", parts.str(1), " is missing.");
  if (std::regex_match(reason, parts, option_left_out)) return cat(parts.str(1), " is missing.");
  return reason;
}

CommandLine refused(const CLI::App& app, const CLI::ParseError& error) {
  const auto used = app.get_subcommands();
  const std::string help =
      used.empty() ? std::string("parlor") : cat("parlor ", used.front()->get_name());
  const bool extra = dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr;
  const std::string reason =
      extra ? unexpected(app, used.empty() ? app : *used.front()) : reason_of(error);
  return {std::nullopt, cat(reason, " (For details: ", help, " --help)"), Exit::bad_input};
}

std::optional<Command> chosen(const CLI::App& app, const std::vector<Command>& commands) {
  const auto found = std::ranges::find_if(
      commands, [&](const Command& command) { return app.got_subcommand(command.about.name); });
  return found == commands.end() ? std::nullopt : std::optional(*found);
}

}  // namespace

CommandLine read_command_line(const std::vector<std::string>& arguments) {
  CLI::App app(cat("Parlor: ", program_summary), "parlor");
  std::vector<Command> commands;
  for (const auto make : all_commands) commands.push_back(make());
  define(app, commands);
  if (auto unknown = unknown_command(app, arguments)) {
    return {std::nullopt, std::move(*unknown), Exit::bad_input};
  }
  std::vector<std::string> reversed(arguments.rbegin(), arguments.rend());
  try {
    app.parse(std::move(reversed));
  } catch (const CLI::CallForHelp&) {
    return {std::nullopt, app.help(), Exit::ok};
  } catch (const CLI::CallForVersion& version) {
    return {std::nullopt, cat(version.what(), '\n'), Exit::ok};
  } catch (const CLI::ParseError& error) {
    return refused(app, error);
  }
  return {chosen(app, commands), {}, Exit::ok};
}

}  // namespace parlor::cli
