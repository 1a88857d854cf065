import { finder, type BoardModel, type BoardOptions, type Point, type Spot } from './model';

/** Chess and checkers share the board of eight by eight squares. */
export const square = 92;
export const frame = 32;
const size = 8 * square + 2 * frame;

export interface SquareBoard extends BoardModel {
  /** Whether the side that sits at the top of the printed board is at the bottom. */
  readonly turned: boolean;
  /** The middle of a square by column and row, counted from the upper left of the printed board. */
  at(column: number, row: number): Point;
}

function board(turned: boolean, name: (column: number, row: number) => string): SquareBoard {
  const at = (column: number, row: number): Point => ({
    x: frame + ((turned ? 7 - column : column) + 0.5) * square,
    y: frame + ((turned ? 7 - row : row) + 0.5) * square,
  });
  const spots: Spot[] = [];
  for (let row = 0; row < 8; row++) {
    for (let column = 0; column < 8; column++) {
      const place = name(column, row);
      if (place !== '') spots.push({ place, ...at(column, row), w: square, h: square });
    }
  }
  const spot = finder(spots);
  return {
    width: size,
    height: size,
    spots,
    spot,
    at,
    turned,
    key: (_, at) => at,
    stand: (place) => ({ ...spot(place), scale: 1 }),
  };
}

export function chess(options: BoardOptions): SquareBoard {
  return board(options.bottom === 1, (column, row) => `${'abcdefgh'[column]}${8 - row}`);
}

/** Squares are numbered as in PDN: the dark ones only, row by row, dark's home row on top. */
export function checkers(options: BoardOptions): SquareBoard {
  const number = (column: number, row: number) =>
    (column + row) % 2 === 0 ? '' : String(row * 4 + Math.floor(column / 2) + 1);
  return board(options.bottom === 0, number);
}
