import type { Glide } from '../state/stage.svelte';
import type { Point } from './model';

/** Keyframes of a piece that walks its points, each leg in a time that fits its length. */
export function walking(points: readonly Point[], scale: number): Keyframe[] {
  const legs = points.slice(1).map((at, i) => {
    const before = points[i] as Point;
    return Math.hypot(at.x - before.x, at.y - before.y);
  });
  const total = legs.reduce((sum, leg) => sum + leg, 0) || 1;
  let gone = 0;
  return points.map((at, i) => {
    if (i > 0) gone += legs[i - 1] ?? 0;
    return { transform: transformOf(at, scale), offset: Math.min(1, gone / total) };
  });
}

/** Keyframes of a captured piece that is lifted and carried back in an arc. */
export function arcing(from: Point, to: Point, scale: number): Keyframe[] {
  const frames = 14;
  const lift = Math.min(150, 50 + Math.hypot(to.x - from.x, to.y - from.y) / 4);
  return Array.from({ length: frames + 1 }, (_, i) => {
    const t = i / frames;
    const up = Math.sin(t * Math.PI);
    const at = { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t - up * lift };
    return { transform: transformOf(at, scale * (1 + up * 0.35)), offset: t };
  });
}

export function keyframesOf(glide: Glide, scale: number): Keyframe[] {
  const [from, to] = [glide.points[0] as Point, glide.points.at(-1) as Point];
  return glide.arc ? arcing(from, to, scale) : walking(glide.points, scale);
}

export function transformOf(at: Point, scale: number): string {
  return `translate(${at.x.toFixed(1)}px, ${at.y.toFixed(1)}px) scale(${scale})`;
}
