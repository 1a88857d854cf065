import { es } from './es';
import type { Tongue } from './gaps';
import { counted } from './plural';

/** Cada pieza con sus artículos. */
const kinds: Readonly<Record<string, readonly [string, string, string]>> = {
  pawn: ['un peón', 'el peón', 'peón'], knight: ['un caballo', 'el caballo', 'caballo'], bishop: ['un alfil', 'el alfil', 'alfil'],
  rook: ['una torre', 'la torre', 'torre'], queen: ['una dama', 'la dama', 'dama'], king: ['un rey', 'el rey', 'rey'],
  man: ['una ficha', 'la ficha', 'ficha'], crowned: ['una dama', 'la dama', 'dama'],
};
const forms = ['', 'acc', 'bare'];
const places: Readonly<Record<string, string>> = { START: 'casa', 'the nest': 'su nido', HOME: 'la meta', bar: 'la barra', off: 'fuera', 'off the board': 'fuera del tablero' };

const start: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  START: { in: 'en casa', out: 'de casa' }, 'the nest': { in: 'en el nido', out: 'del nido' },
};

export const tongue: Tongue = {
  colour: (english) => (es.seats[english] ?? '').toLowerCase(),
  kind: (english, form) => kinds[english]?.[forms.indexOf(form)] ?? english,
  man: (whose, kind, square) => {
    const [, definite = '', name = kind] = kinds[kind] ?? [];
    const female = definite.startsWith('la ');
    if (whose === 'your') return `tu ${name} de ${square}`;
    return `${definite} ${whose === 'black' ? 'negr' : 'blanc'}${female ? 'a' : 'o'} de ${square}`;
  },
  place: (english, form) => start[english]?.[form] ?? (form === 'onto' && english !== 'off' ? `en ${places[english] ?? english}` : (places[english] ?? english)),
  standing: (square) => (square === 'off the board' ? 'fuera del tablero' : `en ${square}`),
  going: (square) => (square === 'off the board' ? 'fuera del tablero' : `a ${square}`),
  count: (number, [one = '', other = '']) => counted('es', number, { one, other }),
  and: 'y',
  or: 'o',
};
