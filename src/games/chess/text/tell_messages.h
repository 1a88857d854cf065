#pragma once

#include <array>

#include "core/message.h"

/// The rules of chess in plain words.
namespace parlor::chess::say {

inline constexpr Template<> box_title{"chess.box_title", "What is in the box"};
inline constexpr Template<> box_holds{
    "chess.box_holds",
    "The box holds six games. This one takes its board and sixteen red and sixteen black pieces, "
    "with a sheet of labels: stick one on each piece, red on red and black on black."};

inline constexpr Template<> object_title{"chess.object_title", "The object"};
inline constexpr Template<> object{
    "chess.object", "Give checkmate: attack the other side's king so that it cannot get away."};

inline constexpr Template<> setup_title{"chess.setup_title", "Setting up"};
inline constexpr Template<> setup_pieces{
    "chess.setup_pieces",
    "Two players have sixteen pieces each: a king, a queen, two rooks, two bishops, two knights "
    "and eight pawns. The red pieces are called White, the others Black. White begins (our "
    "reading), and then the players take turns; a turn is one move and cannot be passed."};
inline constexpr Template<> setup_places{
    "chess.setup_places",
    "Each side lines up rook, knight, bishop, queen, king, bishop, knight, rook from the a-file to "
    "the h-file on the rank nearest to it, and its pawns on the rank in front. Squares are named "
    "by file and rank: White's king starts on e1, Black's on e8."};

inline constexpr Template<> moving_title{"chess.moving_title", "How the pieces move"};
inline constexpr Template<> moving_pieces{
    "chess.moving_pieces",
    "King: one square in any direction. Queen: any distance along a rank, a file or a diagonal. "
    "Rook: any distance along a rank or a file. Bishop: any distance along a diagonal. Knight: two "
    "squares along a rank or file and then one to the side; it alone leaps over whatever stands "
    "between."};
inline constexpr Template<> moving_takes{
    "chess.moving_takes",
    "A piece takes an opposing one by moving onto its square. No piece moves onto a square that "
    "one of its own side holds."};
inline constexpr Template<> moving_values{
    "chess.moving_values",
    "Queen, rook, bishop, knight, pawn: in this order they are worth less and less when pieces are "
    "exchanged."};
inline constexpr Template<> knight_jumps{
    "chess.knight_jumps",
    "The knight on f3 jumps over what is in its way; the other pieces need a free path."};
inline constexpr Template<> knight_takes_pawn{"chess.knight_takes_pawn", "it takes the pawn."};

inline constexpr Template<> pawns_title{"chess.pawns_title", "Pawns"};
inline constexpr Template<> pawns_move{
    "chess.pawns_move",
    "A pawn goes straight ahead, one square at a time; from where it starts it may go two. Both "
    "squares must be empty: a pawn never takes straight ahead. It takes one square diagonally "
    "ahead, and goes that way only to take."};
inline constexpr Template<> pawns_in_passing{
    "chess.pawns_in_passing",
    "En passant: when a pawn goes two squares and passes over a square on which an opposing pawn "
    "could have taken it, that pawn may take it just as if it had gone one square, landing on the "
    "square passed over. This can be done only in the very next move."};
inline constexpr Template<> pawns_promote{
    "chess.pawns_promote",
    "Promotion: a pawn that reaches the last rank becomes a queen, a rook, a bishop or a knight of "
    "its side in the same move, whatever is already on the board. It cannot stay a pawn (our "
    "reading)."};
inline constexpr Template<> may_take_in_passing{
    "chess.may_take_in_passing",
    "White's pawn has just gone from e2 to e4: Black's pawn on d4 may take it en passant."};
inline constexpr Template<> may_promote{
    "chess.may_promote", "One more square, and the pawn becomes a queen, rook, bishop or knight."};
inline constexpr Template<> to_queen{"chess.to_queen", "a queen."};
inline constexpr Template<> to_knight{"chess.to_knight", "a knight."};

inline constexpr Template<> castling_title{"chess.castling_title", "Castling"};
inline constexpr Template<> castling_move{
    "chess.castling_move",
    "Once in a game, a king may go two squares toward one of its rooks, and that rook is put on "
    "the square the king has passed over."};
inline constexpr Template<> castling_needs{
    "chess.castling_needs",
    "This needs all of the following: neither that king nor that rook has moved before; no piece "
    "stands between them; the king is not in check; no opposing piece attacks the square the king "
    "passes over or the one it reaches. The rook may be attacked."};
inline constexpr Template<> may_castle{
    "chess.may_castle",
    "Nothing has moved, nothing stands between and nothing is attacked: White may castle to either "
    "side."};
inline constexpr Template<> castles_short{"chess.castles_short",
                                          "the king goes to g1 and the rook to f1."};
inline constexpr Template<> castles_long{"chess.castles_long",
                                         "the king goes to c1 and the rook to d1."};
inline constexpr Template<> may_not_castle{
    "chess.may_not_castle", "The black rook attacks f1, which the king would have to pass."};

inline constexpr Template<> check_title{"chess.check_title", "Check and mate"};
inline constexpr Template<> check_answers{
    "chess.check_answers",
    "A king that is attacked is in check, and its owner must answer at once: by moving the king to "
    "a square that is not attacked, by taking the attacker, or by putting a piece between. No move "
    "may leave one's own king in check, so a piece that shields it from an attack is pinned to "
    "that line."};
inline constexpr Template<> checkmate{
    "chess.checkmate",
    "A check that cannot be answered is checkmate: the game is over and the attacker has won. The "
    "king itself is never taken."};
inline constexpr Template<> knight_is_pinned{
    "chess.knight_is_pinned",
    "The knight stands between its king and the black rook: it is pinned."};
inline constexpr Template<> black_is_mated{"chess.black_is_mated",
                                           "Black is in check, and nothing helps: checkmate."};

inline constexpr Template<> draws_title{"chess.draws_title", "Draws"};
inline constexpr Template<> draws_by_rule{
    "chess.draws_by_rule",
    "The game is drawn when the player to move is not in check but has no legal move (stalemate); "
    "when the pieces that are left cannot give mate in any way: king against king, a single knight "
    "or bishop more, or bishops that all stand on squares of one colour (which pieces those are is "
    "our reading); when each side has made fifty moves in a row without a capture or a pawn move "
    "(at once and without a claim: our reading); and when the players agree to it."};
inline constexpr Template<> draws_by_repetition{
    "chess.draws_by_repetition",
    "It is also drawn when the same position comes up for the third time with the same side to "
    "move and the same moves possible (our reading; the sheet does not speak of it)."};
inline constexpr Template<> draws_after_mate{
    "chess.draws_after_mate",
    "A move that gives checkmate wins even where it is the last of the fifty."};
inline constexpr Template<> black_is_stalemated{
    "chess.black_is_stalemated", "Black is not in check, but has no move: stalemate, a draw."};

inline constexpr auto tell_messages = std::to_array<const AnyTemplate*>(
    {&box_title,           &box_holds,        &object_title,        &object,         &setup_title,
     &setup_pieces,        &setup_places,     &moving_title,        &moving_pieces,  &moving_takes,
     &moving_values,       &knight_jumps,     &knight_takes_pawn,   &pawns_title,    &pawns_move,
     &pawns_in_passing,    &pawns_promote,    &may_take_in_passing, &may_promote,    &to_queen,
     &to_knight,           &castling_title,   &castling_move,       &castling_needs, &may_castle,
     &castles_short,       &castles_long,     &may_not_castle,      &check_title,    &check_answers,
     &checkmate,           &knight_is_pinned, &black_is_mated,      &draws_title,    &draws_by_rule,
     &draws_by_repetition, &draws_after_mate, &black_is_stalemated});

}  // namespace parlor::chess::say
