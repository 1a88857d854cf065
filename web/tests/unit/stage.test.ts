import { expect, test } from 'vitest';
import { modelOf } from '../../src/games/index';
import type { Step } from '../../src/protocol/types';
import { Stage } from '../../src/state/stage.svelte';
import { step, view } from '../support/table';

function stage(): Stage {
  const made = new Stage(modelOf('parcheesi', { bottom: 0, rules: {} }));
  made.show(view.pieces);
  return made;
}
const idAt = (on: Stage, place: string) => on.pieces.find((piece) => piece.place === place)?.id;

test('a piece keeps its identity when it moves and the server confirms it', async () => {
  const on = stage();
  const pawn = idAt(on, '12');
  await on.play(step('12', '15', '3', ['13', '14', '15']), 1);
  expect(idAt(on, '15')).toBe(pawn);
  on.show(view.pieces.map((piece) => (piece.at === '12' ? { ...piece, at: '15' } : piece)));
  expect(idAt(on, '15')).toBe(pawn);
});

test('a captured pawn goes back to the START of its own colour', async () => {
  const on = stage();
  const capture: Step = {
    text: '5x39', from: '5', to: '39', uses: '34', captures: true,
    moves: [
      { seat: 0, kind: 'pawn', from: '5', to: '39', path: [] },
      { seat: 2, kind: 'pawn', from: '39', to: 'S', path: [] },
    ],
  };
  await on.play(capture, 1);
  expect(on.pieces.filter((piece) => piece.place === '39')).toMatchObject([{ seat: 0 }]);
  expect(on.pieces.filter((piece) => piece.place === 'S:2')).toHaveLength(2);
});

test('a piece taken off the board is gone, one that is borne off stays', async () => {
  const chess = new Stage(modelOf('chess', { bottom: 0, rules: {} }));
  chess.show([{ seat: 0, kind: 'rook', at: 'a1' }, { seat: 1, kind: 'pawn', at: 'a7' }]);
  await chess.play({ text: 'a1a7', from: 'a1', to: 'a7', uses: '', captures: true, moves: [{ seat: 1, kind: 'pawn', from: 'a7', to: 'off', path: [] }, { seat: 0, kind: 'rook', from: 'a1', to: 'a7', path: [] }] }, 1);
  expect(chess.pieces).toMatchObject([{ kind: 'rook', place: 'a7' }]);
  const gammon = new Stage(modelOf('backgammon', { bottom: 0, rules: {} }));
  gammon.show([{ seat: 0, kind: 'man', at: '3' }]);
  await gammon.play({ text: '3/off', from: '3', to: 'off', uses: '3', captures: false, moves: [{ seat: 0, kind: 'man', from: '3', to: 'off', path: [] }] }, 1);
  expect(gammon.pieces).toMatchObject([{ place: 'off:0' }]);
});

test('walks along the places it passes, faster when the way is long', async () => {
  const on = stage();
  const glides: { count: number; milliseconds: number }[] = [];
  on.attach((glide) => {
    glides.push({ count: glide.points.length, milliseconds: glide.milliseconds });
    return Promise.resolve();
  });
  await on.play(step('12', '15', '3', ['13', '14', '15']), 1);
  await on.play(step('15', '35', '+20', Array.from({ length: 20 }, (_, i) => String(16 + i))), 1);
  expect(glides).toEqual([{ count: 4, milliseconds: 270 }, { count: 21, milliseconds: 900 }]);
});

test('whoever skips sees the end at once, until the next rest', async () => {
  const on = stage();
  let glides = 0;
  on.attach(() => {
    glides++;
    return Promise.resolve();
  });
  on.skip();
  await on.play(step('12', '15', '3', ['13', '14', '15']), 1);
  expect(glides).toBe(0);
  expect(idAt(on, '15')).toBeDefined();
  on.rest();
  await on.play(step('15', '16', '1', ['16']), 1);
  expect(glides).toBe(1);
});

test('a play is marked where its pieces set out and came to, and not between; the next one takes its place', () => {
  const on = stage();
  on.mark([step('12', '16', '4'), step('5', '8', '3'), step('16', '36', '+20')]);
  expect(on.touched).toEqual(['12', '36', '5', '8']);
  on.mark([step('39', '40', '1', [], 2)]);
  expect(on.touched).toEqual(['39', '40']);
});

test('what is captured first is not taken for what moved', () => {
  const chess = new Stage(modelOf('chess', { bottom: 0, rules: {} }));
  chess.mark([{ text: 'a1a7', from: 'a1', to: 'a7', uses: '', captures: true, moves: [{ seat: 1, kind: 'pawn', from: 'a7', to: 'off', path: [] }, { seat: 0, kind: 'rook', from: 'a1', to: 'a7', path: [] }] }]);
  expect(chess.touched).toEqual(['a1', 'a7']);
});
