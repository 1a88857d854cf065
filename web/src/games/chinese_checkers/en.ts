import type { GameWords } from '../page';

export const words = {
  title: 'Chinese checkers',
  summary: 'Step and jump your pegs across the star before the others.',
  kinds: { peg: 'peg' },
  hole: (name: string) => `hole ${name}`,
  shows: {
    step: 'A peg steps into a hole beside it, or jumps over one peg.',
    hop: 'A peg may jump on from where it lands, over pegs of any colour.',
  },
} satisfies GameWords;

export type Words = typeof words;
