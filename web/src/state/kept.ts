import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Now } from '../protocol/types';
import { forget, randomText, recall, remember } from './memory';

/** What was seen of a seat before any text was revealed: what it committed to, and for a seat of ours its text. */
export interface KeptSeat {
  seat: number;
  /** Empty for a bot. */
  text_commitment: string;
  text?: string;
  /** The server has taken our text in time. */
  acknowledged?: boolean;
}

/** What this browser keeps of a table, to check its record by what it saw itself; see docs/fair.md. */
export interface Kept {
  parlor_kept: 1;
  table: string;
  /** Of the seed, as it was shown before we sat down. */
  commitment: string;
  seats: KeptSeat[];
}

interface Stored {
  commitment: string;
  texts: Record<string, string>;
  acknowledged: number[];
  /** Every seat's commitment as it was when all had one; empty before that. */
  seen: Record<string, string>;
}

const most = 60;
const textLength = 32;

/** SHA-256 of `TABLE:SEAT:TEXT`. */
export function textCommitment(table: string, seat: number, text: string): string {
  return bytesToHex(sha256(utf8ToBytes(`${table}:${seat}:${text}`)));
}

/** What we keep of one table: in memory for the game, and in the browser's for what comes after it. */
export class Keeping {
  #stored: Stored | null;

  constructor(readonly table: string) {
    this.#stored = recall<Stored | null>(`kept.${table}`, null);
  }

  /** A text of our own for a seat, as a commitment; made after the seed's commitment was seen. */
  commit(seat: number, commitment: string): string {
    this.#stored ??= { commitment, texts: {}, acknowledged: [], seen: {} };
    const text = (this.#stored.texts[seat] ??= randomText(textLength));
    this.#store();
    return textCommitment(this.table, seat, text);
  }

  /** All have committed themselves: from here on these commitments count, whatever is said later. */
  see(now: Now): void {
    const stored = this.#stored;
    if (!stored || now.phase !== 'revealing' || Object.keys(stored.seen).length > 0) return;
    for (const { seat } of now.seats) stored.seen[seat] = now.fair.text_commitments[seat] ?? '';
    this.#store();
  }

  /** Our text for a seat, if it can be told now: every person is bound, and by what we saw. */
  toReveal(seat: number, now: Now): string | null {
    const stored = this.#stored;
    const bound = now.seats.every((one) => {
      const commitment = now.fair.text_commitments[one.seat] ?? '';
      const added = one.kind === 'bot' || commitment !== '' || now.fair.texts[one.seat] !== undefined;
      return added && stored?.seen[one.seat] === commitment;
    });
    return bound ? (stored?.texts[seat] ?? null) : null;
  }

  acknowledge(seat: number): void {
    if (!this.#stored || this.#stored.acknowledged.includes(seat)) return;
    this.#stored.acknowledged.push(seat);
    this.#store();
  }

  /** Bounded: of the tables we sat at, the latest are kept. */
  #store(): void {
    remember(`kept.${this.table}`, this.#stored);
    const tables = [...recall<string[]>('kept', []).filter((table) => table !== this.table), this.table];
    for (const table of tables.splice(0, tables.length - most)) forget(`kept.${table}`);
    remember('kept', tables);
  }
}

/** What we kept of a table, as it goes into its record; nothing where we saw no commitments. */
export function keptOf(table: string): Kept | null {
  const stored = recall<Stored | null>(`kept.${table}`, null);
  if (!stored || Object.keys(stored.seen).length === 0) return null;
  const seats = Object.entries(stored.seen).map(([name, commitment]): KeptSeat => {
    const seat = Number(name);
    const text = stored.texts[name];
    const ours = text !== undefined && textCommitment(table, seat, text) === commitment;
    return { seat, text_commitment: commitment, ...(ours ? { text, acknowledged: stored.acknowledged.includes(seat) } : {}) };
  });
  return { parlor_kept: 1, table, commitment: stored.commitment, seats };
}
