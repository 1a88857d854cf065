#include "games/chess/tell.h"

namespace parlor::chess {
namespace {

RulesSection the_box() {
  return {"What is in the box",
          {"The box holds six games. This one takes its board and sixteen red and sixteen black "
           "pieces, with a sheet of labels: stick one on each piece, red on red and black on "
           "black."}};
}

RulesSection the_object() {
  return {"The object",
          {"Give checkmate: attack the other side's king so that it cannot get away."}};
}

RulesSection setting_up() {
  return {
      "Setting up",
      {"Two players have sixteen pieces each: a king, a queen, two rooks, two bishops, two knights "
       "and eight pawns. The red pieces are called White, the others Black. White begins (our "
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
           "A piece takes an opposing one by moving onto its square. No piece moves onto a square "
           "that one of its own side holds.",
           "Queen, rook, bishop, knight, pawn: in this order they are worth less and less when "
           "pieces are exchanged."},
          {{"r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4",
            "The knight on f3 jumps over what is in its way; the other pieces need a free path.",
            {{"f3g5", ""}, {"f3e5", "it takes the pawn."}},
            "f3"}}};
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
           "a pawn (our reading)."},
          {{"rnbqkbnr/ppp1pppp/8/8/3pP3/5N2/PPPP1PPP/RNBQKB1R b KQkq e3 0 3",
            "White's pawn has just gone from e2 to e4: Black's pawn on d4 may take it en passant.",
            {{"d4e3", ""}},
            "d4"},
           {"8/4P1k1/8/8/8/8/1K6/8 w - - 0 1",
            "One more square, and the pawn becomes a queen, rook, bishop or knight.",
            {{"e7e8q", "a queen."}, {"e7e8n", "a knight."}},
            "e7"}}};
}

RulesSection castling() {
  return {
      "Castling",
      {"Once in a game, a king may go two squares toward one of its rooks, and that rook is put "
       "on the square the king has passed over.",
       "This needs all of the following: neither that king nor that rook has moved before; no "
       "piece stands between them; the king is not in check; no opposing piece attacks the square "
       "the king passes over or the one it reaches. The rook may be attacked."},
      {{"r3k2r/pppq1ppp/2np1n2/2b1p1B1/2B1P1b1/2NP1N2/PPPQ1PPP/R3K2R w KQkq - 0 8",
        "Nothing has moved, nothing stands between and nothing is attacked: White may castle to "
        "either side.",
        {{"e1g1", "the king goes to g1 and the rook to f1."},
         {"e1c1", "the king goes to c1 and the rook to d1."}},
        "e1"},
       {"4k3/8/5r2/8/8/8/8/4K2R w K - 0 1",
        "The black rook attacks f1, which the king would have to pass.",
        {{"e1g1", "", false}}}}};
}

RulesSection check() {
  return {"Check and mate",
          {"A king that is attacked is in check, and its owner must answer at once: by moving the "
           "king to a square that is not attacked, by taking the attacker, or by putting a piece "
           "between. No move may leave one's own king in check, so a piece that shields it from an "
           "attack is pinned to that line.",
           "A check that cannot be answered is checkmate: the game is over and the attacker has "
           "won. The king itself is never taken."},
          {{"4k3/8/4r3/8/8/8/4N3/4K3 w - - 0 1",
            "The knight stands between its king and the black rook: it is pinned.",
            {{"e2c3", "", false}}},
           {"R5k1/5ppp/8/8/8/8/5PPP/6K1 b - - 0 1",
            "Black is in check, and nothing helps: checkmate.",
            {}}}};
}

RulesSection draws() {
  return {
      "Draws",
      {"The game is drawn when the player to move is not in check but has no legal move "
       "(stalemate); when the pieces that are left cannot give mate in any way: king against "
       "king, a single knight or bishop more, or bishops that all stand on squares of one "
       "colour (which pieces those are is our reading); when each side has made fifty moves in a "
       "row without a capture or a pawn move (at once and without a claim: our reading); and "
       "when the players agree to it.",
       "It is also drawn when the same position comes up for the third time with the same side "
       "to move and the same moves possible (our reading; the sheet does not speak of it).",
       "A move that gives checkmate wins even where it is the last of the fifty."},
      {{"7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
        "Black is not in check, but has no move: stalemate, a draw.",
        {}}}};
}

}  // namespace

std::vector<RulesSection> rules_told() {
  return {the_box(), the_object(), setting_up(), moving(), pawns(), castling(), check(), draws()};
}

}  // namespace parlor::chess
