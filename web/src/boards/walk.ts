import type { Point, Spot } from './model';

/** The place one gets to from here with an arrow key: the nearest that lies that way, else the one furthest behind. */
export function nearestToward(spots: readonly Spot[], from: Spot, way: Point): string {
  let best: Spot | null = null;
  let bestCost = Infinity;
  let around: Spot | null = null;
  let behind = 0;
  for (const spot of spots) {
    if (spot.place === from.place) continue;
    const dx = spot.x - from.x;
    const dy = spot.y - from.y;
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    if (ahead > 4 && aside < ahead * 2.2) {
      const cost = ahead + aside * 2;
      if (cost < bestCost) [best, bestCost] = [spot, cost];
    } else if (-ahead - aside * 0.1 > behind || around === null) {
      [around, behind] = [spot, -ahead - aside * 0.1];
    }
  }
  return (best ?? around ?? from).place;
}
