import { expect, test } from 'vitest';
import { TableSocket, type Connection } from '../../src/protocol/socket';
import type { FromServer } from '../../src/protocol/types';
import { FakeWorld } from '../support/table';

function connected(last = 0) {
  const world = new FakeWorld();
  const heard: FromServer[] = [];
  const states: Connection[] = [];
  const seen = { last };
  const socket = new TableSocket('ws://here/ws/t', () => seen.last, (message) => heard.push(message), (state) => states.push(state), world);
  socket.connect();
  return { world, heard, states, socket, seen };
}

test('comes back by itself and asks for what it missed', () => {
  const { world, states, seen } = connected();
  world.socket.open();
  seen.last = 41;
  world.socket.close();
  expect(states).toEqual(['connecting', 'open', 'lost']);
  world.pass(500);
  expect(world.sockets).toHaveLength(2);
  expect(world.socket.address).toBe('ws://here/ws/t?after=41');
});

test('waits longer after every failure, never more than fifteen seconds', () => {
  const { world } = connected();
  const waits: number[] = [];
  for (let i = 0; i < 8; i++) {
    world.socket.close();
    let waited = 0;
    const before = world.sockets.length;
    while (world.sockets.length === before) {
      world.pass(500);
      waited += 500;
    }
    waits.push(waited);
  }
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 15000, 15000, 15000]);
});

test('comes back when a server that stops says so, and then as patiently as ever', () => {
  const { world } = connected();
  world.socket.open();
  world.socket.hears({ type: 'closing', code: 'stopping', sentence: 'The server is being restarted; your game is kept.', again: 120 });
  world.socket.close();
  world.pass(120);
  expect(world.sockets).toHaveLength(2);
  world.socket.close();
  world.pass(499);
  expect(world.sockets).toHaveLength(2);
  world.pass(1);
  expect(world.sockets).toHaveLength(3);
});

test('each command gets its own answer', async () => {
  const { world, socket } = connected();
  world.socket.open();
  const first = socket.send({ do: 'throw', n: 1 });
  const second = socket.send({ do: 'undo' });
  const [one, two] = world.socket.sent as { id: number }[];
  world.socket.hears({ type: 'refused', id: two?.id ?? 0, code: 'illegal', sentence: 'No.', clause: '' });
  world.socket.hears({ type: 'done', id: one?.id ?? 0, n: 2 });
  expect(await first).toMatchObject({ type: 'done' });
  expect(await second).toMatchObject({ type: 'refused' });
});

test('what was under way when the line broke is answered', async () => {
  const { world, socket } = connected();
  world.socket.open();
  const answer = socket.send({ do: 'throw', n: 1 });
  world.socket.close();
  expect(await answer).toEqual({ type: 'lost' });
  expect(await socket.send({ do: 'undo' })).toEqual({ type: 'lost' });
});

test('a command that is never answered is given up', async () => {
  const { world, socket } = connected();
  world.socket.open();
  const answer = socket.send({ do: 'throw', n: 1 });
  world.pass(12_000);
  expect(await answer).toEqual({ type: 'lost' });
});

test('passes over what is no message, and stays closed when closed', () => {
  const { world, heard, socket } = connected();
  world.socket.open();
  world.socket.onmessage?.({ data: '{' });
  expect(heard).toHaveLength(0);
  socket.close();
  world.pass(60_000);
  expect(world.sockets).toHaveLength(1);
});

test('a line on which nothing arrives any more is broken within five seconds, and another is tried', () => {
  const { world, states, socket } = connected();
  world.socket.open();
  const silent = world.socket;
  world.pass(1500);
  expect(silent.last()).toMatchObject({ do: 'ping' });
  silent.hears({ type: 'pong', id: silent.last().id, time: 0 });
  const asked = socket.send({ do: 'throw', n: 1 });
  for (let i = 0; i < 9; i++) world.pass(500);
  expect(states).toEqual(['connecting', 'open', 'lost']);
  world.pass(500);
  expect(world.socket).not.toBe(silent);
  return expect(asked).resolves.toEqual({ type: 'lost' });
});

test('who answers is asked again and again and never given up', () => {
  const { world, states } = connected();
  world.socket.open();
  for (let i = 0; i < 40; i++) {
    world.pass(1500);
    world.socket.hears({ type: 'pong', id: world.socket.last().id, time: 0 });
  }
  expect(states).toEqual(['connecting', 'open']);
});

test('a line that never opens is given up, and another is tried', () => {
  const { world, states } = connected();
  world.pass(6000);
  world.pass(500);
  expect(world.sockets).toHaveLength(2);
  expect(states).toEqual(['connecting', 'lost', 'connecting']);
});

test('what an abandoned line says later is not heard', () => {
  const { world, heard } = connected();
  world.socket.open();
  const silent = world.socket;
  for (let i = 0; i < 3; i++) world.pass(1500);
  world.pass(500);
  silent.hears({ type: 'you', you: [1] });
  expect(heard).toEqual([]);
});
