import { describe, expect, test } from 'vitest';
import { gameIds, modelOf } from '../../src/games/index';
import type { StarBoard } from '../../src/games/chinese_checkers/board';
import { cell, margin, parcheesi, ring } from '../../src/games/parcheesi/board';
import { nearestToward } from '../../src/boards/walk';
import { built, parlor } from '../support/parlor';

const at = (x: number, y: number) => ({ x: margin + (x + 0.5) * cell, y: margin + (y + 0.5) * cell });
const usual = { bottom: 0, rules: {} };

describe('every board', () => {
  test.each(gameIds)('%s has each place once, all of them on the board', (game) => {
    const model = modelOf(game, usual);
    expect(new Set(model.spots.map((spot) => spot.place)).size).toBe(model.spots.length);
    for (const spot of model.spots) {
      expect(spot.x).toBeGreaterThan(0);
      expect(spot.x).toBeLessThan(model.width);
      expect(spot.y).toBeGreaterThan(0);
      expect(spot.y).toBeLessThan(model.height);
    }
  });

  test.each(gameIds)('%s lets the arrow keys reach every place', (game) => {
    const { spots, spot } = modelOf(game, usual);
    const ways = [{ x: 1, y: 0 }, { x: -1, y: 0 }, { x: 0, y: 1 }, { x: 0, y: -1 }];
    const reached = new Set([spots[0]?.place ?? '']);
    for (const place of reached) for (const way of ways) reached.add(nearestToward(spots, spot(place), way));
    expect(reached.size).toBe(spots.length);
  });
});

describe('the Parcheesi board', () => {
  test('is a ring of 68 cells, each beside the next or across a corner', () => {
    expect(ring).toHaveLength(68);
    ring.forEach((here, i) => {
      const next = ring[(i + 1) % 68] ?? here;
      expect(Math.max(Math.abs(here.x - next.x), Math.abs(here.y - next.y))).toBe(1);
    });
  });

  test('lies as it is drawn, with yellow at the bottom', () => {
    const { spot } = parcheesi(usual);
    expect(spot('1')).toMatchObject(at(10, 18));
    expect(spot('17')).toMatchObject(at(18, 9));
    expect(spot('68')).toMatchObject(at(9, 18));
    expect(spot('h7:3')).toMatchObject(at(7, 9));
    expect(spot('S:0')).toMatchObject(at(14.5, 14.5));
  });

  test('is mirrored where pawns move clockwise', () => {
    const { spot } = parcheesi({ bottom: 0, rules: { direction: 'clockwise' } });
    expect(spot('1')).toMatchObject(at(8, 18));
    expect(spot('S:0')).toMatchObject(at(3.5, 14.5));
  });

  test.each([0, 1, 2, 3])('turns until seat %i is at the bottom, mirrored or not', (seat) => {
    for (const direction of ['clockwise', 'counterclockwise']) {
      const { spot } = parcheesi({ bottom: seat, rules: { direction } });
      expect(spot(`h1:${seat}`)).toMatchObject(at(9, 17));
      expect(spot(`h7:${seat}`)).toMatchObject(at(9, 11));
    }
  });

  test('puts two pawns side by side so that they touch', () => {
    const model = parcheesi(usual);
    const [a, b] = [model.stand('3', 0, 2), model.stand('3', 1, 2)];
    expect(a.y).toBe(b.y);
    expect(Math.abs(a.x - b.x)).toBeLessThan(2 * 17 * a.scale);
  });
});

describe('the star', () => {
  test.each([
    ['small', 73, 6],
    ['large', 121, 10],
  ] as const)('%s has its holes, and as many in every point', (board, holes, pegs) => {
    const model = modelOf('chinese_checkers', { bottom: 0, rules: { board } }) as StarBoard;
    expect(model.holes).toHaveLength(holes);
    for (const seat of [0, 1, 2, 3, 4, 5]) expect(model.holes.filter((hole) => hole.point === seat)).toHaveLength(pegs);
  });

  test.each([0, 1, 2, 3, 4, 5])('turns the point of seat %i to the bottom', (seat) => {
    const model = modelOf('chinese_checkers', { bottom: seat, rules: { board: 'large' } }) as StarBoard;
    const lowest = model.holes.reduce((low, hole) => (hole.y > low.y ? hole : low));
    expect(lowest.point).toBe(seat);
  });
});

test('checkers squares are numbered from the corner of dark', () => {
  const model = modelOf('checkers', { bottom: 1, rules: {} });
  expect(model.spots.map((spot) => spot.place)).toEqual(Array.from({ length: 32 }, (_, i) => String(i + 1)));
  expect(model.spot('1').x).toBeLessThan(model.spot('4').x);
  expect(model.spot('5').x).toBeLessThan(model.spot('1').x);
});

// What the engine writes, the drawing knows.
describe.runIf(built)('places of real games', () => {
  const letters: Readonly<Record<string, string>> = { parcheesi: 'ybrg', chinese_checkers: 'ybrgpc', snakes_ladders: 'ybrg' };
  test.each(Object.keys(letters))('%s stands only on places that are drawn', (game) => {
    const model = modelOf(game, usual);
    const known = new Set(model.spots.map((spot) => spot.place));
    const positions = parlor('sim', game, '--games', '1', '--seed', '1', '--positions').trim().split('\n').slice(0, 300);
    expect(positions.length).toBeGreaterThan(10);
    for (const position of positions) {
      for (const [, colour, places] of position.matchAll(/([ybrgpc]):([^ ]+)/g)) {
        for (const place of (places ?? '').split(',')) {
          expect(known).toContain(model.key(letters[game]?.indexOf(colour ?? '') ?? 0, place));
        }
      }
    }
  });
});

test('backgammon on its side has every place once, its numbers in order, and men of one point side by side', () => {
  const lying = modelOf('backgammon', { bottom: 0, rules: {} });
  const upright = modelOf('backgammon', { bottom: 0, upright: true, rules: {} });
  expect([upright.width, upright.height]).toEqual([lying.height, lying.width]);
  expect(upright.spots.map((spot) => spot.place)).toEqual(lying.spots.map((spot) => spot.place));
  expect(upright.spot('1').y).toBeGreaterThan(upright.spot('12').y);
  const [one, two] = [upright.stand('6', 0, 5), upright.stand('6', 1, 5)];
  expect(one.y).toBeCloseTo(two.y);
  for (const spot of upright.spots) {
    expect(spot.x - spot.w / 2).toBeGreaterThanOrEqual(0);
    expect(spot.x + spot.w / 2).toBeLessThanOrEqual(upright.width);
  }
});
