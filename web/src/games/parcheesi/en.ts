import type { GameWords } from '../page';

export const words = {
  title: 'Parcheesi',
  summary: 'Race four pawns round the cross to HOME; capture, block, use every die.',
  kinds: { pawn: 'pawn' },
  own: {
    box: [['pawns', 'movers'], ['pawn', 'mover'], ['blockade', 'block'], ['Doublets', 'Doubles']],
    nest: [
      ['START', 'nest'], ['pawns', 'pieces'], ['pawn', 'piece'], ['Doublets', 'Doubles'], ['bonus', 'reward'], ['safety space', 'safe space'],
      ['home path', 'home row'], ['captures', 'sends back'], ['enters on', 'leaves the nest for'],
    ],
    russian: [['pawns', 'pieces'], ['pawn', 'piece']],
  } as Readonly<Record<string, readonly (readonly [string, string])[]>>,
  start: 'START',
  home: 'HOME',
  doublets: 'Doublets',
  inARow: (count: number) => `Doublets in a row: ${count}`,
  place: {
    start: (seat: string) => `START of ${seat}`,
    home: (seat: string) => `HOME of ${seat}`,
    homePath: (seat: string, number: string) => `home path ${number} of ${seat}`,
    enter: (seat: string) => `ENTER of ${seat}`,
    safe: 'safety space',
    space: (number: string) => `space ${number}`,
  },
  story: {
    enters: (to: string) => `enters on ${to}`,
    home: (from: string) => `${from} reaches HOME`,
    captures: (what: string) => `captures ${what}`,
    backToStart: (from: string) => `penalty, ${from} goes back to START`,
  },
} satisfies GameWords;

export type Words = typeof words;
