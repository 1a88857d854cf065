import type { Sentences } from './gaps';
import type { PositionText } from './positions';

export const positions: Sentences<PositionText> = {
  // Chess.
  '{side} has {count:n} kings instead of one.':
    'Las {side} tienen {count|rey|reyes} en vez de uno.',
  '{side} has {count:n} pawns; there are only 8.':
    'Las {side} tienen {count|peón|peones}; solo hay 8.',
  '{side} has {count:n} piece that must have been promoted, but still {pawns:n} of 8 pawns.':
    'Las {side} tienen una pieza que tuvo que ser peón, pero aún {pawns} de los 8 peones.',
  '{side} has {count:n} pieces that must have been promoted, but still {pawns:n} of 8 pawns.':
    'Las {side} tienen {count} piezas que tuvieron que ser peones, pero aún {pawns} de los 8 peones.',
  'There is a pawn on {at:place}; no pawn can stand on rank 1 or rank 8.':
    'En {at} hay un peón; ningún peón puede estar en la fila 1 ni en la 8.',
  "{side}'s king on {king:place} is in check from the {kind} on {at:place}, but {other:side} is to move.":
    'Al rey de las {side} en {king} le da jaque {kind:acc} de {at}, pero mueven las {other}.',
  "{side}'s king on {king:place} is in check from more than two pieces at once.":
    'Al rey de las {side} en {king} le dan jaque más de dos piezas a la vez.',
  '{side} cannot have the right to castle with the rook on {rook:place}: there is no white {kind} on {at:place}.':
    'Las {side} no pueden tener derecho a enrocar con la torre de {rook}: en {at} no está {kind:acc} de las blancas.',
  '{side} cannot have the right to castle with the rook on {rook:place}: there is no black {kind} on {at:place}.':
    'Las {side} no pueden tener derecho a enrocar con la torre de {rook}: en {at} no está {kind:acc} de las negras.',
  'The en passant square {at:place} is not on rank {rank:n}, which the pawn passes when {side} is to move.':
    'La casilla de captura al paso {at} no está en la fila {rank}, que es la que pasa el peón cuando mueven las {side}.',
  'The en passant square is {at:place}, but no black pawn stands on {pawn:place}.':
    'La casilla de captura al paso es {at}, pero en {pawn} no hay peón negro.',
  'The en passant square is {at:place}, but no white pawn stands on {pawn:place}.':
    'La casilla de captura al paso es {at}, pero en {pawn} no hay peón blanco.',
  'The en passant square is {at:place}, but the pawn on {pawn:place} cannot have come over {over:place}, which is occupied.':
    'La casilla de captura al paso es {at}, pero el peón de {pawn} no pudo pasar por {over}, que está ocupada.',
  'Rank {rank:n} has "{text}" in it, which is neither a piece (KQRBNP, kqrbnp) nor a number of empty squares.':
    'En la fila {rank} está «{text}», que no es ni una pieza (KQRBNP, kqrbnp) ni un número de casillas vacías.',
  'Rank {rank:n} has {count:n} squares instead of 8.':
    'La fila {rank} tiene {count|casilla|casillas} en vez de 8.',
  'The pieces are told in eight ranks with a / between them, rank 8 first.':
    'Las piezas se escriben en ocho filas con / entre ellas, empezando por la 8.',
  'The side to move is w or b, not "{text}".':
    'El bando que mueve es w o b, no «{text}».',
  'Castling is told by the letters K, Q, k, q, or by -, not by "{text}".':
    'Los enroques se escriben con las letras K, Q, k, q, o con -, no con «{text}».',
  'Castling names {letter:text} twice.':
    'Los enroques nombran {letter} dos veces.',
  'The en passant square is a square or -, not "{text}".':
    'La casilla de captura al paso es una casilla o -, no «{text}».',
  'The fifth part counts the moves since a capture or pawn move, 0 to {most:n}, where the game is drawn; it is "{text}".':
    'La quinta parte cuenta los movimientos desde una captura o un movimiento de peón, de 0 a {most}, donde son tablas; aquí es «{text}».',
  'The sixth part is the number of the move, 1 to {most:n}; it is "{text}".':
    'La sexta parte es el número del movimiento, de 1 a {most}; aquí es «{text}».',
  'A FEN has four to six parts (pieces, side to move, castling, en passant, and two clocks that may be missing); this has {count:n}.':
    'Un FEN tiene de cuatro a seis partes (piezas, bando que mueve, enroques, captura al paso y dos contadores que pueden faltar); este tiene {count}.',

  // Chinese checkers.
  '"{letter:text}" is no colour in this game; they are {letters}.':
    'En esta partida no hay color «{letter}»; son {letters}.',
  '"{text}" should be a colour\'s pegs, such as y:a10,b9,b11.':
    '«{text}» debería ser las fichas de un color, como y:a10,b9,b11.',
  '{colour} is listed twice.':
    '{colour} se nombra dos veces.',
  'There are two pegs in {at:place}.':
    'En {at} hay dos fichas.',
  '{colour} has {count:n} pegs; everybody has {each:n}.':
    '{colour} tiene {count|ficha|fichas}; cada uno tiene {each}.',
  'The pegs of {colour} are missing.':
    'Faltan las fichas de {colour}.',
  '{colour} is across already: this game is over.':
    '{colour} ya ha cruzado: esta partida ha terminado.',
  'A position of this game has {count:n} lists of pegs and the letter of the colour to move.':
    'Una posición de este juego tiene {count} listas de fichas y la letra del color al que le toca.',
  '"{text}" should be the letter of the colour to move.':
    '«{text}» debería ser la letra del color al que le toca.',
};
