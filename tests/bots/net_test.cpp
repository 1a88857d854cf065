#include "bots/net.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "bots/net_file.h"
#include "bots/parcheesi/encoding.h"
#include "bots/trainer.h"
#include "bots/valuer.h"
#include "core/playout.h"

namespace parlor::bots {
namespace {

using SmallNet = Net<64, 3>;
using parcheesi::Parcheesi;

Parcheesi sheet(const std::string& id, int players, bool pairs = false) {
  Setup setup;
  setup.sheet = id;
  setup.players = players;
  if (pairs) setup.settings.push_back({"pairs", std::string("on"), 0});
  return *parcheesi::make_parcheesi(setup);
}

TEST(Net, GivesChancesOfThePossibleClassesOnly) {
  SmallNet net(10);
  Random random(1);
  net.randomize(random);
  SmallNet::Row sums;
  const std::uint16_t inputs[] = {1, 4, 4};
  net.sum(inputs, sums);
  const auto chances = net.chances(sums, 0b101);
  EXPECT_EQ(chances[1], 0);
  EXPECT_NEAR(chances[0] + chances[2], 1, 1e-6);
}

TEST(Net, LearnsWhatItIsTold) {
  SmallNet net(10);
  Random random(1);
  net.randomize(random);
  const std::uint16_t one[] = {1, 2};
  const std::uint16_t other[] = {1, 3};
  for (int i = 0; i < 400; ++i) {
    net.learn(one, 0b111, {0.8F, 0.2F, 0}, 0.1F);
    net.learn(other, 0b111, {0, 0.1F, 0.9F}, 0.1F);
  }
  SmallNet::Row sums;
  net.sum(one, sums);
  EXPECT_NEAR(net.chances(sums, 0b111)[0], 0.8F, 0.05F);
  net.sum(other, sums);
  EXPECT_NEAR(net.chances(sums, 0b111)[2], 0.9F, 0.05F);
}

TEST(Accumulator, SeeTheSameAsAFreshLook) {
  for (const auto& game : {sheet("royal", 4), sheet("russian", 4, true), sheet("nest", 3)}) {
    const ParcheesiEncoding encoding(game);
    ParcheesiEncoding::NetType net(ParcheesiEncoding::inputs);
    Random random(2);
    net.randomize(random);
    Valuer<ParcheesiEncoding> valuer(game, net);
    Valuer<ParcheesiEncoding> forgetful(game, net);
    Parcheesi::Choices choices;
    auto state = game.start();
    for (int i = 0; i < 600 && !game.actor(state).is_nobody(); ++i) {
      if (game.actor(state).is_chance()) {
        if (encoding.knows(state)) {
          const auto seen = valuer.seen(state);
          forgetful.forget();
          const auto fresh = forgetful.seen(state);
          for (std::size_t k = 0; k < seen.size(); ++k) EXPECT_NEAR(seen[k], fresh[k], 1e-4F);
          const auto back = encoding.seen(state, encoding.absolute(state, seen));
          EXPECT_EQ(back, seen);
        }
        state = game.thrown(state, random.roll(game.to_throw(state).dice));
        continue;
      }
      game.choices(state, choices);
      state = game.taken(state, choices[random.below(static_cast<std::uint32_t>(choices.size()))]);
    }
  }
}

/// A position turned by a quarter of the board is the same to whoever is about to throw.
TEST(Encoding, IsTheSameForEveryColour) {
  const Parcheesi game = sheet("royal", 4);
  const ParcheesiEncoding encoding(game);
  const auto state = *game.read_position("y:S,7,10,10 b:S,S,30,H r:39,45,h3,H g:S,S,S,S y");
  parcheesi::State turned = state;
  for (std::size_t color = 0; color < 4; ++color)
    turned.pawns[(color + 1) % 4] = state.pawns[color];
  turned.mover = Seat(1);
  Features one;
  Features other;
  encoding.encode(state, one);
  encoding.encode(turned, other);
  EXPECT_TRUE(std::ranges::equal(one.inputs(), other.inputs()));
  turned.mover = Seat(0);
  encoding.encode(turned, other);
  EXPECT_FALSE(std::ranges::equal(one.inputs(), other.inputs()));
}

std::string small_file() {
  StoredNet<ParcheesiEncoding> stored;
  Random random(3);
  stored.net.randomize(random);
  stored.header.games = 77;
  return write_net(stored);
}

TEST(NetFile, ReadsBackAsItWasWritten) {
  const std::string file = small_file();
  const auto read = read_net<ParcheesiEncoding>(file);
  ASSERT_TRUE(read.ok());
  EXPECT_EQ((*read)->header.games, 77U);
  EXPECT_EQ(write_net(**read), file);
}

TEST(NetFile, OfTimesWithFewerRulesIsReadWithNothingForTheNewOnes) {
  const auto now = read_net<ParcheesiEncoding>(small_file());
  ASSERT_TRUE(now.ok());
  NetHeader header = (*now)->header;
  header.inputs = ParcheesiEncoding::fewest_inputs;
  std::vector<float> weights;
  std::uint64_t part_number = 0;
  (*now)->net.for_each_part([&](std::span<float> part) {
    const std::uint64_t input = part_number++;
    if (input >= header.inputs && input < ParcheesiEncoding::inputs) {
      std::ranges::fill(part, 0.0F);
    } else {
      weights.insert(weights.end(), part.begin(), part.end());
    }
  });
  const auto then = read_net<ParcheesiEncoding>(net_file(header, weights));
  ASSERT_TRUE(then.ok()) << then.error().sentence();
  EXPECT_EQ(write_net(**then), write_net(**now));
}

TEST(Encoding, KnowsTheRulesThatCameLater) {
  const auto on = [](const std::string& id, int input) {
    const ParcheesiEncoding encoding(sheet(id, 4));
    return std::ranges::count(encoding.always().inputs(), input) == 1;
  };
  EXPECT_TRUE(on("royal", layout::no_short_win));
  EXPECT_TRUE(on("box", layout::no_short_win));
  EXPECT_FALSE(on("nest", layout::no_short_win)) << "there is nothing to break off";
  EXPECT_TRUE(on("box", layout::bonus_at_once));
  EXPECT_FALSE(on("royal", layout::bonus_at_once));
  EXPECT_FALSE(on("russian", layout::bonus_at_once));
}

TEST(NetFile, IsRefusedWhereADigitChangedOrAPartIsMissing) {
  const std::string file = small_file();
  const auto problem = [](const std::string& damaged) {
    const auto read = read_net<ParcheesiEncoding>(damaged);
    return read ? std::string("none") : read.error().sentence();
  };
  const std::string sentence = "The net file is damaged: its checksum does not fit its contents.";
  std::string flipped = file;
  flipped[file.size() / 2] = static_cast<char>(flipped[file.size() / 2] ^ 1);
  EXPECT_EQ(problem(flipped), sentence);
  EXPECT_EQ(problem(file.substr(0, file.size() - 1)), sentence);
  EXPECT_EQ(problem(file.substr(0, 20)), sentence);
  EXPECT_EQ(problem("GIF89a"), "This is no net file; `parlor train` makes them.");
  EXPECT_EQ(problem(""), "This is no net file; `parlor train` makes them.");
}

TEST(NetFile, OfAnotherGameVersionOrShapeIsRefused) {
  NetHeader wanted = header_of<ParcheesiEncoding>();
  NetHeader found = wanted;
  const auto misfit_of = [&] { return misfit(wanted, found, wanted.inputs - 2); };
  EXPECT_EQ(misfit_of(), "");
  found.game = "backgammon";
  EXPECT_EQ(misfit_of(), "This net plays backgammon, not parcheesi.");
  found = wanted;
  found.version = 99;
  EXPECT_NE(misfit_of().find("version 99"), std::string::npos);
  found = wanted;
  found.hidden = 7;
  EXPECT_NE(misfit_of().find("7 hidden nodes"), std::string::npos);
  found = wanted;
  found.inputs = wanted.inputs - 2;
  EXPECT_EQ(misfit_of(), "") << "inputs may have been added since";
  for (const std::uint64_t inputs : {wanted.inputs - 3, wanted.inputs + 1}) {
    found.inputs = inputs;
    EXPECT_NE(misfit_of().find(std::to_string(inputs) + " inputs"), std::string::npos);
  }
}

/// Plays and learns some games, one after the other.
std::string trained(std::uint64_t seed, std::uint64_t games) {
  auto trainer = *make_trainer({"parcheesi", {}, seed, true});
  trainer->prepare({games, seed, 0.02F, 0.002F, 0.7F}, 1, 1);
  for (std::uint64_t number = 0; number < games; ++number) {
    trainer->play(0, number, 0);
    trainer->learn(number, 0);
    trainer->catch_up();
  }
  return trainer->file();
}

TEST(Training, GivesTheSameNetFromTheSameSeed) {
  EXPECT_EQ(trained(1, 2), trained(1, 2));
  EXPECT_NE(trained(1, 2), trained(2, 2));
}

TEST(Training, OfAGameWithoutANetIsRefused) {
  const auto trainer = make_trainer({"chess", {}, 1, true});
  ASSERT_FALSE(trainer.ok());
  EXPECT_NE(trainer.error().sentence().find("parcheesi"), std::string::npos);
}

}  // namespace
}  // namespace parlor::bots
