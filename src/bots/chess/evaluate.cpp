#include "bots/chess/evaluate.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

#include "bots/chess/pawns.h"
#include "bots/chess/piece_squares.h"
#include "games/chess/attacks.h"

namespace parlor::bots::chess_eval {
namespace {

using chess::Board;
using chess::index;
using chess::other;
using chess::squares_in;

constexpr int tempo = 12;
constexpr Score bishop_pair{28, 46};
constexpr Score open_file{26, 12};
constexpr Score half_open_file{11, 8};
constexpr Score attacked_by_pawn{56, 38};
constexpr Score attacked_by_minor{30, 28};
constexpr Score hanging{24, 20};
constexpr Score rook_behind_passed{6, 18};

constexpr std::array<int, 5> phase_of{0, 1, 1, 2, 4};
constexpr int full_phase = 24;

/// A free square more or less than usual.
constexpr std::array<Score, 5> mobility_worth{{{}, {5, 5}, {5, 5}, {3, 5}, {2, 4}}};
constexpr std::array<int, 5> usual_mobility{0, 4, 6, 7, 13};

/// What a piece that bears on the squares around a king adds to the attack, for each of them; and
/// how much of the whole counts, by the number of attackers.
constexpr std::array<int, 5> attack_weight{0, 18, 18, 28, 50};
constexpr std::array<int, 8> attack_share{0, 10, 50, 75, 90, 96, 100, 100};

int count(Bitboard set) { return std::popcount(set); }

int distance(Square one, Square two) {
  return std::max(std::abs(chess::file_of(one) - chess::file_of(two)),
                  std::abs(chess::rank_of(one) - chess::rank_of(two)));
}

/// All that is asked of both sides alike.
class Evaluation {
 public:
  explicit Evaluation(const Board& board) : board_(board), occupied_(board.occupied()) {
    pawn_attacks_[0] = pawn_attacks<Side::white>(board.of(Side::white, Kind::pawn));
    pawn_attacks_[1] = pawn_attacks<Side::black>(board.of(Side::black, Kind::pawn));
    for (const Side side : {Side::white, Side::black}) {
      const Square king = board.king_of(side);
      attacks_[index(side)] = pawn_attacks_[index(side)] | chess::king_attacks(king);
      const Bitboard around = chess::king_attacks(king) | chess::bit(king);
      king_zone_[index(side)] = around | (side == Side::white ? around << 8U : around >> 8U);
    }
  }

  /// For White.
  int points() {
    Score score = material();
    score += pieces<Side::white>() - pieces<Side::black>();
    score += pawn_structure<Side::white>(board_) - pawn_structure<Side::black>(board_);
    score += passed<Side::white>() - passed<Side::black>();
    score += threats<Side::white>() - threats<Side::black>();
    score.middle += attack_on_king<Side::white>() - attack_on_king<Side::black>();
    const int phase = std::min(phase_, full_phase);
    const int blended = (score.middle * phase + score.end * (full_phase - phase)) / full_phase;
    return (blended + (blended > 0 ? mop_up<Side::white>() : -mop_up<Side::black>())) *
           winnable(blended > 0 ? Side::white : Side::black) / 64;
  }

 private:
  Score material() {
    Score score;
    for (std::size_t kind = 0; kind < chess::kind_count; ++kind) {
      const auto each = static_cast<Kind>(kind);
      for (const Side side : {Side::white, Side::black}) {
        const Bitboard set = board_.of(side, each);
        for (const Square square : squares_in(set)) {
          score += piece_squares[index(side)][kind][static_cast<std::size_t>(square)];
        }
        if (each != Kind::king) phase_ += phase_of[kind] * count(set);
      }
    }
    return score;
  }

  template <Kind What>
  [[nodiscard]] Bitboard attacks_from(Square square, Side side) const {
    // Pieces on one line support each other.
    if constexpr (What == Kind::knight) return chess::knight_attacks(square);
    if constexpr (What == Kind::bishop) {
      return chess::bishop_attacks(square, occupied_ ^ board_.of(side, Kind::queen));
    }
    if constexpr (What == Kind::rook) {
      return chess::rook_attacks(square, occupied_ ^ (board_.of(side) & board_.straight_sliders()));
    }
    return chess::bishop_attacks(square, occupied_) | chess::rook_attacks(square, occupied_);
  }

  template <Side Us, Kind What>
  Score pieces_of_kind() {
    constexpr Side them = other(Us);
    constexpr std::size_t us = index(Us);
    constexpr std::size_t kind = index(What);
    const Bitboard room =
        ~(pawn_attacks_[index(them)] | board_.of(Us, Kind::pawn) | board_.of(Us, Kind::king));
    Score score;
    for (const Square square : squares_in(board_.of(Us, What))) {
      const Bitboard attacks = attacks_from<What>(square, Us);
      attacks_[us] |= attacks;
      if constexpr (What == Kind::knight || What == Kind::bishop) minor_attacks_[us] |= attacks;
      score += mobility_worth[kind] * (count(attacks & room) - usual_mobility[kind]);
      if (const Bitboard near = attacks & king_zone_[index(them)]; near != 0) {
        ++attackers_[us];
        attack_[us] += attack_weight[kind] * count(near);
      }
    }
    return score;
  }

  template <Side Us>
  Score pieces() {
    Score score = pieces_of_kind<Us, Kind::knight>();
    score += pieces_of_kind<Us, Kind::bishop>();
    score += pieces_of_kind<Us, Kind::rook>();
    score += pieces_of_kind<Us, Kind::queen>();
    if (chess::several(board_.of(Us, Kind::bishop))) score += bishop_pair;
    const Bitboard own_pawns = board_.of(Us, Kind::pawn);
    for (const Square square : squares_in(board_.of(Us, Kind::rook))) {
      const Bitboard file = chess::file_a << static_cast<unsigned>(chess::file_of(square));
      if ((file & own_pawns) != 0) continue;
      score += (file & board_.of(Kind::pawn)) == 0 ? open_file : half_open_file;
    }
    return score;
  }

  template <Side Us>
  Score passed() {
    constexpr Side them = other(Us);
    Score score;
    for (const Square square : squares_in(passed_pawns<Us>(board_))) {
      const int rank = Us == Side::white ? chess::rank_of(square) : 7 - chess::rank_of(square);
      const Square next = square + (Us == Side::white ? 8 : -8);
      Score worth = passed_worth(rank);
      if ((occupied_ & chess::bit(next)) != 0) worth = {worth.middle / 2, worth.end * 2 / 3};
      if (rank >= 3) {
        worth.end += (rank - 1) * (2 * distance(board_.king_of(them), next) -
                                   distance(board_.king_of(Us), next));
      }
      const Bitboard behind = ahead_of<them>(square);
      if ((behind & board_.of(Us, Kind::rook)) != 0) worth += rook_behind_passed;
      score += worth;
    }
    return score;
  }

  template <Side Us>
  Score threats() {
    const Bitboard theirs = board_.of(other(Us)) & ~board_.of(Kind::pawn) & ~board_.of(Kind::king);
    const Bitboard by_pawns = theirs & pawn_attacks_[index(Us)];
    const Bitboard heavy = theirs & (board_.of(Kind::rook) | board_.of(Kind::queen)) & ~by_pawns;
    const Bitboard loose = board_.of(other(Us)) & ~board_.of(Kind::king) & attacks_[index(Us)] &
                           ~attacks_[index(other(Us))];
    return attacked_by_pawn * count(by_pawns) +
           attacked_by_minor * count(heavy & minor_attacks_[index(Us)]) + hanging * count(loose);
  }

  /// How dangerous `Us` is to the other king, with what is missing of its pawn cover.
  template <Side Us>
  int attack_on_king() {
    constexpr Side them = other(Us);
    const auto attackers = static_cast<std::size_t>(std::min(attackers_[index(Us)], 7));
    int danger = attack_[index(Us)] * attack_share[attackers] / 100;
    // Without the queen an attack seldom mates.
    if (board_.of(Us, Kind::queen) == 0) danger /= 3;
    return danger + missing_cover<them>(board_);
  }

  /// Against a bare king: drive it to the edge, and come near.
  template <Side Us>
  [[nodiscard]] int mop_up() const {
    constexpr Side them = other(Us);
    const Bitboard theirs = board_.of(them);
    if (chess::several(theirs) || board_.of(Us, Kind::pawn) != 0) return 0;
    const Square king = board_.king_of(them);
    return 12 * (from_centre(chess::file_of(king)) + from_centre(chess::rank_of(king))) +
           6 * (7 - distance(king, board_.king_of(Us)));
  }

  /// How much of an advantage counts, of 64: without pawns, or with bishops of opposite colours, a
  /// little more is often not enough.
  [[nodiscard]] int winnable(Side leader) const {
    const Bitboard minors = board_.of(Kind::knight) | board_.of(Kind::bishop);
    const Bitboard majors = board_.of(Kind::rook) | board_.of(Kind::queen);
    if (board_.of(leader, Kind::pawn) == 0) {
      const auto men = [&](Side side) {
        return 3 * count(minors & board_.of(side)) + 5 * count(majors & board_.of(side)) +
               4 * count(board_.of(side, Kind::queen));
      };
      if (men(leader) - men(other(leader)) <= 3) return 10;
    }
    const Bitboard bishops = board_.of(Kind::bishop);
    if (majors == 0 && board_.of(Kind::knight) == 0 && count(bishops) == 2 &&
        count(bishops & chess::dark_squares) == 1 && count(bishops & board_.of(leader)) == 1) {
      return 36;
    }
    return 64;
  }

  const Board& board_;
  Bitboard occupied_;
  int phase_ = 0;
  std::array<Bitboard, 2> pawn_attacks_{};
  std::array<Bitboard, 2> minor_attacks_{};
  std::array<Bitboard, 2> attacks_{};
  std::array<Bitboard, 2> king_zone_{};
  std::array<int, 2> attackers_{};
  std::array<int, 2> attack_{};
};

}  // namespace

int evaluate(const Board& board) {
  const int white = Evaluation(board).points();
  const int ours = (board.mover() == Side::white ? white : -white) + tempo;
  // An advantage that does not move is worth less and less: the game will be drawn.
  return ours * (220 - board.clock()) / 220;
}

}  // namespace parlor::bots::chess_eval
