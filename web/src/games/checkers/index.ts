import Ground from '../../boards/SquareGround.svelte';
import { gamePage } from '../page';
import { checkers } from './board';
import Piece from './Piece.svelte';

export const page = gamePage({
  model: checkers,
  Ground,
  Piece,
  quiet: true,
  mark: { kind: 'man', reach: 42 },
  shown: 'opening',
  tryFrom: () => 'B:W18,21,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,12,14',
  fromMover: true,
});
