#pragma once

#include <array>

#include "core/message.h"

/// What the arbiter and the readers of chess say; its rules in words are in tell_messages.h.
namespace parlor::chess::say {

using arg::Kind;
using arg::List;
using arg::Place;
using arg::Play;
using arg::Seat;
using arg::Text;

// The game is over.
inline constexpr Template<> over_by_checkmate{"chess.over_by_checkmate",
                                              "The game is over: checkmate."};
inline constexpr Template<> over_by_stalemate{"chess.over_by_stalemate",
                                              "The game is over: stalemate."};
inline constexpr Template<> over_by_too_few_pieces{
    "chess.over_by_too_few_pieces", "The game is over: too few pieces are left for a checkmate."};
inline constexpr Template<> over_by_fifty_moves{
    "chess.over_by_fifty_moves",
    "The game is over: fifty moves by each side without a capture or a pawn move (our reading)."};
inline constexpr Template<> over_by_repetition{
    "chess.over_by_repetition",
    "The game is over: the same position for the third time (our reading)."};

// What is written as a move.
inline constexpr Template<Play, Play> legal{"chess.legal", "{play} ({short}) is legal."};
inline constexpr Template<> move_is_due{"chess.move_is_due", "The move is still to be made."};
inline constexpr Template<> no_move{"chess.no_move",
                                    "There is no move: write one like e2e4 or Nf3."};
inline constexpr Template<Text> several_moves{
    "chess.several_moves", "\"{text}\" is more than one move; a turn is one move."};
inline constexpr Template<> no_passing{"chess.no_passing",
                                       "A turn cannot be passed: a move has to be made."};
inline constexpr Template<Text> unreadable{
    "chess.unreadable",
    "\"{text}\" is not a move: write where from and where to, like e2e4, or the piece and where "
    "to, like Nf3."};
inline constexpr Template<Kind, Place, List> several_pieces{
    "chess.several_pieces", "More than one {kind} can go to {to}: write {plays}."};
inline constexpr Template<Seat, Kind, Text> none_on_file{
    "chess.none_on_file", "{side} has no {kind} on the {file}-file that could be meant."};
inline constexpr Template<Seat, Kind, int> none_on_rank{
    "chess.none_on_rank", "{side} has no {kind} on rank {rank} that could be meant."};
inline constexpr Template<Seat, Kind> none_at_all{"chess.none_at_all",
                                                  "{side} has no {kind} that could be meant."};
inline constexpr Template<Seat, Kind, List, Place> none_can_go{
    "chess.none_can_go", "None of {side}'s {kind}s on {places} can go to {to}."};

// Pieces, as the side to move would say it.
inline constexpr Template<Kind, Place> yours{"chess.yours", "your {kind} on {at}"};
inline constexpr Template<Kind, Place> white_piece{"chess.white_piece", "the white {kind} on {at}"};
inline constexpr Template<Kind, Place> black_piece{"chess.black_piece", "the black {kind} on {at}"};

// How pieces move.
inline constexpr Template<Place, Place> pawn_moves{
    "chess.pawn_moves",
    "A pawn moves one square straight ahead, or two from where it starts, and takes one square "
    "diagonally ahead; it cannot go from {from} to {to}."};
inline constexpr Template<Place, Place> knight_moves{
    "chess.knight_moves",
    "A knight goes two squares along a line and one to the side; it cannot go from {from} to "
    "{to}."};
inline constexpr Template<Place, Place> bishop_moves{
    "chess.bishop_moves", "A bishop moves along diagonals; it cannot go from {from} to {to}."};
inline constexpr Template<Place, Place> rook_moves{
    "chess.rook_moves", "A rook moves along ranks and files; it cannot go from {from} to {to}."};
inline constexpr Template<Place, Place> queen_moves{
    "chess.queen_moves",
    "A queen moves along ranks, files and diagonals; it cannot go from {from} to {to}."};
inline constexpr Template<Place, Place> king_moves{
    "chess.king_moves",
    "A king moves one square in any direction; it cannot go from {from} to {to}."};
inline constexpr Template<Place> no_piece{"chess.no_piece", "There is no piece on {at}."};
inline constexpr Template<Kind, Place, Seat, Seat> others_begin{
    "chess.others_begin", "The {kind} on {at} is {other}'s, and {side} begins (our reading)."};
inline constexpr Template<Kind, Place, Seat, Seat> others_turn{
    "chess.others_turn", "The {kind} on {at} is {other}'s, and it is {side}'s turn."};
inline constexpr Template<Place, Kind, Kind> another_kind{
    "chess.another_kind", "The piece on {at} is a {kind}, not a {written}."};
inline constexpr Template<Place> stays{"chess.stays", "A move has to lead away from {at}."};
inline constexpr Template<Kind, Place> takes_own{"chess.takes_own",
                                                 "Your own {kind} stands on {at}."};
inline constexpr Template<Kind, Place> king_takes_own_rook{
    "chess.king_takes_own_rook",
    "Your own {kind} stands on {at}. Castling is written O-O or O-O-O, or as the king's move of "
    "two squares."};
inline constexpr Template<Place, Place, Message> blocked{
    "chess.blocked", "The way from {from} to {to} is blocked by {who}."};
inline constexpr Template<Place> nothing_to_take{"chess.nothing_to_take",
                                                 "There is nothing on {at} to take."};

// Pawns.
inline constexpr Template<Place> pawn_has_moved{
    "chess.pawn_has_moved",
    "A pawn may go two squares only from where it starts; the one on {at} has moved."};
inline constexpr Template<Message> pawn_is_stopped{
    "chess.pawn_is_stopped", "A pawn does not take straight ahead: {who} is in its way."};
inline constexpr Template<Place> pawn_takes_nothing{
    "chess.pawn_takes_nothing",
    "A pawn moves diagonally only to take, and there is nothing on {at} to take."};
inline constexpr Template<Place> too_late_in_passing{
    "chess.too_late_in_passing",
    "The pawn on {at} can be taken in passing only right after it has gone two squares; that is "
    "no longer possible."};
inline constexpr Template<Play> promotes_nothing{
    "chess.promotes_nothing",
    "Only a pawn that reaches the last rank becomes another piece; this move is written {play}."};
inline constexpr Template<List> must_promote{
    "chess.must_promote",
    "The pawn reaches the last rank and must become a queen, rook, bishop or knight (our reading): "
    "write {plays}."};
inline constexpr Template<> stays_pawn{
    "chess.stays_pawn",
    "A pawn that reaches the last rank becomes a queen, rook, bishop or knight; it cannot stay a "
    "pawn (our reading)."};
inline constexpr Template<> becomes_king{
    "chess.becomes_king", "A pawn becomes a queen, rook, bishop or knight, never a king."};

// Check.
inline constexpr Template<Place, List> double_check{
    "chess.double_check",
    "Your king on {king} is in check from {who} at once: only the king can move."};
inline constexpr Template<Place, Message, Kind> in_check{
    "chess.in_check",
    "Your king on {king} is in check from {who}: move the king or take the {kind}."};
inline constexpr Template<Place, Message, Kind> in_check_from_afar{
    "chess.in_check_from_afar",
    "Your king on {king} is in check from {who}: move the king, take the {kind} or put something "
    "between."};
inline constexpr Template<Place, Message> opens_line_in_passing{
    "chess.opens_line_in_passing",
    "Taking in passing here would leave your king on {king} in check from {who}."};
inline constexpr Template<Kind, Place, Place, Message> pinned{
    "chess.pinned",
    "The {kind} on {at} is pinned: without it your king on {king} would be in check from {who}."};
inline constexpr Template<Place, Message> king_into_check{
    "chess.king_into_check", "On {at} your king would be in check from {who}."};

// Castling.
inline constexpr Template<Place> king_has_left{"chess.king_has_left",
                                               "The king has left {at} and can no longer castle."};
inline constexpr Template<Place> no_rook_to_castle{
    "chess.no_rook_to_castle", "There is no rook of yours on {at} to castle with."};
inline constexpr Template<Place> moved_before{
    "chess.moved_before",
    "The king or the rook on {at} has moved before; castling needs both unmoved (our reading)."};
inline constexpr Template<Message> one_between{
    "chess.one_between", "Nothing may stand between king and rook: {who} does."};
inline constexpr Template<Message> several_between{
    "chess.several_between", "Nothing may stand between king and rook: {who} and more do."};
inline constexpr Template<Message> castles_out_of_check{
    "chess.castles_out_of_check", "The king cannot castle out of check, which {who} gives."};
inline constexpr Template<List> castles_out_of_double_check{
    "chess.castles_out_of_double_check", "The king cannot castle out of check, which {who} give."};
inline constexpr Template<Place, Message> castles_over_attack{
    "chess.castles_over_attack", "The king cannot castle over {at}, which is attacked by {who}."};
inline constexpr Template<Place, Message> castles_into_check{
    "chess.castles_into_check", "The king cannot castle into check on {at}, from {who}."};

// Options, sheets and seats.
inline constexpr Template<> box_character{
    "chess.box_character", "the chess everybody knows; draws by rule are declared at once"};
inline constexpr Template<Text, Text> only_sheet{
    "chess.only_sheet", "Chess has no sheet called \"{text}\"; its only one is {sheet}."};
inline constexpr Template<Text> no_options{
    "chess.no_options", "Chess has no option called \"{text}\"; it has no options at all."};
inline constexpr Template<> two_players{"chess.two_players",
                                        "Chess is played by two: White and Black."};

inline constexpr auto messages = std::to_array<const AnyTemplate*>({&over_by_checkmate,
                                                                    &over_by_stalemate,
                                                                    &over_by_too_few_pieces,
                                                                    &over_by_fifty_moves,
                                                                    &over_by_repetition,
                                                                    &legal,
                                                                    &move_is_due,
                                                                    &no_move,
                                                                    &several_moves,
                                                                    &no_passing,
                                                                    &unreadable,
                                                                    &several_pieces,
                                                                    &none_on_file,
                                                                    &none_on_rank,
                                                                    &none_at_all,
                                                                    &none_can_go,
                                                                    &yours,
                                                                    &white_piece,
                                                                    &black_piece,
                                                                    &pawn_moves,
                                                                    &knight_moves,
                                                                    &bishop_moves,
                                                                    &rook_moves,
                                                                    &queen_moves,
                                                                    &king_moves,
                                                                    &no_piece,
                                                                    &others_begin,
                                                                    &others_turn,
                                                                    &another_kind,
                                                                    &stays,
                                                                    &takes_own,
                                                                    &king_takes_own_rook,
                                                                    &blocked,
                                                                    &nothing_to_take,
                                                                    &pawn_has_moved,
                                                                    &pawn_is_stopped,
                                                                    &pawn_takes_nothing,
                                                                    &too_late_in_passing,
                                                                    &promotes_nothing,
                                                                    &must_promote,
                                                                    &stays_pawn,
                                                                    &becomes_king,
                                                                    &double_check,
                                                                    &in_check,
                                                                    &in_check_from_afar,
                                                                    &opens_line_in_passing,
                                                                    &pinned,
                                                                    &king_into_check,
                                                                    &king_has_left,
                                                                    &no_rook_to_castle,
                                                                    &moved_before,
                                                                    &one_between,
                                                                    &several_between,
                                                                    &castles_out_of_check,
                                                                    &castles_out_of_double_check,
                                                                    &castles_over_attack,
                                                                    &castles_into_check,
                                                                    &box_character,
                                                                    &only_sheet,
                                                                    &no_options,
                                                                    &two_players});

}  // namespace parlor::chess::say
