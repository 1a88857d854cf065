import type { Sentences } from './gaps';
import type { SheetText } from './sheets';

export const sheets: Sentences<SheetText> = {
  // Rules files, and house rules of every game.
  'Line {line:n}: {problem:part}':
    'Línea {line}: {problem:low}',


  'Snakes & ladders has no sheet "{text}"; the sheets are {sheets:list}.':
    'Serpientes y escaleras no tiene el reglamento «{text}»; los reglamentos son {sheets}.',
};
