#pragma once

#include <memory>
#include <string_view>
#include <utility>

#include "bots/lookahead.h"
#include "bots/luck.h"
#include "bots/nets.h"
#include "core/game_model.h"

namespace parlor::bots {

template <class Encoding>
class LuckModel final : public LuckFace {
 public:
  using Game = typename Encoding::Game;

  LuckModel(AnyGame game, std::shared_ptr<const typename Encoding::NetType> net)
      : any_game_(std::move(game)),
        game_(*game_as<Game>(*any_game_)),
        lookahead_(game_, std::move(net)) {}

  LuckBySeat of(const AnyState& before, Roll roll) override {
    const auto& state = before.as<Game>();
    LuckBySeat luck{};
    // Throws for who begins are nobody's luck that the net could tell.
    if (!lookahead_.encoding().knows(state)) return luck;
    const Game& rules = lookahead_.encoding().rules(game_);
    const NoStop stop;
    lookahead_.forget();
    const auto usual = lookahead_.expected(rules, state, 1, stop);
    const auto got = lookahead_.best_reply(rules, rules.thrown(state, roll), stop).chances;
    for (const Seat seat : game_.seats(state)) {
      luck[static_cast<std::size_t>(seat.index())] =
          lookahead_.encoding().win_share(got, seat) - lookahead_.encoding().win_share(usual, seat);
    }
    return luck;
  }

 private:
  AnyGame any_game_;  // keeps alive what `game_` refers to
  const Game& game_;
  Lookahead<Encoding> lookahead_;
};

/// `BuiltIn` is a function that gives the net of the program.
template <class Encoding, std::string_view (*BuiltIn)()>
Result<AnyLuck> luck_by_net(const AnyGame& game) {
  auto read = net_for<Encoding>({}, BuiltIn());
  if (!read) return read.error();
  return AnyLuck(std::make_unique<LuckModel<Encoding>>(game, *std::move(read)));
}

}  // namespace parlor::bots
