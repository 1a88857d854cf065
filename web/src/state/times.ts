import { words } from '../i18n/index.svelte';
import type { ClockKind } from '../protocol/types';

export function clockWords(clock: ClockKind): string {
  if (clock.kind === 'none') return words.t.make.noClock;
  if (clock.kind === 'turn') return words.t.make.perTurn(clock.seconds);
  return words.t.make.perGame(Math.round(clock.seconds / 60), clock.increment);
}

/** Minutes and seconds; tenths when it gets close. */
export function timeLeft(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  if (left < 10_000) return (left / 1000).toFixed(1);
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
