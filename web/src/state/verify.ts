import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** What a record holds of its dice; see docs/record.md. */
export interface FairRecord {
  table: string;
  fair: { seed: string; commitment: string; texts: string[] };
  events: { event: string; k?: number; dice?: number[] }[];
}

export type Finding = { ok: true; throws: number } | { ok: false; seed: true } | { ok: false; seed: false; k: number };

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

/** Works every throw of a record out again. The browser's own cryptography is not there over plain http. */
export function verify(record: FairRecord): Finding {
  const seed = hexToBytes(record.fair.seed);
  if (bytesToHex(sha256(seed)) !== record.fair.commitment) return { ok: false, seed: true };
  const throws = record.events.filter((event) => event.event === 'threw');
  for (const [k, told] of throws.entries()) {
    const dice = told.dice ?? [];
    const due = throwDice(seed, record.table, record.fair.texts, k, dice.length);
    if (told.k !== k || due.join() !== dice.join()) return { ok: false, seed: false, k };
  }
  return { ok: true, throws: throws.length };
}
