import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { throwDice, verify, type FairRecord } from '../../src/state/verify';

const seed = Buffer.alloc(32, 7);
const texts = ['w3Jd0aVq5Zt1', ''];

/** The same by another library, from the words of the documentation. */
function expected(k: number, dice: number): number[] {
  const bytes = [0, 1, 2].flatMap((block) => [...createHmac('sha256', seed).update(`t1:${texts.join(',')}:${k}:${block}`).digest()]);
  return bytes.filter((byte) => byte < 252).slice(0, dice).map((byte) => (byte % 6) + 1);
}

function record(): FairRecord {
  const events = Array.from({ length: 40 }, (_, k) => ({ event: 'threw', k, dice: expected(k, 2) }));
  return { table: 't1', fair: { seed: seed.toString('hex'), commitment: createHash('sha256').update(seed).digest('hex'), texts }, events };
}

test('throws follow from the seed as documented', () => {
  for (let k = 0; k < 50; k++) expect(throwDice(seed, 't1', texts, k, 2)).toEqual(expected(k, 2));
  expect(throwDice(seed, 't1', texts, 3, 70)).toEqual(expected(3, 70));
});

test('an honest record is found to be one', () => {
  expect(verify(record())).toEqual({ ok: true, throws: 40 });
});

test('any change is detected', () => {
  const changed = record();
  const die = changed.events[17]?.dice;
  if (die) die[0] = ((die[0] ?? 0) % 6) + 1;
  expect(verify(changed)).toEqual({ ok: false, seed: false, k: 17 });
  const left = record();
  left.events.splice(5, 1);
  expect(verify(left)).toMatchObject({ ok: false, k: 5 });
  const text = record();
  text.fair.texts = ['w3Jd0aVq5Zt2', ''];
  expect(verify(text)).toMatchObject({ ok: false, seed: false });
  const other = record();
  other.fair.seed = Buffer.alloc(32, 8).toString('hex');
  expect(verify(other)).toEqual({ ok: false, seed: true });
});
