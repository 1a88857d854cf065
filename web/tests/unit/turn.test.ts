import { expect, test } from 'vitest';
import { modelOf } from '../../src/games/index';
import type { Next, PieceAt, Ruling } from '../../src/protocol/types';
import { Stage } from '../../src/state/stage.svelte';
import { Turn } from '../../src/state/turn.svelte';
import { firstNext, step, view } from '../support/table';

const last: Next = { steps: [], may_end: true, left: [] };

class FakeGuide {
  asked: string[][] = [];
  why_: [string[], string, string][] = [];
  constructor(private readonly answers: Record<string, Next>) {}
  next = (steps: string[]): Promise<{ next: Next; pieces: PieceAt[] } | null> => {
    this.asked.push(steps);
    const next = this.answers[steps.join(' ')];
    return Promise.resolve(next ? { next, pieces: view.pieces } : null);
  };
  why = (steps: string[], from: string, to: string): Promise<Ruling> => {
    this.why_.push([steps, from, to]);
    return Promise.resolve({ legal: false, clause: 'royal.26', sentence: 'A blockade stops every pawn.' });
  };
}

async function begun(answers: Record<string, Next> = { '': firstNext, '12>15': last }): Promise<{ turn: Turn; guide: FakeGuide }> {
  const stage = new Stage(modelOf('parcheesi', { bottom: 0, rules: {} }));
  stage.show(view.pieces);
  const guide = new FakeGuide(answers);
  const turn = new Turn(stage, guide, () => 0);
  await turn.begin(0);
  return { turn, guide };
}

test('the pieces that can move are those the guide names', async () => {
  const { turn } = await begun();
  expect([...turn.sources]).toEqual(['S:0', '5', '12']);
  expect(turn.targets.size).toBe(0);
});

test('what is known already is not asked for', async () => {
  const { turn, guide } = await begun();
  guide.asked = [];
  await turn.begin(0, firstNext);
  expect([...turn.sources]).toEqual(['S:0', '5', '12']);
  expect(guide.asked).toEqual([]);
  await turn.tap('12');
  await turn.tap('15');
  expect(guide.asked).toEqual([['12>15']]);
});

test('a chosen pawn shows where it can go and what it uses; a second tap steps', async () => {
  const { turn, guide } = await begun();
  await turn.tap('12');
  expect([...turn.targets]).toEqual([['15', '3']]);
  await turn.tap('15');
  expect(guide.asked.at(-1)).toEqual(['12>15']);
  expect(turn.steps.map((one) => one.text)).toEqual(['12>15']);
  expect(turn.mayEnd).toBe(true);
});

test('a tap on a pawn with one destination, twice, steps', async () => {
  const { turn } = await begun();
  await turn.tap('12');
  await turn.tap('12');
  expect(turn.steps).toHaveLength(1);
});

test('undo drops the last step', async () => {
  const { turn, guide } = await begun();
  await turn.tap('12');
  await turn.tap('15');
  await turn.undo();
  expect(turn.steps).toHaveLength(0);
  expect(guide.asked.at(-1)).toEqual([]);
});

test('an illegal place asks the arbiter, in the names of the protocol', async () => {
  const { turn, guide } = await begun();
  await turn.tap('12');
  await turn.tap('h3:0');
  expect(guide.why_).toEqual([[[], '12', 'h3']]);
  expect(turn.verdict?.ruling.clause).toBe('royal.26');
  expect(turn.steps).toHaveLength(0);
});

test('a piece that cannot move can be asked about', async () => {
  const { turn, guide } = await begun();
  await turn.tap('39');
  expect(turn.selected).toBe('39');
  await turn.tap('40');
  expect(guide.why_).toEqual([[[], '39', '40']]);
});

test('two steps between the same places are asked apart', async () => {
  const both = { steps: [{ ...step('S', '5', '5') }, { ...step('S', '5', '4+1'), text: 'S>5 ' }], may_end: false, left: [] };
  const { turn } = await begun({ '': both, 'S>5 ': last });
  await turn.tap('S:0');
  expect(turn.targets.get('5')).toBe('5|4+1');
  await turn.tap('5');
  expect(turn.asked).toHaveLength(2);
  await turn.choose(turn.asked[1] ?? step('', '', ''));
  expect(turn.steps.map((one) => one.uses)).toEqual(['4+1']);
});

test('words without a place are offered as buttons', async () => {
  const words = { steps: [{ text: 'roll', from: '', to: '', uses: '', captures: false, moves: [] }], may_end: false, left: [] };
  const { turn } = await begun({ '': words });
  expect(turn.words.map((one) => one.text)).toEqual(['roll']);
  expect(turn.sources.size).toBe(0);
});

test('an answer that comes after the turn ended is passed over', async () => {
  const { turn } = await begun();
  const late = turn.begin(0);
  turn.end();
  await late;
  expect(turn.next).toBeNull();
});

test('the arbiter is asked about the home path that was meant, not about one’s own', async () => {
  const { turn, guide } = await begun();
  await turn.tap('12');
  await turn.tap('h3:1');
  expect(guide.why_.at(-1)).toEqual([[], '12', 'bh3']);
  await turn.tap('h3:0');
  expect(guide.why_.at(-1)).toEqual([[], '12', 'h3']);
});
