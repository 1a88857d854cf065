import { finder, pairs, type BoardModel, type BoardOptions, type Spot, type Stand } from './model';

export const cell = 75;
export const frame = 25;

export interface LadderBoard extends BoardModel {
  readonly ladders: readonly (readonly [Spot, Spot])[];
  readonly snakes: readonly (readonly [Spot, Spot])[];
  readonly offBoard: boolean;
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
  const features = (text: string | undefined) =>
    pairs(text ?? '').map(([from, to]) => [spot(String(from)), spot(String(to))] as const);

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
    ladders: features(options.rules['ladders']),
    snakes: features(options.rules['snakes']),
    key: (_, at) => at,
    stand,
  };
}
