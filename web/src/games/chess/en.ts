import type { GameWords } from '../page';

export const words = {
  title: 'Chess',
  summary: 'Corner the king. The whole game, with an arbiter that says why.',
  kinds: { pawn: 'pawn', king: 'king', queen: 'queen', rook: 'rook', bishop: 'bishop', knight: 'knight' },
  choose: 'Becomes',
  square: (name: string) => `square ${name}`,
  check: 'Check.',
  becomes: (kind: string) => `becomes a ${kind}`,
  castles: 'castles',
  takes: 'takes',
} satisfies GameWords;

export type Words = typeof words;
