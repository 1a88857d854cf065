import type { Sentences } from './gaps';
import type { PositionText } from './positions';

export const positions: Sentences<PositionText> = {
  // Parcheesi.
  '"{word:text}": there is no colour "{letter:text}"; colours are y, b, r and g.':
    '«{word}»: no hay color «{letter}»; los colores son y, b, r y g.',
  '{colour} is there twice.':
    '{colour} está dos veces.',
  '{colour} has {count:n} pawns; it needs exactly four.':
    '{colour} tiene {count|ficha|fichas}; necesita exactamente cuatro.',
  'Pawn {number:n} of {colour}: {problem:part}':
    'Ficha {number} de {colour}: {problem:low}',
  '{colour} turns off at {last:n} and cannot stand on {at:text} under these rules.':
    '{colour} entra en su pasillo en {last} y con estas reglas no puede estar en {at}.',
  'A position names the pawns of 2 to 4 colours, then who is to move, for example: y:S,S,5,12 r:S,39,h3,H y 5-3.':
    'Una posición nombra las fichas de 2 a 4 colores y luego a quién le toca, por ejemplo: y:S,S,5,12 r:S,39,h3,H y 5-3.',
  'Pairs need all four colours on the board.':
    'Por parejas hacen falta los cuatro colores en el tablero.',
  'Three pawns of {colour} stand on {at:place}; a space holds two at most.':
    'En {at} hay tres fichas de {colour}; en una casilla caben dos como mucho.',
  'Pawns of {one:colour} and {other:colour} stand on {at:place}; two colours never share a space.':
    'En {at} hay fichas de {one} y de {other}; dos colores nunca comparten casilla.',
  '{colour} has all pawns HOME: the game is over.':
    '{colour} tiene todas las fichas en la meta: la partida ha terminado.',
  'Who is to move is missing after the pawns: y, b, r or g, for example: y:S,S,5,12 r:S,39,h3,H y 5-3.':
    'Tras las fichas falta a quién le toca: y, b, r o g, por ejemplo: y:S,S,5,12 r:S,39,h3,H y 5-3.',
  '"{text}" is not a colour to move; it is y, b, r or g, for example: y:S,S,5,12 r:S,39,h3,H y 5-3.':
    '«{text}» no es un color al que le toque; es y, b, r o g, por ejemplo: y:S,S,5,12 r:S,39,h3,H y 5-3.',
  '{colour} is to move but has no pawns in the position.':
    'Le toca a {colour}, pero no tiene fichas en la posición.',
  '"{text}" is not expected here; a position ends with a roll such as 5-3 and, after doublets, d1 or d2.':
    '«{text}» sobra aquí; una posición acaba con una tirada como 5-3 y, tras dobles, d1 o d2.',
  '"{text}" is no roll; a roll is two dice from 1 to 6, such as 5-3.':
    '«{text}» no es una tirada; una tirada son dos dados del 1 al 6, como 5-3.',
  '"{text}" is not a number of doublets in a row; it is d1 or d2 (two or more, where nothing counts further).':
    '«{text}» no es un número de dobles seguidos; es d1 o d2 (dos o más, donde ya no se cuenta).',
  '"{text}" is not a throw for who starts; it is a colour and its total, such as y9, or a colour alone.':
    '«{text}» no es una tirada para ver quién empieza; es un color y su suma, como y9, o solo un color.',
  'Throws for who starts name at least two colours, one of which has yet to throw.':
    'Las tiradas para ver quién empieza nombran al menos dos colores, y uno aún tiene que tirar.',

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

  // Snakes & Ladders.
  'The position is empty; one looks like y:14 b:3 y 5-2.':
    'La posición está vacía; una es como y:14 b:3 y 5-2.',
  'The position does not say whose turn it is: a colour comes after the pieces.':
    'La posición no dice a quién le toca: tras las fichas va un color.',
  '"{text}" is not a piece: it is written y, b, r or g, a colon and a square, such as y:14.':
    '«{text}» no es una ficha: se escribe y, b, r o g, dos puntos y una casilla, como y:14.',
  '{colour} has more than one piece.':
    '{colour} tiene más de una ficha.',
  '{colour} stands on {at:n}, but the squares are {first:n} to {last:n}.':
    '{colour} está en {at}, pero las casillas van de {first} a {last}.',
  '{colour} stands on {at:n}, but the squares are {first:n} to {last:n} (0 is off the board).':
    '{colour} está en {at}, pero las casillas van de {first} a {last} (0 es fuera del tablero).',
  '{colour} stands on {at:n}: this game is over.':
    '{colour} está en {at}: esta partida ha terminado.',
  'Nobody can stand on {at:n}, because it leads to {end:n}; {colour} does.':
    'Nadie puede estar en {at}, porque lleva a {end}; {colour} está allí.',
  '{one:colour} and {other:colour} both stand on {at:n}, but a square holds only one piece.':
    '{one} y {other} están en {at}, pero en una casilla solo cabe una ficha.',
  '"{text}" is not a piece; a position looks like y:14 b:3 y 5-2.':
    '«{text}» no es una ficha; una posición es como y:14 b:3 y 5-2.',
  'A position has two to four pieces; this one has only one.':
    'Una posición tiene de dos a cuatro fichas; esta solo tiene una.',
  '"{text}" is not the colour of a piece in this position.':
    '«{text}» no es el color de una ficha de esta posición.',
  '"{text}" is too much: a position ends with the throw.':
    '«{text}» sobra: una posición acaba con la tirada.',
  '"{text}" is not a choice that {colour} has on {at:n}.':
    '«{text}» no es una elección que {colour} tenga en {at}.',
  '"{text}" is not a throw; one is written 5-2, or 4 for one die.':
    '«{text}» no es una tirada; se escribe 5-2, o 4 con un solo dado.',
  '{colour} throws {dice:part} here, so "{text}" can\'t be the throw.':
    '{colour} tira aquí {dice}, así que «{text}» no puede ser la tirada.',
  'Who starts is settled before the first move, but {colour} stands on {at:n}.':
    'Quién empieza se decide antes del primer movimiento, pero {colour} está en {at}.',
  'After "first" come the colours that can still start, two or more, each with its die if it has thrown: first y4 b.':
    'Tras «first» van los colores que aún pueden empezar, dos o más, cada uno con su dado si ha tirado: first y4 b.',
  '"{text}" is not a colour of this position with or without a die.':
    '«{text}» no es un color de esta posición, con dado o sin él.',
  '"{text}" is out of order: they throw in the order y, b, r, g.':
    '«{text}» está fuera de orden: tiran en el orden y, b, r, g.',
};
