import { finder, nameOf, type BoardModel, type BoardOptions, type Point, type Spot, type Stand } from '../../boards/model';

export const cell = 40;
export const margin = 20;
export const enters = [5, 22, 39, 56] as const;
export const turnOffs = [68, 17, 34, 51] as const;
export const safeties = [5, 12, 17, 22, 29, 34, 39, 46, 51, 56, 63, 68] as const;
export const seats = [0, 1, 2, 3] as const;

function line(from: Point, step: Point, count: number): Point[] {
  return Array.from({ length: count }, (_, i) => ({ x: from.x + step.x * i, y: from.y + step.y * i }));
}

/** Cells 1 to 68 of the ring, as the board lies with yellow at the bottom and pawns going counterclockwise. */
export const ring: readonly Point[] = [
  ...line({ x: 10, y: 18 }, { x: 0, y: -1 }, 8),
  ...line({ x: 11, y: 10 }, { x: 1, y: 0 }, 8),
  { x: 18, y: 9 },
  ...line({ x: 18, y: 8 }, { x: -1, y: 0 }, 8),
  ...line({ x: 10, y: 7 }, { x: 0, y: -1 }, 8),
  { x: 9, y: 0 },
  ...line({ x: 8, y: 0 }, { x: 0, y: 1 }, 8),
  ...line({ x: 7, y: 8 }, { x: -1, y: 0 }, 8),
  { x: 0, y: 9 },
  ...line({ x: 0, y: 10 }, { x: 1, y: 0 }, 8),
  ...line({ x: 8, y: 11 }, { x: 0, y: 1 }, 8),
  { x: 9, y: 18 },
];

export const homePaths: readonly (readonly Point[])[] = [
  line({ x: 9, y: 17 }, { x: 0, y: -1 }, 7),
  line({ x: 17, y: 9 }, { x: -1, y: 0 }, 7),
  line({ x: 9, y: 1 }, { x: 0, y: 1 }, 7),
  line({ x: 1, y: 9 }, { x: 1, y: 0 }, 7),
];

const starts: readonly Point[] = [
  { x: 14.5, y: 14.5 },
  { x: 14.5, y: 3.5 },
  { x: 3.5, y: 3.5 },
  { x: 3.5, y: 14.5 },
];
const homes: readonly Point[] = [
  { x: 9, y: 9.92 },
  { x: 9.92, y: 9 },
  { x: 9, y: 8.08 },
  { x: 8.08, y: 9 },
];

export interface ParcheesiBoard extends BoardModel {
  readonly safe: boolean;
}

export function parcheesi(options: BoardOptions): ParcheesiBoard {
  const mirrored = options.rules['direction'] === 'clockwise';
  const turns = ((options.bottom % 4) + 4) % 4;

  /** From the printed board to the table: mirrored, then turned until the seat is at the bottom. */
  function seen(cellAt: Point): Point {
    let { x, y } = cellAt;
    if (mirrored) x = 18 - x;
    for (let i = 0; i < turns; i++) [x, y] = mirrored ? [y, 18 - x] : [18 - y, x];
    return { x: margin + (x + 0.5) * cell, y: margin + (y + 0.5) * cell };
  }
  const square = (place: string, at: Point, size = cell): Spot => ({ place, ...seen(at), w: size, h: size });
  const spots: Spot[] = [
    ...ring.map((at, i) => square(String(i + 1), at)),
    ...seats.flatMap((seat) => (homePaths[seat] ?? []).map((at, i) => square(`h${i + 1}:${seat}`, at))),
    ...starts.map((at, seat) => square(`S:${seat}`, at, cell * 5)),
    ...homes.map((at, seat) => square(`H:${seat}`, at, cell)),
  ];
  const spot = finder(spots);

  function stand(place: string, index: number, count: number): Stand {
    const at = spot(place);
    if (place.startsWith('S')) {
      const offset = cell * 0.98;
      return {
        x: at.x + (index % 2 === 0 ? -offset : offset),
        y: at.y + (index < 2 ? -offset : offset),
        scale: 1.36,
      };
    }
    if (place.startsWith('H')) return standHome(at, index, count);
    if (count === 1) return { x: at.x, y: at.y, scale: 1 };
    // Side by side across the way, touching: a wall.
    const across = acrossOf(place);
    const offset = (index - (count - 1) / 2) * cell * 0.53;
    return { x: at.x + across.x * offset, y: at.y + across.y * offset, scale: 0.72 };
  }

  function standHome(at: Spot, index: number, count: number): Stand {
    const middle = seen({ x: 9, y: 9 });
    const outward = { x: Math.sign(Math.round(at.x - middle.x)), y: Math.sign(Math.round(at.y - middle.y)) };
    const offset = (index - (count - 1) / 2) * cell * 0.5;
    return { x: at.x + outward.y * offset, y: at.y + outward.x * offset, scale: 0.62 };
  }

  function acrossOf(place: string): Point {
    const at = spot(place);
    const middle = seen({ x: 9, y: 9 });
    const vertical = Math.abs(at.x - middle.x) < cell * 1.4 && Math.abs(at.y - middle.y) > cell;
    return vertical ? { x: 1, y: 0 } : { x: 0, y: 1 };
  }

  return {
    width: 19 * cell + 2 * margin,
    height: 19 * cell + 2 * margin,
    spots,
    spot,
    safe: options.rules['safety_spaces'] !== 'false',
    key: (seat, at) => (/^[ShH]/.test(at) ? `${at}:${seat}` : at),
    called: (seat, place) => (/^h/.test(place) && !place.endsWith(`:${seat}`) ? `${'ybrg'[Number(place.slice(-1))] ?? ''}${nameOf(place)}` : nameOf(place)),
    stand,
  };
}
