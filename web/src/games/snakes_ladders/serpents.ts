import type { Point } from '../../boards/model';

/** A snake's body as a tapered curve from its head to its tail, in the way of a hand-drawn one. */
export interface Serpent {
  body: string;
  spine: string;
  head: Point;
  /** Degrees by which the head is turned; 0 looks up. */
  turn: number;
}

const pieces = 36;

/** Follows a wave around the straight line from head to tail; wider in the middle, thin at the tail. */
export function serpent(head: Point, tail: Point, number: number): Serpent {
  const points = waving(head, tail, number);
  return { body: outline(points), spine: through(points), head, turn: headTurn(points) };
}

/** The same way without a body, for what is drawn with a broad pen. */
export function wave(from: Point, to: Point, number: number): string {
  return through(waving(from, to, number));
}

function waving(head: Point, tail: Point, number: number): Point[] {
  const dx = tail.x - head.x;
  const dy = tail.y - head.y;
  const length = Math.hypot(dx, dy);
  const along = { x: dx / length, y: dy / length };
  const across = { x: -along.y, y: along.x };
  const waves = Math.max(1, Math.round(length / 170)) * (number % 2 === 0 ? 1 : -1);
  const swing = Math.min(34, length / 6);
  const points: Point[] = [];
  for (let i = 0; i <= pieces; i++) {
    const t = i / pieces;
    const bend = Math.sin(t * Math.PI * waves) * swing * Math.sin(Math.min(1, t * 4) * (Math.PI / 2));
    points.push({ x: head.x + dx * t + across.x * bend, y: head.y + dy * t + across.y * bend });
  }
  return points;
}

function headTurn(points: readonly Point[]): number {
  const [first, next] = [points[0] as Point, points[3] as Point];
  return (Math.atan2(first.x - next.x, next.y - first.y) * 180) / Math.PI;
}

function widthAt(t: number): number {
  const neck = 0.62 + 0.38 * Math.min(1, t * 5);
  const taper = t < 0.55 ? 1 : 1 - (t - 0.55) / 0.45;
  return 11.5 * neck * Math.max(0.1, taper);
}

function outline(points: readonly Point[]): string {
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach((at, i) => {
    const before = points[Math.max(0, i - 1)] as Point;
    const after = points[Math.min(points.length - 1, i + 1)] as Point;
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const normal = { x: -(after.y - before.y) / length, y: (after.x - before.x) / length };
    const width = widthAt(i / (points.length - 1));
    left.push({ x: at.x + normal.x * width, y: at.y + normal.y * width });
    right.unshift({ x: at.x - normal.x * width, y: at.y - normal.y * width });
  });
  return `${through([...left, ...right])}Z`;
}

/** A smooth curve through the points: each is the control point of a quadratic to the middle of the next leg. */
export function through(points: readonly Point[]): string {
  const [first, ...rest] = points as [Point, ...Point[]];
  let path = `M${tidy(first)}`;
  for (let i = 0; i < rest.length - 1; i++) {
    const at = rest[i] as Point;
    const next = rest[i + 1] as Point;
    path += `Q${tidy(at)} ${tidy({ x: (at.x + next.x) / 2, y: (at.y + next.y) / 2 })}`;
  }
  return `${path}L${tidy(rest.at(-1) as Point)}`;
}

function tidy(point: Point): string {
  return `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
}
