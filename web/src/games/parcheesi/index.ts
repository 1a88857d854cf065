import Piece from '../../boards/Token.svelte';
import { gamePage } from '../page';
import { parcheesi } from './board';
import Ground from './Ground.svelte';

export const page = gamePage({
  model: parcheesi,
  Ground,
  Piece,
  pieceScale: 1.02,
  mark: { kind: 'pawn', reach: 19 },
  shown: 'y:S,5,6,h4 b:S,28,32,h7 r:39,41,45,48 g:S,12,64,67 y',
  dice: 'each',
  blockade: { count: 2, not_at: ['S', 'H'] },
  throwsForStart: true,
  tryFrom: () => 'y:S,S,5,12 b:S,S,28,28 r:S,39,h3,H g:S,56,60,h5 y 5-3',
});
