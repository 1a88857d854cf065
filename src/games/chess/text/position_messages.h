#pragma once

#include <array>

#include "core/message.h"

/// What is wrong with a position of chess that somebody has written.
namespace parlor::chess::say {

// How FEN is written.
inline constexpr Template<int> fen_parts{
    "chess.fen_parts",
    "A FEN has four to six parts (pieces, side to move, castling, en passant, and two clocks that "
    "may be missing); this has {count}."};
inline constexpr Template<> fen_ranks{
    "chess.fen_ranks", "The pieces are told in eight ranks with a / between them, rank 8 first."};
inline constexpr Template<int, arg::Text> fen_piece{
    "chess.fen_piece",
    "Rank {rank} has \"{text}\" in it, which is neither a piece (KQRBNP, kqrbnp) nor a number of "
    "empty squares."};
inline constexpr Template<int, int> fen_rank_length{
    "chess.fen_rank_length", "Rank {rank} has {count} squares instead of 8."};
inline constexpr Template<arg::Text> fen_mover{"chess.fen_mover",
                                               "The side to move is w or b, not \"{text}\"."};
inline constexpr Template<arg::Text> fen_castling{
    "chess.fen_castling",
    "Castling is told by the letters K, Q, k, q, or by -, not by \"{text}\"."};
inline constexpr Template<arg::Text> fen_castling_twice{"chess.fen_castling_twice",
                                                        "Castling names {letter} twice."};
inline constexpr Template<arg::Text> fen_en_passant{
    "chess.fen_en_passant", "The en passant square is a square or -, not \"{text}\"."};
inline constexpr Template<int, arg::Text> fen_clock{
    "chess.fen_clock",
    "The fifth part counts the moves since a capture or pawn move, 0 to {most}, where the game is "
    "drawn; it is \"{text}\"."};
inline constexpr Template<int, arg::Text> fen_move_number{
    "chess.fen_move_number",
    "The sixth part is the number of the move, 1 to {most}; it is \"{text}\"."};

// Positions that no game comes to.
inline constexpr Template<arg::Seat, int> wrong_kings{"chess.wrong_kings",
                                                      "{side} has {count} kings instead of one."};
inline constexpr Template<arg::Seat, int> too_many_pawns{
    "chess.too_many_pawns", "{side} has {count} pawns; there are only 8."};
inline constexpr Template<arg::Seat, int, int> too_many_promoted{
    "chess.too_many_promoted",
    "{side} has {count} {count|piece|pieces} that must have been promoted, but still {pawns} of 8 "
    "pawns."};
inline constexpr Template<arg::Place> pawn_on_end_rank{
    "chess.pawn_on_end_rank", "There is a pawn on {at}; no pawn can stand on rank 1 or rank 8."};
inline constexpr Template<arg::Seat, arg::Place, arg::Kind, arg::Place, arg::Seat> idle_in_check{
    "chess.idle_in_check",
    "{side}'s king on {king} is in check from the {kind} on {at}, but {other} is to move."};
inline constexpr Template<arg::Seat, arg::Place> too_many_checks{
    "chess.too_many_checks",
    "{side}'s king on {king} is in check from more than two pieces at once."};
inline constexpr Template<arg::Seat, arg::Place, arg::Kind, arg::Place> no_castling_right{
    "chess.no_castling_right",
    "{side} cannot have the right to castle with the rook on {rook}: there is no {side:low} {kind} "
    "on {at}."};
inline constexpr Template<arg::Place, int, arg::Seat> en_passant_rank{
    "chess.en_passant_rank",
    "The en passant square {at} is not on rank {rank}, which the pawn passes when {side} is to "
    "move."};
inline constexpr Template<arg::Place, arg::Seat, arg::Place> en_passant_pawn{
    "chess.en_passant_pawn",
    "The en passant square is {at}, but no {other:low} pawn stands on {pawn}."};
inline constexpr Template<arg::Place, arg::Place, arg::Place> en_passant_way{
    "chess.en_passant_way",
    "The en passant square is {at}, but the pawn on {pawn} cannot have come over {over}, which is "
    "occupied."};

inline constexpr auto position_messages = std::to_array<const AnyTemplate*>(
    {&fen_parts,         &fen_ranks,        &fen_piece,          &fen_rank_length,
     &fen_mover,         &fen_castling,     &fen_castling_twice, &fen_en_passant,
     &fen_clock,         &fen_move_number,  &wrong_kings,        &too_many_pawns,
     &too_many_promoted, &pawn_on_end_rank, &idle_in_check,      &too_many_checks,
     &no_castling_right, &en_passant_rank,  &en_passant_pawn,    &en_passant_way});

}  // namespace parlor::chess::say
