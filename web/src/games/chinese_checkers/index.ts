import Piece from '../../boards/Token.svelte';
import { gamePage } from '../page';
import { chineseCheckers } from './board';
import Ground from './Ground.svelte';

export const page = gamePage({
  model: chineseCheckers,
  Ground,
  Piece,
  pieceScale: 1.42,
  quiet: true,
  mark: { kind: 'peg', reach: 27 },
  shown: 'opening',
});
