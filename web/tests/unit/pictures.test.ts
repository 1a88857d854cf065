import { expect, test } from 'vitest';
import { falls, pictures, rises } from '../../src/games/snakes_ladders/pictures';
import { pictureSpot, snakesLadders, squareStory } from '../../src/games/snakes_ladders/board';
import { placeName, stepWords } from '../../src/state/story';
import { words as en } from '../../src/games/snakes_ladders/en';
import { words as es } from '../../src/games/snakes_ladders/es';
import { words as ru } from '../../src/games/snakes_ladders/ru';
import { table } from '../support/table';

const box = { ladders: '3>21 9>27', snakes: '18>5 31>11', down_by: 'snakes' };
const race = { ...table, game: 'snakes_ladders' as const, values: box };

test('ten tales for ladders and ten for snakes use every picture once', () => {
  expect([rises.length, falls.length]).toEqual([10, 10]);
  expect([...rises, ...falls].flat().sort()).toEqual(Object.keys(pictures).sort());
});

test('every picture is drawn within its round', () => {
  for (const [id, strokes] of Object.entries(pictures)) {
    expect(strokes.length, id).toBeGreaterThan(0);
    const starts = strokes.flatMap((stroke) => [...stroke.d.matchAll(/[ML](-?[\d.]+)[ ]?(-?[\d.]+)/g)]);
    for (const [text, x, y] of starts) expect(Math.hypot(Number(x), Number(y)), `${id} ${text}`).toBeLessThan(26);
  }
});

test('every picture has a name of its own in every language', () => {
  for (const { pictures: names } of [en.place, ru.place, es.place]) expect(new Set(Object.values(names)).size).toBe(Object.keys(pictures).length);
});

test('the two ends of a ladder or snake show one tale', () => {
  const model = snakesLadders({ bottom: 0, rules: box });
  expect(model.ladders.map((one) => one.tale)).toEqual(rises.slice(0, 2));
  expect(model.snakes.map((one) => one.tale)).toEqual(falls.slice(0, 2));
  expect([squareStory(box, '18'), squareStory(box, '5')].map((one) => one?.picture)).toEqual(falls[0]);
});

test('a picture leaves the number of its square alone', () => {
  const square = snakesLadders({ bottom: 0, rules: box }).spot('18');
  const at = pictureSpot(square);
  expect(at.x - square.x).toBeGreaterThan(0);
  expect(at.y - square.y).toBeGreaterThan(0);
});

test('a square is read with where it leads and what is drawn there', () => {
  expect(placeName(race, '3')).toBe('square 3, ladder up to 21, a seed');
  expect(placeName(race, '21')).toBe('square 21, a flower');
  expect(placeName(race, '18')).toBe('square 18, snake down to 5, an apple');
  expect(placeName(race, '5')).toBe('square 5, a stomach ache');
  expect(placeName(race, '6')).toBe('square 6');
});

test('what leads down on the well-known board is a chute', () => {
  const chutes = { ...race, values: { ...box, down_by: 'chutes' } };
  const step = { text: '16>18v5', from: '16', to: '5', uses: '2', captures: false, moves: [] };
  expect(placeName(chutes, '18')).toBe('square 18, chute down to 5, an apple');
  expect(stepWords(chutes, step)).toContain('down the chute to 5');
  expect(stepWords(race, step)).toContain('down the snake to 5');
  expect([snakesLadders({ bottom: 0, rules: chutes.values }).chutes, snakesLadders({ bottom: 0, rules: box }).chutes]).toEqual([true, false]);
});
