#include <algorithm>
#include <array>
#include <functional>

#include "core/words.h"
#include "games/chess/game.h"
#include "games/chess/generate.h"
#include "games/chess/text/notation.h"
#include "rulings/claims.h"

namespace parlor::test::rulings {
namespace {

namespace ch = chess;

const ch::Board& chess_board(const Attempt& attempt) { return attempt.state.as<ch::Chess>().board; }

std::string other_side(const Attempt& attempt) {
  return to_act(attempt) == "White" ? "Black" : "White";
}

/// `the black rook on e5`, `your pawn on d2`.
bool is_man(const Attempt& attempt, const std::string& text) {
  const std::string named = text.starts_with("the ") ? text.substr(4) : text;
  const auto parts = words(named);
  if (parts.size() != 4) return false;
  const bool own = parts[0] == "your";
  const std::string side = own ? to_act(attempt) : capitalised(parts[0]);
  return own == (side == to_act(attempt)) && stands(attempt, side, parts[1], parts[3]);
}

bool are_men(const Attempt& attempt, const std::string& list) {
  return std::ranges::all_of(items(list),
                             [&](const std::string& man) { return is_man(attempt, man); });
}

ch::Square square_of(const std::string& text) {
  return *ch::read_square(text.substr(text.size() - 2));
}

bool is_my_king(const Attempt& attempt, const std::string& square) {
  return stands(attempt, to_act(attempt), "king", square);
}

/// Whether these are all the men that give check now.
bool give_check(const Attempt& attempt, const std::string& list) {
  ch::Bitboard men = 0;
  for (const std::string& man : items(list)) men |= ch::bit(square_of(man));
  return are_men(attempt, list) && men == chess_board(attempt).checkers();
}

bool cannot_go(const Attempt& attempt, const Gaps& gaps, std::string_view kind) {
  return stands(attempt, to_act(attempt), kind, gaps.at("from")) &&
         std::ranges::none_of(attempt.game->plays(attempt.state), [&](const std::string& play) {
           return play.starts_with(gaps.at("from") + gaps.at("to"));
         });
}

template <int piece>
bool moves_otherwise(const Attempt& attempt, const Gaps& gaps) {
  constexpr std::array<std::string_view, 6> kinds{"pawn", "knight", "bishop",
                                                  "rook", "queen",  "king"};
  return cannot_go(attempt, gaps, kinds[piece]);
}

bool is_others(const Attempt& attempt, const Gaps& gaps) {
  return gaps.at("other") == other_side(attempt) && gaps.at("side") == to_act(attempt) &&
         stands(attempt, gaps.at("other"), gaps.at("kind"), gaps.at("at"));
}

bool is_own(const Attempt& attempt, const Gaps& gaps) {
  return stands(attempt, to_act(attempt), gaps.at("kind"), gaps.at("at"));
}

bool is_in_check_now(const Attempt& attempt, const Gaps& gaps) {
  return is_my_king(attempt, gaps.at("king")) && give_check(attempt, gaps.at("who"));
}

/// A man of the other side from which the king would be in check if a piece of its own were gone.
bool is_behind(const Attempt& attempt, const Gaps& gaps) {
  const ch::Board& board = chess_board(attempt);
  const ch::Bitboard without = board.occupied() & ~ch::bit(square_of(gaps.at("at")));
  const ch::Bitboard attackers = board.attackers(square_of(gaps.at("king")), without);
  return is_own(attempt, gaps) && is_my_king(attempt, gaps.at("king")) &&
         is_man(attempt, gaps.at("who")) && (attackers & ch::bit(square_of(gaps.at("who")))) != 0;
}

/// A man that would attack the king there: it may attack through the square the king leaves.
bool attacks(const Attempt& attempt, const Gaps& gaps) {
  const ch::Board& board = chess_board(attempt);
  const ch::Bitboard without = board.occupied() & ~ch::bit(board.king_of(board.mover()));
  return is_man(attempt, gaps.at("who")) && (board.attackers(square_of(gaps.at("at")), without) &
                                             ch::bit(square_of(gaps.at("who")))) != 0;
}

bool is_empty(const Attempt& attempt, const Gaps& gaps) {
  return !stands(attempt, "", "", gaps.at("at"));
}

bool all_legal(const Attempt& attempt, const Gaps& gaps) {
  return std::ranges::all_of(items(gaps.at("plays")),
                             [&](const std::string& play) { return is_legal(attempt, play); });
}

bool is_no_move(const Attempt& attempt, const Gaps&) { return !is_legal(attempt, attempt.text); }

bool has_no(const Attempt& attempt, const Gaps& gaps,
            const std::function<bool(const std::string&)>& meant) {
  const auto pieces = attempt.game->pieces(attempt.state);
  return gaps.at("side") == to_act(attempt) &&
         std::ranges::none_of(pieces, [&](const PieceInfo& piece) {
           return piece.kind == gaps.at("kind") &&
                  attempt.game->seat_name(piece.seat) == gaps.at("side") && meant(piece.at);
         });
}

bool ended_by(const Attempt& attempt, std::string_view reason) {
  const auto outcome = attempt.game->outcome(attempt.state);
  return outcome && outcome->reason.starts_with(reason) && outcome->draw == (reason != "checkmate");
}

bool is_between(const Attempt& attempt, const Gaps& gaps) {
  return is_man(attempt, gaps.at("who"));
}

}  // namespace

const Claims& chess_claims() {
  static const Claims claims{
      {"chess.legal",
       [](const Attempt& a, const Gaps& g) {
         return is_legal(a, g.at("play")) && is_legal(a, g.at("short"));
       }},
      {"chess.over_by_checkmate",
       [](const Attempt& a, const Gaps&) { return ended_by(a, "checkmate"); }},
      {"chess.over_by_stalemate",
       [](const Attempt& a, const Gaps&) { return ended_by(a, "stalemate"); }},
      {"chess.over_by_too_few_pieces",
       [](const Attempt& a, const Gaps&) { return ended_by(a, "too few pieces"); }},
      {"chess.over_by_fifty_moves",
       [](const Attempt& a, const Gaps&) { return ended_by(a, "fifty moves"); }},
      {"chess.over_by_repetition",
       [](const Attempt& a, const Gaps&) { return ended_by(a, "the same position"); }},
      {"chess.several_pieces", all_legal},
      {"chess.no_move", [](const Attempt& a, const Gaps&) { return words(a.text).empty(); }},
      {"chess.move_is_due", [](const Attempt& a, const Gaps&) { return words(a.text).empty(); }},
      {"chess.several_moves",
       [](const Attempt& a, const Gaps&) { return words(a.text).size() > 1; }},
      {"chess.no_passing",
       [](const Attempt& a, const Gaps&) { return words(a.text).front() == "-"; }},
      {"chess.unreadable", is_no_move},
      {"chess.pawn_moves", moves_otherwise<0>},
      {"chess.knight_moves", moves_otherwise<1>},
      {"chess.bishop_moves", moves_otherwise<2>},
      {"chess.rook_moves", moves_otherwise<3>},
      {"chess.queen_moves", moves_otherwise<4>},
      {"chess.king_moves", moves_otherwise<5>},
      {"chess.no_piece", is_empty},
      {"chess.others_begin",
       [](const Attempt& a, const Gaps& g) {
         return is_others(a, g) && g.at("side") == "White" &&
                a.game->position(a.state) == a.game->position(a.game->start());
       }},
      {"chess.others_turn", is_others},
      {"chess.another_kind",
       [](const Attempt& a, const Gaps& g) {
         return is_own(a, g) && g.at("kind") != g.at("written");
       }},
      {"chess.stays",
       [](const Attempt& a, const Gaps& g) {
         return a.text.find(g.at("at") + g.at("at")) != std::string::npos ||
                a.text.find(g.at("at")) != std::string::npos;
       }},
      {"chess.king_takes_own_rook", is_own},
      {"chess.takes_own", is_own},
      {"chess.blocked",
       [](const Attempt& a, const Gaps& g) {
         return is_man(a, g.at("who")) &&
                (ch::toward(square_of(g.at("from")), square_of(g.at("to"))) &
                 ch::bit(square_of(g.at("who")))) != 0;
       }},
      {"chess.pawn_has_moved",
       [](const Attempt& a, const Gaps& g) {
         return stands(a, to_act(a), "pawn", g.at("at")) &&
                g.at("at")[1] != (to_act(a) == "White" ? '2' : '7');
       }},
      {"chess.pawn_is_stopped",
       [](const Attempt& a, const Gaps& g) { return is_man(a, g.at("who")); }},
      {"chess.pawn_takes_nothing", is_empty},
      {"chess.too_late_in_passing",
       [](const Attempt& a, const Gaps& g) {
         return stands(a, other_side(a), "pawn", g.at("at"));
       }},
      {"chess.promotes_nothing", is_no_move},
      {"chess.must_promote", all_legal},
      {"chess.becomes_king", is_no_move},
      {"chess.stays_pawn", is_no_move},
      {"chess.nothing_to_take", is_empty},
      {"chess.none_on_file",
       [](const Attempt& a, const Gaps& g) {
         return has_no(a, g, [&](const std::string& at) { return at[0] == g.at("file")[0]; });
       }},
      {"chess.none_on_rank",
       [](const Attempt& a, const Gaps& g) {
         return has_no(a, g, [&](const std::string& at) { return at[1] == g.at("rank")[0]; });
       }},
      {"chess.none_at_all",
       [](const Attempt& a, const Gaps& g) {
         return has_no(a, g, [](const std::string&) { return true; });
       }},
      {"chess.none_can_go",
       [](const Attempt& a, const Gaps& g) {
         return std::ranges::all_of(items(g.at("places")), [&](const std::string& at) {
           return cannot_go(a, {{"from", at}, {"to", g.at("to")}}, g.at("kind"));
         });
       }},
      {"chess.double_check", is_in_check_now},
      {"chess.in_check_from_afar", is_in_check_now},
      {"chess.in_check", is_in_check_now},
      {"chess.opens_line_in_passing",
       [](const Attempt& a, const Gaps& g) {
         return is_my_king(a, g.at("king")) && is_man(a, g.at("who"));
       }},
      {"chess.pinned", is_behind},
      {"chess.king_has_left",
       [](const Attempt& a, const Gaps& g) { return !is_my_king(a, g.at("at")); }},
      {"chess.no_rook_to_castle",
       [](const Attempt& a, const Gaps& g) { return !stands(a, to_act(a), "rook", g.at("at")); }},
      {"chess.moved_before",
       [](const Attempt& a, const Gaps& g) {
         const auto& way = ch::castling_way(chess_board(a).mover(), g.at("at")[0] == 'a');
         return stands(a, to_act(a), "rook", g.at("at")) && !chess_board(a).may_castle(way.right);
       }},
      {"chess.one_between", is_between},
      {"chess.several_between", is_between},
      {"chess.king_into_check", attacks},
      {"chess.castles_out_of_check",
       [](const Attempt& a, const Gaps& g) { return give_check(a, g.at("who")); }},
      {"chess.castles_out_of_double_check",
       [](const Attempt& a, const Gaps& g) { return give_check(a, g.at("who")); }},
      {"chess.castles_over_attack", attacks},
      {"chess.castles_into_check", attacks},
  };
  return claims;
}

}  // namespace parlor::test::rulings
