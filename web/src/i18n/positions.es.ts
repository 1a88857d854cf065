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
