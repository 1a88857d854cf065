import type { Command, FromServer } from './types';

export type Connection = 'connecting' | 'open' | 'lost';

/** What the socket needs of the world, so that tests can give it another. */
export interface World {
  open(address: string): WebSocket;
  later(milliseconds: number, act: () => void): number;
  cancel(timer: number): void;
}

export const browserWorld: World = {
  open: (address) => new WebSocket(address),
  later: (milliseconds, act) => window.setTimeout(act, milliseconds),
  cancel: (timer) => window.clearTimeout(timer),
};

const firstWait = 500;
const longestWait = 15_000;
const answerWithin = 12_000;
/** How often the server is asked for a sign of life, and how many such questions may go unanswered: five seconds in all. */
const beat = 1_500;
const mostUnanswered = 2;
const connectWithin = 6_000;

export type Answer = Extract<FromServer, { id: number }> | { type: 'lost' };

interface Waiting {
  resolve(answer: Answer): void;
  timer: number;
}

/**
 * One table's connection. It comes back by itself after a loss, asks for what it missed by the number of the last event
 * it has, and answers every command: what was under way when the line broke is answered with `lost`. A line on which
 * nothing arrives any more is broken too, whatever the network says: nobody may tell us that packets vanish.
 */
export class TableSocket {
  #socket: WebSocket | null = null;
  #wait = firstWait;
  #timer: number | null = null;
  #nextId = 1;
  #waiting = new Map<number, Waiting>();
  #closed = false;
  #pulse: number | null = null;
  #unanswered = 0;

  constructor(
    private readonly address: string,
    private readonly lastEvent: () => number,
    private readonly heard: (message: FromServer) => void,
    private readonly changed: (state: Connection) => void,
    private readonly world: World = browserWorld,
  ) {}

  connect(): void {
    if (this.#closed || this.#socket) return;
    this.#cancelTimers();
    this.changed('connecting');
    const socket = this.world.open(`${this.address}?after=${this.lastEvent()}`);
    this.#socket = socket;
    this.#unanswered = 0;
    this.#listenFor(connectWithin, () => this.#abandon());
    socket.onopen = () => {
      this.#wait = firstWait;
      this.#listenFor(beat, () => this.#ask());
      this.changed('open');
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.#socket !== socket) return;
      this.#unanswered = 0;
      this.#receive(event.data);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  /** One timer for all that is waited for on the line itself. */
  #listenFor(milliseconds: number, act: () => void): void {
    if (this.#pulse !== null) this.world.cancel(this.#pulse);
    this.#pulse = this.world.later(milliseconds, act);
  }

  /** Asks for a sign of life, unless too many such questions stand open. */
  #ask(): void {
    if (this.#unanswered >= mostUnanswered) return this.#abandon();
    this.#unanswered++;
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify({ do: 'ping', id: this.#nextId++ }));
    this.#listenFor(beat, () => this.#ask());
  }

  /** A dead line is not closed in good order: its end would never hear of it. */
  #abandon(): void {
    const socket = this.#socket;
    if (!socket) return;
    this.#lost();
    socket.close();
  }

  close(): void {
    this.#closed = true;
    this.#cancelTimers();
    this.#socket?.close();
    this.#socket = null;
    this.#failAll();
  }

  send(command: Command): Promise<Answer> {
    const socket = this.#socket;
    if (!socket || socket.readyState !== 1) return Promise.resolve({ type: 'lost' });
    const id = this.#nextId++;
    return new Promise((resolve) => {
      const timer = this.world.later(answerWithin, () => this.#answer(id, { type: 'lost' }));
      this.#waiting.set(id, { resolve, timer });
      socket.send(JSON.stringify({ ...command, id }));
    });
  }

  #receive(text: string): void {
    let message: FromServer;
    try {
      message = JSON.parse(text) as FromServer;
    } catch {
      return;
    }
    this.heard(message);
    // A server that stops in good order says when another one can take us.
    if (message.type === 'closing' && message.again !== undefined) this.#wait = message.again;
    if ('id' in message) this.#answer(message.id, message);
  }

  #answer(id: number, answer: Answer): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    this.#waiting.delete(id);
    this.world.cancel(waiting.timer);
    waiting.resolve(answer);
  }

  #lost(): void {
    this.#socket = null;
    this.#cancelTimers();
    this.#failAll();
    if (this.#closed) return;
    this.changed('lost');
    this.#timer = this.world.later(this.#wait, () => this.connect());
    this.#wait = Math.min(longestWait, Math.max(firstWait, this.#wait * 2));
  }

  #failAll(): void {
    for (const id of [...this.#waiting.keys()]) this.#answer(id, { type: 'lost' });
  }

  #cancelTimers(): void {
    for (const timer of [this.#timer, this.#pulse]) if (timer !== null) this.world.cancel(timer);
    this.#timer = this.#pulse = null;
  }
}
