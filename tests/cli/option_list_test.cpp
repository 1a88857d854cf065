#include "cli/option_list.h"

#include <gtest/gtest.h>

#include "cli/commands.h"
#include "core/words.h"

namespace parlor {
namespace {

TEST(OptionList, ReadsANumberInItsRangeAndComplainsOfAnyOther) {
  int depth = 1;
  cli::OptionList list;
  const cli::Option& option = list.number("-d,--depth", depth, "N", "How deep", {1, 30});
  EXPECT_EQ(option.read("7"), "");
  EXPECT_EQ(depth, 7);
  for (const char* typed : {"0", "31", "x", "7x", "", "0x7", "99999999999"}) {
    EXPECT_EQ(option.read(typed), cat("takes a whole number from 1 to 30, not ", typed, '.'));
  }
  EXPECT_EQ(depth, 7);
}

TEST(OptionList, ReadsANumberAsItIsWrittenAlsoWithZerosBefore) {
  std::optional<std::uint64_t> seed;
  cli::OptionList list;
  const cli::Option& option = list.number("--seed", seed, "N", "The seed", {0});
  EXPECT_EQ(option.read("-1"), "takes a whole number from 0 on, not -1.");
  EXPECT_EQ(seed, std::nullopt);
  EXPECT_EQ(option.read("010"), "");
  EXPECT_EQ(seed, 10U);
}

TEST(OptionList, WritesDefaultsAndRangesWithoutExponents) {
  double rate = 0.0005;
  cli::OptionList list;
  const cli::Option& option =
      list.number("--rate", rate, "X", "How fast", {1e-6, 1}).shows_default();
  EXPECT_EQ(option.description.standard, "0.0005");
  EXPECT_EQ(option.read("7"), "takes a number from 0.000001 to 1, not 7.");
}

TEST(OptionList, OffersTheWordsItTakes) {
  std::string shell;
  cli::OptionList list;
  const cli::Option& option =
      list.text("shell", shell, "SHELL", "The shell").one_of({"bash", "zsh"});
  EXPECT_EQ(option.read("ksh"), "takes one of bash and zsh, not ksh.");
  EXPECT_EQ(shell, "");
  EXPECT_EQ(option.read("zsh"), "");
  EXPECT_EQ(shell, "zsh");
  EXPECT_EQ(option.description.candidates.words, (std::vector<std::string>{"bash", "zsh"}));
}

TEST(OptionList, KnowsFlagsFromArgumentsByTheirPlace) {
  std::string text;
  cli::OptionList list;
  EXPECT_EQ(list.text("-r,--rules", text, "RULES", "").description.flags,
            (std::vector<std::string>{"-r", "--rules"}));
  EXPECT_TRUE(list.text("position", text, "POSITION", "").description.flags.empty());
}

/// `make` may be called again and again: a run must not see what another was asked for.
TEST(Commands, HaveVariablesOfTheirOwn) {
  const cli::Command one = cli::perft_command();
  const cli::Command other = cli::perft_command();
  ASSERT_EQ(one.options.size(), other.options.size());
  for (std::size_t i = 0; i < one.options.size(); ++i) {
    if (one.options[i].flag == nullptr) continue;
    EXPECT_NE(one.options[i].flag, other.options[i].flag);
  }
}

}  // namespace
}  // namespace parlor
