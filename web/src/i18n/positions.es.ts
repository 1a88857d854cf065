import type { Sentences } from './gaps';
import type { PositionText } from './positions';

export const positions: Sentences<PositionText> = {

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
