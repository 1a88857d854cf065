import type { GameWords } from '../page';

export const words = {
  title: 'Checkers',
  summary: 'Jump the other side’s men until none is left or none can move.',
  kinds: { man: 'man', king: 'king' },
  square: (name: string) => `square ${name}`,
  huff: (square: string) => `Huff ${square}`,
  huffs: (square: string) => `huffs ${square}`,
} satisfies GameWords;

export type Words = typeof words;
