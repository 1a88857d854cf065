#include "bots/backgammon/levels.h"

#include <array>
#include <memory>

#include "bots/backgammon/cube.h"
#include "bots/backgammon/encoding.h"
#include "bots/backgammon/handmade.h"
#include "bots/lapsing.h"
#include "bots/lookahead.h"
#include "bots/luck_by_net.h"
#include "bots/net_player.h"
#include "bots/nets.h"
#include "bots/simple.h"

namespace parlor::bots {
namespace {

using backgammon::Backgammon;
using Made = Result<std::unique_ptr<Player<Backgammon>>>;

constexpr std::uint32_t easy_lapses = 40;
/// What breadth and depth give here is measured in docs/strength.md.
constexpr Depths expert_depths{.one_roll = {.widest = 10, .margin = 0.08F},
                               .two_rolls = {.widest = 6, .margin = 0.04F},
                               .third_roll = {.widest = 4, .margin = 0.02F}};

Made make_easy(const Backgammon&, const Supplies&) {
  return std::unique_ptr<Player<Backgammon>>(
      std::make_unique<LapsingPlayer<Backgammon>>(std::make_unique<Handmade>(), easy_lapses));
}

template <class P, class... More>
Made make_with_net(const Backgammon& game, const Supplies& supplies, More... more) {
  const auto net = net_for<BackgammonEncoding>(supplies, backgammon_net());
  if (!net) return net.error();
  return std::unique_ptr<Player<Backgammon>>(
      std::make_unique<CubePlayer>(game, *net, std::make_unique<P>(game, *net, more...)));
}

Made make_expert(const Backgammon& game, const Supplies& supplies) {
  return make_with_net<LookaheadPlayer<BackgammonEncoding>>(game, supplies, expert_depths);
}

}  // namespace

BotEntries<Backgammon> backgammon_bots() {
  static constexpr std::array entries{
      BotEntry<Backgammon>{{"easy", "plays by hand-made numbers, often at random", true},
                           make_easy},
      BotEntry<Backgammon>{{"medium", "weighs race, risk and points by hand-made numbers", true},
                           make_plain<Backgammon, Handmade>},
      BotEntry<Backgammon>{{"hard", "takes the result that its net likes best", true},
                           make_with_net<NetPlayer<BackgammonEncoding>>},
      BotEntry<Backgammon>{{"expert", "the same net, up to three rolls further", true},
                           make_expert},
      BotEntry<Backgammon>{{"random", "takes any play", false},
                           make_plain<Backgammon, RandomPlayer<Backgammon>>},
  };
  return entries;
}

Result<AnyLuck> backgammon_luck(const AnyGame& game) {
  return luck_by_net<BackgammonEncoding, backgammon_net>(game);
}

}  // namespace parlor::bots
