import type { Sentences } from './gaps';
import type { RulingText } from './rulings';

export const rulings: Sentences<RulingText> = {
  // Every game.


  '"{text}" is not written like a move; {colour}\'s is written {play}.':
    '«{text}» no está escrito como un movimiento; el de {colour} se escribe {play}.',
};
