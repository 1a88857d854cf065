#include <string>
#include <string_view>

#include "games/checkers/text/messages.h"
#include "games/checkers/text/walk.h"

namespace parlor::checkers {
namespace {

constexpr std::string_view moving = "checkers.02";
constexpr std::string_view jumping = "checkers.03";
constexpr std::string_view forced = "checkers.04";
constexpr std::string_view crowning = "checkers.06";

arg::Kind kind_of(const Board& board, Squares at) {
  return arg::Kind((board.kings & at) != 0 ? "king" : "man");
}

arg::Place place(Squares at) { return arg::Place(number_of(at)); }

/// Says what is wrong with one hop; the squares it names are on the board.
class Reason {
 public:
  Reason(const Walk& walk, const Hop& hop) : walk_(walk), board_(walk.board()), hop_(hop) {}

  [[nodiscard]] Ruling find() const {
    if (walk_.begun()) {
      if (auto ruling = whole_turn()) return *ruling;
      if (auto ruling = another_piece()) return *ruling;
      if (auto ruling = crowned()) return *ruling;
      if (auto ruling = broken_series()) return *ruling;
    } else if (auto ruling = wrong_piece()) {
      return *ruling;
    }
    return hop_.jump ? no_jump() : no_walk();
  }

 private:
  [[nodiscard]] std::optional<Ruling> whole_turn() const {
    if (walk_.run().captured != 0) return std::nullopt;
    return refused(moving, say::move_is_whole_turn(place(walk_.run().at)));
  }

  [[nodiscard]] std::optional<Ruling> crowned() const {
    const Run& run = walk_.run();
    if (!is_crowned(board_, run)) return std::nullopt;
    return refused(crowning, say::crowned(place(run.at)));
  }

  [[nodiscard]] std::optional<Ruling> another_piece() const {
    const int at = number_of(walk_.run().at);
    if (hop_.from == at) return std::nullopt;
    return refused(jumping, say::another_piece(arg::Place(at), from_));
  }

  [[nodiscard]] std::optional<Ruling> broken_series() const {
    if (hop_.jump) return std::nullopt;
    return refused(jumping, say::plain_move_in_series(arg::Play(text_of(hop_))));
  }

  [[nodiscard]] std::optional<Ruling> wrong_piece() const {
    const Squares from = square(hop_.from);
    if ((board_.empty() & from) != 0) {
      return refused(moving, say::no_piece(from_));
    }
    if ((board_.own() & from) != 0) return std::nullopt;
    const auto& says = board_ == Board{} ? say::others_begin : say::others_turn;
    return refused(moving, says(kind_of(board_, from), from_, said(other(board_.to_move)),
                                said(board_.to_move)));
  }

  [[nodiscard]] bool is_king() const {
    return walk_.begun() ? walk_.run().king : (board_.kings & square(hop_.from)) != 0;
  }
  /// Whether a king that may go any distance would get there, if the way were free.
  [[nodiscard]] bool is_further_for_king() const {
    return is_king() && are_on_one_diagonal(hop_.from, hop_.to);
  }
  [[nodiscard]] bool goes_back() const {
    return !is_king() && !is_forward(board_.to_move, hop_.from, hop_.to);
  }

  [[nodiscard]] Ruling moves_forward_only() const {
    const auto& says = board_.to_move == Side::dark ? say::moves_to_higher : say::moves_to_lower;
    return refused(moving, says(said(board_.to_move), to_, from_));
  }
  [[nodiscard]] Ruling jumps_forward_only() const {
    const auto& says = board_.to_move == Side::dark ? say::jumps_to_higher : say::jumps_to_lower;
    return refused(jumping, says(said(board_.to_move), to_, from_));
  }

  [[nodiscard]] Ruling no_walk() const {
    if (hop_.from == hop_.to) {
      return refused(moving, say::stays(from_));
    }
    if (const Squares over = between(hop_.from, hop_.to); over != 0) {
      const auto& says = is_king() ? say::king_goes_too_far : say::goes_too_far;
      return refused(moving, says(to_, place(over), play(true)));
    }
    if (!is_beside(hop_.from, hop_.to)) {
      const auto& says = is_further_for_king() ? say::king_does_not_touch : say::does_not_touch;
      return refused(moving, says(to_, from_));
    }
    if (goes_back()) return moves_forward_only();
    if ((board_.empty() & square(hop_.to)) == 0) return occupied();
    return must_capture();
  }

  [[nodiscard]] Ruling occupied() const {
    const Squares to = square(hop_.to);
    const bool own = (board_.own() & to) != 0;
    const Side side = own ? board_.to_move : other(board_.to_move);
    return refused(moving, say::not_vacant(to_, said(side), kind_of(board_, to)));
  }

  [[nodiscard]] Ruling must_capture() const {
    const Squares able = jumpers(board_);
    const Hop example = jumps(board_, run_of(board_, number_of(able))).front();
    return refused(forced, say::must_capture(arg::Play(text_of(example))));
  }

  [[nodiscard]] Ruling no_jump() const {
    const Squares over = between(hop_.from, hop_.to);
    if (over == 0) return no_jump_apart();
    if (goes_back()) return jumps_forward_only();
    if ((walk_.run().captured & over) != 0) {
      return refused(jumping, say::jumped_already(place(over)));
    }
    if ((board_.enemies() & over) == 0) return nothing_to_take(over);
    return refused(jumping, say::not_vacant_beyond(to_, place(over), kind_of(board_, over), from_));
  }

  [[nodiscard]] Ruling no_jump_apart() const {
    if (is_beside(hop_.from, hop_.to)) {
      return refused(jumping, say::nothing_between(from_, to_, play(false)));
    }
    const auto& says = is_further_for_king() ? say::king_jumps_elsewhere : say::jumps_elsewhere;
    return refused(jumping, says(to_, from_));
  }

  [[nodiscard]] Ruling nothing_to_take(Squares over) const {
    if ((board_.own() & over) == 0) return refused(jumping, say::nothing_to_jump(place(over)));
    return refused(jumping,
                   say::jumps_own(kind_of(board_, over), place(over), said(board_.to_move)));
  }

  /// The same two squares as a jump or a plain move.
  [[nodiscard]] arg::Play play(bool jump) const {
    return arg::Play(text_of(Hop{hop_.from, hop_.to, jump}));
  }

  const Walk& walk_;
  const Board& board_;
  const Hop& hop_;
  arg::Place from_{hop_.from};
  arg::Place to_{hop_.to};
};

}  // namespace

Ruling why_not(const Walk& walk, const Hop& hop) { return Reason(walk, hop).find(); }

}  // namespace parlor::checkers
