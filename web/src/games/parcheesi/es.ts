import type { Words } from './en';

export const words: Words = {
  title: 'Parchís americano',
  summary: 'Cuatro fichas de casa a la meta: come, cierra el paso y usa cada dado.',
  kinds: { pawn: 'ficha' },
  own: { nest: [['CASA', 'NIDO'], ['de casa', 'del nido'], ['en casa', 'en el nido'], ['a casa', 'al nido']] },
  start: 'CASA',
  home: 'META',
  doublets: 'Dobles',
  inARow: (count) => `Dobles seguidos: ${count}`,
  place: {
    start: (seat) => `CASA de ${seat}`,
    home: (seat) => `META de ${seat}`,
    homePath: (seat, number) => `pasillo ${number} de ${seat}`,
    enter: (seat) => `salida de ${seat}`,
    safe: 'seguro',
    space: (number) => `casilla ${number}`,
  },
  story: {
    enters: (to) => `saca ficha a ${to}`,
    home: (from) => `de ${from} a la meta`,
    captures: (what) => `come una ficha (${what})`,
    backToStart: (from) => `penalización, ${from} vuelve a casa`,
  },
};
