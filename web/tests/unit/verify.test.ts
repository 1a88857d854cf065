import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { textCommitment, type Kept } from '../../src/state/kept';
import { replacementText, throwDice, verify, type FairRecord, type RecordedEvent } from '../../src/state/verify';

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
  expect(verify(record())).toMatchObject({ ok: true, throws: 40, kept: false });
});

test('any change is detected', () => {
  const changed = record();
  const die = changed.events[17]?.dice;
  if (die) die[0] = ((die[0] ?? 0) % 6) + 1;
  expect(verify(changed)).toEqual({ ok: false, wrong: 'throw', k: 17 });
  const left = record();
  left.events.splice(5, 1);
  expect(verify(left)).toMatchObject({ ok: false, k: 5 });
  const text = record();
  text.fair.texts = ['w3Jd0aVq5Zt2', ''];
  expect(verify(text)).toMatchObject({ ok: false, wrong: 'throw' });
  const other = record();
  other.fair.seed = Buffer.alloc(32, 8).toString('hex');
  expect(verify(other)).toEqual({ ok: false, wrong: 'seed' });
});

/** Ann, seat 0, has revealed her text; Bob, seat 1, has not; nothing is thrown. */
const ann = 'w3Jd0aVq5Zt1w3Jd0aVq5Zt1';
const bob = 'HelloHelloHelloHelloHello';
function committed(): FairRecord & { events: RecordedEvent[] } {
  const put = replacementText(seed, 't1', 1);
  const events = [
    { event: 'sat', seat: 0, text_commitment: textCommitment('t1', 0, ann) }, { event: 'sat', seat: 1, text_commitment: textCommitment('t1', 1, bob) }, { event: 'completed' },
    { event: 'revealed', seat: 0, text: ann, by: 'player' }, { event: 'revealed', seat: 1, text: put, by: 'server' }, { event: 'started' },
  ];
  return { ...record(), fair: { ...record().fair, texts: [ann, put] }, events };
}
function anns(): Kept {
  return { parlor_kept: 1, table: 't1', commitment: record().fair.commitment, seats: [{ seat: 0, text_commitment: textCommitment('t1', 0, ann), text: ann, acknowledged: true }, { seat: 1, text_commitment: textCommitment('t1', 1, bob) }] };
}
function change(changed: FairRecord, at: number, fields: Partial<RecordedEvent>): FairRecord {
  changed.events[at] = { ...(changed.events[at] as RecordedEvent), ...fields };
  return changed;
}

test('commitments are made as documented', () => {
  expect(textCommitment('t1', 0, ann)).toBe(createHash('sha256').update(`t1:0:${ann}`).digest('hex'));
  expect(replacementText(seed, 't1', 1)).toBe(createHmac('sha256', seed).update('t1:replacement:1').digest('hex'));
});

test('texts that were committed to are checked, and replaced ones are named', () => {
  expect(verify(committed(), anns())).toEqual({ ok: true, throws: 0, kept: true, replaced: [1], clear: false });
  expect(verify(change(committed(), 3, { text: bob }))).toEqual({ ok: false, wrong: 'text', seat: 0 });
  expect(verify(change(committed(), 0, { text_commitment: textCommitment('t1', 0, bob) }))).toEqual({ ok: false, wrong: 'text', seat: 0 });
  expect(verify(change(committed(), 4, { text: bob }))).toEqual({ ok: false, wrong: 'replacement', seat: 1 });
});

test('a record that fits together is still checked by what was kept', () => {
  const ground = change(change(committed(), 1, { text_commitment: textCommitment('t1', 1, ann) }), 4, { text: ann, by: 'player' });
  expect(verify(ground).ok).toBe(true);
  expect(verify(ground, anns())).toEqual({ ok: false, wrong: 'seen text', seat: 1 });
  const taken = change(committed(), 3, { text: replacementText(seed, 't1', 0), by: 'server' });
  expect(verify(taken).ok).toBe(true);
  expect(verify(taken, anns())).toEqual({ ok: false, wrong: 'taken text', seat: 0 });
  expect(verify(committed(), { ...anns(), commitment: 'another' })).toEqual({ ok: false, wrong: 'seen seed' });
  expect(verify(committed(), { ...anns(), table: 't2' })).toEqual({ ok: false, wrong: 'seen table' });
});
