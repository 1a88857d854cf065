#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "bots/features.h"
#include "bots/fingerprint_cache.h"
#include "bots/net.h"
#include "games/backgammon/game.h"

/// What the net is told of a backgammon position, as the side about to throw sees it.
namespace parlor::bots {

class BackgammonEncoding {
 public:
  using Game = backgammon::Backgammon;
  using State = backgammon::State;
  static constexpr std::string_view game_id = "backgammon";
  static constexpr std::uint64_t version = 2;
  static constexpr int hidden = 256;
  /// Won single, by a gammon, by a backgammon; then lost likewise.
  static constexpr int classes = 6;
  static constexpr int inputs = 708;
  using NetType = Net<hidden, classes>;
  using Result = NetType::Result;

  explicit BackgammonEncoding(const Game& game);

  /// The rules that plays are weighed by: one game without a cube, in which gammons are told apart.
  /// Cube and match are about what its endings are worth.
  [[nodiscard]] const Game& rules(const Game&) const { return plain_; }

  [[nodiscard]] bool knows(const State& state) const {
    return state.phase == backgammon::Phase::throwing || state.phase == backgammon::Phase::cube;
  }
  /// Different for states whose chances may differ.
  [[nodiscard]] std::uint64_t fingerprint(const State& state) const {
    return bots::fingerprint(state.board) + static_cast<std::uint64_t>(state.turn.index());
  }
  static constexpr std::size_t viewpoints = 2;
  [[nodiscard]] std::size_t viewpoint(const State& state) const {
    return static_cast<std::size_t>(state.turn.index());
  }
  [[nodiscard]] const Features& always() const { return always_; }
  void encode(const State& state, Features& features) const;
  [[nodiscard]] unsigned possible(const State& state) const;
  /// Chances as the thrower sees them, and the same as red does.
  [[nodiscard]] Result absolute(const State& state, const Result& seen) const {
    return state.turn == backgammon::red ? seen : turned(seen);
  }
  [[nodiscard]] Result seen(const State& state, const Result& absolute) const {
    return this->absolute(state, absolute);
  }
  [[nodiscard]] Result ended(const State& state) const;
  /// The chance to win; where gammons count, the points to be won on average.
  [[nodiscard]] float worth(const Result& absolute, Seat seat) const;
  /// The chance to win, by however much.
  [[nodiscard]] float win_share(const Result& absolute, Seat seat) const;

  static Result turned(const Result& result) {
    return {result[3], result[4], result[5], result[0], result[1], result[2]};
  }

 private:
  Game plain_{backgammon::Options{.scoring = true, .cube = false, .match = 0}};
  bool scoring_;
  Features always_;
};

/// In how many of the 36 rolls the side to move can hit a lone man of the other.
int hitting_rolls(const backgammon::Board& board);
/// In how many of them a man can walk all of the roll alone and stay in play; `walls`: the points
/// it cannot step on.
int running_rolls(int place, backgammon::PlaceSet walls);

}  // namespace parlor::bots
