import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { textCommitment, type Kept } from './kept';

/** What a record holds of its dice; see docs/record.md. */
export interface FairRecord {
  table: string;
  fair: { seed: string; commitment: string; texts: string[] };
  events: RecordedEvent[];
  /** What somebody's browser kept, where the record was downloaded with it. */
  kept?: Kept;
}

export interface RecordedEvent {
  event: string;
  seat?: number;
  k?: number;
  dice?: number[];
  text?: string;
  text_commitment?: string;
  by?: string;
}

/** What a seat added to the dice, as the record tells it. */
interface SeatText {
  text: string;
  commitment: string;
  replaced: boolean;
}

export type Wrong =
  | { wrong: 'seed' | 'seen table' | 'seen seed' }
  | { wrong: 'throw'; k: number }
  | { wrong: 'text' | 'replacement' | 'seen text' | 'taken text'; seat: number };

export type Finding = { ok: true; throws: number; kept: boolean; replaced: number[]; clear: boolean } | ({ ok: false } & Wrong);

/** Throw number k: bytes of HMAC-SHA-256, those of 252 and more passed over, the rest modulo 6. */
export function throwDice(seed: Uint8Array, table: string, texts: readonly string[], k: number, dice: number): number[] {
  const fallen: number[] = [];
  for (let block = 0; ; block++) {
    for (const byte of hmac(sha256, seed, utf8ToBytes(`${table}:${texts.join(',')}:${k}:${block}`))) {
      if (fallen.length === dice) return fallen;
      if (byte < 252) fallen.push((byte % 6) + 1);
    }
  }
}

/** The server's text for a seat whose player does not reveal one. */
export function replacementText(seed: Uint8Array, table: string, seat: number): string {
  return bytesToHex(hmac(sha256, seed, utf8ToBytes(`${table}:replacement:${seat}`)));
}

function textsOf(events: readonly RecordedEvent[]): Map<number, SeatText> {
  const texts = new Map<number, SeatText>();
  for (const event of events) {
    const seat = event.seat ?? 0;
    const sat = texts.get(seat);
    if (event.event === 'sat') texts.set(seat, { text: event.text ?? '', commitment: event.text_commitment ?? '', replaced: false });
    else if (event.event === 'stood') texts.delete(seat);
    else if (event.event === 'revealed' && sat) texts.set(seat, { ...sat, text: event.text ?? '', replaced: event.by === 'server' });
  }
  return texts;
}

function wrongText(record: FairRecord, seed: Uint8Array, texts: ReadonlyMap<number, SeatText>): Wrong | null {
  for (const [seat, { text, commitment, replaced }] of texts) {
    if (replaced && text !== replacementText(seed, record.table, seat)) return { wrong: 'replacement', seat };
    if (!replaced && commitment !== '' && commitment !== textCommitment(record.table, seat, text)) return { wrong: 'text', seat };
  }
  return null;
}

/** Where the record is not as this browser saw it. */
function notAsSeen(record: FairRecord, kept: Kept, texts: ReadonlyMap<number, SeatText>): Wrong | null {
  if (record.table !== kept.table) return { wrong: 'seen table' };
  if (record.fair.commitment !== kept.commitment) return { wrong: 'seen seed' };
  for (const { seat, text_commitment, text, acknowledged } of kept.seats) {
    const told = texts.get(seat);
    if (told?.commitment !== text_commitment) return { wrong: 'seen text', seat };
    if (text === undefined) continue;
    if (told.replaced && acknowledged) return { wrong: 'taken text', seat };
    if (!told.replaced && told.text !== text) return { wrong: 'seen text', seat };
  }
  return null;
}

/** Works every throw of a record out again. The browser's own cryptography is not there over plain http. */
export function verify(record: FairRecord, kept: Kept | null = null): Finding {
  const texts = textsOf(record.events);
  const unseen = kept && notAsSeen(record, kept, texts);
  if (unseen) return { ok: false, ...unseen };
  const seed = hexToBytes(record.fair.seed);
  if (bytesToHex(sha256(seed)) !== record.fair.commitment) return { ok: false, wrong: 'seed' };
  const swapped = wrongText(record, seed, texts);
  if (swapped) return { ok: false, ...swapped };
  const throws = record.events.filter((event) => event.event === 'threw');
  for (const [k, told] of throws.entries()) {
    const dice = told.dice ?? [];
    const due = throwDice(seed, record.table, record.fair.texts, k, dice.length);
    if (told.k !== k || due.join() !== dice.join()) return { ok: false, wrong: 'throw', k };
  }
  const all = [...texts];
  return {
    ok: true,
    throws: throws.length,
    kept: kept !== null,
    replaced: all.flatMap(([seat, { replaced }]) => (replaced ? [seat] : [])),
    clear: all.some(([, { text, commitment }]) => text !== '' && commitment === ''),
  };
}
