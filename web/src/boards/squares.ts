import { finder, type BoardModel, type Point, type Spot } from './model';

/** A board of eight by eight squares, for games that are played on one. */
export const square = 92;
export const frame = 32;
const size = 8 * square + 2 * frame;

export interface SquareBoard extends BoardModel {
  /** Whether the side that sits at the top of the printed board is at the bottom. */
  readonly turned: boolean;
  /** Whether letters and numbers stand along the edges, or a number on every square. */
  readonly lettered: boolean;
  /** The middle of a square by column and row, counted from the upper left of the printed board. */
  at(column: number, row: number): Point;
}

/** Squares without a name are not played on. */
export function squareBoard(turned: boolean, lettered: boolean, name: (column: number, row: number) => string): SquareBoard {
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
    lettered,
    key: (_, at) => at,
    stand: (place) => ({ ...spot(place), scale: 1 }),
  };
}
