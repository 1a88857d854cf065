import { beforeEach, expect, test } from 'vitest';
import { Keeping, keptOf, textCommitment } from '../../src/state/kept';
import { TableStore } from '../../src/state/table.svelte';
import { FakeWorld, now, table } from '../support/table';

beforeEach(() => localStorage.clear());

const rest = () => new Promise((resolve) => setTimeout(resolve, 5));
const people = [{ seat: 0, kind: 'person', name: 'Ann' } as const, { seat: 2, kind: 'person', name: 'Bob' } as const];
const bobs = textCommitment(table.id, 2, 'a-text-of-bobs-that-nobody-knows');

/** Ann has sat down, and has not been told that everybody has. */
async function sitting() {
  const world = new FakeWorld();
  const store = new TableStore(table.id, world);
  store.connect();
  world.socket.open();
  world.socket.hears({ type: 'welcome', you: [], table: { ...table, commitment: 'of the seed' }, events: [], said: [], now: now({ phase: 'waiting', seats: [] }) });
  void store.sit(0, 'Ann');
  const sat = world.socket.last() as unknown as { id: number; text_commitment: string };
  world.socket.hears({ type: 'you', you: [0] });
  world.socket.hears({ type: 'done', id: sat.id, n: 3 });
  await rest();
  return { world, store, own: sat.text_commitment };
}

function asked(commitments: Record<string, string>) {
  return now({ phase: 'revealing', seats: people, fair: { ...now().fair, text_commitments: commitments, reveal: { awaited: [0, 2], until: 0 } } });
}

test('sitting down sends a commitment and keeps the text to itself', async () => {
  const { world, own } = await sitting();
  expect(own).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify(world.socket.sent)).not.toContain('"text"');
});

test('our text is told when everybody is bound, checked by what we saw, and kept', async () => {
  const { world, own } = await sitting();
  world.socket.hears({ type: 'events', events: [], now: asked({ 0: own, 2: bobs }) });
  const told = world.socket.last() as unknown as { id: number; do: string; seat: number; text: string };
  expect(told).toMatchObject({ do: 'reveal', seat: 0 });
  expect(textCommitment(table.id, 0, told.text)).toBe(own);
  world.socket.hears({ type: 'done', id: told.id, n: 5 });
  await rest();
  expect(keptOf(table.id)).toEqual({
    parlor_kept: 1, table: table.id, commitment: 'of the seed',
    seats: [{ seat: 0, text_commitment: own, text: told.text, acknowledged: true }, { seat: 2, text_commitment: bobs }],
  });
});

test('our text is not told while somebody is not bound, or is bound by something else than we saw', async () => {
  const { world, own } = await sitting();
  world.socket.hears({ type: 'events', events: [], now: asked({ 0: own }) });
  expect(world.socket.last()).not.toMatchObject({ do: 'reveal' });
  world.socket.hears({ type: 'events', events: [], now: asked({ 0: own, 2: bobs }) });
  expect(world.socket.last()).not.toMatchObject({ do: 'reveal' });
});

test('who comes back in another tab has the text still', async () => {
  const { own } = await sitting();
  const world = new FakeWorld();
  const store = new TableStore(table.id, world);
  store.connect();
  world.socket.open();
  world.socket.hears({ type: 'welcome', you: [0], table, events: [], said: [], now: asked({ 0: own, 2: bobs }) });
  expect(world.socket.last()).toMatchObject({ do: 'reveal', seat: 0 });
});

test('only the latest tables are kept', () => {
  for (let i = 0; i < 100; i++) new Keeping(`t${i}`).commit(0, 'c');
  expect(Object.keys(localStorage).filter((key) => key.startsWith('parlor.kept.'))).toHaveLength(60);
  expect(localStorage.getItem('parlor.kept.t99')).not.toBeNull();
  expect(localStorage.getItem('parlor.kept.t39')).toBeNull();
});
