import type { GameWords } from '../page';

export const words = {
  title: 'Backgammon',
  summary: 'Bring fifteen men home and bear them off, hitting what is left alone.',
  kinds: { man: 'man' },
  steps: { roll: 'Roll', double: 'Double', take: 'Take', drop: 'Drop' },
  doublets: 'Doublets',
  score: 'Score',
  match: (points: string) => `Match to ${points}`,
  crawford: 'Crawford game: no doubling',
  cube: (value: string, owner: string) => `Cube: ${value}, ${owner || 'in the middle'}`,
  cubeOffered: (value: string) => `A double is offered: ${value}`,
  place: {
    point: (number: string) => `point ${number}`,
    bar: (seat: string) => `bar of ${seat}`,
    off: (seat: string) => `${seat} borne off`,
  },
  story: {
    hits: (where: string) => `hits on ${where}`,
    bears: (from: string) => `bears off from ${from}`,
  },
} satisfies GameWords;

export type Words = typeof words;
