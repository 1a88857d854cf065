#pragma once

#include <string>
#include <string_view>

/// What each sheet calls the things of the game.
namespace parlor::parcheesi {

/// The words of one sheet, in the forms that sentences need. Texts name them in braces.
struct Terms {
  std::string_view pawn = "pawn";
  std::string_view pawns = "pawns";
  std::string_view start = "START";
  std::string_view enter = "enter";
  std::string_view enters = "enters";
  std::string_view entering = "entering";
  std::string_view capture = "capture";
  std::string_view captures = "captures";
  std::string_view captured = "captured";
  std::string_view capturing = "capturing";
  std::string_view blockade = "blockade";
  std::string_view blockades = "blockades";
  std::string_view doublets = "doublets";
  std::string_view bonus = "bonus";
  std::string_view bonuses = "bonuses";
  std::string_view safety_space = "safety space";
  std::string_view safety_spaces = "safety spaces";
  std::string_view home_path = "home path";
  std::string_view home_paths = "home paths";
};

inline constexpr Terms box_terms{
    .pawn = "mover",
    .pawns = "movers",
    .blockade = "block",
    .blockades = "blocks",
    .doublets = "doubles",
};

inline constexpr Terms nest_terms{
    .pawn = "piece",
    .pawns = "pieces",
    .start = "the nest",
    .enter = "leave the nest",
    .enters = "leaves the nest",
    .entering = "leaving the nest",
    .capture = "send back",
    .captures = "sends back",
    .captured = "sent back",
    .capturing = "sending back",
    .doublets = "doubles",
    .bonus = "reward",
    .bonuses = "rewards",
    .safety_space = "safe space",
    .safety_spaces = "safe spaces",
    .home_path = "home row",
    .home_paths = "home rows",
};

inline constexpr Terms russian_terms{.pawn = "piece", .pawns = "pieces"};

/// A text in a sheet's words: `A {pawn} in {start}`, or `{Pawns}` where a sentence begins. Braces
/// with anything else in them stay as they are.
std::string in_terms(const Terms& terms, std::string_view text);

}  // namespace parlor::parcheesi
