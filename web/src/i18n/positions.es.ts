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
