#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace parlor::chess {

enum class Side : std::uint8_t { white, black };
enum class Kind : std::uint8_t { pawn, knight, bishop, rook, queen, king };

inline constexpr std::size_t side_count = 2;
inline constexpr std::size_t kind_count = 6;

constexpr Side other(Side side) { return side == Side::white ? Side::black : Side::white; }
constexpr std::size_t index(Side side) { return static_cast<std::size_t>(side); }
constexpr std::size_t index(Kind kind) { return static_cast<std::size_t>(kind); }

struct Piece {
  Side side;
  Kind kind;
  constexpr bool operator==(const Piece&) const = default;
};

constexpr std::string_view name(Side side) { return side == Side::white ? "White" : "Black"; }

constexpr std::string_view name(Kind kind) {
  constexpr std::string_view names[] = {"pawn", "knight", "bishop", "rook", "queen", "king"};
  return names[index(kind)];
}

/// The letter of SAN and of White's pieces in FEN: `P`, `N`, `B`, `R`, `Q`, `K`.
constexpr char letter(Kind kind) { return "PNBRQK"[index(kind)]; }

/// The letter of FEN: capital for White, small for Black.
constexpr char letter(Piece piece) {
  return piece.side == Side::white ? letter(piece.kind) : "pnbrqk"[index(piece.kind)];
}

constexpr std::optional<Kind> kind_of_letter(char capital) {
  const auto at = std::string_view("PNBRQK").find(capital);
  if (at == std::string_view::npos) return std::nullopt;
  return static_cast<Kind>(at);
}

}  // namespace parlor::chess
