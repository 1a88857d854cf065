import type { Remark } from '../protocol/types';

const lasting = 7_000;

/** What was just said, at the seat of who said it, for as long as it takes to read. */
export class Bubbles {
  #phrases = $state.raw<ReadonlyMap<number, Remark>>(new Map());

  at(seat: number): string | null {
    return this.#phrases.get(seat)?.phrase ?? null;
  }

  show(remark: Remark): void {
    this.#phrases = new Map(this.#phrases).set(remark.seat, remark);
    setTimeout(() => {
      if (this.#phrases.get(remark.seat) !== remark) return;
      this.#phrases = new Map([...this.#phrases].filter(([seat]) => seat !== remark.seat));
    }, lasting);
  }
}
