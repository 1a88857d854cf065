import type { BoardOptions } from '../../boards/model';
import { squareBoard, type SquareBoard } from '../../boards/squares';

export function chess(options: BoardOptions): SquareBoard {
  return squareBoard(options.bottom === 1, true, (column, row) => `${'abcdefgh'[column]}${8 - row}`);
}
