import { gamePage } from '../page';
import { backgammon, height, width } from './board';
import Ground from './Ground.svelte';
import Piece from './Piece.svelte';

export const page = gamePage({
  model: backgammon,
  Ground,
  Piece,
  flat: { width, height },
  mark: { kind: 'man', reach: 32 },
  shown: 'opening',
  dice: 'each',
  tryFrom: (values) => `XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:${values['match'] ?? '0'}:10`,
});
