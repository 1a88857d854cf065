import { beforeEach, expect, test } from 'vitest';
import { change } from '../../src/state/settings.svelte';
import { TableStore } from '../../src/state/table.svelte';
import { FakeWorld, firstNext, now, step, table, view } from '../support/table';

beforeEach(() => {
  change('speed', 'instant');
  change('confirm', true);
});

const rest = () => new Promise((resolve) => setTimeout(resolve, 5));

async function seated(you = [0], stands = now()) {
  const world = new FakeWorld();
  const store = new TableStore(table.id, world);
  store.connect();
  world.socket.open();
  world.socket.hears({ type: 'welcome', you, table, events: [{ n: 7, at: 0, event: 'started' }], said: [], now: stands });
  await rest();
  return { world, store };
}

async function withNext() {
  const made = await seated();
  made.world.socket.hears({ type: 'next', id: made.world.socket.last().id, steps: [], next: firstNext, pieces: view.pieces });
  await rest();
  return made;
}

test('our turn asks at once what can be stepped where that was too much to be told', async () => {
  const { world, store } = await seated();
  expect(store.mustPlay).toBe(true);
  expect(world.socket.last()).toMatchObject({ do: 'steps', steps: [] });
});

test('a turn begins without a message where how things stand says what can be stepped', async () => {
  const { world, store } = await seated([0], now({ next: firstNext, left: ['5', '3'] }));
  expect(store.left).toEqual(firstNext.left);
  await store.turn?.tap('12');
  expect(store.turn?.targets.size).toBeGreaterThan(0);
  expect(world.socket.sent).toHaveLength(0);
  void store.turn?.tap('15');
  expect(world.socket.sent).toHaveLength(1);
  expect(world.socket.last()).toMatchObject({ do: 'steps', steps: ['12>15'] });
});

test('who looks on knows the counts of the roll before the first step', async () => {
  const { store } = await seated([], now({ left: ['3', '3', '4', '4'] }));
  expect(store.left).toEqual(['3', '3', '4', '4']);
});

test('a spectator asks nothing and can do nothing', async () => {
  const { world, store } = await seated([]);
  expect(store.mustPlay).toBe(false);
  expect(world.socket.sent).toHaveLength(0);
  await store.turn?.tap('12');
  await store.throwDice();
  expect(world.socket.sent).toHaveLength(0);
});

test('steps are sent with the number of the last event, and the play is drawn once', async () => {
  const { world, store } = await withNext();
  await store.turn?.tap('12');
  const stepped = store.turn?.tap('15');
  const pieces = view.pieces.map((piece) => (piece.at === '12' ? { ...piece, at: '15' } : piece));
  world.socket.hears({ type: 'next', id: world.socket.last().id, steps: ['12>15'], next: { steps: [], may_end: true, left: ['5'] }, pieces });
  await stepped;
  void store.done();
  expect(world.socket.last()).toMatchObject({ do: 'play', n: 7, steps: ['12>15'] });
  const after = now({ n: 8, view: { ...view, pieces, actor: { seat: 2, must: 'throw', dice: 2 }, dice: null } });
  world.socket.hears({ type: 'events', events: [{ n: 8, at: 0, event: 'played', seat: 0, play: '12>15', steps: [step('12', '15', '3', ['13', '14', '15'])], by: 'person', position: '' }], now: after });
  world.socket.hears({ type: 'done', id: world.socket.last().id, n: 8 });
  await rest();
  expect(store.stage?.pieces.filter((piece) => piece.place === '15')).toHaveLength(1);
  expect(store.mustPlay).toBe(false);
});

test('the arbiter is heard', async () => {
  const { world, store } = await withNext();
  await store.turn?.tap('12');
  const asked = store.turn?.tap('31');
  expect(world.socket.last()).toMatchObject({ do: 'why', from: '12', to: '31' });
  world.socket.hears({ type: 'ruling', id: world.socket.last().id, ruling: { legal: false, clause: 'royal.12', sentence: 'No count leads there.' } });
  await asked;
  expect(store.turn?.verdict?.ruling.sentence).toBe('No count leads there.');
});

test('a refused command shows its sentence; a stale one only catches up', async () => {
  const { world, store } = await withNext();
  const asked = store.command({ do: 'resign' });
  world.socket.hears({ type: 'refused', id: world.socket.last().id, code: 'not_open', sentence: 'The game is over.', clause: '' });
  expect(await asked).toBe(false);
  expect(store.notice?.sentence).toBe('The game is over.');
  store.notice = null;
  const again = store.command({ do: 'offer', n: 3, offer: 'draw' });
  world.socket.hears({ type: 'refused', id: world.socket.last().id, code: 'stale', sentence: 'Something happened.', clause: '' });
  await again;
  expect(store.notice).toBeNull();
});

test('what the page said of how things stood goes with it; what the server refused stays', async () => {
  const { world, store } = await withNext();
  const happens = (n: number) => world.socket.hears({ type: 'events', events: [{ n, at: 0, event: 'said', seat: 2, phrase: 'hello' }], now: now({ n }) });
  store.notice = { sentence: 'Throw first.', clause: '', own: true };
  happens(8);
  await rest();
  expect(store.notice).toBeNull();
  store.notice = { sentence: 'No count leads there.', clause: '' };
  happens(9);
  await rest();
  expect(store.notice).not.toBeNull();
});

test('a broken line in mid-turn comes back to the same steps', async () => {
  const { world, store } = await withNext();
  await store.turn?.tap('12');
  const stepped = store.turn?.tap('15');
  const pieces = view.pieces.map((piece) => (piece.at === '12' ? { ...piece, at: '15' } : piece));
  const rest_ = { steps: [step('S', '5', '5')], may_end: false, left: ['5'] };
  world.socket.hears({ type: 'next', id: world.socket.last().id, steps: ['12>15'], next: rest_, pieces });
  await stepped;
  world.socket.close();
  expect(store.connection).toBe('lost');
  world.pass(500);
  world.socket.open();
  expect(world.socket.address).toContain('after=7');
  world.socket.hears({ type: 'welcome', you: [0], table, events: [], said: [], now: now() });
  await rest();
  expect(world.socket.last()).toMatchObject({ do: 'steps', steps: ['12>15'] });
  world.socket.hears({ type: 'next', id: world.socket.last().id, steps: ['12>15'], next: rest_, pieces });
  await rest();
  expect(store.turn?.steps.map((one) => one.text)).toEqual(['12>15']);
  expect(store.stage?.pieces.some((piece) => piece.place === '15')).toBe(true);
});

test('another player’s preview is shown and then not played twice', async () => {
  const { world, store } = await seated([]);
  const pieces = view.pieces.map((piece) => (piece.at === '12' ? { ...piece, at: '15' } : piece));
  world.socket.hears({ type: 'preview', seat: 0, steps: ['12>15'], pieces, left: ['5', '+20'] });
  await rest();
  expect(store.stage?.pieces.some((piece) => piece.place === '15')).toBe(true);
  expect(store.left).toEqual(['5', '+20']);
  const steps = [step('12', '15', '3', ['13', '14', '15']), step('S', '5', '5')];
  const end = pieces.map((piece, i) => (i === 0 ? { ...piece, at: '5' } : piece));
  world.socket.hears({ type: 'events', events: [{ n: 8, at: 0, event: 'played', seat: 0, play: '', steps, by: 'person', position: '' }], now: now({ n: 8, view: { ...view, pieces: end } }) });
  await rest();
  expect(store.stage?.touched).toEqual(['12', '15', 'S:0', '5']);
  expect(store.stage?.pieces.map((piece) => piece.place).sort()).toEqual(['12', '15', '39', '5', '5', 'H:2', 'S:0', 'S:2', 'h3:2'].filter((place) => place !== '12').sort());
});

test('phrases stand in the log after what had happened by then, and are kept over a lost line', async () => {
  const { store, world } = await seated();
  world.socket.hears({ type: 'said', n: 7, at: 5, seat: 2, phrase: 'hello' });
  expect(store.story.map(({ event }) => event)).toEqual(['started', 'said']);
  world.socket.hears({ type: 'welcome', you: [0], table, events: [], said: [{ n: 7, at: 9, seat: 2, phrase: 'thanks' }], now: now() });
  expect(store.story.map((event) => ('phrase' in event ? event.phrase : event.event))).toEqual(['started', 'hello', 'thanks']);
});

test('a game this page does not know is said to be missing', () => {
  const world = new FakeWorld();
  const store = new TableStore('x', world);
  store.connect();
  world.socket.open();
  world.socket.hears({ type: 'welcome', you: [], table: { ...table, game: 'tiddlywinks' }, events: [], said: [], now: now() });
  expect(store.missing).toBe(true);
});

test('an invitation in the link is for one seat and opens only that', () => {
  const world = new FakeWorld();
  const store = new TableStore('x', world);
  store.welcome('2.88ab');
  store.connect();
  world.socket.open();
  const seats = [{ seat: 0, kind: 'open' as const }, { seat: 2, kind: 'open' as const }];
  world.socket.hears({ type: 'welcome', you: [], table: { ...table, invited: true }, events: [], said: [], now: now({ phase: 'waiting', seats }) });
  expect(seats.map((seat) => store.maySit(seat))).toEqual([false, true]);
  void store.sit(2, 'Ben');
  expect(world.socket.last()).toMatchObject({ do: 'sit', seat: 2, key: '88ab' });
});

test('where seats are open to all, any may be taken without a key', () => {
  const world = new FakeWorld();
  const store = new TableStore('x', world);
  store.connect();
  world.socket.open();
  const seats = [{ seat: 0, kind: 'open' as const }, { seat: 2, kind: 'bot' as const, level: 'easy' }];
  world.socket.hears({ type: 'welcome', you: [], table, events: [], said: [], now: now({ phase: 'waiting', seats }) });
  expect(seats.map((seat) => store.maySit(seat))).toEqual([true, false]);
});

test('after a take-back the board is the old one, though it is our turn before and after', async () => {
  const { world, store } = await withNext();
  const pieces = view.pieces.map((piece) => (piece.at === '12' ? { ...piece, at: '9' } : piece));
  world.socket.hears({ type: 'events', events: [{ n: 8, at: 0, event: 'took_back', seat: 0, plays: 1, position: '' }], now: now({ n: 8, view: { ...view, pieces } }) });
  await rest();
  expect(store.stage?.pieces.some((piece) => piece.place === '9')).toBe(true);
  expect(store.turn?.steps).toEqual([]);
  expect(world.socket.last()).toMatchObject({ do: 'steps', steps: [] });
});

test('what had happened before we came is told and not played again', async () => {
  const { world, store } = await seated([]);
  const pieces = store.stage?.pieces;
  const steps = [step('39', '42', '3', ['40', '41', '42'], 2)];
  world.socket.hears({ type: 'events', events: [{ n: 7, at: 0, event: 'played', seat: 2, play: '39>42', steps, by: 'bot', position: '' }], now: now() });
  await rest();
  expect(store.stage?.pieces).toBe(pieces);
  expect(store.stage?.touched).toEqual(['39', '42']);
});

test('while a throw is on its way nothing else is sent, and without a line nothing is', async () => {
  const { world, store } = await seated();
  const thrown = now({ n: 8, view: { ...view, actor: { seat: 0, must: 'throw', dice: 2 }, dice: null } });
  world.socket.hears({ type: 'events', events: [{ n: 8, at: 0, event: 'timed_out', seat: 2 }], now: thrown });
  await rest();
  void store.throwDice();
  void store.throwDice();
  expect(world.socket.sent.filter((sent) => sent['do'] === 'throw')).toHaveLength(1);
  expect(store.ready).toBe(false);
  world.socket.hears({ type: 'refused', id: world.socket.last().id, code: 'stale', sentence: '', clause: '' });
  await rest();
  expect(store.ready).toBe(true);
  world.socket.close();
  expect(store.ready).toBe(false);
});

test('a phrase stands at its seat until the next one there', async () => {
  const { world, store } = await seated();
  world.socket.hears({ type: 'said', n: 7, at: 5, seat: 2, phrase: 'hello' });
  world.socket.hears({ type: 'said', n: 7, at: 6, seat: 2, phrase: 'thanks' });
  expect([store.bubbles.at(2), store.bubbles.at(0)]).toEqual(['thanks', null]);
});
