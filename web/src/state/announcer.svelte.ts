/**
 * What a screen reader hears. Sentences that come close together are joined into one message, so that the second never
 * cuts off the first; the last message can be repeated.
 */
export class Announcer {
  message = $state('');
  #parts: string[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  #last = '';

  say(sentence: string): void {
    if (sentence === '') return;
    this.#parts.push(sentence);
    if (this.#timer === null) this.#timer = setTimeout(() => this.flush(), 350);
  }

  repeat(): void {
    if (this.#last === '') return;
    // A live region speaks only when it changes.
    this.message = '';
    this.#parts = [this.#last];
    if (this.#timer === null) this.#timer = setTimeout(() => this.flush(), 60);
  }

  flush(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#parts.length === 0) return;
    const text = this.#parts.join(' ');
    this.#parts = [];
    this.#last = text;
    this.message = text === this.message ? `${text}\u00a0` : text;
  }
}

export const announcer = new Announcer();
