import type { Command, Now } from '../protocol/types';
import type { Keeping } from './kept';

/** Our texts for the dice: told as soon as everybody has committed to one, whatever is still being shown. */
export class Reveals {
  /** Seats whose text is on its way. */
  #underway = new Set<number>();

  constructor(
    private readonly keeping: Keeping,
    private readonly tell: (command: Command) => Promise<boolean>,
  ) {}

  see(now: Now, ours: readonly number[]): void {
    this.keeping.see(now);
    for (const seat of now.fair.reveal?.awaited ?? []) {
      const text = ours.includes(seat) && !this.#underway.has(seat) ? this.keeping.toReveal(seat, now) : null;
      if (text === null) continue;
      this.#underway.add(seat);
      void this.tell({ do: 'reveal', seat, text }).then((taken) => {
        this.#underway.delete(seat);
        if (taken) this.keeping.acknowledge(seat);
      });
    }
  }
}
