import { storyIn } from '../../src/games/stories';
import { expect, test } from 'vitest';
import type { Happening, TableEvent } from '../../src/protocol/types';
import { storyOf, type Company } from '../../src/state/story';
import { now, table } from '../support/table';

const company: Company = { table, seats: now().seats };
const told = (happenings: readonly Happening[], at = company) =>
  storyOf(at, happenings.map((one, i): TableEvent => ({ n: i + 1, at: 0, ...one })), new Map()).map((line) => line.text);
const threw = (seat: number, dice: number[], position: string): Happening => ({ event: 'threw', seat, dice, k: 0, position });
const word = (seat: number, text: string): Happening =>
  ({ event: 'played', seat, play: text, steps: [{ text, from: '', to: '', uses: '', captures: false, moves: [] }], by: 'person', position: '' });

test('the throws for who starts end with who does, or who throws again', () => {
  const start = 'y:S,S,S,S r:S,S,S,S';
  expect(told([threw(0, [3], `${start} first y3 r`), threw(2, [3], `${start} first y r`), threw(0, [4], `${start} first y4 r`), threw(2, [6], `${start} r`), threw(2, [6, 5], `${start} r 6-5`)])).toEqual([
    'Ann throws 3.', 'Red throws 3. A tie: Ann and Red throw again.', 'Ann throws 4.', 'Red throws 6. Red starts.', 'Red throws 6 and 5.',
  ]);
  expect(told([threw(0, [2], 'y:1 r:1 y'), threw(0, [2], 'y:1 r:1 y 2')], { ...company, table: { ...table, game: 'snakes_ladders' } })).toEqual(['Ann throws 2. Ann starts.', 'Ann throws 2.']);
});

test('a roll is told once, by its dice', () => {
  expect(told([word(0, 'roll'), threw(0, [5, 4], 'XGID='), word(2, 'double')], { ...company, table: { ...table, game: 'backgammon' } })).toEqual(['Ann throws 5 and 4.', 'Red: Double.']);
});

test('who resigns is played on by a bot, unless that is the end', () => {
  const ended: Happening = { event: 'ended', result: { winners: [2], points: 1, draw: false, reason: '', how: 'resigned' }, seed: '' };
  expect(told([{ event: 'resigned', seat: 0 }, { event: 'started' }])[0]).toBe('Ann resigns; a bot plays on.');
  expect(told([{ event: 'resigned', seat: 0 }, ended])[0]).toBe('Ann resigns.');
});

test('a bot sits down as one', () => {
  expect(told([{ event: 'sat', seat: 2, kind: 'bot', level: 'easy' }, { event: 'sat', seat: 2, kind: 'bot', level: 'hard' }, { event: 'sat', seat: 0, kind: 'person', name: 'Ann' }])).toEqual([
    'An easy bot sits as red.', 'A hard bot sits as red.', 'Ann sits as yellow.',
  ]);
});

test('a penalty, a pawn HOME and a capture are worth a moment, and a plain step is not', () => {
  const moment = (text: string, to: string, captures = false) => storyIn('parcheesi').moment?.({ text, from: '12', to, uses: '', captures, moves: [] });
  expect([moment('!12>S', 'S'), moment('h3>H', 'H'), moment('12x15', '15', true), moment('12>15', '15')]).toEqual(['penalty', 'home', 'capture', null]);
});
