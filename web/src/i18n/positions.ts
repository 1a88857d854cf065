/**
 * What is wrong with a position or a play that somebody typed, as the games' readers say it in English, with its gaps (see
 * rulings.ts). A test compares these with the readers' sources.
 */
export const positions = [
  // Chess.
  '{side} has {count:n} kings instead of one.',
  '{side} has {count:n} pawns; there are only 8.',
  '{side} has {count:n} piece that must have been promoted, but still {pawns:n} of 8 pawns.',
  '{side} has {count:n} pieces that must have been promoted, but still {pawns:n} of 8 pawns.',
  'There is a pawn on {at:place}; no pawn can stand on rank 1 or rank 8.',
  "{side}'s king on {king:place} is in check from the {kind} on {at:place}, but {other:side} is to move.",
  "{side}'s king on {king:place} is in check from more than two pieces at once.",
  '{side} cannot have the right to castle with the rook on {rook:place}: there is no white {kind} on {at:place}.',
  '{side} cannot have the right to castle with the rook on {rook:place}: there is no black {kind} on {at:place}.',
  'The en passant square {at:place} is not on rank {rank:n}, which the pawn passes when {side} is to move.',
  'The en passant square is {at:place}, but no black pawn stands on {pawn:place}.',
  'The en passant square is {at:place}, but no white pawn stands on {pawn:place}.',
  'The en passant square is {at:place}, but the pawn on {pawn:place} cannot have come over {over:place}, which is occupied.',
  'Rank {rank:n} has "{text}" in it, which is neither a piece (KQRBNP, kqrbnp) nor a number of empty squares.',
  'Rank {rank:n} has {count:n} squares instead of 8.',
  'The pieces are told in eight ranks with a / between them, rank 8 first.',
  'The side to move is w or b, not "{text}".',
  'Castling is told by the letters K, Q, k, q, or by -, not by "{text}".',
  'Castling names {letter:text} twice.',
  'The en passant square is a square or -, not "{text}".',
  'The fifth part counts the moves since a capture or pawn move, 0 to {most:n}, where the game is drawn; it is "{text}".',
  'The sixth part is the number of the move, 1 to {most:n}; it is "{text}".',
  'A FEN has four to six parts (pieces, side to move, castling, en passant, and two clocks that may be missing); this has {count:n}.',

  // Chinese checkers.
  '"{letter:text}" is no colour in this game; they are {letters}.',
  '"{text}" should be a colour\'s pegs, such as y:a10,b9,b11.',
  '{colour} is listed twice.',
  'There are two pegs in {at:place}.',
  '{colour} has {count:n} pegs; everybody has {each:n}.',
  'The pegs of {colour} are missing.',
  '{colour} is across already: this game is over.',
  'A position of this game has {count:n} lists of pegs and the letter of the colour to move.',
  '"{text}" should be the letter of the colour to move.',
] as const;

export type PositionText = (typeof positions)[number];
