import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The program itself, where it has been built: what it prints is the best test data there is. */
export const program = process.env['PARLOR'] ?? join(import.meta.dirname, '../../../build/release/parlor');

export const built = existsSync(program);

export function parlor(...words: string[]): string {
  return execFileSync(program, words, { encoding: 'utf8', maxBuffer: 64 << 20 });
}
