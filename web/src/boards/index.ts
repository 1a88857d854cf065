import { backgammon } from './backgammon';
import { chineseCheckers } from './chinese_checkers';
import type { BoardModel, BoardOptions } from './model';
import { parcheesi } from './parcheesi';
import { snakesLadders } from './snakes_ladders';
import { checkers, chess } from './squares';

export const gameIds = ['parcheesi', 'backgammon', 'checkers', 'chess', 'chinese_checkers', 'snakes_ladders'] as const;
export type GameId = (typeof gameIds)[number];

const makers: Readonly<Record<GameId, (options: BoardOptions) => BoardModel>> = {
  parcheesi,
  backgammon,
  checkers,
  chess,
  chinese_checkers: chineseCheckers,
  snakes_ladders: snakesLadders,
};

export function isGame(id: string): id is GameId {
  return (gameIds as readonly string[]).includes(id);
}

export function modelOf(game: GameId, options: BoardOptions): BoardModel {
  return makers[game](options);
}
