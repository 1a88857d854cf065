import type { GameId } from '../boards/index';

/**
 * Positions worth showing beside a section of the rules, by the section's number. The server draws them: a position that
 * the rules forbid would be refused. The last is where "try it" begins.
 */
const diagrams: Readonly<Record<GameId, readonly (string | null)[]>> = {
  parcheesi: [null, 'y:S,S,5,12 b:S,S,28,28 r:S,39,h3,H g:S,56,60,h5 y 5-3'],
  backgammon: ['4HPwATDgc/ABMA 3-1'],
  checkers: ['B:W18,21,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,12,14'],
  chess: ['r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4'],
  chinese_checkers: ['opening'],
  snakes_ladders: ['y:14 b:3 y 5-2'],
};

export function diagramsOf(game: GameId): readonly (string | null)[] {
  return diagrams[game];
}
