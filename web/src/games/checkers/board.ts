import type { BoardOptions } from '../../boards/model';
import { squareBoard, type SquareBoard } from '../../boards/squares';

/** Squares are numbered as in PDN: the dark ones only, row by row, dark's home row on top. */
export function checkers(options: BoardOptions): SquareBoard {
  const number = (column: number, row: number) =>
    (column + row) % 2 === 0 ? '' : String(row * 4 + Math.floor(column / 2) + 1);
  return squareBoard(options.bottom === 0, false, number);
}
