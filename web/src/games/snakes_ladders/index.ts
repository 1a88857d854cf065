import Piece from '../../boards/Token.svelte';
import { gamePage } from '../page';
import { snakesLadders } from './board';
import Ground from './Ground.svelte';

export const page = gamePage({
  model: snakesLadders,
  Ground,
  Piece,
  pieceScale: 1.5,
  mark: { kind: 'piece', reach: 27 },
  shown: 'y:27 b:8 y',
  dice: 'sum',
  throwsForStart: true,
});
