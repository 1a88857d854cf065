import { isGame, modelOf } from '../games/index';
import { storyIn } from '../games/stories';
import { TableSocket, type Answer, type Connection, type World } from '../protocol/socket';
import type { Command, FromServer, Now, Preview, Remark, Said, SeatNow, Step, Table, TableEvent } from '../protocol/types';
import { feedback } from './feedback';
import { Keeping } from './kept';
import { settings, speedFactor } from './settings.svelte';
import { Stage } from './stage.svelte';
import { remarkEvent, withPhrases } from './story';
import { Turn } from './turn.svelte';

export interface Dice {
  seat: number;
  values: number[];
  k: number;
  rolling: boolean;
}

export interface Notice extends Said {
  clause: string;
  /** Our own sentence, not the server's. */
  own?: boolean;
}

type Work = { events: TableEvent[]; now: Now } | { preview: Preview };

const rollTime = 450;
const mostSaid = 200;

/** A table as this browser sees it: what the server said, what is being shown, and what we may do about it. */
export class TableStore {
  connection = $state.raw<Connection>('connecting');
  table = $state.raw<Table | null>(null);
  /** How things stood when the last motion ended; controls follow this. */
  now = $state.raw<Now | null>(null);
  you = $state.raw<number[]>([]);
  events = $state.raw<TableEvent[]>([]);
  /** Phrases that were said beside the game, in their order. */
  said = $state.raw<Remark[]>([]);
  here = $state.raw<number[]>([]);
  spectators = $state.raw(0);
  dice = $state.raw<Dice | null>(null);
  notice = $state.raw<Notice | null>(null);
  closing = $state.raw('');
  /** The table does not exist, or is of a game this page does not know. */
  missing = $state.raw(false);
  stage = $state.raw<Stage | null>(null);
  turn = $state.raw<Turn | null>(null);
  /** The seat at the bottom when we hold none, or want to look from elsewhere. */
  turnedTo = $state.raw<number | null>(null);
  /** Server time minus ours. */
  lag = 0;
  onEvents: (events: TableEvent[]) => void = () => undefined;

  #socket: TableSocket;
  #work: Work[] = [];
  #working = false;
  #lastEvent = 0;
  #shown: string[] = [];
  #keeping: Keeping;
  /** Seats whose text is on its way. */
  #revealing = new Set<number>();

  /** The seat that our link invites us to, and the key to it. */
  invitedTo = $state.raw<number | null>(null);
  #key = '';

  constructor(
    readonly id: string,
    world?: World,
  ) {
    this.#keeping = new Keeping(id);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.#socket = new TableSocket(
      `${scheme}://${location.host}/ws/${id}`,
      () => this.#lastEvent,
      (message) => this.#hear(message),
      (state) => (this.connection = state),
      world,
    );
  }

  /** What happened and what was said, each phrase after the last event by then. */
  readonly story = $derived(withPhrases(this.events, this.said));
  readonly game = $derived(this.table && isGame(this.table.game) ? this.table.game : null);
  readonly bottom = $derived(this.turnedTo ?? this.you[0] ?? this.table?.seats[0] ?? 0);
  readonly actor = $derived(this.now?.phase === 'playing' ? this.now.view.actor : null);
  readonly myTurn = $derived(this.actor !== null && this.you.includes(this.actor.seat) && !this.playedFor(this.actor.seat));
  readonly mustThrow = $derived(this.myTurn && this.actor?.must === 'throw');
  readonly mustPlay = $derived(this.myTurn && this.actor?.must === 'play');
  readonly seated = $derived(this.you.length > 0);
  /** We gave up, and bots play on for us until the others have finished. */
  readonly resigned = $derived(this.seated && this.you.every((seat) => this.seatNow(seat)?.resigned === true));
  /** Whether the game goes on without us when we resign now: two sides or more are left. */
  readonly othersPlayOn = $derived.by(() => {
    const others = (seat: number) => !this.you.includes(seat) && this.seatNow(seat)?.resigned !== true;
    return (this.table?.teams ?? []).filter((team) => team.some(others)).length > 1;
  });
  /** Counts of this roll that are not used yet, whoever plays it; null where nothing is to be played. */
  readonly left = $derived.by(() => {
    if (this.actor?.must !== 'play') return null;
    return this.turn?.next?.left ?? this.now?.preview?.left ?? this.now?.view.dice?.map(String) ?? null;
  });

  /** Whether we may take a seat: open to all, kept for us, or the one our link is for. */
  maySit(seat: SeatNow): boolean {
    if (seat.kind !== 'open' || this.seated) return false;
    return this.table?.invited !== true || seat.kept === true || seat.seat === this.invitedTo;
  }

  /** Takes an invitation as it stands in a link: `2.88ab…`. */
  welcome(invitation: string): void {
    const [, seat, key] = /^(\d)\.(\w+)$/.exec(invitation) ?? [];
    this.invitedTo = seat === undefined ? null : Number(seat);
    this.#key = key ?? '';
  }

  connect(): void {
    this.#socket.connect();
  }

  close(): void {
    this.#socket.close();
  }

  seatNow(seat: number): SeatNow | null {
    return this.now?.seats.find((one) => one.seat === seat) ?? null;
  }

  playedFor(seat: number): boolean {
    return this.seatNow(seat)?.bot_plays === true;
  }

  turnBoard(seat: number): void {
    this.turnedTo = seat;
    this.#remodel();
  }

  async sit(seat: number, name: string): Promise<void> {
    const text_commitment = this.#keeping.commit(seat, this.table?.commitment ?? '');
    await this.#do({ do: 'sit', seat, name, text_commitment, ...(this.#key ? { key: this.#key } : {}) });
    await this.#do({ do: 'auto', throw: settings.autoThrow, forced: settings.autoForced });
  }

  readonly command = (command: Command): Promise<boolean> => this.#do(command);

  async throwDice(): Promise<void> {
    if (!this.mustThrow || this.dice?.rolling || !this.now) return;
    await this.#do({ do: 'throw', n: this.now.n });
  }

  async done(): Promise<void> {
    const turn = this.turn;
    if (!turn || !this.now || turn.busy) return;
    const steps = turn.steps.map((step) => step.text);
    this.#shown = steps;
    turn.end();
    if (!(await this.#do({ do: 'play', n: this.now.n, steps }))) this.#settle();
  }

  /** Makes the only play there is. */
  async playOnly(): Promise<void> {
    const only = this.now?.view.only;
    if (!only || !this.now || !this.mustPlay) return;
    this.turn?.end();
    this.stage?.show(this.now.view.pieces);
    this.#shown = [];
    await this.#do({ do: 'play', n: this.now.n, steps: only.steps.map((step) => step.text) });
  }

  /** A step that is a word: it is the whole play. */
  async say(step: Step): Promise<void> {
    if (!this.now) return;
    const steps = [...(this.turn?.steps ?? []), step].map((one) => one.text);
    this.turn?.end();
    await this.#do({ do: 'play', n: this.now.n, steps });
  }

  /** Everybody has committed to a text for the dice: ours is told at once, whatever is still being shown. */
  #reveal(now: Now): void {
    this.#keeping.see(now);
    for (const seat of now.fair.reveal?.awaited ?? []) {
      const text = this.you.includes(seat) && !this.#revealing.has(seat) ? this.#keeping.toReveal(seat, now) : null;
      if (text === null) continue;
      this.#revealing.add(seat);
      void this.#do({ do: 'reveal', seat, text }).then((taken) => {
        this.#revealing.delete(seat);
        if (taken) this.#keeping.acknowledge(seat);
      });
    }
  }

  async #do(command: Command): Promise<boolean> {
    const answer: Answer = await this.#socket.send(command);
    if (answer.type === 'refused') {
      if (answer.code !== 'stale') {
        this.notice = answer;
        feedback('no');
      }
      return false;
    }
    return answer.type !== 'lost';
  }

  #hear(message: FromServer): void {
    if (message.type === 'welcome') this.you = message.you;
    if ('now' in message) this.#reveal(message.now);
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message);
      case 'events':
        return this.#queue({ events: message.events, now: message.now });
      case 'state':
        return this.#queue({ events: [], now: message.now });
      case 'preview':
        return this.#queue({ preview: message });
      case 'presence':
        this.here = message.here;
        this.spectators = message.spectators;
        return;
      case 'you':
        this.you = message.you;
        this.#remodel();
        return this.#settle();
      case 'said':
        this.said = [...this.said, message].slice(-mostSaid);
        return this.onEvents([remarkEvent(message)]);
      case 'closing':
        this.closing = message.code;
        return;
      default:
        return;
    }
  }

  #welcome(message: Extract<FromServer, { type: 'welcome' }>): void {
    this.closing = '';
    // Another server may remember less than we do.
    const last = this.said.at(-1)?.at ?? -1;
    this.said = [...this.said, ...message.said.filter((remark) => remark.at > last)].slice(-mostSaid);
    if (!isGame(message.table.game)) {
      this.missing = true;
      return;
    }
    const first = this.table === null;
    this.table = message.table;
    if (!first) {
      this.#queue({ events: message.events, now: message.now });
      void this.turn?.refresh();
      return;
    }
    this.#open(message.table.game);
    for (const event of message.events) this.#log(event);
    this.now = message.now;
    this.#showRoll(message.now);
    this.#settle();
  }

  #open(game: string): void {
    const stage = new Stage(modelOf(game, { bottom: this.bottom, rules: this.table?.values ?? {} }));
    this.stage = stage;
    this.turn = new Turn(stage, this.#guide(), speedFactor, (step) => this.#stepped(step));
  }

  #guide() {
    return {
      next: async (steps: string[]) => {
        const answer = await this.#socket.send({ do: 'steps', steps });
        return answer.type === 'next' ? answer : null;
      },
      why: async (steps: string[], from: string, to: string) => {
        const answer = await this.#socket.send({ do: 'why', steps, from, to });
        return answer.type === 'ruling' ? answer.ruling : null;
      },
    };
  }

  #remodel(): void {
    if (!this.game || !this.stage) return;
    this.stage.setModel(modelOf(this.game, { bottom: this.bottom, rules: this.table?.values ?? {} }));
  }

  #stepped(step: Step): void {
    feedback(step.captures ? 'capture' : 'step');
    const turn = this.turn;
    if (!turn?.next || turn.next.steps.length > 0 || !turn.mayEnd) return;
    // Without dice there is nothing to think over: the move is made. With dice the last look is the player's.
    if (!settings.confirm || turn.next.left.length === 0 && this.now?.view.dice === null) void this.done();
  }

  #queue(work: Work): void {
    this.#work.push(work);
    if ('now' in work) {
      this.lag = work.now.time - Date.now();
      this.#lastEvent = Math.max(this.#lastEvent, work.events.at(-1)?.n ?? 0);
    }
    if (!this.#working) void this.#run();
  }

  /** Into the log, in the order in which things are shown. */
  #log(event: TableEvent): void {
    this.#lastEvent = Math.max(this.#lastEvent, event.n);
    if (event.n > (this.events.at(-1)?.n ?? 0)) this.events = [...this.events, event];
  }

  async #run(): Promise<void> {
    this.#working = true;
    for (let work = this.#work.shift(); work; work = this.#work.shift()) {
      if ('preview' in work) this.#preview(work.preview);
      else await this.#show(work.events, work.now);
    }
    this.stage?.rest();
    this.#working = false;
    this.#settle();
  }

  #preview(preview: Preview): void {
    if (this.turn?.seat === preview.seat && this.you.includes(preview.seat)) return;
    if (this.now) this.now = { ...this.now, preview };
    this.#shown = preview.steps;
    this.stage?.show(preview.pieces);
  }

  async #show(events: readonly TableEvent[], now: Now): Promise<void> {
    this.onEvents([...events]);
    const before = this.now;
    for (const event of events) {
      if (event.event !== 'threw') this.#log(event);
      if (event.event === 'threw') await this.#roll(event.seat, event.dice, event.k).then(() => this.#log(event));
      else if (event.event === 'played') await this.#played(event.steps, before?.view.pieces ?? []);
      // The position is another one now, even where it is our turn before and after.
      else if (event.event === 'took_back') this.turn?.end();
      else if (event.event === 'ended') feedback('win');
    }
    this.now = now;
    // What we said of how things stood, as that a throw is due, is over with that.
    if (this.notice?.own) this.notice = null;
    if (this.#work.length === 0) this.#showRoll(now);
    const inHand = this.turn?.seat !== null && this.turn?.seat === now.view.actor?.seat;
    if (!inHand) this.stage?.show(now.view.pieces);
  }

  async #roll(seat: number, values: number[], k: number): Promise<void> {
    this.turn?.end();
    const speed = this.#speed();
    if (speed > 0) {
      this.dice = { seat, values, k, rolling: true };
      feedback('dice');
      await new Promise((resolve) => setTimeout(resolve, rollTime / speed));
    }
    this.dice = { seat, values, k, rolling: false };
  }

  async #played(steps: readonly Step[], before: Now['view']['pieces']): Promise<void> {
    const stage = this.stage;
    if (!stage) return;
    const shown = this.#shown;
    this.#shown = [];
    this.turn?.end();
    const same = shown.length > 0 && shown.every((text, i) => steps[i]?.text === text);
    if (shown.length > 0 && !same) stage.show(before);
    if (!same) stage.touched = [];
    for (const step of same ? steps.slice(shown.length) : steps) {
      await stage.play(step, this.#speed());
      if (step.captures) feedback('capture');
      else if (this.game && storyIn(this.game).arrives?.(step)) feedback('home');
    }
  }

  /** When many events wait to be shown, they are shown faster. */
  #speed(): number {
    const waiting = this.#work.length;
    if (waiting > 12) return 0;
    return speedFactor() * (waiting > 5 ? 4 : waiting > 2 ? 2 : 1);
  }

  #showRoll(now: Now): void {
    this.dice = now.rolled ? { seat: now.rolled.seat, values: now.rolled.dice, k: now.rolled.k, rolling: false } : null;
  }

  /** All motion is over: draw what is, and begin our turn if it is ours. */
  #settle(): void {
    const { now, stage, turn } = this;
    if (!now || !stage || !turn || this.#working) return;
    if (this.mustPlay && now.view.actor) {
      if (turn.seat === null) {
        stage.show(now.view.pieces);
        feedback('turn');
        void turn.begin(now.view.actor.seat);
      }
      return;
    }
    turn.end();
    stage.show(now.preview?.pieces ?? now.view.pieces);
    if (now.preview) this.#shown = now.preview.steps;
  }
}
