#include "games/chess/tell.h"

namespace parlor::chess {
namespace {

RulesSection setting_up() {
  return {
      "Setting up",
      {"Two players have sixteen men each: a king, a queen, two rooks, two bishops, two knights "
       "and eight pawns. The red men are called White, the others Black. White begins (our "
       "reading), and then the players take turns; a turn is one move and cannot be passed.",
       "Each side lines up rook, knight, bishop, queen, king, bishop, knight, rook from the "
       "a-file to the h-file on the rank nearest to it, and its pawns on the rank in front. "
       "Squares are named by file and rank: White's king starts on e1, Black's on e8."}};
}

RulesSection moving() {
  return {"How the pieces move",
          {"King: one square in any direction. Queen: any distance along a rank, a file or a "
           "diagonal. Rook: any distance along a rank or a file. Bishop: any distance along a "
           "diagonal. Knight: two squares along a rank or file and then one to the side; it alone "
           "leaps over whatever stands between.",
           "A piece takes an opposing man by moving onto its square. A square held by a man of "
           "one's own side cannot be entered."}};
}

RulesSection pawns() {
  return {"Pawns",
          {"A pawn goes straight ahead, one square at a time; from where it starts it may go two. "
           "Both squares must be empty: a pawn never takes straight ahead. It takes one square "
           "diagonally ahead, and goes that way only to take.",
           "En passant: when a pawn goes two squares and passes over a square on which an opposing "
           "pawn could have taken it, that pawn may take it just as if it had gone one square, "
           "landing on the square passed over. This can be done only in the very next move.",
           "Promotion: a pawn that reaches the last rank becomes a queen, a rook, a bishop or a "
           "knight of its side in the same move, whatever is already on the board. It cannot stay "
           "a pawn (our reading)."}};
}

RulesSection castling() {
  return {
      "Castling",
      {"Once in a game, a king may go two squares toward one of its rooks, and that rook is put "
       "on the square the king has passed over.",
       "This needs all of the following: neither that king nor that rook has moved before; no "
       "man stands between them; the king is not in check; no opposing man attacks the square "
       "the king passes over or the one it reaches. The rook may be attacked."}};
}

RulesSection check() {
  return {"Check and mate",
          {"A king that is attacked is in check, and its owner must answer at once: by moving the "
           "king to a square that is not attacked, by taking the attacker, or by putting a man "
           "between. No move may leave one's own king in check, so a man that shields it from an "
           "attack is pinned to that line.",
           "A check that cannot be answered is checkmate: the game is over and the attacker has "
           "won. The king itself is never taken."}};
}

RulesSection draws() {
  return {"Draws",
          {"The game is drawn when the player to move is not in check but has no legal move "
           "(stalemate); when the men that are left cannot give mate in any way: king against "
           "king, a single knight or bishop more, or bishops that all stand on squares of one "
           "colour (which men those are is our reading); when each side has made fifty moves in a "
           "row without a capture or a pawn move (at once and without a claim: our reading); and "
           "when the players agree to it.",
           "It is also drawn when the same position comes up for the third time with the same side "
           "to move and the same moves possible (our reading; the sheet does not speak of it).",
           "A move that gives checkmate wins even where it is the last of the fifty."}};
}

}  // namespace

std::vector<RulesSection> rules_told() {
  return {setting_up(), moving(), pawns(), castling(), check(), draws()};
}

}  // namespace parlor::chess
