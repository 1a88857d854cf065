import type { Words } from './en';

export const words: Words = {
  title: 'Ajedrez',
  summary: 'Acorrala al rey. El juego entero, con un árbitro que dice por qué.',
  kinds: { pawn: 'peón', king: 'rey', queen: 'dama', rook: 'torre', bishop: 'alfil', knight: 'caballo' },
  choose: 'Se convierte en',
  square: (name) => `casilla ${name}`,
  check: 'Jaque.',
  becomes: (kind) => `se convierte en ${kind}`,
  castles: 'enroque',
  takes: 'captura',
};
