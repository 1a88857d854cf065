import Ground from '../../boards/SquareGround.svelte';
import { gamePage } from '../page';
import { chess } from './board';
import Piece from './Piece.svelte';

/** Where the middle game begins. */
const middle = 'r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4';

export const page = gamePage({
  model: chess,
  Ground,
  Piece,
  quiet: true,
  mark: { kind: 'king', reach: 42 },
  shown: middle,
  tryFrom: () => middle,
  fromMover: true,
  alarm: (facts) => facts['check'] ?? null,
});
