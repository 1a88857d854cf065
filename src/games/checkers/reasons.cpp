#include <string>
#include <string_view>

#include "core/words.h"
#include "games/checkers/walk.h"

namespace parlor::checkers {
namespace {

constexpr std::string_view moving = "checkers.02";
constexpr std::string_view jumping = "checkers.03";
constexpr std::string_view forced = "checkers.04";
constexpr std::string_view crowning = "checkers.06";
constexpr std::string_view ours = " (our reading)";

std::string_view kind_of(const Board& board, Squares at) {
  return (board.kings & at) != 0 ? "king" : "man";
}

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
    return refused(moving, cat("A move to an empty square is the whole turn: nothing follows on ",
                               number_of(walk_.run().at), "."));
  }

  [[nodiscard]] std::optional<Ruling> crowned() const {
    const Run& run = walk_.run();
    if (!is_crowned(board_, run)) return std::nullopt;
    return refused(crowning, cat("The man is crowned on ", number_of(run.at),
                                 " and that ends its move (our reading); the new king goes on from "
                                 "its next turn."));
  }

  [[nodiscard]] std::optional<Ruling> another_piece() const {
    const int at = number_of(walk_.run().at);
    if (hop_.from == at) return std::nullopt;
    return refused(jumping, cat("The piece that jumped stands on ", at,
                                " now: only it could go on, not one from ", hop_.from, "."));
  }

  [[nodiscard]] std::optional<Ruling> broken_series() const {
    if (hop_.jump) return std::nullopt;
    return refused(jumping, cat("After a jump only another jump can follow, and ", text_of(hop_),
                                " is a plain move."));
  }

  [[nodiscard]] std::optional<Ruling> wrong_piece() const {
    const Squares from = square(hop_.from);
    if ((board_.empty() & from) != 0) {
      return refused(moving, cat("There is no piece on ", hop_.from, "."));
    }
    if ((board_.own() & from) != 0) return std::nullopt;
    const bool opening = board_ == Board{};
    return refused(moving, cat("The ", kind_of(board_, from), " on ", hop_.from, " is ",
                               name_of(other(board_.to_move)), "'s, and ", name_of(board_.to_move),
                               opening ? " begins (our reading)." : " is to move."));
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

  [[nodiscard]] Ruling forward_only(std::string_view clause, std::string_view verb) const {
    const bool dark = board_.to_move == Side::dark;
    return refused(
        clause, cat("A man ", verb, " forward only", clause == jumping ? ours : "", ", ",
                    name_of(board_.to_move), "'s to ", dark ? "higher" : "lower", " numbers, and ",
                    hop_.to, " is behind ", hop_.from, "; kings go both ways."));
  }

  [[nodiscard]] Ruling no_walk() const {
    if (hop_.from == hop_.to) {
      return refused(moving, cat("The piece on ", hop_.from, " has to go to another square."));
    }
    if (const Squares over = between(hop_.from, hop_.to); over != 0) {
      return refused(moving, cat(is_king() ? "A king moves to the next square (our reading), and "
                                           : "A move goes to the next square, and ",
                                 hop_.to, " lies beyond ", number_of(over),
                                 "; a jump over it would be ", hop_.from, 'x', hop_.to, "."));
    }
    if (!is_beside(hop_.from, hop_.to)) {
      return refused(moving, cat(hop_.to, " does not touch ", hop_.from,
                                 ": a move goes one square along a diagonal",
                                 is_further_for_king() ? ours : "", "."));
    }
    if (goes_back()) return forward_only(moving, "moves");
    if ((board_.empty() & square(hop_.to)) == 0) return occupied();
    return must_capture();
  }

  [[nodiscard]] Ruling occupied() const {
    const Squares to = square(hop_.to);
    const bool own = (board_.own() & to) != 0;
    return refused(moving, cat("Square ", hop_.to, " is not vacant: ",
                               name_of(own ? board_.to_move : other(board_.to_move)), "'s ",
                               kind_of(board_, to), " stands there."));
  }

  [[nodiscard]] Ruling must_capture() const {
    const Squares able = jumpers(board_);
    const Hop example = jumps(board_, run_of(board_, number_of(able))).front();
    return refused(
        forced, cat("A capture is there and must be taken: ", text_of(example), ", for example."));
  }

  [[nodiscard]] Ruling no_jump() const {
    const Squares over = between(hop_.from, hop_.to);
    if (over == 0) return no_jump_apart();
    if (goes_back()) return forward_only(jumping, "jumps");
    const int number = number_of(over);
    if ((walk_.run().captured & over) != 0) {
      return refused(jumping, cat("The piece on ", number,
                                  " has been jumped in this series already (our reading: once "
                                  "each)."));
    }
    if ((board_.enemies() & over) == 0) return nothing_to_take(over);
    return refused(jumping, cat("Square ", hop_.to, ", just beyond ", number,
                                ", is not vacant, so the ", kind_of(board_, over), " on ", number,
                                " cannot be jumped from ", hop_.from, "."));
  }

  [[nodiscard]] Ruling no_jump_apart() const {
    if (is_beside(hop_.from, hop_.to)) {
      return refused(jumping, cat("Between ", hop_.from, " and ", hop_.to,
                                  " there is no square to jump over; a plain move is written ",
                                  hop_.from, '-', hop_.to, "."));
    }
    return refused(jumping, cat("A jump lands two squares on along one diagonal",
                                is_further_for_king() ? ours : "", ", and ", hop_.to,
                                " is not such a square from ", hop_.from, "."));
  }

  [[nodiscard]] Ruling nothing_to_take(Squares over) const {
    const int number = number_of(over);
    if ((board_.own() & over) == 0) {
      return refused(jumping, cat("There is nothing to jump on ", number, "."));
    }
    return refused(
        jumping, cat("The ", kind_of(board_, over), " on ", number, " is ", name_of(board_.to_move),
                     "'s own; only the other side's are jumped."));
  }

  const Walk& walk_;
  const Board& board_;
  const Hop& hop_;
};

}  // namespace

Ruling why_not(const Walk& walk, const Hop& hop) { return Reason(walk, hop).find(); }

}  // namespace parlor::checkers
