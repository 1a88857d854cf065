import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Announcer } from '../../src/state/announcer.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('sentences that come together are said together', () => {
  const announcer = new Announcer();
  announcer.say('Blue throws 5 and 3.');
  announcer.say('Blue: enters on 22.');
  expect(announcer.message).toBe('');
  vi.advanceTimersByTime(400);
  expect(announcer.message).toBe('Blue throws 5 and 3. Blue: enters on 22.');
});

test('the last event is repeated, so that it is spoken again', () => {
  const announcer = new Announcer();
  announcer.say('Your turn: throw.');
  vi.advanceTimersByTime(400);
  announcer.repeat();
  expect(announcer.message).toBe('');
  vi.advanceTimersByTime(400);
  expect(announcer.message).toBe('Your turn: throw.');
});

test('the same sentence twice is a change, or nobody would hear it', () => {
  const announcer = new Announcer();
  announcer.say('Red cannot play.');
  vi.advanceTimersByTime(400);
  const first = announcer.message;
  announcer.say('Red cannot play.');
  vi.advanceTimersByTime(400);
  expect(announcer.message).not.toBe(first);
  expect(announcer.message.trim()).toBe(first);
});
