#include "bots/parcheesi/levels.h"

#include <array>
#include <memory>

#include "bots/lapsing.h"
#include "bots/lookahead.h"
#include "bots/luck_by_net.h"
#include "bots/net_player.h"
#include "bots/nets.h"
#include "bots/parcheesi/encoding.h"
#include "bots/parcheesi/yardsticks.h"
#include "bots/simple.h"

namespace parlor::bots {
namespace {

using parcheesi::Parcheesi;
using Made = Result<std::unique_ptr<Player<Parcheesi>>>;
using Net = ParcheesiEncoding::NetType;

constexpr std::uint32_t easy_lapses = 50;
constexpr Depths expert_depths{.one_roll = {.widest = 6, .margin = 0.03F},
                               .two_rolls = {.widest = 3, .margin = 0.01F},
                               .third_roll = no_further};

Made make_easy(const Parcheesi&, const Supplies&) {
  return std::unique_ptr<Player<Parcheesi>>(std::make_unique<LapsingPlayer<Parcheesi>>(
      std::make_unique<GlancePlayer<Parcheesi>>(), easy_lapses));
}

template <class P, class... More>
Made make_with_net(const Parcheesi& game, const Supplies& supplies, More... more) {
  auto net = net_for<ParcheesiEncoding>(supplies, parcheesi_net());
  if (!net) return net.error();
  return std::unique_ptr<Player<Parcheesi>>(std::make_unique<P>(game, *std::move(net), more...));
}

Made make_expert(const Parcheesi& game, const Supplies& supplies) {
  return make_with_net<LookaheadPlayer<ParcheesiEncoding>>(game, supplies, expert_depths);
}

}  // namespace

BotEntries<Parcheesi> parcheesi_bots() {
  static constexpr std::array entries{
      BotEntry<Parcheesi>{{"easy", "plays at first glance, and every other time at random", true},
                          make_easy},
      BotEntry<Parcheesi>{{"medium", "weighs progress, danger and blockades, as grace does", true},
                          make_plain<Parcheesi, Grace>},
      BotEntry<Parcheesi>{{"hard", "takes the result that its net likes best", true},
                          make_with_net<NetPlayer<ParcheesiEncoding>>},
      BotEntry<Parcheesi>{{"expert", "the same net, up to two rolls further", true}, make_expert},
      BotEntry<Parcheesi>{{"random", "takes any play", false},
                          make_plain<Parcheesi, RandomPlayer<Parcheesi>>},
      BotEntry<Parcheesi>{{"runner", "advances the pawn nearest home", false},
                          make_plain<Parcheesi, Runner>},
      BotEntry<Parcheesi>{{"hunter", "captures first, else runs", false},
                          make_plain<Parcheesi, Hunter>},
      BotEntry<Parcheesi>{
          {"cautious", "takes the least risk in the next round, then goes furthest", false},
          make_plain<Parcheesi, Cautious>},
      BotEntry<Parcheesi>{{"grace", "the best simple player of a public program", false},
                          make_plain<Parcheesi, Grace>},
  };
  return entries;
}

Result<AnyLuck> parcheesi_luck(const AnyGame& game) {
  return luck_by_net<ParcheesiEncoding, parcheesi_net>(game);
}

}  // namespace parlor::bots
