#include "games/chess/generate.h"

#include <bit>

namespace parlor::chess {
namespace {

enum class Wanted : std::uint8_t { all, captures };

// What takes the moves that the generator finds: a list, a `MoveSet`, or only their number.

class Lister {
 public:
  explicit Lister(MoveList& moves) : moves_(moves) {}
  void add(Square from, Bitboard targets) {
    moves_.add_each(targets, [=](Square to) { return Move(from, to); });
  }
  void add(Move move) { moves_.add(move); }
  template <int Step>
  void add_steps(Bitboard targets, Move::Special special = Move::Special::nothing) {
    moves_.add_each(targets, [=](Square to) { return Move(to - Step, to, special); });
  }
  template <int Step>
  void add_promotions(Bitboard targets) {
    using enum Move::Special;
    for (const Square to : squares_in(targets)) {
      for (const auto special : {to_queen, to_rook, to_bishop, to_knight}) {
        moves_.add(Move(to - Step, to, special));
      }
    }
  }

 private:
  MoveList& moves_;
};

class Counter {
 public:
  void add(Square /*from*/, Bitboard targets) { count_ += size(targets); }
  void add(Move /*move*/) { ++count_; }
  template <int Step>
  void add_steps(Bitboard targets, Move::Special /*special*/ = Move::Special::nothing) {
    count_ += size(targets);
  }
  template <int Step>
  void add_promotions(Bitboard targets) {
    count_ += 4 * size(targets);
  }
  [[nodiscard]] unsigned count() const { return count_; }

 private:
  static unsigned size(Bitboard set) { return static_cast<unsigned>(std::popcount(set)); }
  unsigned count_ = 0;
};

/// Finds the legal moves of `Us`, who is to move.
template <Side Us>
class Generator {
 public:
  explicit Generator(const Board& board)
      : board_(board),
        ours_(board.of(Us)),
        theirs_(board.of(them)),
        occupied_(ours_ | theirs_),
        king_(board.king_of(Us)) {
    checkers_ = (knight_attacks(king_) & board.of(them, Kind::knight)) |
                (pawn_attacks(Us, king_) & board.of(them, Kind::pawn));
    look_along<true>(rook_attacks(king_, theirs_) & theirs_ & board.straight_sliders());
    look_along<false>(bishop_attacks(king_, theirs_) & theirs_ & board.diagonal_sliders());
  }

  template <Wanted What, class Taker>
  void run(Taker& taker) const {
    const Bitboard wanted = What == Wanted::captures ? theirs_ : ~ours_;
    king_moves<What>(taker, wanted);
    if (several(checkers_)) return;
    const Bitboard answers = checkers_ != 0 ? toward(king_, first_square(checkers_)) : ~Bitboard{0};
    pieces(taker, wanted & answers);
    pawn_captures(taker, answers);
    pawn_pushes<What>(taker, answers);
  }

  /// Whether some man that guards nothing can step to the next square: true of most positions, and
  /// found at once.
  [[nodiscard]] bool has_free_step() const {
    if (checkers_ != 0) return false;
    const Bitboard free = ours_ & ~straight_pins_ & ~diagonal_pins_;
    const Bitboard straight = free & board_.straight_sliders();
    const Bitboard diagonal = free & board_.diagonal_sliders();
    const Bitboard steps = shifted<8>(straight) | shifted<-8>(straight) | shifted<1>(straight) |
                           shifted<-1>(straight) | shifted<9>(diagonal) | shifted<7>(diagonal) |
                           shifted<-7>(diagonal) | shifted<-9>(diagonal);
    const Bitboard pawn_steps = shifted<forward>(free & board_.of(Kind::pawn));
    return ((steps & ~ours_) | (pawn_steps & ~occupied_)) != 0;
  }

 private:
  static constexpr Side them = other(Us);
  static constexpr int forward = Us == Side::white ? 8 : -8;
  static constexpr Bitboard last_rank = rank_mask(Us == Side::white ? 7 : 0);
  static constexpr Bitboard third_rank = rank_mask(Us == Side::white ? 2 : 5);

  /// Sorts the sliders that have only our pieces between themselves and the king: no piece is a
  /// check, one is a pin.
  template <bool Straight>
  void look_along(Bitboard sliders) {
    for (const Square slider : squares_in(sliders)) {
      const Bitboard way = toward(king_, slider);
      const Bitboard guards = way & ours_;
      if (guards == 0) {
        checkers_ |= bit(slider);
      } else if (!several(guards)) {
        (Straight ? straight_pins_ : diagonal_pins_) |= way;
      }
    }
  }

  /// What their pawns and king attack.
  [[nodiscard]] Bitboard near_attacks() const {
    const Bitboard pawns = board_.of(them, Kind::pawn);
    return shifted<-forward - 1>(pawns) | shifted<-forward + 1>(pawns) |
           king_attacks(board_.king_of(them));
  }

  /// What their knights and sliders attack; lines go on through our king, who cannot hide behind
  /// itself.
  [[nodiscard]] Bitboard far_attacks() const {
    const Bitboard without_king = occupied_ ^ bit(king_);
    Bitboard attacks = 0;
    for (const Square from : squares_in(board_.of(them, Kind::knight))) {
      attacks |= knight_attacks(from);
    }
    for (const Square from : squares_in(theirs_ & board_.diagonal_sliders())) {
      attacks |= bishop_attacks(from, without_king);
    }
    for (const Square from : squares_in(theirs_ & board_.straight_sliders())) {
      attacks |= rook_attacks(from, without_king);
    }
    return attacks;
  }

  template <Wanted What, class Taker>
  void king_moves(Taker& taker, Bitboard wanted) const {
    const Bitboard near = near_attacks();
    const Bitboard steps = king_attacks(king_) & wanted & ~near;
    // A king that cannot even make the first step of a castling cannot castle either.
    if (steps == 0) return;
    const Bitboard attacked = near | far_attacks();
    taker.add(king_, steps & ~attacked);
    if constexpr (What == Wanted::all) {
      if (checkers_ == 0) castlings(taker, attacked);
    }
  }

  template <class Taker>
  void castlings(Taker& taker, Bitboard attacked) const {
    for (const bool to_long_side : {false, true}) {
      const CastlingWay& way = castling_way(Us, to_long_side);
      if (!board_.may_castle(way.right) || (way.between() & occupied_) != 0) continue;
      if ((way.king_path() & attacked) != 0) continue;
      taker.add(Move(way.king_from, way.king_to, Move::Special::castling));
    }
  }

  /// Knights, bishops, rooks and queens. A pinned slider stays on its line; a pinned knight cannot
  /// move at all.
  template <class Taker>
  void pieces(Taker& taker, Bitboard wanted) const {
    const Bitboard pins = straight_pins_ | diagonal_pins_;
    for (const Square from : squares_in(board_.of(Us, Kind::knight) & ~pins)) {
      taker.add(from, knight_attacks(from) & wanted);
    }
    const Bitboard diagonal = ours_ & board_.diagonal_sliders() & ~straight_pins_;
    for (const Square from : squares_in(diagonal & ~diagonal_pins_)) {
      taker.add(from, bishop_attacks(from, occupied_) & wanted);
    }
    for (const Square from : squares_in(diagonal & diagonal_pins_)) {
      taker.add(from, bishop_attacks(from, occupied_) & wanted & diagonal_pins_);
    }
    const Bitboard straight = ours_ & board_.straight_sliders() & ~diagonal_pins_;
    for (const Square from : squares_in(straight & ~straight_pins_)) {
      taker.add(from, rook_attacks(from, occupied_) & wanted);
    }
    for (const Square from : squares_in(straight & straight_pins_)) {
      taker.add(from, rook_attacks(from, occupied_) & wanted & straight_pins_);
    }
  }

  template <Wanted What, class Taker>
  void pawn_pushes(Taker& taker, Bitboard answers) const {
    const Bitboard pawns = board_.of(Us, Kind::pawn) & ~diagonal_pins_;
    const Bitboard steps = (shifted<forward>(pawns & ~straight_pins_) |
                            (shifted<forward>(pawns & straight_pins_) & straight_pins_)) &
                           ~occupied_;
    if (const Bitboard promoting = steps & last_rank & answers; promoting != 0) {
      taker.template add_promotions<forward>(promoting);
    }
    if constexpr (What == Wanted::all) {
      taker.template add_steps<forward>(steps & answers & ~last_rank);
      taker.template add_steps<2 * forward>(
          shifted<forward>(steps & third_rank) & ~occupied_ & answers, Move::Special::two_squares);
    }
  }

  template <class Taker>
  void pawn_captures(Taker& taker, Bitboard answers) const {
    pawn_captures_to<forward - 1>(taker, answers);
    pawn_captures_to<forward + 1>(taker, answers);
    const Square passed = board_.en_passant();
    if (passed == no_square) return;
    for (const Square from : squares_in(pawn_attacks(them, passed) & board_.of(Us, Kind::pawn))) {
      if (!board_.en_passant_is_safe(Us, from, passed)) continue;
      taker.add(Move(from, passed, Move::Special::en_passant));
    }
  }

  template <int Step, class Taker>
  void pawn_captures_to(Taker& taker, Bitboard answers) const {
    const Bitboard pawns = board_.of(Us, Kind::pawn) & ~straight_pins_;
    const Bitboard targets = (shifted<Step>(pawns & ~diagonal_pins_) |
                              (shifted<Step>(pawns & diagonal_pins_) & diagonal_pins_)) &
                             theirs_ & answers;
    taker.template add_steps<Step>(targets & ~last_rank);
    if (const Bitboard promoting = targets & last_rank; promoting != 0) {
      taker.template add_promotions<Step>(promoting);
    }
  }

  const Board& board_;
  Bitboard ours_;
  Bitboard theirs_;
  Bitboard occupied_;
  Square king_;
  Bitboard checkers_ = 0;
  /// The squares from the king to a pinning rook or queen along ranks and files, and to a bishop or
  /// queen along diagonals, the pinner included.
  Bitboard straight_pins_ = 0;
  Bitboard diagonal_pins_ = 0;
};

template <Side Us>
unsigned count_of(const Board& board) {
  Counter counter;
  Generator<Us>(board).template run<Wanted::all>(counter);
  return counter.count();
}

template <Wanted What, class Taker>
void find(const Board& board, Taker& taker) {
  if (board.mover() == Side::white) {
    Generator<Side::white>(board).template run<What>(taker);
  } else {
    Generator<Side::black>(board).template run<What>(taker);
  }
}

template <Side Us>
bool has_move_of(const Board& board) {
  const Generator<Us> generator(board);
  if (generator.has_free_step()) return true;
  Counter counter;
  generator.template run<Wanted::all>(counter);
  return counter.count() != 0;
}

template <Side Us>
std::uint64_t sequences_of(const Board& board, int depth) {
  if (depth == 1) return count_of<Us>(board);
  MoveList moves;
  Lister lister(moves);
  Generator<Us>(board).template run<Wanted::all>(lister);
  std::uint64_t total = 0;
  for (const Move move : moves) {
    Board after = board;
    after.make<Us>(move);
    total += sequences_of<other(Us)>(after, depth - 1);
  }
  return total;
}

}  // namespace

void list_moves(const Board& board, MoveList& moves) {
  moves.clear();
  Lister lister(moves);
  find<Wanted::all>(board, lister);
}

void list_moves(const Board& board, MoveSet& moves) {
  moves.clear();
  find<Wanted::all>(board, moves);
}

void list_captures(const Board& board, MoveList& moves) {
  moves.clear();
  Lister lister(moves);
  find<Wanted::captures>(board, lister);
}

unsigned count_moves(const Board& board) {
  Counter counter;
  find<Wanted::all>(board, counter);
  return counter.count();
}

bool has_move(const Board& board) {
  return board.mover() == Side::white ? has_move_of<Side::white>(board)
                                      : has_move_of<Side::black>(board);
}

std::uint64_t count_sequences(const Board& board, int depth) {
  if (depth == 0) return 1;
  return board.mover() == Side::white ? sequences_of<Side::white>(board, depth)
                                      : sequences_of<Side::black>(board, depth);
}

}  // namespace parlor::chess
