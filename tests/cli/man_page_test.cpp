#include "cli/man_page.h"

#include <filesystem>

#include <gtest/gtest.h>

#include "cli/description.h"
#include "cli/told.h"
#include "core/words.h"
#include "support/files.h"

namespace parlor::test {
namespace {

/// As it stands in a page: hyphens are told apart from signs that only look like them.
std::string with_hyphens(const std::string& text) {
  std::string out;
  for (const char sign : text) out += sign == '-' ? std::string("\\-") : std::string(1, sign);
  return out;
}

cli::ProgramDescription small_program() {
  return {.name = "box",
          .summary = "A box",
          .version = "1.0",
          .options = {},
          .commands = {{{.name = "open",
                         .summary = "Open it",
                         .examples = "  box open --lid C:\\left\n.start of a line\n",
                         .notes = "One.\n\nTwo.\n"},
                        {{.flags = {"-l", "--lid"},
                          .value = "LID",
                          .help = "Which lid",
                          .standard = "top",
                          .variable = "BOX_LID",
                          .group = "Options"},
                         {.value = "BOX", .help = "The box", .required = true}}}}};
}

TEST(Manual, HasAPageForTheProgramAndForEachCommand) {
  const std::filesystem::path folder = fresh_folder("manual") / "man1";
  ASSERT_EQ(parlor_with_race({"manual", folder.string()}).exit, 0);
  const cli::ProgramDescription program = cli::describe_program();
  const std::string whole = text_of(folder / "parlor.1");
  ASSERT_GE(program.commands.size(), 10U);
  for (const cli::CommandDescription& command : program.commands) {
    EXPECT_TRUE(has(whole, cat("\\fB", command.name, "\\fR\n"))) << command.name;
    const std::string page = text_of(folder / cat("parlor-", command.name, ".1"));
    EXPECT_TRUE(page.starts_with(".TH ")) << command.name;
    for (const cli::OptionDescription& option : command.options) {
      EXPECT_TRUE(has(page, with_hyphens(option.help))) << command.name << ": " << option.help;
      for (const std::string& flag : option.flags) {
        EXPECT_TRUE(has(page, cat("\\fB", with_hyphens(flag), "\\fR"))) << command.name << flag;
      }
    }
  }
}

TEST(Manual, TellsWhatTheHelpTells) {
  const std::string help = parlor_with_race({"serve", "--help"}).out;
  const cli::ProgramDescription program = cli::describe_program();
  const auto serve = std::ranges::find(program.commands, "serve", &cli::CommandDescription::name);
  ASSERT_NE(serve, program.commands.end());
  EXPECT_TRUE(has(help, serve->summary));
  EXPECT_TRUE(has(help, serve->examples));
  EXPECT_TRUE(has(help, serve->notes));
  EXPECT_FALSE(serve->notes.empty());
  for (const cli::OptionDescription& option : serve->options) {
    for (const std::string& flag : option.flags) EXPECT_TRUE(has(help, flag)) << flag;
    EXPECT_TRUE(has(help, option.variable)) << option.variable;
    EXPECT_TRUE(has(help, option.standard)) << option.standard;
  }
}

TEST(ManPage, ShowsHowACommandIsCalled) {
  const cli::ProgramDescription program = small_program();
  const std::string page = cli::man_page(program, program.commands.front());
  EXPECT_TRUE(has(page, ".SH NAME\nbox\\-open \\- open it\n")) << page;
  EXPECT_TRUE(has(page, "\\fBbox open\\fR [\\fIOPTIONS\\fR] \\fIBOX\\fR\n")) << page;
  EXPECT_TRUE(has(page,
                  ".TP\n\\fB\\-l\\fR, \\fB\\-\\-lid\\fR \\fILID\\fR\nWhich lid.\n"
                  "Default: \\fBtop\\fR.\nVariable: \\fBBOX_LID\\fR.\n"))
      << page;
  EXPECT_TRUE(has(page, ".SH NOTES\nOne.\n.PP\nTwo.\n")) << page;
}

TEST(ManPage, TakesNoTextForARequest) {
  const cli::ProgramDescription program = small_program();
  const std::string page = cli::man_page(program, program.commands.front());
  EXPECT_TRUE(has(page, "C:\\eleft\n\\&.start of a line\n")) << page;
}

TEST(Manual, SaysWhereItCannotBeWritten) {
  const std::string file = scratch_file("no-folder", "");
  const Told told = parlor_with_race({"manual", file + "/man1"});
  EXPECT_EQ(told.exit, 2);
  EXPECT_TRUE(has(told.err, file + "/man1: name a folder that you may write to.")) << told.err;
}

}  // namespace
}  // namespace parlor::test
