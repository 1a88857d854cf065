#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <utility>

#include <gtest/gtest.h>

#include "cli/told.h"
#include "core/words.h"
#include "support/files.h"

// Completions are tried in the shells they are for. A machine without one of them cannot try it.
namespace parlor::test {
namespace {

bool has_shell(const std::string& shell) {
  return std::system(cat("command -v ", shell, " >/dev/null").c_str()) == 0;
}

/// What `command` prints in `shell`, with the path of that shell's completions as $1.
std::string answer(const std::string& shell, const std::string& name, const std::string& script) {
  const std::filesystem::path folder = fresh_folder("completions");
  const std::string file = (folder / name).string();
  std::ofstream(file) << parlor_program("completions " + shell).out;
  std::ofstream(folder / "try") << script;
  const std::string out = (folder / "out").string();
  const std::string line = cat("timeout 120 ", shell, ' ', (folder / "try").string(), ' ', file,
                               " >", out, " 2>&1 </dev/null");
  EXPECT_EQ(std::system(line.c_str()), 0) << text_of(out);
  return text_of(out);
}

/// What bash offers for the last of the words, as it calls what completes `parlor`.
std::string offered_by_bash(const std::string& words) {
  return answer("bash", "parlor.bash",
                cat("source \"$1\"\n[[ $(complete -p parlor) == 'complete -F _parlor parlor' ]] || "
                    "exit 1\nCOMP_WORDS=(parlor ",
                    words, ")\nCOMP_CWORD=$((${#COMP_WORDS[@]} - 1))\n_parlor\n",
                    "echo \"${COMPREPLY[*]}\"\n"));
}

TEST(BashCompletion, OffersCommandsOptionsAndValues) {
  EXPECT_EQ(offered_by_bash("pl"), "play plays\n");
  EXPECT_EQ(offered_by_bash("serve --lo"), "--log\n");
  EXPECT_EQ(offered_by_bash("serve --log ''"), "debug info warn error off\n");
  EXPECT_EQ(offered_by_bash("serve --log = w"), "warn\n");
  EXPECT_EQ(offered_by_bash("play --rules rus"), "russian\n");
  EXPECT_EQ(offered_by_bash("odds sn"), "snakes_ladders\n");
  EXPECT_EQ(offered_by_bash("completions z"), "zsh\n");
  EXPECT_EQ(offered_by_bash("play --seed ''"), "\n");
}

TEST(BashCompletion, OffersFilesWhereAFileIsWanted) {
  const std::string file = scratch_file("completed.json", "{}");
  const std::string begun = file.substr(0, file.size() - 5);
  EXPECT_EQ(offered_by_bash("verify " + begun), file + "\n");
  EXPECT_EQ(offered_by_bash("manual " + begun), "\n") << "a folder is wanted";
}

TEST(FishCompletion, OffersCommandsOptionsAndValues) {
  if (!has_shell("fish")) GTEST_SKIP() << "there is no fish here";
  const auto offered = [](const std::string& line) {
    return answer("fish", "parlor.fish", cat("source $argv[1]\ncomplete -C 'parlor ", line, "'\n"));
  };
  EXPECT_EQ(offered("pl"),
            "play\tPlay in the terminal\n"
            "plays\tList every distinct result of the positions on standard input\n");
  EXPECT_TRUE(has(offered("serve --lo"), "--log\t"));
  const std::string levels = offered("serve --log ");
  EXPECT_TRUE(has(levels, "debug\t")) << levels;
  EXPECT_FALSE(has(levels, "/")) << "no file is wanted: " << levels;
  EXPECT_TRUE(has(offered("play --rules rus"), "russian\t"));
  EXPECT_EQ(offered("odds sn"), "snakes_ladders\n");
}

/// What a line has become on a terminal of its own, in <>, after it was typed and completed there;
/// typing begins when the line editor is ready for it.
std::string completed_by_zsh(const std::string& line) {
  return answer(
      "zsh", "_parlor",
      cat("zmodload zsh/zpty\n"
          "zpty inner zsh -f -i\n"
          "zpty -w inner \"fpath=(${1:h} \\$fpath); autoload -Uz compinit; compinit -u -D; "
          "complete-and-tell() { zle complete-word; print -r -- \\<\\$BUFFER\\>; }; "
          "zle -N complete-and-tell; bindkey '^I' complete-and-tell; "
          "zle-line-init() { print RE''ADY; }; zle -N zle-line-init\"\n"
          "zpty -r inner out '*READY*'\n"
          "zpty -w -n inner 'parlor ",
          line,
          "'$'\\t'\n"
          "zpty -r inner out '*>*'\n"
          "print -r -- \"$out\"\n"
          "zpty -d inner\n"));
}

TEST(ZshCompletion, CompletesCommandsOptionsAndValues) {
  if (!has_shell("zsh")) GTEST_SKIP() << "there is no zsh here";
  const std::pair<std::string, std::string> lines[] = {
      {"od", "<parlor odds >"},
      {"serve --lo", "<parlor serve --log="},
      {"serve --log wa", "<parlor serve --log warn"},
      {"odds sn", "<parlor odds snakes_ladders"},
      {"play --rules rus", "<parlor play --rules russian"},
  };
  for (const auto& [typed, completed] : lines) {
    const std::string told = completed_by_zsh(typed);
    EXPECT_TRUE(has(told, completed)) << typed << ": " << told;
  }
}

TEST(Completions, AreRefusedForOtherShells) {
  const Told told = parlor_with_race({"completions", "csh"});
  EXPECT_EQ(told.exit, 2);
  EXPECT_TRUE(has(told.err, "takes one of bash, zsh and fish, not csh.")) << told.err;
}

}  // namespace
}  // namespace parlor::test
