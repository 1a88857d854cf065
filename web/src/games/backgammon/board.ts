import { finder, type BoardModel, type BoardOptions, type Point, type Spot, type Stand } from '../../boards/model';

export const point = 62;
export const man = 58;
export const frame = 26;
export const bar = 62;
export const tray = 78;
export const pointHeight = 312;
export const width = frame * 3 + point * 12 + bar + tray;
export const height = frame * 2 + pointHeight * 2 + 110;
export const trayX = width - frame - tray / 2;

export interface BackgammonBoard extends BoardModel {
  /** How the drawing is turned that lies before red. */
  readonly turn: string;
  /** The points of that drawing, and where one of its spots is seen. */
  readonly points: readonly Spot[];
  seen(at: Point): Point;
}

/** The middle of a point's base, red's home at the lower right. */
export function pointX(number: number): number {
  const column = number <= 12 ? 12 - number : number - 13;
  return frame + (column + 0.5) * point + (column >= 6 ? bar : 0);
}

export function backgammon(options: BoardOptions): BackgammonBoard {
  const upright = options.upright === true;
  const turned = options.bottom === 1 && !upright;
  /** From the board as it lies before red to how it is seen. On its side both homes are below, so that it serves both. */
  function seen(at: Point): Point {
    if (upright) return { x: height - at.y, y: at.x };
    return turned ? { x: width - at.x, y: height - at.y } : { x: at.x, y: at.y };
  }
  const lying: Spot[] = [];
  for (let number = 24; number >= 1; number--) {
    const y = number <= 12 ? height - frame - pointHeight / 2 : frame + pointHeight / 2;
    lying.push({ place: String(number), x: pointX(number), y, w: point, h: pointHeight });
  }
  const barX = frame + 6 * point + bar / 2;
  lying.push({ place: 'bar:0', x: barX, y: height * 0.36, w: bar, h: height * 0.2 });
  lying.push({ place: 'bar:1', x: barX, y: height * 0.64, w: bar, h: height * 0.2 });
  lying.push({ place: 'off:0', x: trayX, y: height - frame - pointHeight / 2, w: tray, h: pointHeight });
  lying.push({ place: 'off:1', x: trayX, y: frame + pointHeight / 2, w: tray, h: pointHeight });
  const spots = lying.map((spot): Spot => ({ place: spot.place, ...seen(spot), w: upright ? spot.h : spot.w, h: upright ? spot.w : spot.h }));
  const lies = finder(lying);

  function stand(place: string, index: number, count: number): Stand {
    const at = lies(place);
    const fromTop = at.y < height / 2;
    if (place.startsWith('bar')) {
      const gap = Math.min(man * 0.9, 150 / Math.max(1, count));
      return { ...seen({ x: at.x, y: at.y + (index - (count - 1) / 2) * gap * (fromTop ? 1 : -1) }), scale: 0.94 };
    }
    if (place.startsWith('off')) {
      // Borne off, men lie on their edge, one above the other.
      const gap = (pointHeight - 24) / 15;
      const offset = -pointHeight / 2 + 12 + gap * (index + 0.5);
      return { ...seen({ x: at.x, y: at.y + (fromTop ? offset : -offset) }), scale: 0.62 };
    }
    const gap = Math.min(man, (pointHeight - man - 14) / Math.max(1, count - 1));
    const offset = -pointHeight / 2 + man / 2 + 4 + gap * index;
    return { ...seen({ x: at.x, y: at.y + (fromTop ? offset : -offset) }), scale: 1 };
  }

  return {
    width: upright ? height : width,
    height: upright ? width : height,
    spots,
    spot: finder(spots),
    turn: upright ? `translate(${height} 0) rotate(90)` : turned ? `rotate(180 ${width / 2} ${height / 2})` : '',
    points: lying.filter((spot) => /^\d+$/.test(spot.place)),
    seen,
    key: (seat, at) => (/^(bar|off)/.test(at) ? `${at}:${seat}` : at),
    stand,
  };
}
