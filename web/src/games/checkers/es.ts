import type { Words } from './en';

export const words: Words = {
  title: 'Damas',
  summary: 'Salta las fichas del otro hasta que no quede ninguna o no se puedan mover.',
  kinds: { man: 'ficha', king: 'dama' },
  square: (name) => `casilla ${name}`,
  huff: (square) => `Soplar ${square}`,
  huffs: (square) => `sopla ${square}`,
};
