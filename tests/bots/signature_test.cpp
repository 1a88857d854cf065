#include "bots/signature/signature.h"

#include <cmath>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "games/list.h"

namespace parlor::bots {
namespace {

std::map<std::string, std::string> pinned_signatures() {
  std::map<std::string, std::string> pinned;
  std::ifstream file(PARLOR_SOURCE_DIR "/tests/bots/signature.txt");
  for (std::string line; std::getline(file, line);) {
    std::istringstream words(line);
    std::string game;
    std::string number;
    if (!line.starts_with('#') && words >> game >> number) pinned[game] = number;
  }
  return pinned;
}

std::string signature_of(const GameKind& kind) {
  std::vector<Done> done;
  for (const Work& work : signature_works(kind)) done.push_back(work.run());
  return signature_text(game_signature(done));
}

class SignatureOf : public testing::TestWithParam<GameKind> {};

TEST_P(SignatureOf, IsTheOneThatIsPinned) {
  const std::string& game = GetParam().info().id;
  EXPECT_EQ(signature_of(GetParam()), pinned_signatures()[game])
      << "The behaviour of " << game << " has changed. If it was meant to, put the new number into "
      << "tests/bots/signature.txt and say so in the commit.";
}

INSTANTIATE_TEST_SUITE_P(Signature, SignatureOf, testing::ValuesIn(all_games()),
                         [](const auto& game) { return game.param.info().id; });

TEST(Signature, PinsNoGameThatThereIsNot) {
  for (const auto& [game, number] : pinned_signatures()) EXPECT_TRUE(find_game(game)) << game;
}

TEST(Signature, DependsOnEveryResultAndOnTheirOrder) {
  Done one;
  Done other;
  one.imprint.add(std::string_view("e4"));
  other.imprint.add(std::string_view("e5"));
  const std::vector<Done> in_order{one, other};
  const std::vector<Done> turned{other, one};
  const std::vector<Done> shorter{one};
  EXPECT_NE(game_signature(in_order), game_signature(turned));
  EXPECT_NE(game_signature(in_order), game_signature(shorter));
  const std::vector<Done> again{one, other};
  EXPECT_EQ(game_signature(in_order), game_signature(again));
  other.units = 1;
  const std::vector<Done> more{one, other};
  EXPECT_NE(game_signature(in_order), game_signature(more));
}

TEST(Signature, TellsNumbersApartToTheLastBit) {
  Imprint one;
  Imprint other;
  one.add(0.1F);
  other.add(std::nextafter(0.1F, 1.0F));
  EXPECT_NE(one.value(), other.value());
}

TEST(Signature, IsWrittenWithSixteenDigits) {
  EXPECT_EQ(signature_text(0x1Fu), "000000000000001f");
  EXPECT_EQ(signature_text(0xFEDCBA9876543210u), "fedcba9876543210");
}

}  // namespace
}  // namespace parlor::bots
