#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "bots/features.h"
#include "bots/fingerprint_cache.h"
#include "bots/net.h"
#include "games/parcheesi/game.h"

/// What the net is told of a Parcheesi position, always as the player about to throw sees it:
/// *slot* 0 is that player, slot 1 the colour whose ENTER comes next along the ring, and so on.
namespace parlor::bots {

namespace layout {
inline constexpr int slots = parcheesi::colors;
inline constexpr int stands = parcheesi::ring_size + parcheesi::path_size;
/// For each slot: how many are in START, how many HOME (at least 1, 2, 3, 4), then every space of
/// the ring and home path with one pawn and with two.
inline constexpr int in_start = 0;
inline constexpr int at_home = 4;
inline constexpr int lone = 8;
inline constexpr int pair = lone + stands;
inline constexpr int per_slot = pair + stands;

/// Who can be captured by whom from how far, and how far the victim had come.
inline constexpr int ties = slots * (slots - 1);
inline constexpr int reach = 25;
inline constexpr int worths = 3;
inline constexpr int threat = slots * per_slot;
/// A lone pawn on, or up to six spaces beyond, the ENTER of somebody with pawns in START.
inline constexpr int beyond_enter = 7;
inline constexpr int enter_threat = threat + ties * worths * reach;
/// How far ahead of a pawn the nearest blockade stands, another's or the slot's own.
inline constexpr int view = 12;
inline constexpr int blocked = enter_threat + ties * worths * beyond_enter;
/// Pawns in START behind a blockade on ENTER, another's or one's own.
inline constexpr int shut_in = blocked + slots * 2 * view;
/// Two lone pawns of a slot this far apart: what may become a blockade.
inline constexpr int apart = shut_in + slots * 2;
inline constexpr int seated = apart + slots * view;
inline constexpr int doublets = seated + slots - 1;
inline constexpr int rules = doublets + 2;
inline constexpr int rule_inputs = 40;
/// Rules that came later: bonuses at once (beside "not after the dice"), and no win that breaks off
/// fourteen or nothing.
inline constexpr int bonus_at_once = rules + rule_inputs;
inline constexpr int no_short_win = bonus_at_once + 1;
inline constexpr int inputs = no_short_win + 1;
}  // namespace layout

class ParcheesiEncoding {
 public:
  using Game = parcheesi::Parcheesi;
  using State = parcheesi::State;
  static constexpr std::string_view game_id = "parcheesi";
  static constexpr std::uint64_t version = 1;
  static constexpr int hidden = 128;
  static constexpr int classes = parcheesi::colors;
  static constexpr int inputs = layout::inputs;
  /// Nets from before the rules that came later know nothing of them, and are read all the same.
  static constexpr int fewest_inputs = layout::bonus_at_once;
  using NetType = Net<hidden, classes>;
  using Result = NetType::Result;

  explicit ParcheesiEncoding(const Game& game);

  /// The rules that plays are weighed by.
  [[nodiscard]] const Game& rules(const Game& game) const {
    return game;  // NOLINT(bugprone-return-const-ref-from-parameter): games outlive their players
  }
  /// Whether the net has an opinion of this state: somebody is about to throw for a turn.
  [[nodiscard]] bool knows(const State& state) const {
    return state.phase == parcheesi::Phase::throwing;
  }
  /// Different for states whose chances may differ.
  [[nodiscard]] std::uint64_t fingerprint(const State& state) const {
    return bots::fingerprint(state);
  }
  /// Whose eyes a state is seen with, so that states alike can be looked at with the same
  /// accumulator.
  static constexpr std::size_t viewpoints = parcheesi::colors;
  [[nodiscard]] std::size_t viewpoint(const State& state) const {
    return static_cast<std::size_t>(state.mover.index());
  }
  /// What is on in every state: the rules.
  [[nodiscard]] const Features& always() const { return rules_; }
  /// What is on beside that in a state it knows.
  void encode(const State& state, Features& features) const;
  /// The classes that can come true: the slots that are taken, or in pairs the two teams.
  [[nodiscard]] unsigned possible(const State& state) const;
  /// Chances by slot, as the thrower sees them, and the same by colour (in pairs, by team).
  [[nodiscard]] Result absolute(const State& state, const Result& seen) const;
  [[nodiscard]] Result seen(const State& state, const Result& absolute) const;
  /// What came true, by colour.
  [[nodiscard]] Result ended(const State& state) const;
  /// What the chances by colour are worth to a seat.
  [[nodiscard]] float worth(const Result& by_color, Seat seat) const {
    return by_color[class_of(seat.index())];
  }
  /// How much of a win it can expect, which partners share.
  [[nodiscard]] float win_share(const Result& by_color, Seat seat) const {
    return worth(by_color, seat) / (in_pairs_ ? 2.0F : 1.0F);
  }

 private:
  [[nodiscard]] std::size_t class_of(int slot) const {
    return static_cast<std::size_t>(in_pairs_ ? slot & 1 : slot & 3);
  }

  bool in_pairs_;
  bool safety_;
  bool laps_;
  Features rules_;
};

}  // namespace parlor::bots
