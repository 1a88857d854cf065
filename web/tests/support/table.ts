import type { World } from '../../src/protocol/socket';
import type { FromServer, Next, Now, Step, Table, View } from '../../src/protocol/types';

/** A socket whose other end is the test. */
export class FakeSocket {
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  hears(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  last(): Record<string, unknown> & { id: number } {
    return this.sent.at(-1) as Record<string, unknown> & { id: number };
  }
}

/** A world in which time passes when the test says so. */
export class FakeWorld implements World {
  sockets: FakeSocket[] = [];
  timers: { at: number; act: () => void; id: number }[] = [];
  #now = 0;
  #nextId = 1;

  open(address: string): WebSocket {
    const socket = new FakeSocket(address);
    this.sockets.push(socket);
    return socket as unknown as WebSocket;
  }
  later(milliseconds: number, act: () => void): number {
    const id = this.#nextId++;
    this.timers.push({ at: this.#now + milliseconds, act, id });
    return id;
  }
  cancel(timer: number): void {
    this.timers = this.timers.filter((one) => one.id !== timer);
  }
  pass(milliseconds: number): void {
    this.#now += milliseconds;
    for (const timer of this.timers.filter((one) => one.at <= this.#now)) {
      this.cancel(timer.id);
      timer.act();
    }
  }
  get socket(): FakeSocket {
    return this.sockets.at(-1) as FakeSocket;
  }
}

export const table: Table = {
  id: 'k7f3mq2x9d',
  game: 'parcheesi',
  title: 'Royal',
  sheet: 'royal',
  name: '',
  options: {},
  values: { direction: 'counterclockwise', safety_spaces: 'true' },
  seats: [0, 2],
  seat_names: { '0': 'yellow', '2': 'red' },
  teams: [[0], [2]],
  invited: false,
  hints: true,
  takebacks: true,
  clock: { kind: 'none' },
  timeout: 'bot',
  made: 0,
  commitment: '',
};

export function step(from: string, to: string, uses: string, path: string[] = [], seat = 0): Step {
  return { text: `${from}>${to}`, from, to, uses, captures: false, moves: [{ seat, kind: 'pawn', from, to, path }] };
}

export const view: View = {
  position: 'y:S,S,5,12 r:S,39,h3,H y 5-3',
  pieces: [
    { seat: 0, kind: 'pawn', at: 'S' },
    { seat: 0, kind: 'pawn', at: 'S' },
    { seat: 0, kind: 'pawn', at: '5' },
    { seat: 0, kind: 'pawn', at: '12' },
    { seat: 2, kind: 'pawn', at: 'S' },
    { seat: 2, kind: 'pawn', at: '39' },
    { seat: 2, kind: 'pawn', at: 'h3' },
    { seat: 2, kind: 'pawn', at: 'H' },
  ],
  actor: { seat: 0, must: 'play' },
  dice: [5, 3],
  facts: {},
  choices: 3,
  only: null,
  outcome: null,
};

export const firstNext: Next = { steps: [step('S', '5', '5'), step('5', '8', '3', ['6', '7', '8']), step('12', '15', '3', ['13', '14', '15'])], may_end: false, left: ['5', '3'] };

export function now(changes: Partial<Now> = {}): Now {
  return {
    n: 7,
    phase: 'playing',
    time: 0,
    view,
    rolled: { seat: 0, dice: [5, 3], k: 0 },
    seats: [
      { seat: 0, kind: 'person', name: 'Ann', away: false, bot_plays: false, resigned: false },
      { seat: 2, kind: 'bot', level: 'hard' },
    ],
    clock: null,
    preview: null,
    offer: null,
    takeback: [],
    start: false,
    result: null,
    rematch: { wanted: [], table: null },
    fair: { commitment: '', text_commitments: {}, texts: {}, replaced: [], reveal: null, throws: 1, seed: null },
    ...changes,
  };
}
