#include "games/chess/attacks.h"

#include <initializer_list>
#include <utility>

namespace parlor::chess {
namespace {

using Step = std::pair<int, int>;

consteval SquareTable leaps(std::initializer_list<Step> steps) {
  SquareTable table{};
  for (Square from = 0; from < 64; ++from) {
    for (const auto& [step_file, step_rank] : steps) {
      const int file = file_of(from) + step_file;
      const int rank = rank_of(from) + step_rank;
      if (!detail::on_board(file, rank)) continue;
      table[static_cast<std::size_t>(from)] |= bit(square_at(file, rank));
    }
  }
  return table;
}

consteval std::array<SquareTable, 64> ways_between_squares() {
  std::array<SquareTable, 64> table{};
  for (Square from = 0; from < 64; ++from) {
    auto& row = table[static_cast<std::size_t>(from)];
    for (Square to = 0; to < 64; ++to) row[static_cast<std::size_t>(to)] = bit(to);
    for (const auto& [step_file, step_rank] : std::initializer_list<Step>{
             {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}}) {
      Bitboard way = 0;
      int file = file_of(from) + step_file;
      int rank = rank_of(from) + step_rank;
      for (; detail::on_board(file, rank); file += step_file, rank += step_rank) {
        way |= bit(square_at(file, rank));
        row[static_cast<std::size_t>(square_at(file, rank))] = way;
      }
    }
  }
  return table;
}

}  // namespace

constinit const LineTables<GatherByMultiplying> lines_by_multiplying;
constinit const LineTables<GatherByExtracting> lines_by_extracting;

constinit const SquareTable knight_table =
    leaps({{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}});
constinit const SquareTable king_table =
    leaps({{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}});
constinit const std::array<SquareTable, side_count> pawn_table = {leaps({{-1, 1}, {1, 1}}),
                                                                  leaps({{-1, -1}, {1, -1}})};
constinit const std::array<SquareTable, 64> toward_table = ways_between_squares();

Bitboard piece_attacks(Kind kind, Square from, Bitboard occupied) {
  switch (kind) {
    case Kind::knight: return knight_attacks(from);
    case Kind::bishop: return bishop_attacks(from, occupied);
    case Kind::rook: return rook_attacks(from, occupied);
    case Kind::queen: return rook_attacks(from, occupied) | bishop_attacks(from, occupied);
    case Kind::king: return king_attacks(from);
    case Kind::pawn: break;
  }
  return 0;
}

}  // namespace parlor::chess
