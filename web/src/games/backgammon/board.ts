import { finder, type BoardModel, type BoardOptions, type Spot, type Stand } from '../../boards/model';

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
  readonly turned: boolean;
}

/** The middle of a point's base, red's home at the lower right. */
export function pointX(number: number): number {
  const column = number <= 12 ? 12 - number : number - 13;
  return frame + (column + 0.5) * point + (column >= 6 ? bar : 0);
}

export function backgammon(options: BoardOptions): BackgammonBoard {
  const turned = options.bottom === 1;
  const seen = (spot: Spot): Spot => (turned ? { ...spot, x: width - spot.x, y: height - spot.y } : spot);
  const spots: Spot[] = [];
  for (let number = 24; number >= 1; number--) {
    const y = number <= 12 ? height - frame - pointHeight / 2 : frame + pointHeight / 2;
    spots.push(seen({ place: String(number), x: pointX(number), y, w: point, h: pointHeight }));
  }
  const barX = frame + 6 * point + bar / 2;
  spots.push(seen({ place: 'bar:0', x: barX, y: height * 0.36, w: bar, h: height * 0.2 }));
  spots.push(seen({ place: 'bar:1', x: barX, y: height * 0.64, w: bar, h: height * 0.2 }));
  spots.push(seen({ place: 'off:0', x: trayX, y: height - frame - pointHeight / 2, w: tray, h: pointHeight }));
  spots.push(seen({ place: 'off:1', x: trayX, y: frame + pointHeight / 2, w: tray, h: pointHeight }));
  const spot = finder(spots);

  function stand(place: string, index: number, count: number): Stand {
    const at = spot(place);
    const fromTop = at.y < height / 2;
    if (place.startsWith('bar')) {
      const gap = Math.min(man * 0.9, 150 / Math.max(1, count));
      return { x: at.x, y: at.y + (index - (count - 1) / 2) * gap * (fromTop ? 1 : -1), scale: 0.94 };
    }
    if (place.startsWith('off')) {
      // Borne off, men lie on their edge, one above the other.
      const gap = (pointHeight - 24) / 15;
      const offset = -pointHeight / 2 + 12 + gap * (index + 0.5);
      return { x: at.x, y: at.y + (fromTop ? offset : -offset), scale: 0.62 };
    }
    const gap = Math.min(man, (pointHeight - man - 14) / Math.max(1, count - 1));
    const offset = -pointHeight / 2 + man / 2 + 4 + gap * index;
    return { x: at.x, y: at.y + (fromTop ? offset : -offset), scale: 1 };
  }

  return {
    width,
    height,
    spots,
    spot,
    turned,
    key: (seat, at) => (/^(bar|off)/.test(at) ? `${at}:${seat}` : at),
    stand,
  };
}
