#include <algorithm>
#include <array>
#include <functional>

#include "core/words.h"
#include "games/chess/game.h"
#include "games/chess/generate.h"
#include "games/chess/notation.h"
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

bool is_between(const Attempt& attempt, const Gaps& gaps) {
  return is_man(attempt, gaps.at("who"));
}

}  // namespace

const Claims& chess_claims() {
  static const Claims claims{
      {"{play} ({short}) is legal.",
       [](const Attempt& a, const Gaps& g) {
         return is_legal(a, g.at("play")) && is_legal(a, g.at("short"));
       }},
      {"The game is over: {reason} (our reading).",
       [](const Attempt& a, const Gaps& g) {
         return a.game->outcome(a.state)->reason == g.at("reason") &&
                a.game->outcome(a.state)->draw;
       }},
      {"The game is over: {reason}.",
       [](const Attempt& a, const Gaps& g) {
         return a.game->outcome(a.state)->reason == g.at("reason");
       }},
      {"More than one {kind} can go to {to}: write {plays}.", all_legal},
      {"There is no move: write one like e2e4 or Nf3.",
       [](const Attempt& a, const Gaps&) { return words(a.text).empty(); }},
      {"The move is still to be made.",
       [](const Attempt& a, const Gaps&) { return words(a.text).empty(); }},
      {"\"{text}\" is more than one move; a turn is one move.",
       [](const Attempt& a, const Gaps&) { return words(a.text).size() > 1; }},
      {"A turn cannot be passed: a move has to be made.",
       [](const Attempt& a, const Gaps&) { return words(a.text).front() == "-"; }},
      {"\"{text}\" is not a move: write where from and where to, like e2e4, or the piece and where "
       "to, like Nf3.",
       is_no_move},
      {"A pawn moves one square straight ahead, or two from where it starts, and takes one square "
       "diagonally ahead; it cannot go from {from} to {to}.",
       moves_otherwise<0>},
      {"A knight goes two squares along a line and one to the side; it cannot go from {from} to "
       "{to}.",
       moves_otherwise<1>},
      {"A bishop moves along diagonals; it cannot go from {from} to {to}.", moves_otherwise<2>},
      {"A rook moves along ranks and files; it cannot go from {from} to {to}.", moves_otherwise<3>},
      {"A queen moves along ranks, files and diagonals; it cannot go from {from} to {to}.",
       moves_otherwise<4>},
      {"A king moves one square in any direction; it cannot go from {from} to {to}.",
       moves_otherwise<5>},
      {"There is no piece on {at}.", is_empty},
      {"The {kind} on {at} is {other}'s, and {side} begins (our reading).",
       [](const Attempt& a, const Gaps& g) {
         return is_others(a, g) && g.at("side") == "White" &&
                a.game->position(a.state) == a.game->position(a.game->start());
       }},
      {"The {kind} on {at} is {other}'s, and it is {side}'s turn.", is_others},
      {"The piece on {at} is a {kind}, not a {written}.",
       [](const Attempt& a, const Gaps& g) {
         return is_own(a, g) && g.at("kind") != g.at("written");
       }},
      {"A move has to lead away from {at}.",
       [](const Attempt& a, const Gaps& g) {
         return a.text.find(g.at("at") + g.at("at")) != std::string::npos ||
                a.text.find(g.at("at")) != std::string::npos;
       }},
      {"Your own {kind} stands on {at}. Castling is written O-O or O-O-O, or as the king's move of "
       "two squares.",
       is_own},
      {"Your own {kind} stands on {at}.", is_own},
      {"The way from {from} to {to} is blocked by {who}.",
       [](const Attempt& a, const Gaps& g) {
         return is_man(a, g.at("who")) &&
                (ch::toward(square_of(g.at("from")), square_of(g.at("to"))) &
                 ch::bit(square_of(g.at("who")))) != 0;
       }},
      {"A pawn may go two squares only from where it starts; the one on {at} has moved.",
       [](const Attempt& a, const Gaps& g) {
         return stands(a, to_act(a), "pawn", g.at("at")) &&
                g.at("at")[1] != (to_act(a) == "White" ? '2' : '7');
       }},
      {"A pawn does not take straight ahead: {who} is in its way.",
       [](const Attempt& a, const Gaps& g) { return is_man(a, g.at("who")); }},
      {"A pawn moves diagonally only to take, and there is nothing on {at} to take.", is_empty},
      {"The pawn on {at} can be taken in passing only right after it has gone two squares; that is "
       "no longer possible.",
       [](const Attempt& a, const Gaps& g) {
         return stands(a, other_side(a), "pawn", g.at("at"));
       }},
      {"Only a pawn that reaches the last rank becomes another piece; this move is written {play}.",
       is_no_move},
      {"The pawn reaches the last rank and must become a queen, rook, bishop or knight (our "
       "reading): write {plays}.",
       all_legal},
      {"A pawn becomes a queen, rook, bishop or knight, never a king.", is_no_move},
      {"A pawn that reaches the last rank becomes a queen, rook, bishop or knight; it cannot stay "
       "a pawn (our reading).",
       is_no_move},
      {"There is nothing on {at} to take.", is_empty},
      {"{side} has no {kind} on the {file}-file that could be meant.",
       [](const Attempt& a, const Gaps& g) {
         return has_no(a, g, [&](const std::string& at) { return at[0] == g.at("file")[0]; });
       }},
      {"{side} has no {kind} on rank {rank} that could be meant.",
       [](const Attempt& a, const Gaps& g) {
         return has_no(a, g, [&](const std::string& at) { return at[1] == g.at("rank")[0]; });
       }},
      {"{side} has no {kind} that could be meant.",
       [](const Attempt& a, const Gaps& g) {
         return has_no(a, g, [](const std::string&) { return true; });
       }},
      {"None of {side}'s {kind}s on {places} can go to {to}.",
       [](const Attempt& a, const Gaps& g) {
         return std::ranges::all_of(items(g.at("places")), [&](const std::string& at) {
           return cannot_go(a, {{"from", at}, {"to", g.at("to")}}, g.at("kind"));
         });
       }},
      {"Your king on {king} is in check from {who} at once: only the king can move.",
       is_in_check_now},
      {"Your king on {king} is in check from {who}: move the king, take the {kind} or put "
       "something between.",
       is_in_check_now},
      {"Your king on {king} is in check from {who}: move the king or take the {kind}.",
       is_in_check_now},
      {"Taking in passing here would leave your king on {king} in check from {who}.",
       [](const Attempt& a, const Gaps& g) {
         return is_my_king(a, g.at("king")) && is_man(a, g.at("who"));
       }},
      {"The {kind} on {at} is pinned: without it your king on {king} would be in check from {who}.",
       is_behind},
      {"The king has left {at} and can no longer castle.",
       [](const Attempt& a, const Gaps& g) { return !is_my_king(a, g.at("at")); }},
      {"There is no rook of yours on {at} to castle with.",
       [](const Attempt& a, const Gaps& g) { return !stands(a, to_act(a), "rook", g.at("at")); }},
      {"The king or the rook on {at} has moved before; castling needs both unmoved (our reading).",
       [](const Attempt& a, const Gaps& g) {
         const auto& way = ch::castling_way(chess_board(a).mover(), g.at("at")[0] == 'a');
         return stands(a, to_act(a), "rook", g.at("at")) && !chess_board(a).may_castle(way.right);
       }},
      {"Nothing may stand between king and rook: {who} does.", is_between},
      {"Nothing may stand between king and rook: {who} and more do.", is_between},
      {"On {at} your king would be in check from {who}.", attacks},
      {"The king cannot castle out of check, which {who} gives.",
       [](const Attempt& a, const Gaps& g) { return give_check(a, g.at("who")); }},
      {"The king cannot castle out of check, which {who} give.",
       [](const Attempt& a, const Gaps& g) { return give_check(a, g.at("who")); }},
      {"The king cannot castle over {at}, which is attacked by {who}.", attacks},
      {"The king cannot castle into check on {at}, from {who}.", attacks},
  };
  return claims;
}

}  // namespace parlor::test::rulings
