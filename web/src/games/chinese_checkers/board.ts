import { finder, type BoardModel, type BoardOptions, type Point, type Spot } from '../../boards/model';

export interface Hole extends Spot {
  /** The seat whose point the hole lies in, or -1. */
  point: number;
}

export interface StarBoard extends BoardModel {
  readonly holes: readonly Hole[];
  readonly gap: number;
  /** From the middle to a corner of the plate, which has one behind the tip of each point. */
  readonly reach: number;
  /** The tip of a seat's point. */
  tip(seat: number): Point;
}

export function chineseCheckers(options: BoardOptions): StarBoard {
  const large = options.rules['board'] === 'large';
  const n = large ? 4 : 3;
  const middle = 3 * n + 1;
  const gap = large ? 46 : 60;
  const reach = 2 * n * gap * 0.866 + gap * 1.1;
  const width = 2 * reach * 0.866;
  const angle = ((180 - 60 * options.bottom) * Math.PI) / 180;
  const turn = (at: Point, by: number): Point => ({
    x: at.x * Math.cos(by) - at.y * Math.sin(by),
    y: at.x * Math.sin(by) + at.y * Math.cos(by),
  });
  const placed = (at: Point): Point => {
    const turned = turn(at, angle);
    return { x: width / 2 + turned.x, y: reach + turned.y };
  };
  const pointOf = (at: Point): number => {
    for (let seat = 0; seat < 6; seat++) {
      const upright = turn(at, (-60 * seat * Math.PI) / 180);
      if (upright.y < -(n + 0.5) * gap * 0.866) return seat;
    }
    return -1;
  };

  const holes: Hole[] = [];
  for (let row = 0; row <= 4 * n; row++) {
    const upward = row <= 3 * n ? row : -1;
    const downward = row >= n ? 4 * n - row : -1;
    const reach = Math.max(upward, downward);
    for (let column = middle - reach; column <= middle + reach; column += 2) {
      const at = { x: (column - middle) * gap * 0.5, y: (row - 2 * n) * gap * 0.866 };
      holes.push({
        place: `${String.fromCharCode(97 + row)}${column}`,
        ...placed(at),
        w: gap,
        h: gap,
        point: pointOf(at),
      });
    }
  }
  const spot = finder(holes);
  return {
    width,
    height: 2 * reach,
    reach,
    holes,
    spots: holes,
    gap,
    tip: (seat) => placed(turn({ x: 0, y: -2 * n * gap * 0.866 }, (60 * seat * Math.PI) / 180)),
    spot,
    key: (_, at) => at,
    stand: (place) => ({ ...spot(place), scale: gap / 60 }),
  };
}
