import { finder, pairs, type BoardModel, type BoardOptions, type Point, type Spot, type Stand } from '../../boards/model';
import { falls, rises, taleOf, type Tale } from './pictures';

export const cell = 75;
export const frame = 25;

/** How far the round of a picture reaches, and where in its square it lies: the number keeps its corner. */
export const pictureReach = 26;
const pictureAt = { x: 5, y: 6 };

/** A ladder from bottom to top, or a snake or chute from top to bottom. */
export interface Feature {
  readonly from: Spot;
  readonly to: Spot;
  readonly tale: Tale;
}

export interface LadderBoard extends BoardModel {
  readonly ladders: readonly Feature[];
  readonly snakes: readonly Feature[];
  /** What leads down are chutes. */
  readonly chutes: boolean;
  readonly offBoard: boolean;
}

/** The middle of the picture on a square. */
export function pictureSpot(square: Point): Point {
  return { x: square.x + pictureAt.x, y: square.y + pictureAt.y };
}

type Rules = BoardOptions['rules'];

/** Where a square leads to, and what its picture shows; nothing for a plain square without one. */
export interface SquareStory {
  readonly picture: Tale[number];
  readonly up?: string;
  readonly down?: string;
}

export function squareStory(rules: Rules, square: string): SquareStory | null {
  const number = Number(square);
  for (const [list, tales, way] of [['ladders', rises, 'up'], ['snakes', falls, 'down']] as const) {
    const all = pairs(rules[list] ?? '');
    const index = all.findIndex((pair) => pair.includes(number));
    const [from, to] = all[index] ?? [];
    if (from === undefined) continue;
    const tale = taleOf(tales, index);
    return from === number ? { picture: tale[0], [way]: String(to) } : { picture: tale[1] };
  }
  return null;
}

export function snakesLadders(options: BoardOptions): LadderBoard {
  const offBoard = options.rules['start_square'] === '0';
  const spots: Spot[] = [];
  for (let number = 1; number <= 100; number++) {
    const row = Math.floor((number - 1) / 10);
    const along = (number - 1) % 10;
    const column = row % 2 === 0 ? along : 9 - along;
    spots.push({
      place: String(number),
      x: frame + (column + 0.5) * cell,
      y: frame + (9 - row + 0.5) * cell,
      w: cell,
      h: cell,
    });
  }
  const height = 10 * cell + 2 * frame + (offBoard ? 64 : 0);
  if (offBoard) spots.push({ place: '0', x: frame + cell * 1.5, y: height - 46, w: cell * 3, h: 60 });
  const spot = finder(spots);
  const features = (text: string | undefined, tales: readonly Tale[]) =>
    pairs(text ?? '').map(([from, to], i): Feature => ({ from: spot(String(from)), to: spot(String(to)), tale: taleOf(tales, i) }));

  function stand(place: string, index: number, count: number): Stand {
    const at = spot(place);
    if (count === 1) return { x: at.x, y: at.y + 6, scale: 1 };
    if (place === '0') return { x: at.x + (index - (count - 1) / 2) * 44, y: at.y, scale: 0.9 };
    const dx = index % 2 === 0 ? -17 : 17;
    const dy = count === 2 ? 6 : index < 2 ? -12 : 20;
    return { x: at.x + dx, y: at.y + dy, scale: 0.74 };
  }

  return {
    width: 10 * cell + 2 * frame,
    height,
    spots,
    spot,
    offBoard,
    ladders: features(options.rules['ladders'], rises),
    snakes: features(options.rules['snakes'], falls),
    chutes: options.rules['down_by'] === 'chutes',
    key: (_, at) => at,
    stand,
  };
}
